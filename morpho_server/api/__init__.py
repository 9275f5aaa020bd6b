"""The server's outside: REST, the socket, and the messages of both."""
