"""Many servers over one database: each table has one of them at a time, and none is indispensable.

`rendezvous` chooses, `member` keeps the lease and takes over, `ownership` claims and gives away,
`letters` carries what nodes tell and ask each other, `node` puts them together.
"""
