"""Same program, same answer: whatever the hash seed; same verdict whatever the seed of the search."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.exhaustive import exhaustive

PROGRAMS = Path(__file__).parent.parent / "programs"
CHECKED = sorted(str(p) for p in (PROGRAMS / "checks").glob("*.oox"))
SCRIPT = Path(__file__).parent / "answers.py"


def answers(programs: list[str], hash_seed: int, *options: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed)}
    command = [sys.executable, str(SCRIPT), "600", *options, *programs]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=600)
    assert run.stderr == ""
    found: dict[str, Any] = json.loads(run.stdout)
    assert sum(len(data.get("methods", [])) for data in found.values()) > 100 * len(programs) // len(CHECKED)
    return found


@pytest.fixture(scope="module", params=[CHECKED[::14], exhaustive(CHECKED)], ids=["some", "all"])
def programs(request: pytest.FixtureRequest) -> list[str]:
    """The programs that are checked."""
    found: list[str] = request.param
    return found


@pytest.fixture(scope="module")
def usual(programs: list[str]) -> dict[str, Any]:
    """The answers of a run without any option."""
    return answers(programs, 0)


def test_hash_seeds_change_nothing(programs: list[str], usual: dict[str, Any]) -> None:
    second = answers(programs, 1)
    for program, data in usual.items():
        other = {m["method"]: m for m in second[program].get("methods", [])}
        for method in data.get("methods", []):
            if not method["out_of_time"]:
                assert other[method["method"]] == method


def test_seeds_of_the_search_change_no_verdict(programs: list[str], usual: dict[str, Any]) -> None:
    def verdicts(found: dict[str, Any]) -> dict[str, list[str]]:
        return {p: [f"{m['method']} {m['verdict']}" for m in data.get("methods", [])] for p, data in found.items()}

    assert verdicts(answers(programs, 2, "--order=random", "--seed=77")) == verdicts(usual)


def test_the_same_tests_whatever_the_hash_seed() -> None:
    tree = Path(__file__).parent.parent / "oracles/java/BinarySearchTree.java"
    command = [sys.executable, "-m", "oxpecker", "tests", str(tree), "--method", "BinarySearchTree.find", "--out", "-"]
    printed = []
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=600)
        assert run.returncode == 0, run.stderr
        printed.append(run.stdout)
    assert printed[0] == printed[1]
    assert "@Test" in printed[0]


def test_the_same_translation_whatever_the_hash_seed() -> None:
    command = [sys.executable, "-m", "oxpecker", "show", str(PROGRAMS / "java/library/number_streams.java")]
    printed = []
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        printed.append(subprocess.run(command, capture_output=True, text=True, env=environment, check=True).stdout)
    assert printed[0] == printed[1]
