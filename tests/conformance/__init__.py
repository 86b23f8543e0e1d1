"""One suite for every game, player count and option set; no test here knows which games there are."""
