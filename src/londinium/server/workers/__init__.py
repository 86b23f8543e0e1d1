"""Workers: what happens by itself, in the background. Bots think, clocks run out, idle tables are evicted."""
