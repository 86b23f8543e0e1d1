### Key to the City – London

title = Key to the City – London
tagline = Win London’s landmarks at auction, join them with pipes and tunnels, and know when to let your barge sail.

## Pieces

tile = { $tile ->
    [buckingham-palace] Buckingham Palace
    [greenwich] Greenwich
    [palace-of-westminster] Palace of Westminster
    [royal-hospital-chelsea] Royal Hospital, Chelsea
    [somerset-house] Somerset House
    [tower-of-london] Tower of London
    [bank-of-england] Bank of England
    [barbican] Barbican
    [battersea-power-station] Battersea Power Station
    [covent-garden] Covent Garden
    [paddington-station] Paddington Station
    [senate-house] Senate House
    [british-library] British Library
    [bt-tower] BT Tower
    [charing-cross] Charing Cross
    [harrods] Harrods
    [lloyds-building] Lloyd’s Building
    [southwark-cathedral] Southwark Cathedral
    [canary-wharf] Canary Wharf
    [gherkin] Gherkin
    [marble-arch] Marble Arch
    [monument] Monument
    [royal-opera-house] Royal Opera House
    [tower-bridge] Tower Bridge
    [globe-theatre] Globe Theatre
    [kings-cross-station] King’s Cross Station
    [mi6-building] MI6 Building
    [royal-academy] Royal Academy
    [westminster-abbey] Westminster Abbey
    [westminster-cathedral] Westminster Cathedral
    [waterloo-station] Waterloo Station
    [guildhall] Guildhall
    [london-eye] London Eye
    [st-pancras-station] St. Pancras Station
    [royal-albert-hall] Royal Albert Hall
    [st-pauls-cathedral] St. Paul’s Cathedral
    [the-shard] The Shard
    [hyde-park-and-kensington-gardens] Hyde Park and Kensington Gardens
    [piccadilly-circus] Piccadilly Circus
    [trafalgar-square] Trafalgar Square
    [british-museum] British Museum
    [lords-cricket-ground] Lord’s Cricket Ground
    [oval-cricket-ground] Oval Cricket Ground
    [zsl-london-zoo] ZSL London Zoo
    [madame-tussauds] Madame Tussauds
    [national-gallery] National Gallery
    [tate-britain] Tate Britain
    [tate-modern] Tate Modern
    [victoria-and-albert-museum] Victoria and Albert Museum
    [natural-history-museum] Natural History Museum
    [royal-festival-hall] Royal Festival Hall
    [science-museum] Science Museum
    [hungerford-bridge] Hungerford Bridge
    [millennium-bridge] Millennium Bridge
    [london-bridge] London Bridge
    [the-o2] The O2
   *[thames-barrier] Thames Barrier
}
colour = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
connector = { $connector ->
    [blue] blue water pipe
    [brown] brown sewer
    [grey] grey power cable
    [yellow] yellow gas main
    [black] black telephone line
   *[red] red tunnel
}
skill = { $skill ->
    [architect] an architect’s compass
    [builder] a builder’s brick
   *[financier] a financier’s coin
}
good = { $good ->
    [blue] a blue connector
    [brown] a brown connector
    [grey] a grey connector
    [yellow] a yellow connector
    [black] a black connector
    [red] a red connector
    [any-connector] a connector of any colour
    [different-connector] a connector of a colour not yet there
    [architect] an architect skill
    [builder] a builder skill
    [financier] a financier skill
   *[any-skill] a skill of any kind
}
keyples = { $count ->
    [one] { $count } keyple
   *[other] { $count } keyples
}
coloured = { $count ->
    [one] { $count } { colour } keyple
   *[other] { $count } { colour } keyples
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
side = { $side ->
    [0] top
    [1] upper right
    [2] lower right
    [3] bottom
    [4] lower left
   *[5] upper left
}

## Moves

move-bid = Bid for { tile }
move-use = Use { tile }
move-upgrade = Upgrade { tile }
move-lay = Lay { tile }
move-join = Move your losing bid from { tile }
move-side = { side } side of your tile { $lot }
move-keyples = { $count ->
    [0] None from behind the screen
   *[other] { keyples } from behind the screen
}
move-colour = With { colour } keyples
move-pay = Give { skill }
move-take = Take { skill }
move-connector = Take a { connector }
move-turn = { $sixths ->
    [0] Lay it as it is
    [one] Turn it clockwise by { $sixths } sixth
   *[other] Turn it clockwise by { $sixths } sixths
}
move-sail = Sail to berth { $berth }
move-pass = Pass
move-enough = Take no more connectors
move-discard = Discard the connector
move-decline = Decline a { connector }; it stays in the supply
move-set-aside = Give up the tiles that fit nowhere

## What is asked

prompt-acting = bid, use a tile, upgrade a tile, pass or sail.
prompt-colour = choose the colour of the keyples: all keyples of an action have one colour.
prompt-counting = choose how many keyples to place.
prompt-connecting = place or discard the { connector } before your next turn.
prompt-paying = choose the skill you give, since the tile asks for one.
prompt-taking = choose the skill you take from what the tile makes.
prompt-picking = choose a connector from what the tile makes, or take no more.
prompt-berthing = all have passed; choose a berth.
prompt-laying = lay the tiles you won; when everyone has, the game goes on.
prompt-spot = choose the side of your borough that { tile } is laid against.
prompt-turn = choose how to turn { tile }; as it is, the river leaves it by these sides: { $sides }.

## What happened

event-era-began = Era { $era } begins.
event-offered = { $level ->
    [0] { tile } comes to auction.
   *[other] { tile } comes to auction, already upgraded.
}
event-drew = { $who } drew { keyples } from the bag.
    .you = You drew { keyples } from the bag.
event-found = { $who } drew { $blue } blue, { $red } red and { $yellow } yellow.
    .you = You drew { $blue } blue, { $red } red and { $yellow } yellow.
event-found-hidden = { $who } put the keyples drawn behind the screen.
event-moved-bid = { $who } took the losing bid of { coloured } from { tile }.
    .you = You took the losing bid of { coloured } from { tile }.
event-bid = { $who } bids { coloured } for { tile }.
    .you = You bid { coloured } for { tile }.
event-used = { $who } used { tile } with { coloured }.
    .you = You used { tile } with { coloured }.
event-upgraded = { $who } upgraded { tile } with { coloured }.
    .you = You upgraded { tile } with { coloured }.
event-paid = { $who } gave { skill }.
    .you = You gave { skill }.
event-took-skill = { $who } took { skill }.
    .you = You took { skill }.
event-skill-lacked = { $who } could not take { skill }: there is none left.
    .you = You could not take { skill }: there is none left.
event-got-connectors = { $who } received { $count ->
    [one] a { connector }
   *[other] { $count } × { connector }
}.
    .you = You received { $count ->
        [one] a { connector }
       *[other] { $count } × { connector }
    }.
event-connectors-lacked = { $count } × { connector } could not be had: there are no more.
event-connected = { $who } laid a { connector } on the { side } side of { tile }.
    .you = You laid a { connector } on the { side } side of { tile }.
event-discarded = { $who } discarded a { connector }.
    .you = You discarded a { connector }.
event-declined = { $who } declined { $count ->
    [one] a { connector }
   *[other] { $count } × { connector }
}.
    .you = You declined { $count ->
        [one] a { connector }
       *[other] { $count } × { connector }
    }.
event-took-no-more = { $who } took no more connectors.
    .you = You took no more connectors.
event-passed = { $who } passed.
    .you = You passed.
event-sailed = { $who } sailed to berth { $berth } ({ $number }) of { tile }.
    .you = You sailed to berth { $berth } ({ $number }) of { tile }.
event-bid-returned = { $who } took back the losing bid of { coloured } from { tile }.
    .you = You took back the losing bid of { coloured } from { tile }.
event-tile-won = { $who } won { tile } for { keyples }.
    .you = You won { tile } for { keyples }.
event-unsold = Nobody wanted { tile }; it leaves the game.
event-river-won = { $who } won { tile } from the river.
    .you = You won { tile } from the river.
event-river-lost = { tile } goes to nobody.
event-gathered = { $who } gathered { coloured } from { tile }.
    .you = You gathered { coloured } from { tile }.
event-laid = { $who } laid { tile }.
    .you = You laid { tile }.
event-set-aside = { $who } had no place for { tile }; it leaves the game.
    .you = You had no place for { tile }; it leaves the game.
event-won = { $who } wins with { points }!
    .you = You win with { points }!
event-ended = The last barge has passed the Thames Barrier.

## Why not

refusal-pay-first = First choose the skill you give.
refusal-take-first = First choose the skill you take; a skill that is made must be taken.
refusal-pick-first = First choose the connectors you take, or say that you take no more.
refusal-berth-taken = That berth is taken; choose a free one.
refusal-must-sail = Everyone passed, so you sail now: choose a berth.
refusal-river-meets-land = Turned that way the river would meet land, or it would look the same as another way.
refusal-turn-first = First choose how to turn the tile.
refusal-no-room = { tile } cannot lie there: the hex is not free, does not touch your borough by that side first, or its river would meet land.
refusal-place-first = First choose where { tile } is to lie.
refusal-fits-nowhere = { tile } fits nowhere yet; lay another tile first.
refusal-lay-first = First lay the tiles you won.
refusal-lay-later = Tiles are laid when the era is over.
refusal-connect-first = First place or discard the connectors you have.
refusal-taken-already = You have taken the connectors; place or discard them.
refusal-decline-later = Connectors are declined when you use the tile that makes them, before you place keyples.
refusal-not-made = { tile } makes no { connector } that you could decline now.
refusal-all-taken = This game was begun under earlier rules: every connector is taken, and may then be discarded.
refusal-no-such-tile = Your borough has { $size } tiles; there is no tile { $lot }.
refusal-side-taken = That side of { tile } has a connector already; each side has room for one.
refusal-shared-side = That side is shared with { tile }, which was there first: it is the { side } side of your tile { $lot }.
refusal-nothing-to-place = You have no connectors to place.
refusal-no-skill-now = Skills are given and taken only when a tile asks for it.
refusal-act-first = First choose an action: bid, use, upgrade, pass or sail.
refusal-not-at-auction = { tile } is not at auction.
refusal-bid-too-low = { $colour ->
    [none] A bid for { tile } takes at least { $least } more keyples of one colour, and you have too few.
   *[other] A bid for { tile } takes at least { $least } more { colour } keyples, and you have too few.
}
refusal-makes-nothing = { tile } makes nothing.
refusal-not-in-play = { tile } is neither at auction nor in a borough.
refusal-no-skill = { tile } asks for a skill, and you have none.
refusal-too-few-keyples = { $colour ->
    [none] { tile } takes at least { $least } keyples of one colour, and you have too few.
   *[other] { tile } takes at least { $least } { colour } keyples, and you have too few.
}
refusal-not-yours = { tile } is not in your borough; you upgrade only what is.
refusal-fully-upgraded = { tile } cannot be upgraded any further.
refusal-cost-missing = { $count ->
    [one] The upgrade of { tile } lacks { good }.
   *[other] The upgrade of { tile } lacks { $count } things, { good } among them.
}
refusal-colour-too-few = You have too few { colour } keyples for { tile }.
refusal-colour-first = First choose the colour of the keyples for { tile }.
refusal-group-stays = Your bid on { tile } counts where it is.
refusal-no-such-group = You have no losing bid of { colour } keyples on { tile } to move.
refusal-not-so-many = You have { coloured } behind the screen.
refusal-not-enough = That is not enough for { tile }.
refusal-count-first = First choose the keyples for { tile }.

## Options

option-jennifer = The Jennifer variant: keyples that come back from losing bids and from the borough lie openly in front of the screen.
option-counts = Whether everyone sees how many keyples and skills are behind each screen (public) or not (hidden).
option-millennium = What the Millennium Bridge counts: river tiles only, or also buildings with a piece of river (river-buildings).
option-reuse = Whether one keyple or skill may score for several tiles; if not, the best way to share them out is found for you.
option-first_seat = Who begins the first era: a seat, counted from 0, or random.

## Sources of points

source-home = Home
source-production = Tiles that make something
source-networks = Networks
source-connectors = Connectors on tiles
source-landmarks = Landmarks
source-keyples = Keyples
source-skills = Skills
source-museums = Museums and halls
source-river = River tiles
source-barge = The barge

## Figures of many games

figure-keyples-spent = Keyples spent on tiles won, a seat
figure-unsold = Tiles nobody wanted
figure-points-home = Points: home
figure-points-production = Points: tiles that make something
figure-points-networks = Points: networks
figure-points-connectors = Points: connectors on tiles
figure-points-landmarks = Points: landmarks
figure-points-keyples = Points: keyples
figure-points-skills = Points: skills
figure-points-museums = Points: museums and halls
figure-points-river = Points: river tiles
figure-points-barge = Points: the barge
figure-worth = Worth to its owner: { NAME($piece, of: "tile") }

## The picture

picture-era = { $era ->
    [5] The game is over
   *[other] Era { $era } of 4
}
picture-chosen = Chosen so far:
picture-auction = At auction
picture-routemasters = Routemaster tiles, and what each would bring you now
picture-river = Barges sail to { tile }
picture-thames = The Thames Barrier
picture-keyples = keyples
picture-skills = skills
picture-open = in front
picture-to-place = to place
picture-to-lay = to lay
picture-total = total
picture-key = Connectors: b blue, n brown, g grey, y yellow, k black, r red, w any, d different; skills: A architect, B builder, F financier, S any. ⌁ network, · on the tile, ≠ different, ~ river, + upgraded, ✪ landmark, ↑ cost of the upgrade, › for a skill, ! last use, ♟ keyples, ⬡6 tiles with six connectors.

## The rules as implemented

rule-aim-title = The aim
rule-aim = Build the borough of London that is worth the most points after four eras.
rule-setup-title = Setting up
rule-setup = Everyone has a home, a barge and ten keyples drawn unseen from a bag of 40 blue, 40 red and 40 yellow. Twice as many Routemaster tiles as players lie open from the start; they come to auction in the last era. In eras 1 and 2 the six tiles of the era come to auction with 4, 5 or 6 buildings (for 2, 3, or more players), in era 3 only so many buildings, already upgraded.
rule-turn-title = Whose turn it is
rule-turn = The rightmost barge begins an era, then clockwise. On your turn bid, use a tile, upgrade a tile, pass, or sail. Connectors you have must be placed or discarded first. What you have begun to choose is yours alone until you have chosen how many keyples to place.
rule-keyples-title = Keyples
rule-keyples = All keyples of an action have one colour, the colour of all keyples already at that tile in this era, bids and uses alike. They come from behind your screen, from your losing bids, or both; a losing bid moves only as a whole. A winning bid and keyples on a tile stay.
rule-bidding-title = Bidding
rule-bidding = Your bid must be strictly higher than every other bid there; you may add to your own, even if it leads.
rule-using-title = Using a tile
rule-using = Use any tile that makes something: in your borough, in another’s, or at auction. Each later placement on a tile in an era, for a use or an upgrade, must be larger than the one before. A home and Waterloo Station ask for a skill of any kind first. Using a tile is allowed even if you cannot take what it makes.
rule-connectors-title = Connectors
rule-connectors = There are 24 of each of six colours. They go on sides of tiles in your own borough, one to a side; a side shared by two tiles counts for both, outer sides are allowed, and nothing is moved later. When you use a tile you need not take all it makes: before you place the keyples you may decline connectors one by one, and those stay in the supply for all. What you took you place or discard before your next turn; the others need not wait. Discarded ones return to the supply, but a colour whose last connector was taken is gone for the game.
rule-skills-title = Skills
rule-skills = There are 24 of each of three kinds. A skill that is made must be taken. What is lacking is lost. Skills spent return to the supply.
rule-upgrading-title = Upgrading
rule-upgrading = Upgrade only tiles in your own borough: the home, tiles of eras 1 and 2, buildings, and landmarks twice. The connectors of the cost must lie on the tile’s sides, where they stay; skills are spent. The keyples placed make nothing.
rule-passing-title = Passing
rule-passing = Who passes may act again later. If all who have not sailed pass one after the other, with no action and no sailing in between, they sail in the order in which they passed.
rule-sailing-title = Sailing
rule-sailing = Your barge takes any free berth of the next river tile, and you have no more turns in this era; your bids stay and can be outbid. The berth says how many keyples you draw (at the Thames Barrier, how many points you get), the rightmost barge begins the next era, and one berth wins the river tile of the era that ends.
rule-era-end-title = The end of an era
rule-era-end = Losing bids return to their owners. From the rightmost barge clockwise, winners take their tiles, and their bids go into the bag; a tile nobody bid for leaves the game, keyples on it go into the bag. The river tile goes to the prize berth, or to nobody. All draw keyples by their berths, in the same order; an empty bag gives nothing. Everyone gathers the keyples on the tiles of the borough and on the tiles just won, whoever placed them. Then tiles are laid. After era 4 nobody draws.
rule-laying-title = Laying tiles
rule-laying = All lay their tiles at the same time, openly, each in any order. A tile touches at least one tile of the borough and may be turned; where a connector waits on the side it touches, the tiles are joined. A river side may touch only a river side. Tiles that fit nowhere leave the game.
rule-scoring-title = Scoring
rule-scoring = A network building scores 1 point (2 upgraded) for every other tile joined to it by its colour, directly or through a chain. A counting building scores 1 (2) for every connector of its colour on its sides; the Guildhall for every different colour. Landmarks are worth 3, 6 or 12. Hungerford Bridge scores 2 for every blue connector on it, London Bridge 2 for every connector, the Millennium Bridge 2 for every river tile joined to it by blue through river tiles, The O2 6. Homes and tiles that make something have points of their own.
rule-routemasters-title = Routemaster tiles
rule-routemasters = Lord’s, the Oval and the Zoo score 2 for every red, yellow or blue keyple you have at the end, Madame Tussauds 2 for every set of three colours; the National Gallery, Tate Britain and Tate Modern 2 for every architect, financier or builder, the V&A 6 for every set of four skills with all three kinds in it. The British Museum scores 2 for each of your Routemaster tiles, the Natural History Museum 3 for every landmark upgraded twice, the Royal Festival Hall 3 for every connector of the colour you have least of, the Science Museum 2 for every tile with six connectors. A keyple or skill may score for several tiles.
rule-end-title = The end
rule-end = After the fourth era the most points win. Of equals, the one whose barge lies further to the right at the Thames Barrier wins.
rule-options-title = Options
rule-options = The Jennifer variant lays keyples that come back openly in front of the screens. The numbers behind the screens may be hidden. The Millennium Bridge may count buildings with a piece of river. Keyples and skills may be limited to one tile each; then they are shared out in the best way.

## What can be read off the table

gauge-points = points
gauge-keyples = keyples
gauge-blue = blue keyples
gauge-red = red keyples
gauge-yellow = yellow keyples
gauge-skills = skills
gauge-architects = architects
gauge-builders = builders
gauge-financiers = financiers
gauge-tiles = tiles
gauge-connectors = connectors to place
gauge-passes = passes until all sail
gauge-to-place = to place
gauge-bid = your bid
gauge-next = keyples the next must place
gauge-lacking = things its upgrade lacks

## What advice counts

counted-points = { $good ->
    [yes] more points
   *[no] fewer points
}
counted-keyples = { $good ->
    [yes] more keyples to act with
   *[no] fewer keyples to act with
}
counted-tiles = { $good ->
    [yes] better tiles to win
   *[no] worse tiles to win
}
counted-upgrades = { $good ->
    [yes] better hopes of upgrades
   *[no] worse hopes of upgrades
}
counted-connectors = { $good ->
    [yes] more useful connectors
   *[no] less useful connectors
}
counted-berths = { $good ->
    [yes] a better berth
   *[no] a worse berth
}
