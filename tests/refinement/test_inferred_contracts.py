"""Contracts that were inferred can be read back, and the methods keep them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.api.loading import Loaded, load
from oxpecker.cli.main import cli
from oxpecker.refinement.extraction import Extraction, Parameters
from oxpecker.refinement.extraction.contracts import JML, Contract, contract
from oxpecker.refinement.extraction.patches import patched
from tests.exhaustive import exhaustive

FILES = sorted((Path(__file__).parent / "inferred").glob("*.java"))
LONG = {"Net", "Tree"}
"""Those that take seconds."""


def contracts(loaded: Loaded) -> dict[str, Contract]:
    """The contract of every method, by its key."""
    extraction = Extraction(loaded.program, Parameters(visits=200))
    return {each.info.key: contract(extraction.summarise(each), JML) for each in loaded.methods_to_check()}


@pytest.mark.parametrize(
    "file", [exhaustive(file) if file.stem in LONG else file for file in FILES], ids=lambda file: file.stem
)
def test_no_inferred_contract_is_broken(tmp_path: Path, file: Path) -> None:
    loaded = load(file)
    source = loaded.sources[str(file)]
    overridden = {other for each in loaded.methods_to_check() for other in each.info.overrides}
    written = contracts(loaded)
    chosen = [
        (each, written[each.info.key].clauses(JML)) for each in loaded.methods_to_check() if each.info not in overridden
    ]
    target = tmp_path / file.name
    target.write_text(patched(source, chosen), encoding="utf-8")
    bounds = ["--chain", "2", "--array", "2", "--decisions", "30", "--calls", "8", "--steps", "20000"]
    limits = ["--exceptions", "allowed", "--time", "120", *bounds]
    output = CliRunner().invoke(cli, ["check", str(target), *limits]).output
    assert "error" not in output and "valid" in output
    assert "invalid" not in output


def test_a_frame_names_no_field_that_the_type_of_its_path_lacks() -> None:
    """`running` is a task, and what finishing an urgent one changes cannot be written as a path from it."""
    loaded = load(next(file for file in FILES if file.stem == "Plan"))
    found = contracts(loaded)["Plan.complete()"]
    assert found.assignable is None
    assert "\\old(running).done == true" in found.ensures


@pytest.mark.parametrize(
    ("method", "assignable"),
    [
        ("toItself", ("Unchanged.count",)),
        ("thereAndBack", ("Unchanged.count",)),
        ("sometimes", ("Unchanged.count",)),
        ("field", ("size",)),
        ("elements", ("cells[*]", "others[*]")),
        ("ofEither", ("one.size", "other.size")),
        ("beforeItThrows", ("next.size", "size")),
        ("ofNewObjects", ()),
        ("reads", ()),
    ],
)
def test_a_frame_names_what_is_assigned_even_if_it_keeps_its_value(method: str, assignable: tuple[str, ...]) -> None:
    loaded = load(next(file for file in FILES if file.stem == "Unchanged"))
    (found,) = (said for key, said in contracts(loaded).items() if key.startswith(f"Unchanged.{method}("))
    assert found.assignable == assignable
