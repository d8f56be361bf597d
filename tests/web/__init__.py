"""The browser client, in a real browser against a real server."""
