"""What views, refusals and positions may ask of the rules: numbers to numbers, and nothing changes."""

from __future__ import annotations

from londinium.core.asking import asked
from londinium.games.eighty_days.pieces import AIDS, HATS, SPACES
from londinium.games.eighty_days.rules import back, bets, characters, forward, pounds, setting_up, the_end, turn

SUMS = 1 << 30  # any sum will do: none is a place in an array

owner = asked(turn.owner, hat=HATS)
position = asked(bets.position, hat=HATS)
pays = asked(bets.pays, space=SPACES)
income = asked(bets.income, hat=HATS, space=SPACES)

way_home = asked(forward.way_home, hat=HATS)
price = asked(forward.price, steps=SPACES, aid=AIDS)
left_after = asked(forward.left_after, money=SUMS, steps=SPACES, aid=AIDS)
reach = asked(forward.reach, money=SUMS, aid=AIDS)
landing = asked(forward.landing, hat=HATS, steps=SPACES, aid=AIDS)
is_taken = asked(forward.is_taken, space=SPACES)
may_stop = asked(forward.may_stop, space=SPACES)
may_enter_london = asked(forward.may_enter_london, hat=HATS, money=SUMS)
home_limit = asked(forward.home_limit, hat=HATS)

aid_of = asked(characters.aid_of, hat=HATS)
may_go_aided = asked(characters.may_go_aided, hat=HATS, steps=SPACES, aid=AIDS)

nearest_stage = asked(back.nearest_stage, hat=HATS)
steps_back = asked(back.steps_back, hat=HATS, stage=SPACES)
income_back = asked(back.income_back, hat=HATS, stage=SPACES)
money_back = asked(back.money_back, hat=HATS, stage=SPACES)

may_stay = asked(pounds.may_stay, hat=HATS)
may_give = asked(pounds.may_give)
after_taking = asked(pounds.after_taking)
after_giving = asked(pounds.after_giving)

money_at_first = asked(setting_up.money_at_first)
rumours_at_first = asked(setting_up.rumours_at_first)
homes_to_end = asked(the_end.homes_to_end)
