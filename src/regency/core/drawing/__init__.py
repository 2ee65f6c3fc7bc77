"""Drawing: what viewers see as rows of whole numbers, and those as JSON.

A game's `picture.py` writes a `page` of keys; `pictures` has it drawn for every viewer; `pieces`
says how a key reads; `spelling` puts whole pages into JSON. Of these `page` and `pictures` compile.
"""
