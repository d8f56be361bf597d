"""`make static`: the whole application as a folder of files, for any web host, or none (docs/tab.md)."""
