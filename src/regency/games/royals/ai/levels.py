"""Who plays the levels: the game's network, more and more carelessly (`bots.net.Manner`)."""

LEVELS = {
    "page": "net:habit=60",
    "squire": "net:habit=45",
    "herald": "net:temperature=800,reach=1200",
    "knight": "net:temperature=400,reach=1200",
    "chancellor": "net:temperature=400,reach=800",
    "sovereign": "net",
}
