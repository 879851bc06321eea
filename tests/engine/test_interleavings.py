"""Random small programs with threads: every reduction shows what all schedules show, `optimal` each trace once.

`benchmarks/interleavings.py` does the same at length.
"""

from __future__ import annotations

import pytest

from tests.engine.interleavings.agreement import disagreements, enumerated, miscounts
from tests.engine.interleavings.lazy_programs import lazy_threads
from tests.engine.interleavings.programs import (
    Threaded,
    gated_threads,
    interrupted_threads,
    permitted_threads,
    polling_threads,
    random_threads,
    spinning_threads,
)
from tests.engine.interleavings.traces import count_traces
from tests.exhaustive import sampled
from tests.oox.from_text import checked, method_named


@pytest.mark.parametrize("first", sampled(range(0, 100, 10), 5))
def test_reductions_show_what_all_schedules_show(first: int) -> None:
    for seed in range(first, first + 10):
        made = random_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_inputs_that_threads_are_the_first_to_look_at(first: int) -> None:
    for seed in range(first, first + 10):
        made = lazy_threads(seed, 8)
        wrong = [problem for problem in disagreements(made, 0.02, 80) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}, {made.strategy}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_gates(first: int) -> None:
    for seed in range(first, first + 10):
        made = gated_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_gates_that_are_taken(first: int) -> None:
    for seed in range(first, first + 10):
        made = permitted_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_threads_that_spin(first: int) -> None:
    for seed in range(first, first + 10):
        made = spinning_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_threads_that_spin_on_two_fields(first: int) -> None:
    for seed in range(first, first + 10):
        made = polling_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("first", sampled(range(0, 40, 10), 4))
def test_waits_that_a_second_gate_ends(first: int) -> None:
    for seed in range(first, first + 10):
        made = interrupted_threads(seed)
        wrong = [problem for problem in disagreements(made, 0.05, 150) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize(
    "made",
    [
        pytest.param(random_threads(5068), id="the first thread returns while others go on"),
        pytest.param(gated_threads(5021), id="a gate that two wait at is closed again"),
        pytest.param(permitted_threads(1024), id="a gate is taken before it is closed"),
        pytest.param(gated_threads(6102), id="a read between closing and opening a gate"),
    ],
)
def test_orders_that_are_easily_missed(made: Threaded) -> None:
    said = list(disagreements(made, 0.1, 5_000))
    assert all(problem.startswith("?none") for problem in said), said


@pytest.mark.parametrize("seed", [6035, 6092, 6098, 6126, 7038, 7066, 100034])
def test_threads_that_wait_to_be_notified_block_no_exploration(seed: int) -> None:
    assert not list(miscounts(random_threads(seed, counted=True), 5.0, 5_000))


@pytest.mark.parametrize("first", sampled(range(0, 60, 10), 3))
def test_optimal_explores_each_trace_once(first: int) -> None:
    for seed in range(first, first + 10):
        made = random_threads(seed, counted=True)
        wrong = [problem for problem in miscounts(made, 0.3, 120) if not problem.startswith("?")]
        assert not wrong, f"seed {seed}: {wrong}\n{made.text}"


@pytest.mark.parametrize("seed", [1, 2, 14, 15, 28, 31, 32, 39])
def test_what_is_merged_makes_no_difference(seed: int) -> None:
    """States and beginnings of traces that count as the same have the same continuations: without merging, too."""
    made = random_threads(seed, counted=True)
    program = checked(made.text)
    method = method_named(program, "Main.go")
    every, merged = (enumerated(program, method, made, 300, merge) for merge in (False, True))
    assert every == merged
    (arguments,) = made.inputs
    assert count_traces(program, method, arguments, 300, False) == count_traces(program, method, arguments, 300, True)
