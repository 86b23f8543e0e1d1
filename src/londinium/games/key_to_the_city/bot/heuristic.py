"""What a good player of Key to the City – London looks at: the points there are, and what the rest may still become.

Everything is counted in points: keyples by what they may still do, upgrades by what they lack, leading bids by whether
anyone can beat them, berths by what they bring. The weights are estimates, kept in one table.
"""

from __future__ import annotations

from math import erf

from londinium.core.state import Accounts, StageWeights, u64
from londinium.games.key_to_the_city.pieces import (
    ANY_COLOUR,
    BERTHS,
    COLOURS,
    ERAS,
    HUES,
    LAST_ERA,
    LEVELS,
    MOST_TILES,
    SEATS,
    SIDES,
    SKILLS,
    Aim,
    Counted,
    First,
    No,
    Phase,
    Scoring,
    Where,
)
from londinium.games.key_to_the_city.rules import acting, links, map, sailing, scores, upgrading
from londinium.games.key_to_the_city.rules.play import Play

COUNTED_NAMES = (
    "points",
    "keyples",
    "tiles",
    "upgrades",
    "connectors",
    "berths",
)  # as the numbers of what is counted go
BY_STAGE = StageWeights("games/key_to_the_city", COUNTED_NAMES)
STAGES = 10  # each era before and after one can do no more in it, and the end
BIDS = 8
WAITS = 8
COSTS = 13
SPREAD = 0.05  # how much of a victory a point is
SOON = 4  # keyples that may still act in this era as one would wish
NO_LEADER = 15  # what four bits keep of No.SEAT
NO_ROOM = 9
PRIZE_TILES = 8


class Weights:
    """What things are worth at each stage of the game."""

    def __init__(self) -> None:
        self.lay_out()
        # by stage: what time is left for, a keyple, a skill nobody has a use for yet
        self.left[:] = [0.93, 0.75, 0.67, 0.59, 0.62, 0.33, 0.14, 0.0, 0.0, 0.0]
        self.keyple[:] = [1.92, 1.41, 1.8, 1.41, 1.45, 1.02, 0.67, 0.03, 0.0, 0.0]
        self.skill[:] = [0.78, 0.6, 0.55, 0.51, 0.39, 0.26, 0.13, 0.0, 0.0, 0.0]
        # how likely an upgrade is whose cost is there: in this era, in a later one; and for each thing it lacks
        self.ready[:] = [0.92, 0.88, 0.93, 0.86, 0.93, 0.81, 0.95, 0.0, 0.0, 0.0]
        self.later[:] = [0.88, 0.87, 0.86, 0.85, 0.82, 0.82, 0.0, 0.0, 0.0, 0.0]
        self.connector[:] = [0.68, 0.67, 0.66, 0.65, 0.61, 0.57, 0.46, 0.0, 0.0, 0.0]
        self.lesson[:] = [0.45, 0.45, 0.47, 0.45, 0.42, 0.38, 0.32, 0.0, 0.0, 0.0]
        # how likely a bid stands that another can beat, by its height; that another waits, by the keyples it can place
        self.stands[:] = [0.0, 0.49, 0.65, 0.75, 0.84, 0.9, 0.93, 0.96]
        self.waits[:] = [0.54, 0.7, 0.78, 0.84, 0.88, 0.93, 0.93, 0.96]
        self.crowd = 0.25  # how much a second who could bid more adds to the danger
        # berths, by the era that ends: a keyple drawn there, beginning the next era
        self.drawn[:] = [1.1, 1.4, 1.6, 0.0]
        self.first[:] = [0.9, 0.05, -1.0, 0.0]
        self.prize = 2.0  # a river tile that scores for connectors of one colour
        self.prize_made = 1.2  # the same if a tile of the borough makes that colour
        self.tied = 0.03  # a berth further right at the end: it breaks a tie
        self.prize_any = 6.3  # one that scores for any connectors, in a borough of PRIZE_TILES
        self.prize_tile = 0.8  # for each tile less, since fewer want the connectors
        self.prize_river = 2.0  # one that scores for river tiles, for each there is
        self.held = 1.45  # of what a connector not placed yet would bring on one tile: it may serve two
        self.side = 0.24  # a connector that lies there, whatever it is good for
        self.joined = 0.44  # the same between two tiles
        self.made = 1.27  # a tile that makes something: the keyples of all who use it
        self.upgraded = 1.26  # making twice as much
        self.contested = 0.75  # of an upgrade that could be made where others may still place keyples
        self.second = 0.32  # of the second upgrade of a landmark, while the first is to be made
        self.unlaid = 0.8  # of what a tile that is won may come to, besides its points
        self.fit = 0.6  # of the hope for an upgrade, before the tile is laid
        # what a tile may still come to count, at the end and with all the time there is
        self.network_last = 0.42
        self.network = 1.55
        self.network_colour = 0.3  # for each connector of its colour
        self.count_last = 0.2
        self.count = 2.28
        self.variety_last = 0.36
        self.variety = 3.73
        self.river_last = 0.37
        self.river = 4.17
        self.river_blue = 2.47
        self.bridge = 0.49
        self.museum = 1.39
        for n in range(1, COSTS):
            self.part[n] = 1.0 / n

    def lay_out(self) -> None:
        self.left: list[float] = [0.0] * STAGES
        self.keyple: list[float] = [0.0] * STAGES
        self.skill: list[float] = [0.0] * STAGES
        self.ready: list[float] = [0.0] * STAGES
        self.later: list[float] = [0.0] * STAGES
        self.connector: list[float] = [0.0] * STAGES
        self.lesson: list[float] = [0.0] * STAGES
        self.stands: list[float] = [0.0] * BIDS
        self.waits: list[float] = [0.0] * WAITS
        self.part: list[float] = [0.0] * COSTS
        self.drawn: list[float] = [0.0] * ERAS
        self.first: list[float] = [0.0] * ERAS
        self.prize = 0.0
        self.prize_made = 0.0
        self.prize_any = 0.0
        self.prize_tile = 0.0
        self.tied = 0.0
        self.prize_river = 0.0
        self.held = 0.0
        self.side = 0.0
        self.joined = 0.0
        self.made = 0.0
        self.upgraded = 0.0
        self.contested = 0.0
        self.second = 0.0
        self.unlaid = 0.0
        self.fit = 0.0
        self.network = 0.0
        self.network_last = 0.0
        self.network_colour = 0.0
        self.count = 0.0
        self.count_last = 0.0
        self.variety = 0.0
        self.variety_last = 0.0
        self.river = 0.0
        self.river_blue = 0.0
        self.river_last = 0.0
        self.bridge = 0.0
        self.museum = 0.0
        self.crowd = 0.0


WEIGHTS = Weights()


class Position(Play):
    """London as a player judges it."""

    def blank(self) -> "Position":
        other = Position.__new__(Position)
        other.data = self.data
        return other

    def sources(self) -> tuple[str, ...]:
        return COUNTED_NAMES

    def remaining(self) -> float:
        """The eras after this one."""
        left: float = LAST_ERA - self.round
        return left / LAST_ERA

    def reckon(self, accounts: Accounts) -> None:
        """The points everyone has, and those they may hope for."""
        accounts.open(self.players, self.blind)
        leaders: u64 = self.leaders()
        blue: u64 = self.purses(0, leaders)
        red: u64 = self.purses(1, leaders)
        yellow: u64 = self.purses(2, leaders)
        for seat in range(self.players):
            accounts.add(seat, Counted.POINTS, scores.tally(self, seat))
            if not self.over:
                self.reckon_prospects(seat, accounts, leaders, blue, red, yellow)
        self.weigh_accounts(accounts, self.players, BY_STAGE)

    def hope(self, seat: int, accounts: Accounts) -> float:
        if self.aim == Aim.USING and self.phase == Phase.ACTING and seat == self.turn and self.declines():
            return 0.0  # a use begun with less than it could bring is no reason to begin it: nothing is judged by it
        return self.weigh(seat, accounts)

    def weigh(self, seat: int, accounts: Accounts) -> float:
        best: float = -1000.0
        for other in range(self.players):
            if other != seat and accounts.total[other] > best:
                best = accounts.total[other]
        lead: float = accounts.total[seat] - best
        if self.over:
            return 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
        return 0.5 + 0.5 * erf(lead * SPREAD)

    def declines(self) -> bool:
        """Whether the seat on turn has declined something of what it is about to make."""
        found = 0
        for colour in range(COLOURS):
            found += self.declined[colour]
        return found > 0

    # Who leads, and who has what to place

    def leaders(self) -> u64:
        """The seat that leads each auction, four bits each."""
        found: u64 = 0
        for slot in range(self.offers):
            leader: u64 = acting.leader(self, slot)
            found = found | (leader & NO_LEADER) << 4 * slot
        return found

    def purses(self, hue: int, leaders: u64) -> u64:
        """The keyples of a colour each seat could place, behind its screen and in losing bids, eight bits each."""
        found: u64 = 0
        for seat in range(self.players):
            own: u64 = self.screen[seat * HUES + hue]
            for slot in range(self.offers):
                if self.tint[self.auction[slot]] == hue and leaders >> 4 * slot & 15 != seat:
                    own = own + self.bids[slot * SEATS + seat]
            found = found | own << 8 * seat
        return found

    def purse(self, seat: int, hue: int, blue: u64, red: u64, yellow: u64) -> int:
        """What a seat could place in a colour; with no colour set, in its best one."""
        if hue == 0:
            return blue >> 8 * seat & 255
        if hue == 1:
            return red >> 8 * seat & 255
        if hue == 2:
            return yellow >> 8 * seat & 255
        most = blue >> 8 * seat & 255
        other = red >> 8 * seat & 255
        if other > most:
            most = other
        other = yellow >> 8 * seat & 255
        return other if other > most else most

    def purse_of(self, seat: int, blue: u64, red: u64, yellow: u64) -> int:
        """All it could place."""
        found: u64 = (blue >> 8 * seat & 255) + (red >> 8 * seat & 255) + (yellow >> 8 * seat & 255)
        return found

    def reckon_prospects(self, seat: int, accounts: Accounts, leaders: u64, blue: u64, red: u64, yellow: u64) -> None:
        """The points a seat may still hope for."""
        free = self.purse_of(seat, blue, red, yellow)
        stage = 2 * self.round + (1 if free == 0 or self.can_do_no_more(seat) else 0)
        accounts.add(seat, Counted.KEYPLES, self.keyple_hope(seat, stage, free))
        accounts.add(seat, Counted.TILES, self.auction_hope(seat, stage, leaders, blue, red, yellow))
        accounts.add(seat, Counted.UPGRADES, self.upgrade_hope(seat, stage, free, blue, red, yellow))
        accounts.add(seat, Counted.CONNECTORS, self.connector_hope(seat, stage))
        accounts.add(seat, Counted.TILES, self.won_hope(seat, stage))
        if self.phase != Phase.LAYING:
            accounts.add(seat, Counted.BERTHS, self.berth_hope(seat, leaders, blue, red, yellow))

    def can_do_no_more(self, seat: int) -> bool:
        """Whether the era is over for a seat, or will be as soon as one more passes."""
        if self.phase == Phase.LAYING or self.phase == Phase.BERTHING or self.sailed >> seat & 1:
            return True
        if self.passes < 1 or self.passes < sailing.afloat(self) - 1:
            return False
        passed = 0
        for i in range(self.passes):
            if self.row[i] == seat:
                passed += 1
        return passed > 0

    def keyple_hope(self, seat: int, stage: int, free: int) -> float:
        """Those that are free may act; those on the borough's tiles come back."""
        back = 0
        for i in range(self.size[seat]):
            back += self.standing[self.lots[seat * MOST_TILES + i]]
        later = stage | 1
        soon = free if free < SOON else SOON
        kept: float = (free + back) * WEIGHTS.keyple[later]
        return kept + soon * (WEIGHTS.keyple[stage] - WEIGHTS.keyple[later])

    # Connectors

    def connector_hope(self, seat: int, stage: int) -> float:
        """A connector is good for upgrades to come, more so between two tiles; one not placed, where it is wanted."""
        total = 0.0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            for side in range(SIDES):
                if self.joint[tile * SIDES + side] != 0:
                    total += WEIGHTS.side if self.near[tile * SIDES + side] == No.TILE else WEIGHTS.joined
        total = total * WEIGHTS.left[stage]
        if self.held[seat] > 0:
            for colour in range(COLOURS):
                if self.hold[seat * COLOURS + colour] > 0:
                    wanted: float = self.most_wanted(seat, colour, stage)
                    total += self.hold[seat * COLOURS + colour] * WEIGHTS.held * wanted
        return total

    def most_wanted(self, seat: int, colour: int, stage: int) -> float:
        """What a connector of a colour would bring on the tile of the borough that wants it most."""
        most = 0.0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if links.connectors_on(self, tile) < SIDES:
                wanted: float = self.wanted_on(seat, tile, colour, stage)
                if wanted > most:
                    most = wanted
        return most

    def wanted_on(self, seat: int, tile: int, colour: int, stage: int) -> float:
        at = tile * 2 + map.side_up(self, tile)
        scoring = self.data.scoring[tile]
        of = self.data.of[tile]
        left: float = WEIGHTS.left[stage]
        rate: float = self.data.rate[tile * LEVELS + self.level[tile]]
        found = links.count_on(self, tile, colour)
        worth: float = WEIGHTS.side * left
        if (scoring == Scoring.COUNT and of in (colour, ANY_COLOUR)) or (scoring == Scoring.VARIETY and found == 0):
            worth += rate
        elif scoring in (Scoring.NETWORK, Scoring.RIVER_NETWORK) and of == colour:
            worth += 0.7 * rate
        if upgrading.has_arrow(self, tile):
            asked = found < self.data.cost_colour[at * COLOURS + colour]
            if asked or self.data.cost_any_connector[at] > 0 or (found == 0 and self.data.cost_different[at] > 0):
                lacking = self.connectors_lacking(tile)
                if 0 < lacking < NO_ROOM:
                    pool = upgrading.skills_of(self, seat)
                    gain: float = self.upgrade_gain(seat, tile, left)
                    hope: float = gain * self.reach(stage, lacking - 1, self.skills_lacking(tile, pool))
                    worth += hope * (1.0 - WEIGHTS.connector[stage])
        return worth

    # The auction

    def auction_hope(self, seat: int, stage: int, leaders: u64, blue: u64, red: u64, yellow: u64) -> float:
        """Tiles the seat leads for, as likely as its bid is to stand."""
        total = 0.0
        later = stage | 1
        for slot in range(self.offers):
            if leaders >> 4 * slot & 15 == seat:
                tile = self.auction[slot]
                bid = self.bids[slot * SEATS + seat]
                stands: float = self.bid_stands(seat, bid, self.tint[tile], blue, red, yellow)
                won: float = self.tile_hope(seat, tile, later) + self.standing[tile] * WEIGHTS.keyple[later]
                total += stands * won + (1.0 - stands) * bid * WEIGHTS.keyple[stage]
        return total

    def bid_stands(self, seat: int, bid: int, hue: int, blue: u64, red: u64, yellow: u64) -> float:
        """How likely nobody bids more; certain if nobody can."""
        stands = 1.0
        if self.phase == Phase.BERTHING:
            return stands
        firm: float = WEIGHTS.stands[bid if bid < BIDS else BIDS - 1]
        rivals = 0
        for other in range(self.players):
            afloat = other != seat and not self.sailed >> other & 1
            if afloat and self.purse(other, hue, blue, red, yellow) > bid:
                stands *= firm if rivals == 0 else 1.0 - WEIGHTS.crowd * (1.0 - firm)
                rivals += 1
        return stands

    def won_hope(self, seat: int, stage: int) -> float:
        """Tiles that wait to be laid: the points on them are certain, the rest depends on where they fit."""
        total = 0.0
        if self.phase == Phase.LAYING:
            for tile in range(First.RIVER + ERAS):
                if self.where[tile] == Where.WON + seat:
                    certain: float = self.data.points[tile * LEVELS + self.level[tile]]
                    total += certain + WEIGHTS.unlaid * (self.tile_hope(seat, tile, stage) - certain)
        return total

    def tile_hope(self, seat: int, tile: int, stage: int) -> float:
        """What a tile may come to in the borough of a seat."""
        at = tile * LEVELS + self.level[tile]
        left: float = WEIGHTS.left[stage]
        scoring = self.data.scoring[tile]
        worth: float = self.data.points[at]
        rate: float = self.data.rate[at]
        if self.data.useful[tile]:
            worth += WEIGHTS.made * left
        if upgrading.has_arrow(self, tile):
            gain: float = self.upgrade_gain(seat, tile, left)
            skills = self.skills_lacking(tile, upgrading.skills_of(self, seat))
            worth += WEIGHTS.fit * gain * self.reach(stage, self.connectors_lacking(tile), skills)
        if tile >= First.ROUTEMASTER and tile < First.RIVER:
            return worth + WEIGHTS.museum * rate * self.museum_hope(seat, tile, scoring)
        if tile >= First.RIVER:
            return worth + self.river_hope(seat, tile, left)
        if scoring == Scoring.NETWORK:
            worth += rate * (WEIGHTS.network_last + WEIGHTS.network * left)
            worth += rate * WEIGHTS.network_colour * links.connectors_of(self, seat, self.data.of[tile])
        elif scoring == Scoring.COUNT:
            worth += rate * (WEIGHTS.count_last + WEIGHTS.count * left)
        elif scoring == Scoring.VARIETY:
            worth += rate * (WEIGHTS.variety_last + WEIGHTS.variety * left)
        return worth

    def river_hope(self, seat: int, tile: int, left: float) -> float:
        """What a river tile may still score for."""
        scoring = self.data.scoring[tile]
        rate: float = self.data.rate[tile * LEVELS]
        if scoring == Scoring.COUNT:
            found: float = WEIGHTS.river if self.data.of[tile] == ANY_COLOUR else WEIGHTS.river_blue
            return rate * found * (WEIGHTS.river_last + left)
        return rate * WEIGHTS.bridge * left

    def museum_hope(self, seat: int, tile: int, scoring: int) -> float:
        """What a Routemaster tile counts, with the keyples that will come back."""
        if scoring == Scoring.PER_KEYPLE:
            return self.hue_count(seat, self.data.of[tile])
        if scoring == Scoring.KEYPLE_SETS:
            least = self.hue_count(seat, 0)
            for hue in range(1, HUES):
                if self.hue_count(seat, hue) < least:
                    least = self.hue_count(seat, hue)
            return least
        if scoring == Scoring.PER_ROUTEMASTER:
            found = 1
            for slot in range(self.offers):
                bid = self.bids[slot * SEATS + seat]
                if bid > 0 and self.auction[slot] != tile and acting.highest_other(self, seat, slot) < bid:
                    found += 1
            return found
        return scores.counted(self, seat, tile)

    def hue_count(self, seat: int, hue: int) -> int:
        """The keyples of a colour a seat has, or will have back."""
        found = acting.fund(self, seat, hue)
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.tint[tile] == hue:
                found += self.standing[tile]
        return found

    # Upgrades

    def upgrade_hope(self, seat: int, stage: int, free: int, blue: u64, red: u64, yellow: u64) -> float:
        """Upgrades that could be made, as long as there are keyples to make them; the others by what they lack."""
        left: float = WEIGHTS.left[stage]
        total = 0.0
        pool = upgrading.skills_of(self, seat)
        one: u64 = 1
        lacking: u64 = 0  # tiles of the borough that cannot be upgraded yet
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.data.useful[tile]:
                total += WEIGHTS.made * left
                if not upgrading.has_arrow(self, tile):
                    total += WEIGHTS.upgraded * left
            if not upgrading.has_arrow(self, tile):
                continue
            if not self.lacks_nothing(tile, pool):
                lacking = lacking | one << i
            else:
                pool = self.paid_from(tile, pool)
                gain: float = self.upgrade_gain(seat, tile, left)
                need = acting.placement_needed(self, tile)
                if free >= need and self.purse(seat, self.tint[tile], blue, red, yellow) >= need:
                    free -= need
                    total += gain * WEIGHTS.ready[stage] * (WEIGHTS.contested if self.data.useful[tile] else 1.0)
                else:
                    total += gain * WEIGHTS.later[stage]
        total += self.skills_in(pool) * WEIGHTS.skill[stage]
        if left > 0.0:
            for i in range(self.size[seat]):
                tile = self.lots[seat * MOST_TILES + i]
                if lacking >> i & 1:
                    connectors = self.connectors_lacking(tile)
                    skills = self.skills_lacking(tile, pool)
                    if self.can_reach(connectors, skills, free):
                        lacked: float = self.upgrade_gain(seat, tile, left)
                        total += lacked * self.reach(stage, connectors, skills)
        return total

    def lacks_nothing(self, tile: int, pool: int) -> bool:
        """Whether a tile can be upgraded, but for the keyples."""
        return upgrading.connectors_lacking(self, tile) == 0 and upgrading.lacking_in(self, tile, pool) == 0

    def can_reach(self, connectors: int, skills: int, free: int) -> bool:
        """In the last era every action of a plan takes a keyple that is there."""
        return self.round < LAST_ERA or free > (connectors + 1) // 2 + skills

    def reach(self, stage: int, connectors: int, skills: int) -> float:
        """How likely an upgrade is that lacks so much."""
        if connectors == NO_ROOM:
            return 0.0
        chance: float = WEIGHTS.later[stage] if WEIGHTS.later[stage] > 0.0 else WEIGHTS.ready[stage]
        for _ in range(connectors):
            chance *= WEIGHTS.connector[stage]
        for _ in range(skills):
            chance *= WEIGHTS.lesson[stage]
        return chance

    def upgrade_gain(self, seat: int, tile: int, left: float) -> float:
        at = tile * LEVELS + self.level[tile]
        gain: float = self.data.points[at + 1] - self.data.points[at]
        if self.level[tile] + 1 < self.data.top_level[tile]:
            gain += WEIGHTS.second * left * (self.data.points[at + 2] - self.data.points[at + 1])
        if self.data.useful[tile]:
            gain += WEIGHTS.upgraded * left
        if self.data.rate[at + 1] > 0:
            gain += (self.data.rate[at + 1] - self.data.rate[at]) * (scores.counted(self, seat, tile) + 0.8 * left)
        return gain

    def connectors_lacking(self, tile: int) -> int:
        """How many connectors of the cost of its next upgrade do not lie on a tile yet."""
        lacking = upgrading.things(upgrading.connectors_lacking(self, tile))
        if lacking > 0 and lacking > SIDES - links.connectors_on(self, tile):
            return NO_ROOM
        return lacking

    # Skills, so many of each kind in eight bits each

    def skills_in(self, pool: int) -> int:
        return (pool & 255) + (pool >> 8 & 255) + (pool >> 16 & 255)

    def skills_lacking(self, tile: int, pool: int) -> int:
        return upgrading.things(upgrading.lacking_in(self, tile, pool))

    def paid_from(self, tile: int, pool: int) -> int:
        """What is left of skills that suffice when an upgrade is paid."""
        at = tile * 2 + map.side_up(self, tile)
        for skill in range(SKILLS):
            pool -= self.data.cost_skill[at * SKILLS + skill] << 8 * skill
        for _ in range(self.data.cost_any_skill[at]):
            most = 0
            for skill in range(1, SKILLS):
                if pool >> 8 * skill & 255 > pool >> 8 * most & 255:
                    most = skill
            pool -= 1 << 8 * most
        return pool

    # Berths

    def berth_hope(self, seat: int, leaders: u64, blue: u64, red: u64, yellow: u64) -> float:
        """What the berth brings; for one who has not sailed, between the best and the average that is free."""
        best = 0.0
        sum_ = 0.0
        free = 0
        for berth in range(BERTHS):
            if self.moored[berth] == seat:
                return self.berth_worth(seat, berth, leaders)
        for berth in range(BERTHS):
            if self.moored[berth] == No.SEAT:
                worth: float = self.berth_worth(seat, berth, leaders)
                if self.round == LAST_ERA:
                    worth += self.data.numbers[LAST_ERA * BERTHS + berth]
                free += 1
                sum_ += worth
                if worth > best:
                    best = worth
        first: float = 1.0
        for other in range(self.players):
            if other != seat and not self.sailed >> other & 1:
                rest = self.purse_of(other, blue, red, yellow)
                first *= WEIGHTS.waits[rest if rest < WAITS else WAITS - 1]
        return first * best + (1.0 - first) * sum_ * WEIGHTS.part[free]

    def berth_worth(self, seat: int, berth: int, leaders: u64) -> float:
        """What a berth brings besides points."""
        worth: float = WEIGHTS.drawn[self.round] * self.data.numbers[self.round * BERTHS + berth]
        if self.data.prize[self.round] == berth:
            worth += self.prize_worth(seat, First.RIVER + self.round, leaders)
        if self.round == LAST_ERA:
            return worth + WEIGHTS.tied * berth
        return worth + WEIGHTS.first[self.round] * self.begins(seat, berth)

    def begins(self, seat: int, berth: int) -> float:
        """How likely no barge lies further right in the end, if those still to sail take any berth."""
        chance = 1.0
        left = 0
        free = 0
        for other in range(BERTHS):
            if other > berth and self.moored[other] != No.SEAT:
                return 0.0
            if other != berth and self.moored[other] == No.SEAT:
                free += 1
                if other < berth:
                    left += 1
        for rival in range(self.players):
            if rival != seat and not self.sailed >> rival & 1:
                chance *= left * WEIGHTS.part[free]
        return chance

    def prize_worth(self, seat: int, tile: int, leaders: u64) -> float:
        """What a river tile would bring to a seat: it depends on what the borough has already."""
        scoring = self.data.scoring[tile]
        worth: float = self.data.points[tile * LEVELS]
        if scoring == Scoring.COUNT and self.data.of[tile] == ANY_COLOUR:
            tiles = self.size[seat]
            for slot in range(self.offers):
                if leaders >> 4 * slot & 15 == seat:
                    tiles += 1
            return worth + WEIGHTS.prize_any + WEIGHTS.prize_tile * (PRIZE_TILES - tiles)
        if scoring == Scoring.COUNT:
            made = self.makes_colour(seat, self.data.of[tile], leaders)
            return worth + WEIGHTS.prize + (WEIGHTS.prize_made if made else 0.0)
        joined = 0
        for i in range(self.size[seat]):
            own = self.lots[seat * MOST_TILES + i]
            if scoring == Scoring.RIVER_NETWORK:
                worth += WEIGHTS.prize_river if own >= First.RIVER else 0.0
            elif self.data.scoring[own] in (Scoring.NETWORK, Scoring.RIVER_NETWORK) and self.waits_on(
                own, self.data.of[own]
            ):
                joined += self.data.rate[own * LEVELS + self.level[own]]
        return worth + joined

    def makes_colour(self, seat: int, colour: int, leaders: u64) -> bool:
        """Whether a tile of the borough, or one the seat leads for, makes connectors of a colour."""
        for i in range(self.data.producers):
            tile = self.data.producer[i]
            if self.data.makes_colour[tile * 2 * COLOURS + colour] > 0:
                if self.where[tile] == seat:
                    return True
                if self.where[tile] == Where.AUCTION and leaders >> 4 * acting.slot_of(self, tile) & 15 == seat:
                    return True
        return False

    def waits_on(self, tile: int, colour: int) -> bool:
        """Whether a connector of a colour waits on a side of a tile for a neighbour."""
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] == colour + 1 and self.near[tile * SIDES + side] == No.TILE:
                return True
        return False
