"""The whole application in a browser tab: a party's tables without network and database, for a worker to run.

`Desk` answers the same paths with the same documents as the play server; `browser` joins it to the page.
"""
