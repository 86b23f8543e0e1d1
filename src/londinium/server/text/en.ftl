### Words of the server: what people are told when they are not at the table.

notice-turn-subject = Your turn: { $game }
notice-turn = { $name }, it is your turn in { $game }.
notice-asked-subject = A question for you: { $game }
notice-asked = { $name }, { $who } asks whether a choice in { $game } may be taken back.
notice-test-subject = Londinium can reach you
notice-test = { $name }, this is how Londinium will tell you that a table waits for you.

mail-to-the-table = To the table: { $link }
mail-stop = No more of these: { $link }
mail-confirm-subject = Is this your address?
mail-confirm = { $name } wants to be told at this address when a table of Londinium waits.
    If that is you, open this link; if not, do nothing and you will not hear from us again.

channel-problem-not-an-address = The address cannot be read.
channel-problem-unknown-name = There is no server of that name.
channel-problem-private = The address leads into a private network, and the host of this server does not allow that.
channel-problem-unreachable = The other server could not be reached.
channel-problem-slow = The other server took too long.
channel-problem-answered = The other server did not take the message (answer { $code }).
channel-problem-refused = The mail server did not take the address.
channel-problem-mail = Mail cannot be sent at the moment.
channel-problem-too-large = The message was too long.
channel-problem-keys = The keys of the browser cannot be used; allow notifications again there.
