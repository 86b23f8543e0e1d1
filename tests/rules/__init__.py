"""Tests of the rules, a folder for each game and a file for each chapter of its rulebook."""
