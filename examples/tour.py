"""A tour of the data: from match records to NumPy arrays, and what they say.

Cells begin with `# %%`, as notebooks and editors read them; `python examples/tour.py` runs it all.
Every figure is printed by the cell that computes it. Change GAME, SEATS or PLAYERS and run again.
"""

# %% What to look at
from collections import defaultdict

import numpy as np

from regency.core.drivers import HEURISTIC_PLAYER, RANDOM_PLAYER
from regency.core.engine import engine
from regency.core.match import Match, Move, Position, replay
from regency.core.notation import read_matches, write_match
from regency.games import game, games

GAME, SEATS, MATCHES = "castle-combo", 2, 100
PLAYERS = [HEURISTIC_PLAYER, RANDOM_PLAYER]  # by seat
rules = engine(game(GAME))

# %% Records: play matches, write them down as text, read them back
rng = np.array([1, 2, 3, 4], np.uint32)


def play(seed: int) -> Match:
    """Play one match, each seat by its player."""
    position = Position(game(GAME), SEATS, seed=seed)
    position.settle_chance()
    while not position.over:
        seat = position.seat_to_act()
        player = rules.choose if PLAYERS[seat] == HEURISTIC_PLAYER else rules.sample
        action = player(position.states, 0, seat, position.mask(seat), rng)
        position.play(seat, int(action))
        position.settle_chance()
    return position.match


text = "".join(write_match(play(seed)) for seed in range(MATCHES))
matches = read_matches(text.encode(), games())
lines = text.splitlines()
print(f"{len(matches)} matches, {len(lines)} lines, {len(text):,} characters; the first lines:")
print("\n".join(line[:110] for line in lines[:4]))

# %% Arrays: one row a decision
DECISION = np.dtype(
    [("match", "i4"), ("number", "i2"), ("seat", "i1"), ("action", "i2"), ("choices", "i2")]
)
found, finals = [], []
mask = rules.buffers().mask
for number, match in enumerate(matches):
    before = rules.new(1)
    decisions = 0
    for step in replay(match):
        if isinstance(step.step, Move):
            choices = rules.legal(before, 0, step.step.seat, mask)
            found.append((number, decisions, step.step.seat, step.step.action, choices))
            decisions += 1
        before[0] = step.state
    finals.append(before)
decisions_made = np.array(found, DECISION)
print(decisions_made.shape, decisions_made.dtype.names)
print(decisions_made[:3])

# %% Lengths and branching
lengths = np.bincount(decisions_made["match"])
print(f"decisions a match: {lengths.min()} to {lengths.max()}, mean {lengths.mean():.1f}")
choices_seen = decisions_made["choices"]
print(f"choices: mean {choices_seen.mean():.2f}, most {choices_seen.max()}")
print(f"decisions without a choice: {100 * (choices_seen == 1).mean():.1f} %")
print(f"a match has about 10 to the {np.log10(choices_seen).sum() / len(matches):.0f} courses")
for span in game(GAME).rules.ACTIONS.spans:
    inside = (decisions_made["action"] - span.start >= 0) & (
        decisions_made["action"] - span.start < span.size
    )
    print(f"  {span.name:<14} {100 * inside.mean():5.1f} % of decisions")

# %% Points and places
points = np.zeros((len(matches), game(GAME).rules.MAX_SEATS, game(GAME).rules.SCORE_COLUMNS), "i4")
for number, final in enumerate(finals):
    rules.scores(final, 0, points[number])
by_seat = points[:, :SEATS, 0]
for seat in range(SEATS):
    print(f"seat {seat}: {by_seat[:, seat].mean():.1f} points, spread {by_seat[:, seat].std():.1f}")
print(f"most: {by_seat.max()}, least: {by_seat.min()}")

# %% Seat bias: the same player on every seat, many matches, all compiled
MANY = 2000
options = game(GAME).option_values({})
states, _ = rules.play(SEATS, options, seed=1, count=MANY)  # random players, unless said otherwise
wins = np.zeros(SEATS)
scored = rules.buffers().points
for number in range(MANY):
    rules.scores(states, number, scored)
    best = max(tuple(scored[seat]) for seat in range(SEATS))
    winners = [seat for seat in range(SEATS) if tuple(scored[seat]) == best]
    wins[winners] += 1 / len(winners)
error = np.sqrt(wins / MANY * (1 - wins / MANY) / MANY)
for seat in range(SEATS):
    share, half = 100 * wins[seat] / MANY, 196 * error[seat]
    print(f"seat {seat} wins {share:.1f} ± {half:.1f} % of {MANY} matches between equals")

# %% Points by source: the score sheet says where every point comes from
sources: defaultdict[str, np.ndarray] = defaultdict(lambda: np.zeros(SEATS))
for final in finals:
    for line in game(GAME).view.sheet(final[0]):
        sources[f"{line.clause} {line.reason.key}"][line.seat] += line.points / len(matches)
print("mean points by source, seats side by side:")
for source, mean in sorted(sources.items(), key=lambda item: -item[1].sum())[:15]:
    print(f"  {source[:60]:<60} " + " ".join(f"{value:6.2f}" for value in mean))
total = np.sum(list(sources.values()), axis=0)
print("  " + "all".ljust(61) + " ".join(f"{value:6.2f}" for value in total))
