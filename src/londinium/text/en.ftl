### Words every game shares.

seat = Seat { $number }
event-took-back = { $who } took back “{ $move }”.
event-took-back-hidden = { $who } took back a choice.
refusal-over = The game is over.
refusal-not-asked = You have chosen; now { $seats } must choose.
