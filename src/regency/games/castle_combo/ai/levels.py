"""Who plays the levels: the game's network, more and more carelessly (`bots.net.Manner`)."""

LEVELS = {
    "page": "net:temperature=2000,reach=3500",
    "squire": "net:temperature=1600,reach=3000",
    "herald": "net:habit=50,temperature=800,reach=2000",
    "knight": "net:temperature=800,reach=2000",
    "chancellor": "net:temperature=400,reach=800",
    "sovereign": "search:iterations=200",
}
