"""Tables in use: commands become operations, operations become entries, and subscribers are sent what they may know."""
