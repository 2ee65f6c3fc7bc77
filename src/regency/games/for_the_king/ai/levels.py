"""Who plays the levels: the game's network, more and more carelessly (`bots.net.Manner`)."""

LEVELS = {
    "page": "net:temperature=1800,reach=3200",
    "squire": "net:temperature=1400,reach=2800",
    "herald": "net:habit=85,temperature=800,reach=3000",
    "knight": "net:temperature=800,reach=2000",
    "chancellor": "net:temperature=800,reach=1200",
    "sovereign": "net",
}
