"""Sockets and HTTP connections: transport, one connection at a table, origins, headers, problems.

Imports everything but `api` and the application.
"""
