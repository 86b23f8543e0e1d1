"""The model: the entries of a table's log, and the room that they fold into. It reads and writes nothing."""
