"""HTTP and web sockets: thin, typed handlers in front of the house."""
