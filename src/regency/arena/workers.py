"""Playing the pairings: here, in several processes, or on a Ray cluster."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from regency.arena.luck import luck_of
from regency.arena.schedule import Pairing, Tournament
from regency.bots import Budget, make_bot
from regency.bots.table import play_out
from regency.core.match import Position
from regency.core.notation import write_match
from regency.games import game as find_game

#: Matches handed out ahead to each worker, so that none waits.
AHEAD = 2


def play_pairing(tournament: Tournament, pairing: Pairing) -> dict[str, Any]:
    """Play one match and return its line of the results file."""
    game = find_game(tournament.game)
    position = Position(game, tournament.seats, tournament.options, seed=pairing.deal)
    bots = [make_bot(spec, game, pairing.bot_seed(seat)) for seat, spec in enumerate(pairing.bots)]
    match = play_out(position, bots, Budget())
    sources: list[dict[str, int]] = [{} for _ in pairing.bots]
    for line in game.view.sheet(position.state):
        earned = sources[line.seat]
        earned[line.reason.key] = earned.get(line.reason.key, 0) + line.points
    result: dict[str, Any] = {
        "match": pairing.match,
        "deal": pairing.deal,
        "bots": list(pairing.bots),
        "scores": position.points(),
        "places": position.places(),
        "sources": sources,
    }
    if tournament.luck:
        result["luck"] = luck_of(match, pairing.match, tournament.luck)
    if tournament.records:
        result["record"] = write_match(match).splitlines()
    return result


def play_all(
    tournament: Tournament,
    wanted: Iterable[int],
    workers: int = 1,
    ray_address: str | None = None,
) -> Iterator[dict[str, Any]]:
    """Play the wanted matches of a tournament; yields results as they come, in any order."""
    pairings = (tournament.pairing(match) for match in wanted)
    if ray_address is not None:
        yield from _on_ray(tournament, pairings, ray_address)
    elif workers <= 1:
        yield from (play_pairing(tournament, pairing) for pairing in pairings)
    else:
        yield from _in_processes(tournament, pairings, workers)


def _in_processes(
    tournament: Tournament, pairings: Iterator[Pairing], workers: int
) -> Iterator[dict[str, Any]]:
    # Spawned, not forked: compiled code and its threads do not survive a fork unharmed.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        waiting: set[Future[dict[str, Any]]] = set()
        for pairing in pairings:
            waiting.add(pool.submit(play_pairing, tournament, pairing))
            if len(waiting) >= workers * AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)


def _on_ray(
    tournament: Tournament, pairings: Iterator[Pairing], address: str
) -> Iterator[dict[str, Any]]:
    ray = _ray()
    ray.init(address=None if address == "local" else address, ignore_reinit_error=True)
    remote: Callable[..., Any] = ray.remote(play_pairing).remote
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
    waiting: list[Any] = []
    for pairing in pairings:
        waiting.append(remote(tournament, pairing))
        if len(waiting) >= ahead:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    yield from ray.get(waiting)


def _ray() -> Any:
    # Nothing is sent anywhere unless the person has asked for it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise ValueError("--ray needs one more package: pip install 'regency[cluster]'") from error
    return ray
