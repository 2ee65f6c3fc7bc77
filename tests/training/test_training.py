"""Self-play on a CPU: it learns, goes on as if it had never stopped, and says what is wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regency.core.drivers import RANDOM_PLAYER
from regency.core.engine import engine
from regency.games import game

torch = pytest.importorskip("torch", reason="torch is not installed: pip install regency[train]")

from regency.training import run as command  # noqa: E402 - after the skip
from regency.training.checkpoint import CheckpointError, load_checkpoint, load_weights  # noqa: E402
from regency.training.judge import main as judge_command  # noqa: E402
from regency.training.judging import judge  # noqa: E402
from regency.training.matches import Matches, draw_players, spread_seats  # noqa: E402
from regency.training.network import Net, draw, log_chances  # noqa: E402
from regency.training.rollout import Rollout  # noqa: E402
from regency.training.settings import checked, read_settings  # noqa: E402
from regency.training.sitting import LearningBroke, Sitting  # noqa: E402

KUHN = game("kuhn")
SMALL = {
    "matches": 32, "steps": 8, "minibatch": 64, "width": 16, "look_matches": 0, "final_matches": 0,
}  # fmt: skip


def sitting(out: Path, **changes: Any) -> Sitting:
    return Sitting(KUHN, read_settings(KUHN, changes={**SMALL, **changes}), "cpu", out, _quiet)


def _quiet(line: str) -> None:
    """Say nothing."""


def test_a_run_of_seconds_beats_random_play(tmp_path: Path) -> None:
    made = sitting(tmp_path, matches=256, minibatch=512, rate=5e-3, plan=256 * 8 * 40)
    seats = KUHN.seats[0]
    made.prepare()
    before = judge(KUHN, made.average, "cpu", 1000, 5, seats=(seats,), opponent=RANDOM_PLAYER)
    made.run(minutes=0)
    after = judge(KUHN, made.average, "cpu", 1000, 5, seats=(seats,), opponent=RANDOM_PLAYER)
    assert after[0].won - after[0].interval > 0.55
    assert after[0].won > before[0].won + 0.05
    assert made.counters["decisions"] == 256 * 8 * 40


def test_going_on_gives_the_same_numbers_as_one_go(tmp_path: Path) -> None:
    changes = {"clone": 2, "past": 0.5, "past_every": 2, "heuristic": 0.2, "anchor": 0.1}
    whole = sitting(tmp_path / "whole", **changes)
    whole.run(minutes=0, updates=7)
    first = sitting(tmp_path / "parts", **changes)
    first.run(minutes=0, updates=4)
    second = sitting(tmp_path / "parts", **changes)
    second.resume(tmp_path / "parts" / "run.pt")
    second.run(minutes=0, updates=3)
    assert second.counters | {"sitting": 0} == whole.counters
    ours, theirs = second.learner.snapshot(), whole.learner.snapshot()
    for name, tensor in theirs["net"].items():
        assert torch.equal(ours["net"][name], tensor), name
    for name, tensor in theirs["average"].items():
        assert torch.equal(ours["average"][name], tensor), name
    assert all(map(torch.equal, ours["moments"], theirs["moments"]))


def test_an_anchor_holds_a_network_near_to_what_it_was(tmp_path: Path) -> None:
    strayed = []
    for anchor in (0.0, 20.0):
        made = sitting(tmp_path / str(anchor), anchor=anchor, rate=5e-3, matches=256)
        made.prepare()
        was = Net(KUHN, made.settings)
        was.load_state_dict(made.net.state_dict())
        made.run(minutes=0, updates=20)
        seen, shown = made.matches.seen, made.matches.shown
        with torch.no_grad():
            logs, before = (
                log_chances(net(seen, shown)[0], made.matches.mask) for net in (made.net, was)
            )
        strayed.append((logs.exp() * (logs - before)).sum(1).mean().item())
    assert strayed[1] < strayed[0] / 10


def test_the_command_leaves_all_it_promises(tmp_path: Path) -> None:
    words = [w for n, v in SMALL.items() for w in ("--set", f"{n}={v}")]
    words += ["--set", "look_matches=10", "--set", "final_matches=10", "--set", "look_every=0"]
    told = ["--game", "kuhn", "--device", "cpu", "--out", str(tmp_path), "--updates", "2", *words]
    assert command.main(told) == 0
    lines = (tmp_path / "curve.ndjson").read_text("utf-8").splitlines()
    points = [json.loads(line) for line in lines]
    assert [point["when"] for point in points] == ["start", "learning", "learning", "end"]
    assert points[-1]["results"][0]["matches"] == 10
    assert "| kuhn | 2 | best |" in (tmp_path / "results.md").read_text("utf-8")
    net, about = load_weights(tmp_path / "weights.npz", KUHN)
    assert about["ended"]
    assert about["decisions"] == 2 * 32 * 8
    kept = load_checkpoint(tmp_path / "run.pt", KUHN)["learner"]["average"]
    for name, tensor in net.state_dict().items():
        assert torch.allclose(tensor, kept[name], rtol=1e-3, atol=1e-3), name
    again = ["--game", "kuhn", "--device", "cpu", "--out", str(tmp_path / "more"), "--updates", "1"]
    assert command.main([*again, *words, "--resume", str(tmp_path / "weights.npz")]) == 0
    judged = ["--game", "kuhn", "--device", "cpu", "--weights", str(tmp_path / "weights.npz")]
    assert judge_command([*judged, "--matches", "10", "--follow", "5"]) == 0
    assert json.loads((tmp_path / "judged.ndjson").read_text("utf-8"))["ended"]


def test_a_sitting_stops_in_time(tmp_path: Path) -> None:
    made = sitting(tmp_path, look_matches=4, final_matches=4)
    made.run(minutes=0.02 + made.clock() / 60)
    assert made.progress() >= 1
    assert (tmp_path / "results.md").is_file()


def test_errors_are_told_and_nothing_begins(tmp_path: Path, capsys: Any) -> None:
    told = ["--device", "cpu", "--out", str(tmp_path / "out")]
    assert command.main(["--game", "whist", *told]) == 2
    assert "no game named 'whist'" in capsys.readouterr().err
    assert command.main(["--game", "kuhn", *told, "--set", "rate=fast"]) == 2
    assert "rate is a number, not 'fast'" in capsys.readouterr().err
    (tmp_path / "run.pt").write_bytes(b"nothing of the kind")
    assert command.main(["--game", "kuhn", *told, "--resume", str(tmp_path / "run.pt")]) == 2
    assert "is no checkpoint" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_damaged_and_foreign_weights_are_refused(tmp_path: Path) -> None:
    made = sitting(tmp_path)
    made.run(minutes=0, updates=1)
    path = tmp_path / "weights.npz"
    with pytest.raises(CheckpointError, match="of kuhn, not of royals"):
        load_weights(path, game("royals"))
    with pytest.raises(CheckpointError, match="of kuhn, not of royals"):
        load_checkpoint(tmp_path / "run.pt", game("royals"))
    with np.load(path) as kept:
        arrays = dict(kept)
    broken = {**arrays, "plain": np.full_like(arrays["plain"], np.nan)}
    np.savez(tmp_path / "nan.npz", **broken)
    with pytest.raises(CheckpointError, match="no numbers"):
        load_weights(tmp_path / "nan.npz", KUHN)
    np.savez(tmp_path / "other.npz", **{**arrays, "plain": arrays["plain"][:3]})
    with pytest.raises(CheckpointError, match="does not fit"):
        load_weights(tmp_path / "other.npz", KUHN)
    (tmp_path / "cut.npz").write_bytes(path.read_bytes()[:100])
    with pytest.raises(CheckpointError, match="holds no weights"):
        load_weights(tmp_path / "cut.npz", KUHN)


def test_weights_that_break_go_back_and_give_up_at_last(tmp_path: Path) -> None:
    made = sitting(tmp_path)
    made.run(minutes=0, updates=1)
    for breaks in (1, 2, 3):
        with torch.no_grad():
            made.net.plain.fill_(float("nan"))
        made.update()
        assert made.counters["breaks"] == breaks
        assert all(bool(p.isfinite().all()) for p in made.net.parameters())
        assert made.slowed == 0.5**breaks
    with torch.no_grad():
        made.net.plain.fill_(float("nan"))
    with pytest.raises(LearningBroke):
        made.update()


def test_forced_moves_are_never_asked_and_seats_mix() -> None:
    one = game("for-the-king")
    seats = spread_seats(tuple(one.seats), 16)
    players = draw_players(one, seats, 0.3, 1)
    matches = Matches(one, seats, players, np.arange(16), told=False, ask=True)
    rules, mask = engine(one), np.zeros(one.rules.ACTIONS.count, np.uint8)
    ended = torch.zeros(16)
    for step in range(600):
        assert bool((matches.mask.sum(1) > 1).all())
        expert = matches.expert.long()
        assert bool((matches.mask.gather(1, expert.unsqueeze(1)) == 1).all())
        if step % 100 == 0:
            for i in range(16):
                rules.legal(matches._states, i, int(matches.turn[i]), mask)
                assert (mask == matches.mask[i].numpy()).all()
        matches.actions.copy_(expert)
        matches.step()
        ended += matches.done
        over = matches.done != 0
        assert torch.allclose(matches.place.sum(1), torch.zeros(16), atol=1e-5)
        assert bool((matches.place[over].abs().sum(1) > 0).all()) or not bool(over.any())
    assert set(seats.tolist()) == {2, 3, 4, 5}
    assert float(ended.sum()) > 0


def rolled(judges: str) -> Rollout:
    """Return four decisions of one match of two seats: 0, 1, 0, which ends it, then 1."""
    settings = checked(KUHN, {**SMALL, "judges": judges, "trace": 0.0, "matches": 1, "steps": 4,
                              "minibatch": 4, "past": 0.0})  # fmt: skip
    matches = Matches(
        KUHN, np.array([2], np.int8), np.full((1, 2), -1, np.int8), np.arange(1), told=False
    )
    made = Rollout(matches, settings)
    made.seat[:] = torch.tensor([[0], [1], [0], [1], [0]])
    made.over[:] = torch.tensor([[False], [False], [True], [False]])
    for t, (first, second) in enumerate([(1.0, 2.0), (4.0, 8.0), (16.0, 32.0), (64.0, 128.0)]):
        made.reward[t, 0, :, 0] = torch.tensor([first, second])
    # Values are told by the seat that looks: itself first, then the other.
    for t, told in enumerate([(0.5, 0.1), (0.25, 0.2), (0.125, 0.3), (1.0, 0.4), (10.0, 20.0)]):
        made.value[t, 0, :, 0] = torch.tensor(told)
    made.credit()
    return made


def test_a_seat_judged_by_its_own_next_look_earns_until_then() -> None:
    made = rolled("own")
    expected = [1 + 4 + 0.125 - 0.5, 8 + 32 - 0.25, 16 - 0.125, 128 + 20 - 1.0]
    assert made.advantage[:, 0, 0].tolist() == pytest.approx(expected)
    assert made.goal[:, 0, 0, 0].tolist() == pytest.approx([5.125, 40.0, 16.0, 148.0])


def test_a_seat_judged_by_whoever_looks_next() -> None:
    made = rolled("every")
    # Seat 1 looks next and tells seat 0's value second, and so on; an end is worth nothing more.
    expected = [1 + 0.2 - 0.5, 8 + 0.3 - 0.25, 16 - 0.125, 128 + 20 - 1.0]
    assert made.advantage[:, 0, 0].tolist() == pytest.approx(expected)
    assert made.goal[0, 0, :, 0].tolist() == pytest.approx([1 + 0.2, 2 + 0.25])


def test_illegal_actions_are_never_drawn() -> None:
    mask = torch.tensor([[0, 1, 0, 1]] * 500, dtype=torch.uint8)
    assert set(draw(log_chances(torch.zeros(500, 4), mask)).tolist()) == {1, 3}


def test_cards_and_focus_reach_the_first_layer() -> None:
    castle = game("castle-combo")
    net = Net(castle, checked(castle, {"width": 8, "card": 4, "points_told": True}))
    observation = castle.features.OBSERVATION
    seen = torch.zeros((1, net.inputs.size), dtype=torch.int8)
    row, messenger = observation.start("row"), observation.start("messenger")
    seen[0, row : row + 6] = torch.tensor([1, 2, 3, 11, 12, 13])
    seen[0, messenger + 1] = 1
    seen[0, observation.start("taking") + 2] = 1
    cell = observation.start("cell")
    seen[0, cell + 25] = seen[0, cell + 26] = 7  # the next seat has the same card twice
    parts = net.encode(seen, torch.zeros(1, 5), torch.float32)
    assert [part.shape[1] for part in parts] == [len(part) for part in net.first_weights()]
    inputs = torch.cat(parts, 1)
    cards, places = len(net.printed), len(net.inputs.places)
    tables = inputs[0, -net.tables * cards :].view(net.tables, cards)
    shown = tables[:places].argmax(1)
    behind = {int(at): int(card) for at, card in zip(net.inputs.places, shown, strict=True)}
    size = net.inputs.size
    assert [behind[size + i] for i in range(3)] == [11, 12, 13]
    assert 13 in [behind[at] for at in behind if at > size + 3]
    assert tables[places, 7] == 2.0
    assert tables[places + 1, 7] == 0.0
