"""Records and component data of strangers are tried in a process with limits of time and memory before the server touches them."""
