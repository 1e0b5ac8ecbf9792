"""What programs get: the HTTP API, its description, and the messages of sockets."""
