"""Tables for people and programs: seats, storage, the HTTP API and live updates.

`qosqo.server.app.create_app` puts it together; `docs/server.md` tells how to run it.
"""
