"""One sitting of self-play: begins or goes on, learns until its time is up, judges, keeps."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import torch

from regency.core.game import Game
from regency.training import checkpoint as files
from regency.training.judging import Result, judge, measure_leads
from regency.training.learner import Learner
from regency.training.matches import draw_players, new_matches, spread_seats, training_seed
from regency.training.network import Net
from regency.training.rollout import Act, Rollout, acting
from regency.training.settings import Settings

#: Updates between two snapshots that a broken network goes back to, and how often it may break.
SNAPSHOT_EVERY = 20
MOST_BREAKS = 3
#: By how much the pace changes from update to update, and the slowest.
PACE_STEP = 1.2
SLOWEST = 0.01
#: How much longer than a look at the same matches the last judging may take.
RESERVE = 1.5
#: Up to this many matches are kept with a checkpoint; more are dealt anew.
FEW_MATCHES = 4096


class LearningBroke(RuntimeError):
    """The weights became no numbers more often than going back could mend."""


class Sitting:
    """A run of self-play in one process; `run` returns its last results."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        device: str,
        out: Path,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.started = time.perf_counter()
        self.game, self.settings, self.device, self.out = game, settings, device, out
        self.tell = tell
        out.mkdir(parents=True, exist_ok=True)
        torch.manual_seed(settings.seed)
        torch.set_float32_matmul_precision("high")
        self.net, self.average = (Net(game, settings).to(device) for _ in range(2))
        self.average.load_state_dict(self.net.state_dict())
        self.counters = {
            "sitting": 0, "updates": 0, "warm": 0, "cloned": 0, "decisions": 0, "breaks": 0,
        }  # fmt: skip
        self.past: list[dict[str, Any]] = []  # weights of past networks, in float16
        self.slowed = 1.0  # what breaks have left of the rate
        self.pace = 1.0  # what updates that moved too far have left of it
        self.seconds = 0.0  # of earlier sittings
        self.resumed: dict[str, Any] | None = None
        self.prepared = False
        self.against: Net | None = None  # whom judging plays; else the heuristic
        self.point = (0.0, 0)  # clock and decisions at the last point of the curve

    # --- beginning and going on

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint, or begin with the weights of a file."""
        if path.suffix == ".npz":
            net, about = files.grow_weights(path, self.game, self.settings)
            for own in (self.net, self.average):
                own.load_state_dict(net.state_dict())
            self.counters["decisions"] = about["decisions"]
            self.counters["cloned"] = self.settings.clone
            self.counters["sitting"] = about.get("sitting", 0) + 1
            return
        kept = files.load_checkpoint(path, self.game)
        self.counters |= kept["counters"]
        self.counters["sitting"] += 1
        self.past, self.slowed, self.seconds = kept["past"], kept["slowed"], kept["seconds"]
        self.pace, self.resumed = kept["pace"], kept
        beside = path.with_name(files.MATCHES)
        if beside.is_file():
            kept["matches"] = files.load_matches(beside)

    def prepare(self) -> None:
        """Deal matches, compile, and take up what a checkpoint left."""
        settings, game = self.settings, self.game
        if self.resumed is None and float(self.net.lead_scale) == 1.0:
            scale = settings.lead_scale or measure_leads(game, self.device, settings.seats)
            for net in (self.net, self.average):
                net.lead_scale.fill_(scale)
        seats = spread_seats(settings.seats, settings.matches)
        players = draw_players(game, seats, settings.heuristic, settings.seed)
        seeds = training_seed(settings.seed, self.counters["sitting"]) + np.arange(len(seats))
        self.matches = new_matches(
            self.device,
            game,
            seats,
            players,
            seeds,
            told=settings.points_told,
            ask=self.cloning(),
        )
        self.rollout = Rollout(self.matches, settings)
        self.anchor = self._anchored()
        self.learner = Learner(self.net, self.average, self.rollout, settings, self.anchor)
        self.act = self._compiled(acting(self.net))
        self.past_net = Net(game, settings).to(self.device)
        self.past_act = self._compiled(acting(self.past_net))
        if self.resumed is not None:
            self._take_up(self.resumed)
        self.good = self.learner.snapshot()
        self.point = (self.seconds + self.clock(), self.counters["decisions"])
        self.prepared = True

    def _take_up(self, kept: dict[str, Any]) -> None:
        self.learner.restore(kept["learner"])
        if "matches" in kept:
            self.matches.restore(kept["matches"])
        torch.set_rng_state(kept["random"])
        if self.device == "cuda" and kept["random_cuda"] is not None:
            torch.cuda.set_rng_state(kept["random_cuda"])

    def _anchored(self) -> Net | None:
        """Return the network that the settings hold this one to: as it began."""
        if self.settings.anchor == 0:
            return None
        anchor = Net(self.game, self.settings).to(self.device)
        began = self.net.state_dict()
        if self.resumed is not None:
            began = self.resumed.get("anchor") or self.resumed["learner"]["average"]
        anchor.load_state_dict(began)
        return anchor.requires_grad_(False)

    def _compiled(self, act: Act) -> Act:
        return torch.compile(act, dynamic=False) if self.device == "cuda" else act  # type: ignore[no-any-return,unused-ignore]

    # --- learning

    def run(self, minutes: float, updates: int = 0) -> list[tuple[str, Result]]:
        """Learn until the minutes, the updates or the plan are spent; judge, keep, return results.

        Minutes count from the making of the sitting, compiling and judging included; 0: no limit.
        """
        if not self.prepared:
            self.prepare()
        self.limit = 60 * minutes or math.inf
        self.reserve = self._look("start") * self._last_judging() * RESERVE
        self.learning_from = self.clock()
        stop_at = self.counters["updates"] + updates if updates else math.inf
        next_look = self.clock() + self.settings.look_every
        while self.counters["updates"] < stop_at and self.progress() < 1:
            told = self.update()
            if self.clock() >= next_look:
                self._look("learning", told)
                self.save()
                next_look = self.clock() + self.settings.look_every
        self.save(ended=True)
        return self._finish()

    def clock(self) -> float:
        """Return the seconds since this sitting began."""
        return time.perf_counter() - self.started

    def progress(self) -> float:
        """Return how much of the plan, or of the time for learning, is spent: 0 to 1 and beyond."""
        time_left = self.limit - self.reserve
        spent = (self.clock() - self.learning_from) / max(time_left - self.learning_from, 1e-9)
        if self.settings.plan:
            planned = self.counters["decisions"] / self.settings.plan
            return 1.0 if self.clock() >= time_left else planned
        return spent

    def falling(self, name: str) -> float:
        """Return the present value of a setting that falls."""
        first, last = getattr(self.settings, name), getattr(self.settings, f"{name}_end")
        return float(first + (last - first) * min(max(self.progress(), 0.0), 1.0))

    def update(self) -> dict[str, float]:
        """Play some decisions in every match and learn from them."""
        counters, settings = self.counters, self.settings
        cloning = self.cloning()
        warmth = min(1.0, (counters["warm"] + 1) / max(settings.warm_up, 1)) * self.slowed
        warmth *= self.pace
        rate = settings.clone_rate if cloning else self.falling("rate")
        self.learner.rate.fill_(rate * warmth)
        self.learner.entropy.fill_(self.falling("entropy"))
        self.matches.ask = cloning
        if cloning:
            self.rollout.follow(self.act, self.net.lead_scale)
            told = self.learner.copy()
            counters["cloned"] += 1
        else:
            self.rollout.fill(self.act, self._past_player(), self.net.lead_scale)
            told = self.learner.learn(self.falling("lead"))
            self._pace(told["kl"])
        counters["updates"] += 1
        counters["warm"] += 1
        counters["decisions"] += settings.steps * settings.matches
        self._guard(told)
        if not self.cloning() and (cloning or counters["updates"] % settings.past_every == 0):
            self._keep_past()
        return told

    def _pace(self, moved: float) -> None:
        """Slow down after an update that moved the policy too far, speed up after a short one."""
        if moved > self.settings.stride:
            self.pace = max(self.pace / PACE_STEP, SLOWEST)
        elif moved < self.settings.stride / 2:
            self.pace = min(self.pace * PACE_STEP, 1.0)

    def cloning(self) -> bool:
        """Tell whether the heuristic is still being copied."""
        return self.counters["cloned"] < self.settings.clone

    def _keep_past(self) -> None:
        """Remember the network as it is, and forget the second oldest: the first is a yardstick."""
        if self.settings.past == 0 or self.settings.past_kept == 0:
            return
        state = self.average.state_dict()
        self.past.append({name: tensor.detach().half() for name, tensor in state.items()})
        while len(self.past) > self.settings.past_kept:
            self.past.pop(min(1, len(self.past) - 1))

    def _past_player(self) -> Act | None:
        """Return a past network as a player, each in its turn."""
        if not self.past:
            return None
        self.past_net.load_state_dict(self.past[self.counters["updates"] % len(self.past)])
        return self.past_act

    def _guard(self, told: dict[str, float]) -> None:
        """Go back to the last good weights where they became no numbers, and learn more slowly."""
        if all(math.isfinite(value) for value in told.values()):
            if self.counters["updates"] % SNAPSHOT_EVERY == 0:
                self.good = self.learner.snapshot()
            return
        self.counters["breaks"] += 1
        if self.counters["breaks"] > MOST_BREAKS:
            raise LearningBroke(
                f"weights became no numbers {MOST_BREAKS + 1} times: lower the rate"
            )
        self.slowed /= 2
        self.learner.restore(self.good)
        self.tell(
            f"weights became no numbers: back by up to {SNAPSHOT_EVERY} updates, half the rate"
        )

    # --- judging and keeping

    def _last_judging(self) -> float:
        """Return how many times as many matches as a look the last judging plays."""
        return 2 * self.settings.final_matches / max(self.settings.look_matches, 1)

    def _judge(self, matches: int, greedy: bool) -> list[Result]:
        settings = self.settings
        if matches == 0:
            return []  # another process judges (`regency.training.judge`)
        return judge(
            self.game, self.average, self.device, matches, self.counters["updates"],
            seats=settings.seats, told=settings.points_told, greedy=greedy, against=self.against,
        )  # fmt: skip

    def _look(self, when: str, told: dict[str, float] | None = None) -> float:
        """Add a point to the curve; return the seconds it took."""
        before = time.perf_counter()
        results = self._judge(self.settings.look_matches, greedy=True)
        self._add_point(when, [("best", one) for one in results], told or {})
        return time.perf_counter() - before

    def _add_point(
        self, when: str, results: list[tuple[str, Result]], told: dict[str, float]
    ) -> None:
        seconds, made = self.seconds + self.clock(), self.counters["decisions"]
        speed = (made - self.point[1]) / max(seconds - self.point[0], 1e-9)
        self.point = (seconds, made)
        point = {
            "game": self.game.name, "when": when, "seconds": round(seconds, 1), **self.counters,
            "decisions_a_second": round(speed),
            **{name: round(value, 5) for name, value in told.items()},
            "results": [{"played": how, **one.to_json()} for how, one in results],
        }  # fmt: skip
        files.add_line(self.out / files.CURVE, point)
        won = ", ".join(
            f"{one.seats}: {100 * one.won:.1f} ± {100 * one.interval:.1f} %"
            for how, one in results
            if how == "best"
        )
        more = ", ".join(f"{name} {value:.3g}" for name, value in told.items())
        self.tell(
            f"{seconds:7.1f} s {made / 1e6:9.1f} M decisions ({speed / 1e6:.2f} M a second); "
            f"won at {won or 'no matches'}; {more}"
        )

    def save(self, ended: bool = False) -> None:
        """Leave a checkpoint, its matches where they are few, and weights to play with."""
        random_cuda = torch.cuda.get_rng_state() if self.device == "cuda" else None
        kept = {
            "game": self.game.name, "settings": self.settings.to_json(),
            "counters": dict(self.counters), "past": self.past, "slowed": self.slowed,
            "pace": self.pace,
            "seconds": self.seconds + self.clock(), "learner": self.learner.snapshot(),
            "anchor": self.anchor.state_dict() if self.anchor else None,
            "random": torch.get_rng_state(), "random_cuda": random_cuda,
        }  # fmt: skip
        files.save_checkpoint(self.out / files.CHECKPOINT, kept)
        if self.settings.matches <= FEW_MATCHES:
            files.save_matches(self.out / files.MATCHES, self.matches.kept())
        about = files.about_weights(self.game, self.settings, self.counters["decisions"])
        about |= {"sitting": self.counters["sitting"], "ended": ended}
        files.save_weights(self.out / files.WEIGHTS, self.average, about)

    def _finish(self) -> list[tuple[str, Result]]:
        """Judge the network at length and write the table."""
        results = []
        for how, greedy in (("best", True), ("drawn", False)):
            judged = self._judge(self.settings.final_matches, greedy)
            results += [(how, one) for one in judged]
        self._add_point("end", results, {})
        if not results:
            return results
        table = files.results_table(self.game.name, results)
        (self.out / files.RESULTS).write_text(table, "utf-8")
        self.tell(table)
        return results
