### Kids of London

title = Kids of London
tagline = Send a street child each hour, rob the passers-by, and end as the second richest.
extra-stranger = The stranger

## Pieces

child = { $child ->
    [8] the chief (8)
   *[other] child { $child }
}
character = { $character ->
    [merchant] merchant
    [left-curate] left curate
    [right-curate] right curate
    [jeweller] jeweller
    [banker] banker
    [prince] prince or comedian
    [beggar] beggar
   *[other] { $character }
}
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
purse = { $character ->
    [left-curate] { coins } for the thief’s left neighbour
    [right-curate] { coins } for the thief’s right neighbour
    [prince] { coins } or none, as the thief chooses
    [beggar] the thief loses { coins }
   *[other] carries { coins }
}

## Moves

move-send = Send { child }
move-take-own = Steal elsewhere, for your own child’s value
move-take-purse = Rob the character
move-take-nothing = Say he was only a comedian, and take nothing

## What is asked

prompt-sending = send a child; { $character ->
    [prince] a prince, or a comedian, is in the street.
   *[other] the { character } is in the street.
}
prompt-sharing = choose what to take.

## What happened

event-hour-struck = { $stranger ->
    [none] Hour { $hour }: a { character } is seen in the street.
   *[other] Hour { $hour }: a { character } is seen in the street, and the stranger sends { $stranger }.
}
event-chose = { $who } chose { child }.
    .you = You chose { child }.
event-chose-hidden = { $who } has chosen.
event-sent = { $who } sent { child }.
    .you = You sent { child }.
event-arrested = { $who }’s chief was taken by the police.
    .you = Your chief was taken by the police.
event-stole-elsewhere = { $who } stole { coins } elsewhere in London.
    .you = You stole { coins } elsewhere in London.
event-decided = { $who } decided: { $take ->
    [take-own] own value
    [take-purse] the character’s money
   *[take-nothing] only a comedian
}.
    .you = You decided: { $take ->
        [take-own] own value
        [take-purse] the character’s money
       *[take-nothing] only a comedian
    }.
event-decided-hidden = { $who } has decided.
event-robbed = { $who } robbed the { $character ->
    [prince] prince
   *[other] { character }
} of { coins }.
    .you = You robbed the { $character ->
        [prince] prince
       *[other] { character }
    } of { coins }.
event-gave = { $who } robbed the { character }. { $to } received { coins }.
    .you = You robbed the { character }. { $to } received { coins }.
    .to-you = { $who } robbed the { character }. You received { coins }.
event-lost = { $who } met the beggar and lost { coins }.
    .you = You met the beggar and lost { coins }.
event-met-comedian = { $who } met only a comedian.
    .you = You met only a comedian.
event-stripped = { $who } had the most, { coins }, and lost it all to the chief of the quarter.
    .you = You had the most, { coins }, and lost it all to the chief of the quarter.
event-won = { $who } wins with { coins }!
    .you = You win with { coins }!
event-ended = The nine hours are over.

## Why not

refusal-choose-child = Now is the time to send a child; what to take is chosen after the theft.
refusal-child-gone = { $child ->
    [8] Your chief (8) has
   *[other] Your child { $child } has
} already been in the street; each child goes out once.
refusal-choose-take = The children are in the street; now choose what to take.
refusal-not-lowest = Only a child that is both the highest and the lowest may take its own value instead.
refusal-last-hour-prince = In the last hour he is always the prince.
refusal-not-comedian = The { character } is no comedian; you cannot decline.

## Sources of coins

source-robbed = Robbed from characters
source-elsewhere = Stolen elsewhere
source-given = From curates
source-beggar = Lost to the beggar
source-stripped = Stripped by the chief of the quarter

## The picture

picture-clock = The clock
picture-to-come = Still to come:
picture-chosen = has chosen
picture-thinking = thinking …
picture-sends = sends { $child }

## The rules as implemented

rule-aim-title = The aim
rule-aim = Be the second richest when the nine hours are over. The richest lose everything.
rule-setup-title = Setting up
rule-setup = Every band has nine children, numbered 0 to 8. The nine characters are shuffled face down. Nobody has coins. Coins are always open; there are always enough of them.
rule-turn-title = Whose turn it is
rule-turn = There are nine hours. Each hour a character is turned up, everyone secretly chooses a child at the same time, the children are shown, and the theft is carried out. Until the last has chosen you may take your choice back.
rule-sending-title = Sending a child
rule-sending = Each child goes out once. Everyone has seen the children that were sent, so what is left in a hand is known to all.
rule-theft-title = The theft
rule-theft = The highest child robs the character. If several are highest they share, rounded down. The lowest child steals elsewhere in London: its owner takes its number in coins; if several are lowest, each takes its own number. Everyone else takes nothing.
rule-chiefs-title = Chiefs
rule-chiefs = Child 8 is the chief. If two or more chiefs are sent in the same hour, the police take them all: they steal nothing, and the next highest child counts as the highest.
rule-lone-title = Highest and lowest at once
rule-lone = A child that is both the highest and the lowest lets its owner choose: its own number, or the character’s money. This happens when all others were arrested, and when all free children are equal; equal thieves choose secretly at the same time, and whoever robs gets the money divided by the number of them.
rule-characters-title = The characters
rule-characters = The merchants carry 4, the jewellers 6, the banker 7. A curate’s 5 coins go to the thief’s left or right neighbour; several thieves each pass their share on to their own neighbour. On the left sits the next seat, and seat 1 after the last. The prince carries 8, but each thief may say he was only a comedian and take nothing; in the last hour he is always the prince. Whoever robs the beggar loses 3 coins, never more than they have; several who rob him share the loss, rounded down.
rule-end-title = The end
rule-end = After nine hours the richest are stripped of everything and come last. The second richest win, even without a coin; if several are equal they share the victory. If all are equally rich, all are stripped and nobody wins.
rule-two-title = Two players
rule-two = A stranger plays along: its children are shuffled, and its child of the hour is seen before you choose. It always robs the character where there is a choice, and always calls him a prince. It sits to the left of seat 2 and to the right of seat 1. It can win, or share the victory.

## What can be read off the table

gauge-coins = coins
gauge-children = children
outlook-ends-round = ends the hour
outlook-may-end-round = may end the hour

## What advice counts

counted-robbed = { $good ->
    [yes] robbing more aptly
   *[no] robbing less aptly
}
counted-elsewhere = { $good ->
    [yes] stealing elsewhere more aptly
   *[no] stealing elsewhere less aptly
}
counted-given = { $good ->
    [yes] a better share of the curates
   *[no] a worse share of the curates
}
counted-beggar = { $good ->
    [yes] faring better with the beggar
   *[no] faring worse with the beggar
}
counted-children = { $good ->
    [yes] better children left
   *[no] worse children left
}
