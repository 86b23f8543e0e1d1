"""Environments: the games as learners, language models and other programs meet them, each seeing one seat only."""
