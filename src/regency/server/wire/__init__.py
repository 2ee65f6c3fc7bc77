"""The wire: every message and body that crosses between server and page, and their TypeScript.

Models alone, without behaviour; every other room may import this one, and it imports none.
"""
