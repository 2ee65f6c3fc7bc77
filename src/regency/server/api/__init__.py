"""The HTTP API: tables, matches, me, and the web app's files.

The highest room: imports any other; only the application imports it.
"""
