"""Who is who: guests, their sessions, and the cookies that sessions travel in.

Imports `wire` alone.
"""
