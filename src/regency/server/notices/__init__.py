"""Calling people who are not there: what is said, to whom, how often, and by which way.

Imports what tables and operations offer; the services wire it up.
"""
