"""Drawing: what viewers see as rows of whole numbers, and those as JSON.

A game declares the `shapes` of all that it shows and draws each on a `row`; `encode` tells a row as
JSON by the `program` of its shape, `reading` as Python values. `drivers` has everything drawn that
a viewer is shown; `drawn_view` answers one question at a time. What draws and encodes compiles.
"""
