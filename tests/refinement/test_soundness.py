"""Summaries hold of what methods do: of every call that returns, in stored and in random programs."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.api.loading import Loaded, ProgramErrors, load, load_sources
from oxpecker.oox.source import Source
from oxpecker.refinement.extraction import Extraction, Parameters
from tests.engine.generated.heaps import Small
from tests.engine.generated.programs import random_program as generated_program
from tests.exhaustive import sampled, some
from tests.refinement.random_objects import random_program
from tests.refinement.transitions import broken, supported, transitions, without_contracts

ROOT = Path(__file__).parents[2]
PROGRAMS = ROOT / "tests" / "programs"
FOLDERS = sorted({file.parent for file in PROGRAMS.rglob("*.oox")})


def held(loaded: Loaded, small: Small, parameters: Parameters | None = None) -> int:
    """How many transitions the summaries of a program's methods were held against."""
    program = without_contracts(loaded.program)
    extraction = Extraction(program, parameters)
    count = 0
    for each in loaded.methods_to_check():
        method = program.methods[each.info.key]
        if not supported(method):
            continue
        summary = extraction.summarise(method)
        for transition in transitions(program, method, small):
            count += 1
            wrong = broken(summary, transition)
            assert wrong is None, f"{method.info}: {wrong}"
    return count


def loaded_or_none(file: Path) -> Loaded | None:
    try:
        return load(file)
    except ProgramErrors:
        return None


@pytest.mark.sampled
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_stored_programs(folder: Path) -> None:
    found = [loaded_or_none(file) for file in some(sorted(folder.glob("*.oox")))]
    small = Small(most=3)
    counts = [held(loaded, small) for loaded in found if loaded is not None]
    assert sum(counts) > 0 or folder.name == "static"


@pytest.mark.sampled
def test_stored_java_programs() -> None:
    found = [loaded_or_none(file) for file in some(sorted((PROGRAMS / "java" / "classes").glob("*.java"))[:6])]
    assert sum(held(loaded, Small(most=3)) for loaded in found if loaded is not None) > 10


@pytest.mark.parametrize("file", sorted((ROOT / "examples" / "infer").iterdir()), ids=lambda file: file.name)
def test_examples(file: Path) -> None:
    assert held(load(file), Small(objects=3, most=30)) > 20


@pytest.mark.parametrize("seed", sampled(range(2, 9), 3))
def test_random_programs_about_linked_objects(seed: int) -> None:
    loaded = load_sources([Source("random.oox", random_program(seed))])
    assert held(loaded, Small(objects=3, most=10)) > 0


def test_random_programs_with_little_precision() -> None:
    coarse = Parameters(operators=12, allocations=1, unions=0, contexts=0, visits=60)
    for seed in range(16, 20):
        loaded = load_sources([Source("random.oox", random_program(seed))])
        held(loaded, Small(objects=3, most=8), coarse)


def test_generated_programs() -> None:
    count = 0
    for seed in range(10):
        loaded = load_sources([Source("generated.oox", generated_program(seed).text)])
        count += held(loaded, Small(most=4))
    assert count > 20
