### Słowa wspólne wszystkim grom.

seat = Miejsce { $number }
event-took-back = { $who } cofa „{ $move }”.
event-took-back-hidden = { $who } cofa swój wybór.
refusal-over = Gra jest skończona.
refusal-not-asked = Wybór już podjęty; teraz wybiera { $seats }.
