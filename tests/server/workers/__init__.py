"""Workers: what happens by itself, in the background."""
