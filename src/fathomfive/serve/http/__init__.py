"""HTTP and web sockets: thin, typed doors to the house."""
