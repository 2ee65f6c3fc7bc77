"""One table's life: seats, the match and its history, clocks, undo, chat, and what viewers get.

Knows neither sockets nor HTTP nor processes: it is handed bots, a store and listeners. Imports
`wire`, `auth` and `ops`.
"""
