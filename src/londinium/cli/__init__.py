"""The command line: one command, `londinium`. Whatever it knows of a game it knows from the contract."""
