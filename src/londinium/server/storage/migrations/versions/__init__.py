"""The revisions, each with what it changes."""
