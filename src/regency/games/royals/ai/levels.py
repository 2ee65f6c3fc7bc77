"""Who plays the levels: the game's network, more and more carelessly (`bots.net.Manner`)."""

LEVELS = {
    "page": "net:temperature=1600,reach=3000",
    "squire": "net:habit=70,temperature=1600,reach=3000",
    "herald": "net:habit=60",
    "knight": "net:habit=30",
    "chancellor": "net:temperature=400,reach=1200",
    "sovereign": "net",
}
