"""Tables in use: commands, operations, and what people read of them."""
