"""Tables for people and programs: seats, storage, the HTTP API and live updates.

Each folder is one subject and imports only those below it: `pages` → `api` → `http` → `presence` → `bots`, `storage` → `tables`.
`qosqo.server.app.create_app` puts them together; `docs/server.md` tells how to run it.
"""
