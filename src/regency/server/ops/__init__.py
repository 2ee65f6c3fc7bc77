"""Running a server: settings, the secret, counts, rate limits, health, and garbage collection.

Knows nothing of tables; imports no room of the server.
"""
