### The words of the board of Key to the City – London.

board-good = { $good ->
    [blue] blue connector
    [brown] brown connector
    [grey] grey connector
    [yellow] yellow connector
    [black] black connector
    [red] red connector
    [any-connector] connector of any colour
    [different-connector] connector of another colour
    [architect] architect
    [builder] builder
    [financier] financier
   *[any-skill] skill of any kind
}
board-hue = { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
}
board-keyples-of = { $colour ->
    [blue] { $count ->
        [one] { $count } blue keyple
       *[other] { $count } blue keyples
    }
    [red] { $count ->
        [one] { $count } red keyple
       *[other] { $count } red keyples
    }
    [yellow] { $count ->
        [one] { $count } yellow keyple
       *[other] { $count } yellow keyples
    }
   *[none] { $count ->
        [one] { $count } keyple of one colour
       *[other] { $count } keyples of one colour
    }
}

## Tiles

board-scores = { $kind ->
    [network] Scores { $rate } for every other tile joined to it by { board-of }.
    [count] Scores { $rate } for every { board-of-one } on its sides.
    [variety] Scores { $rate } for every different colour on its sides.
    [per-routemaster] Scores { $rate } for each of your Routemaster tiles.
    [per-keyple] Scores { $rate } for every { $of ->
        [blue] blue
        [red] red
       *[yellow] yellow
    } keyple you have at the end.
    [keyple-sets] Scores { $rate } for every set of three keyple colours.
    [per-skill] Scores { $rate } for every { $of ->
        [architect] architect
        [builder] builder
       *[financier] financier
    } you have at the end.
    [skill-sets] Scores { $rate } for every four skills with all three kinds.
    [per-landmark] Scores { $rate } for every landmark upgraded twice.
    [connector-sets] Scores { $rate } for every connector of the colour you have least of.
    [full-tiles] Scores { $rate } for every tile with six connectors.
   *[river-network] Scores { $rate } for every river tile joined to it by blue.
}
board-of = { $of ->
    [blue] blue
    [brown] brown
    [grey] grey
    [yellow] yellow
    [black] black
   *[red] red
}
board-of-one = { $of ->
    [blue] blue connector
    [brown] brown connector
    [grey] grey connector
    [yellow] yellow connector
    [black] black connector
    [red] red connector
   *[any] connector
}
board-worth = Worth { points }.
board-now = { points } now.
board-makes = Gives: { $goods }.
board-makes-for-skill = For a skill of any kind gives: { $goods }.
board-upgrade-asks = Upgrade asks for { $goods }{ $points ->
    [0] { $rate ->
        [0] .
       *[other] , then { $rate } for each.
    }
   *[other] , then worth { $points }.
}
board-has-river = The river runs through it.
board-lot = { tile }, { $who }.
board-connectors = Connectors: { $list }.
board-stand = { $count ->
    [one] { board-keyples-of } stands on it.
   *[other] { board-keyples-of } stand on it.
}
board-bids = Bids{ $colour ->
    [blue] { " " }in blue
    [red] { " " }in red
    [yellow] { " " }in yellow
   *[none] { "" }
}: { $bids }.
board-no-bids = No bids yet.

## What a choice brings

board-bid-leads = { $colour ->
    [none] lead with { $least }
    [blue] lead with { $least } blue
    [red] lead with { $least } red
   *[yellow] lead with { $least } yellow
}
board-bid-more = { $own } there, { $least } more { $colour ->
    [blue] blue
    [red] red
   *[yellow] yellow
} to lead
board-would-bring = { points } to you now
board-least = at least { $least } { $colour ->
    [none] { $least ->
        [one] keyple
       *[other] keyples
    }
    [blue] blue
    [red] red
   *[yellow] yellow
}
board-keyples-go = the keyples go to { $who }
board-keyples-go-there = the keyples go to its owner
board-behind = { $count } behind your screen
board-adds = { $count ->
    [one] adds { $count } keyple
   *[other] adds { $count } keyples
}
board-count-bid = your bid: { $total } · { $left } left
board-count-use = then the next needs { $next } · { $left } left
board-touches = touches { $tiles }
board-joined = joined by { $goods }
board-joins = joins { tile } and { $other }
board-outer = { tile }, outer side
board-helps-it = { $count ->
    [0] then has all it needs
    [one] then lacks { $count } thing
   *[other] then lacks { $count } things
}
board-helps = { $count ->
    [0] { tile } then has all it needs
    [one] { tile } then lacks { $count } thing
   *[other] { tile } then lacks { $count } things
}
board-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
board-draw = { $count ->
    [one] draw { $count } keyple
   *[other] draw { $count } keyples
}
board-enough = Enough
board-pass = { $left ->
    [0] everyone has passed: you sail
    [one] if { $left } more passes, all sail
   *[other] if { $left } more pass, all sail
}
board-have = you have { $count }
board-left = { $count } left
board-against = At the { side } side of { tile }

## The Thames

board-thames = The Thames
board-berth = { $number ->
    [one] Berth { $berth }: { $number } keyple from the bag.
   *[other] Berth { $berth }: { $number } keyples from the bag.
}
board-berth-points = { $number ->
    [one] Berth { $berth }: { $number } point.
   *[other] Berth { $berth }: { $number } points.
}
board-berth-prize = Wins { tile }.
board-berth-first = Rightmost: begins the next era.
board-berth-tie = Rightmost: wins a tie.
board-begins-short = begins
board-tie-short = wins ties
board-berth-taken = { $who } lies here.
board-berth-free = Free.
board-barge-waits = { $who } has not sailed.

## Parts of the table

board-boroughs = The boroughs
board-routemasters = Routemaster tiles and what each would bring you now
board-routemaster = Routemaster
board-worth-now = Worth now: { $list }.
board-screen = Behind your screen
board-keyples = { board-keyples-of } behind your screen.
board-skills = Skills
board-skill-count = { $skill ->
    [architect] Architects
    [builder] Builders
   *[financier] Financiers
}: you have { $count }, { $left } in the supply.
board-supply = Supply
board-connector-count = { $connector ->
    [blue] Blue water pipes
    [brown] Brown sewers
    [grey] Grey power cables
    [yellow] Yellow gas mains
    [black] Black telephone lines
   *[red] Red tunnels
}: { $count } in the supply.
board-bag = { $count ->
    [one] { $count } keyple in the bag
   *[other] { $count } keyples in the bag
}
board-to-take = What you take: press to decline
board-taking = { connector }: { $count } to take.
board-to-place = To place
board-to-lay = Tiles to lay
board-tiles = tiles
board-scores-title = Points so far
board-source = Source
board-hidden = depends on what is behind a screen
board-lacks = Lacks { $goods }.
board-ready = everything is there
board-describe = { $who }: { $points } points, keyples { $keyples }, skills { $skills }.

## The table, its parts and its first game

board-area = { $area ->
    [river] The Thames
    [buses] Routemasters
    [auction] The auction
    [borough] Your borough
    [others] The others
   *[screen] Your screen
}
board-tab = { $tab ->
    [auction] Bids
    [borough] Mine
   *[others] Others
}
board-farther = Show it all
board-nearer = Show the borough of { $who } near
board-upgrades = Your upgrades
board-upgrade-brings = { $points ->
    [one] Its upgrade would bring { $points } point.
   *[other] Its upgrade would bring { $points } points.
}
board-has-all = Everything for it is there.
board-last-era = The era before
board-era-came-to = What era { $era } came to
board-no-era = No era has ended yet.
board-won-nothing = no tile
board-came-home = { $home } keyples came home, { $drawn } were drawn from the bag
board-unsold = Nobody wanted: { $list }.
board-first-aim = Win tiles at four auctions, join them with connectors and upgrade them. The most points after four eras win.
board-first-acting = Do one thing: bid keyples for a tile, use a tile to get connectors or skills, upgrade one of yours, or sail and be out of this era.
board-first-colour = All keyples of one action have one colour, and everyone after you must use that colour there.
board-first-counting = Place more keyples than lie there. Losing bids come back to you.
board-first-connecting = Place the connector on a side of one of your tiles. A green number says what it brings at once.
board-first-taking = Choose a skill: upgrades ask for them.
board-first-paying = The tile asks for a skill: choose which one you give.
board-first-picking = Choose the connectors the tile gives you.
board-first-berthing = Choose a berth: it gives keyples for the next era; some win a bridge.
board-first-laying = Lay the tiles you won beside your others. Tiles that touch can be joined by connectors.

## When a table is made

board-option-jennifer = Jennifer variant
board-option-jennifer-help = Keyples that come back from losing bids and from the borough lie openly in front of the screen.
board-option-counts = Behind the screens
board-option-counts-public = everyone sees how many
board-option-counts-hidden = nobody sees how many
board-option-counts-help = Whether everyone sees how many keyples and skills the others have behind their screens.
board-option-millennium = The Millennium Bridge counts
board-option-millennium-tiles = river tiles
board-option-millennium-river-buildings = river tiles and buildings on the river
board-option-millennium-help = Whether buildings with a piece of river count for the Millennium Bridge too.
board-option-reuse = Score several times
board-option-reuse-help = { option-reuse }

## Examples beside the rules

board-example-outbid = Byron bids two red keyples for the Barbican. Ada must bid red too, and more than two: she leads with three. Byron’s two stay there until he takes them elsewhere or outbids her.
board-example-use = One blue keyple already stands on Covent Garden in this era. Whoever uses it next places more of the same colour: two. Now three stand there, and whoever comes next places at least three.
board-example-connect = A connector lies on one side. The blue one lies between two tiles and joins them; the red one waits on an outer side for a tile that is laid there later.
board-example-upgrade = Harrods asks for a red connector on one of its sides and for an architect. The connector stays, the architect is spent, and keyples are placed: more than were placed there before.
board-example-sail = Byron’s barge takes the leftmost berth, which wins the river tile of the era. Ada’s takes the rightmost and begins the next era. The number is how many keyples each draws.
