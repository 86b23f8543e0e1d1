"""HTTP: the same operations as over the WebSocket, what there is to read, and the built page."""
