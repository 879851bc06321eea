"""The limits of a check: memory is that of the process itself."""

from __future__ import annotations

import subprocess
import sys

from oxpecker.api.loading import load_sources
from oxpecker.engine import Options
from oxpecker.engine.checking import MethodCheck
from oxpecker.limits import memory_megabytes, peak_megabytes
from oxpecker.oox.source import Source
from oxpecker.solver import SolverConfiguration, open_solver

GROW = (
    "from oxpecker.limits import peak_megabytes as peak\n"
    "before = peak()\n"
    "block = bytearray(b'x') * (100 * 2**20)\n"
    "del block\n"
    "print(before, peak())\n"
)


def test_the_peak_is_not_that_of_the_process_that_started_this_one() -> None:
    block = bytearray(b"x") * (300 * 2**20)
    done = subprocess.run([sys.executable, "-c", GROW], capture_output=True, text=True, check=True, timeout=600)
    before, after = map(float, done.stdout.split())
    assert peak_megabytes() > 300
    assert before < 200
    assert 90 < after - before < 150  # it stays although the memory was given back
    del block


def test_what_is_used_now_is_no_more_than_the_peak() -> None:
    assert 0 < memory_megabytes() <= peak_megabytes() + 1


def test_progress_counts_the_ways_that_inputs_decide_about() -> None:
    text = (
        "class A { static int f(int x) { int i := 0; while (i < 3) { i := i + 1; }"
        " if (x > 0) { if (x < 0) { i := 7; } } return i; } }"
    )
    loaded = load_sources([Source("a.oox", text)])
    (method,) = loaded.methods_to_check()
    with open_solver(SolverConfiguration()) as solver:
        check = MethodCheck(loaded.program, method, solver, Options(), loaded.sources)
        assert check.progress().branches == (0, 0)
        check.result()
    assert check.progress().branches == (3, 4)  # x > 0 both ways, x < 0 one way; the loop is no choice
