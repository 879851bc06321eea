"""`oxpecker infer`."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

from oxpecker.api.loading import load
from oxpecker.cli.main import cli
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Heap, Interpreter, Limits, Returned, Value, Violated
from oxpecker.refinement.extraction import Extraction
from oxpecker.refinement.extraction.contracts import contract
from oxpecker.refinement.extraction.patches import dialect_of, patched, why_not_written
from tests.engine.generated.heaps import RandomChoices, Small
from tests.refinement.transitions import AnyInput

ROOT = Path(__file__).parents[2]
LIST = str(ROOT / "examples" / "infer" / "topological_sort.oox")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(cli, ["infer", *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_formulas() -> None:
    expected = "Graph.init()\n  visitedInsNum' = visitedInsNum ++ (this.nodes.head.*next.node -> 0)\n"
    assert run(LIST, "--method", "Graph.init") == expected


def test_clauses() -> None:
    assert run(LIST, "--method", "List.nullifyMove", "--as", "jml").splitlines() == [
        "List.nullifyMove(ListEntry, ListEntry)",
        "  requires(e2 != null)  // proved",
        "  requires(e1 != null)  // proved",
        "  ensures(e1 != e2 ==> retval == old(e2.node))  // proved",
        "  ensures(e1 != e2 ==> e1.node == old(e2.node))  // proved",
        "  ensures(e2.node == null)  // proved",
        "  assignable(e1.node, e2.node)  // proved",
    ]


def test_data() -> None:
    found = json.loads(run(LIST, "--method", "List.insert", "--format", "json"))
    (method,) = found["methods"]
    assert method["returns"] and method["lost"] is None
    assert {b["location"] for b in method["bounds"]} == {"head", "next", "node", "prev", "ListEntry$alloc"}
    assert [b["exact"] for b in method["bounds"] if b["location"] == "prev"] == [False]


def test_answers_are_data_too() -> None:
    graph = str(ROOT / "examples" / "refinement" / "graph.oox")
    (method,) = json.loads(run(graph, "--method", "Graph.contains", "--format", "json"))["methods"]
    assert method["answers"] == [{"value": "true", "some": [["v & (this.vertices.*Vertex$following - null)"]]}]


def test_collections_are_specified_or_extracted() -> None:
    playlist = str(ROOT / "examples" / "collections" / "Playlist.java")
    assert "content' = content" in run(playlist, "--method", "Playlist.append")
    extracted = run(playlist, "--method", "Playlist.append", "--library", "extracted")
    assert "content" not in extracted and "ArrayList$size" in extracted


def test_contracts_do_not_speak_of_what_only_specifications_know() -> None:
    playlist = str(ROOT / "examples" / "collections" / "Playlist.java")
    found = run(playlist, "--method", "Playlist.first", "--as", "jml").splitlines()
    assert "content" not in "".join(found)


def test_precision_is_an_option() -> None:
    assert "Node) -> Int" in run(LIST, "--method", "Graph.fixIns", "--operators", "3")


def test_an_unknown_method_is_a_mistake() -> None:
    assert CliRunner().invoke(cli, ["infer", LIST, "--method", "Graph.none"]).exit_code == 2


PROGRAMS = [
    *sorted((ROOT / "examples" / "infer").iterdir()),
    *sorted((ROOT / "tests" / "programs" / "classes").glob("[a-i]*.oox")),
    *sorted((ROOT / "tests" / "programs" / "theses").glob("linked*.oox")),
]


@pytest.mark.parametrize("file", PROGRAMS, ids=lambda file: file.name)
def test_patched_programs_keep_their_contracts(file: Path, tmp_path: Path) -> None:
    loaded = load(file)
    source = loaded.sources[str(file)]
    extraction = Extraction(loaded.program)
    contracts = []
    for method in loaded.methods_to_check():
        if why_not_written(loaded.program, method, source) is None:
            dialect = dialect_of(file.name)
            said = contract(extraction.summarise(method), dialect).clauses(dialect)
            if said:
                contracts.append((method, said))
    written = tmp_path / file.name
    written.write_text(patched(source, contracts), encoding="utf-8")
    again = load(written)
    keys = {method.info.key for method, _ in contracts}
    returned = 0
    interpreter = Interpreter(again.program, Limits(steps=5_000, call_depth=100))

    def arguments(heap: Heap, method: typed.Method, number: int) -> list[Value]:
        return AnyInput(heap, RandomChoices(Random(number)), Small(objects=3), False).arguments(method)

    for method in again.methods_to_check():
        if method.info.key not in keys:
            continue
        for number in range(20):
            each = interpreter.run(method, lambda heap: arguments(heap, method, number))  # noqa: B023
            wrong = isinstance(each.outcome, Violated) and each.outcome.kind in ("ensures", "assignable")
            assert not wrong, f"{method.info}{each.arguments}: {each.outcome}"
            returned += isinstance(each.outcome, Returned)
    assert returned or not contracts


GUARDED = """public class Guarded {
    static int size(String s) {
        return s.length();
    }

    static int share(int total, int people) {
        if (people <= 0) {
            throw new IllegalArgumentException("people");
        }
        return total / people;
    }

    static int length(String[] names) {
        return names.length == 0 ? 0 : names[0].length();
    }
}
"""


def test_conditions_on_callers_are_written_as_contracts(tmp_path: Path) -> None:
    file = tmp_path / "Guarded.java"
    file.write_text(GUARDED)
    added = [line for line in run(str(file), "--conditions", "--as", "patch").splitlines() if line.startswith("+ ")]
    assert added == [
        "+    //@ requires s != null;",
        "+    //@ requires people > 0;",
        "+    //@ requires names != null;",
        "+    //@ signals (NullPointerException e) true;",
    ]
