"""The data card of a data set: what it is, how it was made, what it is good for and what not."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from regency.core.game import Game


def card(game: Game, about: Mapping[str, str], told: Mapping[str, Any]) -> str:
    """Return the card from what the files say about themselves and what was counted in them."""
    shapes = game.features.OBSERVATION.pieces.items()
    pieces = ", ".join(f"`{name}` {shape}" for name, shape in shapes)
    asked = f"--seats {told['seats']} --matches {told['matches']} --seed {told['seed']}"
    return f"""# {about["environment"]}: {told["matches"]:,} matches of {told["seats"]} seats

{told["positions"]:,} decisions in {told["files"]} files, {told["megabytes"]} MB.
`SHA256SUMS` has the hash of each (`sha256sum -c SHA256SUMS`). Other versions of pyarrow pack
the same rows into other bytes, so `content_sha256` below is over positions, actions and results
alone.

Made by `regency dataset {game.name} {asked}` (regency {about["regency"]}), checked by
the same command with `--check`: every match is played again, every number compared, policies and
values too while the game's network is the one below.

- **Who played**: the game's own network at every seat, an action drawn in proportion to its
  chance to the power of {1 / float(about["temperature"]):g}. No person took part, so nothing here
  is anybody's data.
- **The network**: `ai/weights/weights.npz` with SHA-256 `{about["weights"]}`, trained on
  {about["trained_on"]}.
- **Deals**: training deals only (`regency.rl.seeds`); none of them is dealt with
  `split="evaluation"` or in the benchmark.
- **Rows**: one a decision, match by match; decisions with one legal action are left out.
- **What it is good for**: imitation, values, offline learning, studies of style. **What not**: the
  player is strong, not optimal (docs/training.md says how strong), and plays itself only:
  positions that weaker play reaches are rare.
- **License**: Apache 2.0, like the code.

| column | what |
|---|---|
| `match`, `match_seed` | its number, and the seed that deals it in every adapter |
| `seat` | who decides |
| `observation` | int8, as the environment gives it: {pieces} |
| `legal`, `policy` | the legal actions, and the network's chance for each |
| `action` | what was played |
| `value` | the place the network expects for the seat, 1 first and -1 last |
| `outcome`, `points` | the place it got, on the same scale, and its points |

```json
{json.dumps(dict(told))}
```
"""
