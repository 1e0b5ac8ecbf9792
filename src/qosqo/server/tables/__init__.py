"""Tables: what may be done at one, how new ones come about, and all of them together.

Nothing here knows of a server or a database: time, chance, storage and the place for heavy work are handed in (`environment`,
`stored`), so the same tables run on a server, in a test or inside a page.
"""
