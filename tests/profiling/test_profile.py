"""Profiles: stages of stacks, tables, flame graphs, and the option of the command line."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.check import check
from oxpecker.profiling import Profile, Sampler, speedscope_text, table_lines
from oxpecker.profiling.profile import Frame
from oxpecker.profiling.stages import stage_of

ROOT = Path(__file__).parents[2]

STAGES = {
    "start-up": ["oxpecker.cli.check", "importlib._bootstrap", "oxpecker.java.types"],
    "front end: attribution": ["oxpecker.cli.check", "oxpecker.api.loading", "oxpecker.java.attribution.calls", "re"],
    "front end": ["oxpecker.cli.check", "oxpecker.api.loading", "pathlib"],
    "analysis": ["oxpecker.api.loading", "oxpecker.oox.analysis.escape"],
    "stepping": ["oxpecker.api.session", "oxpecker.engine.checking", "oxpecker.engine.machine.arrays"],
    "terms": ["oxpecker.engine.machine.arrays", "oxpecker.terms.arithmetic"],
    "solver: slicing": ["oxpecker.engine.explore.forks", "oxpecker.solver.slicing", "oxpecker.terms.interval"],
    "solver: backends, z3": ["oxpecker.engine.explore.forks", "oxpecker.solver.slicing", "oxpecker.solver.backends.z3"],
    "replay": ["oxpecker.engine.checking", "oxpecker.engine.counterexamples.replay", "oxpecker.oox.interpreter.steps"],
    "minimisation": ["oxpecker.engine.counterexamples.smallest", "oxpecker.engine.values.arithmetic"],
    "proofs": ["oxpecker.strategies.obligations", "oxpecker.horn.proof", "oxpecker.oox.cfg"],
    "concrete runs": ["oxpecker.cli.run", "oxpecker.oox.interpreter"],
    "output": ["oxpecker.cli.check", "oxpecker.report.text", "json"],
    "other": ["__main__", "json"],
}


@pytest.mark.parametrize("stage", STAGES)
def test_a_stack_belongs_to_a_stage(stage: str) -> None:
    assert stage_of(STAGES[stage]) == stage


def frame(module: str) -> Frame:
    return Frame(module, "f", f"{module}.py", 1)


def profile() -> Profile:
    found = Profile(before=0.25)
    found.add([frame("main"), frame("oxpecker.engine.checking")], 0.5)
    found.add([frame("main"), frame("oxpecker.terms.show")], 0.2499)
    found.add([frame("main")], 0.0001)
    return found


def test_the_table_starts_with_the_longest_stage_and_adds_up() -> None:
    assert table_lines(profile()) == [
        "profile: 1.00 s",
        "  stepping         0.50 s   50.0 %",
        "  start-up         0.25 s   25.0 %",
        "  terms            0.25 s   25.0 %",
        "  other stages     0.00 s    0.0 %",
    ]


def test_a_flame_graph_weighs_every_stack() -> None:
    data = json.loads(speedscope_text(profile(), "oxpecker check"))
    (sampled,) = data["profiles"]
    names = [[data["shared"]["frames"][number]["name"] for number in sample] for sample in sampled["samples"]]
    stepping, terms = "oxpecker.engine.checking.f", "oxpecker.terms.show.f"
    assert names == [["start-up"], ["main.f", stepping], ["main.f", terms], ["main.f"]]
    assert sampled["weights"] == [0.25, 0.5, 0.2499, 0.0001]
    assert sampled["endValue"] == pytest.approx(1.0)


class Listening(Profile):
    """Tells when a function has been seen."""

    def __init__(self, function: str) -> None:
        super().__init__()
        self._function, self.seen = function, threading.Event()

    def add(self, stack: Iterable[Frame], seconds: float) -> None:
        """Looks for the function."""
        super().add(stack, seconds)
        if any(each.function == self._function for each in stack):
            self.seen.set()


def test_samples_are_of_the_thread_that_entered() -> None:
    profile = Listening("wait_for_a_sample")
    with Sampler(profile):
        wait_for_a_sample(profile)


def wait_for_a_sample(profile: Listening) -> None:
    assert profile.seen.wait(60)


def test_a_check_tells_where_its_time_went(tmp_path: Path) -> None:
    file = tmp_path / "out" / "profile.json"
    run = CliRunner().invoke(check, [str(ROOT / "examples" / "Abs.java"), "--profile", str(file)])
    assert "profile: " in run.stderr and f"  flame graph: {file}" in run.stderr
    assert "start-up" in run.stderr
    assert json.loads(file.read_text("utf-8"))["profiles"][0]["name"] == "check"
