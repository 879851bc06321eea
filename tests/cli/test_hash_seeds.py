"""Same program, same answer: whatever the hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = Path(__file__).parent.parent / "programs"
UNSTEADY = {"seconds", "memory_megabytes", "solver_time"}


def answer(program: str, seed: int) -> Any:
    command = [sys.executable, "-m", "oxpecker", "check", str(PROGRAMS / program), "--format", "json"]
    bounds = ["--array", "2", "--chain", "2", "--max-findings", "5"]
    environment = {**os.environ, "PYTHONHASHSEED": str(seed)}
    run = subprocess.run([*command, *bounds], capture_output=True, text=True, env=environment, check=False, timeout=120)
    assert run.stderr == ""
    data = json.loads(run.stdout)
    for method in data["methods"]:
        statistics = method["statistics"]
        method["statistics"] = {n: v for n, v in statistics.items() if n not in UNSTEADY}
    return data


@pytest.mark.parametrize("program", ["checks/aliasing.oox", "checks/dispatch.oox", "checks/java_integers.oox"])
def test_hash_seeds_change_nothing(program: str) -> None:
    first = answer(program, 0)
    assert first["methods"]
    assert answer(program, 1) == first
    assert answer(program, 2) == first


def test_the_same_tests_whatever_the_hash_seed() -> None:
    tree = Path(__file__).parent.parent / "oracles/java/BinarySearchTree.java"
    command = [sys.executable, "-m", "oxpecker", "tests", str(tree), "--out", "-", "--minimal"]
    printed = []
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)
        assert run.returncode == 0, run.stderr
        printed.append(run.stdout)
    assert printed[0] == printed[1]
    assert "@Test" in printed[0]
