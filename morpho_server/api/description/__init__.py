"""The description of the wire: OpenAPI, and a JSON Schema of the socket, typed by game."""
