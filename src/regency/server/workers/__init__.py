"""Processes beside the server: bots that think, matches that are looked back at, rules compiled.

Both sides of each pipe are here. Imports `tables` and what is below it.
"""
