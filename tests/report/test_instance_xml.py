"""Instances in Alloy's XML: the document obeys the rules of the format, and says what the instance says."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from oxpecker.relational import Instance
from oxpecker.relational.alloy import parse_module
from oxpecker.relational.alloy.solution import Solution
from oxpecker.report.instances import to_xml
from tests.relational.solutions import solution, solutions

EXAMPLES = sorted((Path(__file__).parents[2] / "examples/relational").glob("*.als"))
MODULE = """
open util/ordering[T]
abstract sig A { f: set B, g: A -> lone B }
sig A1, A2 extends A {}
one sig B {}
sig S in A + B { n: Int, nothing = none }
sig T {}
enum C { Red, Green }
pred p[x: A] { some x.f and some S and some A1 and some A2 and some g }
run p for 3 but 2 T
"""


def element(solution: Solution) -> ElementTree.Element:
    return ElementTree.fromstring(to_xml(solution))


def atoms(node: ElementTree.Element) -> tuple[str, ...]:
    return tuple(each.get("label", "") for each in node.findall("atom"))


def rows(node: ElementTree.Element) -> set[tuple[str, ...]]:
    return {atoms(each) for each in node.findall("tuple")}


def named(instance: Instance, name: str) -> set[tuple[str, ...]]:
    relation = next(each for each in instance.relations if each.name == name)
    return set(instance.rows(relation))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_the_rules_of_the_format(file: Path) -> None:
    for each in solutions(parse_module(str(file), file.read_text("utf-8"))):
        document = element(each)
        for instance in document.findall("instance"):
            check_instance(instance)


def test_signatures_as_atoms_obey_the_rules_too() -> None:
    instance = element(solution("sig A { f: set A } sig B extends A {} run { B$.parent = A$ }")).find("instance")
    assert instance is not None
    check_instance(instance)


def check_instance(instance: ElementTree.Element) -> None:
    numbered = [each for each in instance if each.tag in ("sig", "field", "skolem")]
    identities = [each.get("ID") for each in numbered]
    assert len(set(identities)) == len(identities)
    signatures = {each.get("ID"): each for each in instance.findall("sig")}
    order = list(signatures)
    assert {each.get("label") for each in signatures.values()} >= {"univ", "Int", "seq/Int", "String"}
    primary = [each for each in signatures.values() if each.find("type") is None]
    for each in primary:
        parent = each.get("parentID")
        assert (parent is None) == (each.get("label") == "univ")
        assert parent is None or order.index(parent) > order.index(each.get("ID")), "children come before parents"
    mentioned = [atom for each in primary for atom in atoms(each)]
    assert len(set(mentioned)) == len(mentioned), "an atom is listed at its most specific signature only"
    width = int(instance.get("bitwidth", ""))
    known = {*mentioned, *map(str, range(-(2 ** (width - 1)), 2 ** (width - 1)))}
    for each in numbered:
        if each.tag != "sig":
            assert each.get("parentID") in (signatures if each.tag == "field" else {None})
            arities = {len(types.findall("type")) for types in each.findall("types")}
            assert len(arities) == 1
            assert {len(row) for row in rows(each)} <= arities
            assert {atom for row in rows(each) for atom in row} <= known
        assert {types.get("ID") for types in each.iter("type")} <= set(signatures)


def test_the_document_says_what_the_instance_says() -> None:
    found = solution(MODULE)
    state, instance = found.states[0], element(found).find("instance")
    assert instance is not None
    by_label = {each.get("label"): each for each in instance}
    direct = {label: {(atom,) for atom in atoms(by_label[f"this/{label}"])} for label in ("A", "A1", "A2", "B", "S")}
    assert direct["A"] == set()
    assert direct["A1"] == named(state, "A1") != set()
    assert direct["A2"] == named(state, "A2") != set()
    assert direct["S"] == named(state, "S") != set()
    for name in ("f", "g", "n"):
        assert rows(by_label[name]) == named(state, name) != set()
    assert rows(by_label["$x"]) == named(state, "$x") != set()
    assert by_label["this/A"].get("abstract") == by_label["this/B"].get("one") == "yes"
    numbers = {each.get("ID"): each.get("label") for each in instance}
    types = [[numbers[each.get("ID")] for each in row] for row in by_label["n"].findall("types")]
    assert types == [["this/A", "Int"], ["this/B", "Int"]]
    assert [numbers[each.get("ID")] for each in by_label["this/S"].findall("type")] == ["this/A", "this/B"]


def test_the_source_is_kept_with_its_line_breaks() -> None:
    source = element(solution(MODULE)).find("source")
    assert source is not None
    assert source.get("content") == MODULE


def test_a_trace_has_a_document_for_each_state() -> None:
    text = """sig P { var r: lone P } var sig A in P {} sig B {}
    run { no A and no r; some A and some r; always (some A and r' != r) } for exactly 2 P, exactly 1 B, 3 steps"""
    found = solution(text)
    instances = element(found).findall("instance")
    assert len(instances) == len(found.states) == 3
    assert found.loop is not None
    assert {each.get("looplength") for each in instances} == {str(len(found.states) - found.loop)}
    numbers = [{each.get("label"): each.get("ID") for each in instance} for instance in instances]
    assert numbers[0] == numbers[1] == numbers[2], "signatures and fields have one number in all states"
    for state, instance in zip(found.states, instances, strict=True):
        check_instance(instance)
        by_label = {each.get("label"): each for each in instance}
        assert rows(by_label["r"]) == named(state, "r")
        assert {(atom,) for atom in atoms(by_label["this/A"])} == named(state, "A")
        assert {label for label, each in by_label.items() if each.get("var") == "yes"} == {"r", "this/A"}


def test_strings_and_subsets_of_integers() -> None:
    text = """sig X in Int {} sig A { f: X, s: seq A, t: String }
    run { some A and some X and all a: A | a.t = "x<&>y" and some a.s } for 2"""
    found = solution(text)
    (instance,) = element(found).findall("instance")
    by_label = {each.get("label"): each for each in instance}
    assert atoms(by_label["String"]) == ('"x<&>y"',)
    assert {(atom,) for atom in atoms(by_label["this/X"])} == named(found.states[0], "X") != set()
    assert [each.get("ID") for each in by_label["this/X"].findall("type")] == [by_label["Int"].get("ID")]
    assert instance.get("maxseq") == "2"
