"""Alloy's text: what it means, and what is said about mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from oxpecker.oox.depth import deep_recursion
from oxpecker.relational import Finder, Instance, Options, RelationalError
from oxpecker.relational.alloy import Command, Module, parse_module, problem
from oxpecker.relational.alloy.search import searching
from oxpecker.relational.traces import Trace
from tests.exhaustive import sampled

MODULES = Path(__file__).parent / "modules"
EXAMPLES = [*sorted((Path(__file__).parents[2] / "examples/relational").glob("*.als")), *sorted(MODULES.glob("*.als"))]
OPENED = ("memory",)
"""Modules that others open, without commands of their own."""


def solve(module: Module, command: Command) -> Instance | None:
    with searching(problem(module, command)) as search:
        found = search.solve()
        assert not isinstance(found, Trace)
        return found


def run(text: str) -> Instance | None:
    module = parse_module("m.als", text)
    return solve(module, module.commands[-1])


def count(text: str, *, isomorphic: bool = True) -> int:
    module = parse_module("m.als", text)
    asked = problem(module, module.commands[-1])
    options = Options(symmetry=0 if isomorphic else 20)
    with searching(asked, options) as search:
        return sum(1 for _ in search.all(isomorphic=isomorphic))


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_examples_answer_as_they_expect(file: Path) -> None:
    module = parse_module(str(file), file.read_text(encoding="utf-8"))
    assert module.commands or file.stem in OPENED
    for command in module.commands:
        if command.expected is not None:
            with searching(problem(module, command)) as search:
                assert (search.solve() is not None) == command.expected, command.name


def test_what_an_ordering_function_means_is_seen_by_its_argument() -> None:
    """The shortest names belong to all orderings together, not to the one that was opened first."""
    head = "open util/ordering[A] as a open util/ordering[B] as b sig A {} sig B {}"
    assert run(f"{head} run {{ b/first.next = b/last and a/last.prevs = a/first }} for 2") is not None
    assert run(f"{head} run {{ no b/first.nexts or no a/first.nexts }} for 2") is None
    assert run(f"{head} run {{ lt[b/last, b/first] or max[A] != a/last or min[B] != b/first }} for 2") is None


def test_the_first_of_several_orderings_needs_its_name() -> None:
    with pytest.raises(RelationalError, match=r"first is ambiguous here: a/first or b/first"):
        run("open util/ordering[A] as a open util/ordering[B] as b sig A {} sig B {} run { some first }")


# text before the command; formula; whether it can hold
FORMULAS = [
    ("sig A {}", "#A = 3", True),
    ("sig A {}", "#A = 4", False),
    ("sig A {} ", "plus[#A, 1] = 3", True),
    ("sig A {} ", "#A + 1 = 3", False),  # a union
    ("one sig A {}", "#A != 1", False),
    ("lone sig A {}", "no A", True),
    ("some sig A {}", "no A", False),
    ("abstract sig A {} sig B, C extends A {}", "some B & C", False),
    ("abstract sig A {} sig B, C extends A {}", "some A - B - C", False),
    ("sig A {} sig B extends A {}", "some A - B", True),
    ("sig A {} sig B, C in A {}", "some B & C", True),
    ("sig A {} sig B {} sig C in A + B {}", "some C & A and some C & B", True),
    ("enum Colour { Red, Green, Blue }", "#Colour != 3", False),
    ("enum Colour { Red, Green, Blue }", "Red in Green", False),
    ("enum Colour { Red, Green, Blue }", "first = Red and Red.next = Green and lt[Green, Blue] and no Blue.next", True),
    (
        "enum Colour { Red, Green, Blue }",
        "ordering/prev[Red] = Blue or Green.nexts != Blue or max[Red + Green] = Red",
        False,
    ),
    (
        "enum Day { Mon, Tue } sig Task { on: Day, next: Task }",
        "some t: Task | t.on.next = Tue and t.next.on = Tue",
        True,
    ),
    (
        "enum Day { Mon, Tue } sig Task { on: Day, next: Task }",
        "Mon.next != Tue or some t: Task | t.next not in Task",
        False,
    ),
    ("sig A { f: A }", "some a: A | no a.f", False),
    ("sig A { f: lone A }", "some a: A | no a.f", True),
    ("sig A { f: set A }", "some a: A | #a.f = 2", True),
    ("sig A { f: some A }", "some a: A | no a.f", False),
    ("sig A { f: A -> one A }", "some a, b: A | no b.(a.f)", False),
    ("sig A { f: A lone -> A }", "some a: A | some disj b, c, d: A | (b + c) -> d in a.f", False),
    ("sig A { disj f, g: set A }", "some a: A | some a.f & a.g", False),
    ("sig A { f: set A } { this not in f }", "some iden & f", False),
    ("sig A { f: set A } { all x: f | this in x.@f }", "f != ~f", False),
    ("sig A { f: set A, g: set f }", "not g in f", False),
    ("sig A {}", "all a: A | some b: A | a != b", True),
    ("sig A {}", "some A and all a: A | some b: A | a != b and no A - a - b and #A = 1", False),
    ("sig A { f: A }", "let g = f.f | some a: A | a.g != a and a.f.f = a", False),
    ("sig A { f: A }", "some a: A | f[a] = a", True),
    ("sig A { f: A -> A }", "some a, b, c: A | f[a, b] = c and c in b.(a.f)", True),
    ("sig A { f: set A }", "some A <: f and no f :> A", False),
    ("sig A { f: set A }", "{a, b: A | a -> b in f} != f", False),
    ("sig A { f: set A }", "#{a: A | some a.f} > #A", False),
    ("sig A { f: A } fun next[a: A]: A { a.f } pred fixed[a: A] { next[a] = a }", "some a: A | a.fixed", True),
    ("sig A { f: A } fun next[a: A]: A { a.f }", "some a: A | a.next != a.f", False),
    ("sig A { n: Int }", "some a: A | a.n = 7", True),
    ("sig A { n: Int }", "some a: A | a.n > 7", False),
    ("sig A { n: Int }", "some a: A | a.n.plus[1] = 7 and a.n.minus[1] = 5", True),
    ("sig A { n: Int }", "some disj a, b: A | plus[a.n, b.n] = 14 and a.n != b.n", True),
    ("sig A { n: Int }", "(sum a: A | int[a.n]) = 21 and #A = 3", True),
    ("sig A {}", "#A = 2 => #A < 3 else #A >= 0", True),
    ("sig A {}", "some A => one A else no A", True),
    ("sig A {}", "not (no A or some A)", False),
    ("sig A {}", "one A iff #A = 1", True),
    ("sig A {} sig B { f: A } sig C { f: A }", "some b: B, c: C | b.f = c.f", True),
    ("open util/ordering[A] as o sig A {}", "some o/first & o/last", False),
    ("open util/ordering[A] sig A {}", "some a: A | lt[a, first] or a.prev = last", False),
    ("open util/ordering[A] as o sig A {}", "o/max[A] = o/last and o/min[A] = o/first and #o/first.nexts = 2", True),
    ("sig A {}", "sum[none] = 0 and int[none] = 0 and some A", True),
    ("sig A { f: A }", "some x: A.^f | x not in A.*f", False),
    ("sig A { f: set A, g: set A }", "f ++ g != g + (A - g.A) <: f", False),
    ("sig A {}", "some s: set A | #s = 2", True),
    ("sig A { f: lone A }", "some a: A | #a.*f = 3", True),
    ("sig A { f: lone A }", "some a: A | #a.^f = 4", False),
    ("sig A { f: set A }", "#A & f.A > #f.A or #f ++ f != #f", False),
    ("sig A {} one sig B extends A {}", "#A - B != #A", False),  # `-` is looser than `#`
    ("sig A { f: disj set A }", "some disj a, b: A | some a.f & b.f", False),
    ("sig A { f: disj lone A, g: set A }", "some disj a, b: A | some a.g & b.f and some a.f", True),
    ("sig A { f: set A } pred A.loops { this in this.f }", "some a: A | a.loops and not loops[a.f - a]", True),
    ("sig A { f: set A } fun A.two[g: A -> A]: set A { this.f.g }", "some a: A | a.two[f] != a.f.f", False),
    ("sig A {} sig B extends A {} sig C = B {}", "C != B", False),
    ("open util/boolean sig A { on: Bool }", "some a: A | a.on.isTrue and a.on = False", False),
    ("open util/relation sig A { f: set A }", "f.dom != f.univ or ran[f] != A.f", False),
    ("open util/ternary sig A { f: A -> A }", "flip13[flip13[f]] != f or f.select12 != f.A or f.mid != A.(f.A)", False),
    ("open util/graph[A] as g sig A { f: set A }", "g/tree[f] and #A = 3 and #g/leaves[f] = 2", True),
    ("open util/graph[A] as g sig A { f: set A }", "g/dag[f] and some A and no g/roots[f]", False),
    ("open util/integer sig A { n: Int }", "some a: A | negate[a.n] = 7 and signum[a.n] = 0.minus[1]", True),
    ("open util/integer sig A { n: Int }", "max != 7 or min != 0.minus[8] or larger[2, 3] != 3 or 2.nonpos", False),
    # functions of the library, applied to the empty set and to sets
    ("open util/boolean", "not isTrue[none] or not isFalse[none] or isTrue[Bool] or Not[none] != Bool", False),
    ("open util/boolean", "And[none, none] != True or Or[none, none] != False or Xor[Bool, Bool] != True", False),
    ("open util/ordering[A] sig A {}", "not lt[none, first] or lt[A, last] or not gt[none, last]", False),
    ("sig A {}", "larger[none, -1] != 0 or smaller[1 + 2, 4] != 3 or prevs[-7 + -6] != -8 + -7 or zero[none]", False),
    ("open util/graph[A] as g sig A { f: set A }", "g/treeRootedAt[f, A] and some f", True),
    ("open util/natural as n", "some n/div[One, n/inc[One]] or not gte[One, Zero] or not lt[none, Zero]", False),
    ("open util/sequniv sig A { f: Int -> A }", "some a: A | #a.f = 2 and no elems[a.f] and not isSeq[a.f]", True),
    ("sig A {} sig B {}", "disj[A, B] and some A and some B", True),
    ("sig A { f: (A -> one A) -> A }", "some a: A | #a.f.a = 2 and #A = 3", False),
]


@pytest.mark.parametrize(("module", "formula", "expected"), FORMULAS, ids=lambda value: str(value)[:50])
def test_formulas(module: str, formula: str, expected: bool) -> None:
    assert (run(f"{module} run {{ {formula} }} for 3") is not None) == expected


# what the library says about relations: how many there are on 1, 2, .. labelled atoms, and up to isomorphism
COUNTS = [
    ("graph[A]", "tree[f]", [1, 2, 9, 64], [1, 1, 2, 4, 9]),  # A000169, A000081
    ("graph[A]", "forest[f]", [1, 3, 16, 125], [1, 2, 4, 9]),  # A000272, A000081
    ("graph[A]", "dag[f]", [1, 3, 25], [1, 2, 6]),  # A003024, A003087
    ("graph[A]", "ring[f]", [1, 1, 2, 6], [1, 1, 1, 1]),  # A000142
    (
        "graph[A]",
        "noSelfLoops[f] and undirected[f] and weaklyConnected[f]",
        [1, 1, 4, 38],
        [1, 1, 2, 6],
    ),  # A001187, A001349
    ("graph[A]", "noSelfLoops[f] and stronglyConnected[f]", [1, 1, 18], [1, 1, 5]),  # A003030, A035512
    ("relation", "function[f, A]", [1, 4, 27], [1, 3, 7, 19]),  # A000312, A001372
    ("relation", "bijection[f, A, A]", [1, 2, 6, 24], [1, 2, 3, 5]),  # A000142, A000041
    ("relation", "equivalence[f, A]", [1, 2, 5, 15], [1, 2, 3, 5]),  # A000110, A000041
    ("relation", "partialOrder[f, A]", [1, 3, 19], [1, 2, 5, 16]),  # A001035, A000112
    ("relation", "totalOrder[f, A]", [1, 2, 6, 24], [1, 1, 1, 1]),
    ("relation", "preorder[f, A]", [1, 4, 29], [1, 3, 9]),  # A000798, A001930
    ("relation", "functional[f, A] and injective[f, A]", [2, 7, 34], [2, 5, 10]),  # A002720, A000712
]


@pytest.mark.parametrize(("library", "formula", "labelled", "classes"), COUNTS, ids=[each[1] for each in COUNTS])
def test_the_library_counts_as_combinatorics_does(
    library: str, formula: str, labelled: list[int], classes: list[int]
) -> None:
    text = f"open util/{library} sig A {{ f: set A }} run {{ {formula} }} for exactly"
    assert [count(f"{text} {n} A") for n in range(1, len(labelled) + 1)] == labelled
    assert [count(f"{text} {n} A", isomorphic=False) for n in range(1, len(classes) + 1)] == classes


def test_sequences_are_counted() -> None:
    """Of up to three of two songs there are 1 + 2 + 4 + 8."""
    text = "sig Song {} one sig P { q: seq Song } run {} for exactly 2 Song, 3 seq"
    assert count(text) == 15


SCOPES = [
    ("sig A {} run {} for 5", 6),  # 0 to 5 atoms, up to isomorphism
    ("sig A {} run {} for exactly 5 A", 1),
    ("sig A {} sig B {} run {} for 2 but 1 B", 3 * 2),
    ("abstract sig A {} one sig B, C extends A {} run {} for 7", 1),
    ("abstract sig A {} one sig B extends A {} sig C extends A {} run {} for 3 but 2 C", 3),
    ("sig A {} sig B extends A {} run {} for 3 but exactly 2 B", 2),
    ("sig A {} one sig B extends A {} run {} for 3", 3),
]


@pytest.mark.parametrize(("text", "expected"), SCOPES)
def test_scopes(text: str, expected: int) -> None:
    assert count(text, isomorphic=False) == expected


def test_atoms_are_named_after_their_narrowest_signature() -> None:
    instance = run("sig A {} sig B extends A {} run { #A = 2 and one B } for 3")
    assert instance is not None
    rows = {r.name: sorted(instance.rows(r)) for r in instance.relations if r.name in ("A", "B")}
    assert rows == {"A": [("A$0",), ("B$0",)], "B": [("B$0",)]}


def test_what_exists_is_shown() -> None:
    instance = run("sig A { f: A } pred p[a: A] { a.f = a } run p for 2")
    assert instance is not None
    (witness,) = [r for r in instance.relations if r.name == "$a"]
    ((atom,),) = instance.rows(witness)
    assert (atom, atom) in [row for r in instance.relations if r.name == "f" for row in instance.rows(r)]


def test_a_core_names_places() -> None:
    module = parse_module("m.als", "sig A {}\nfact { some A }\nfact { #A < 5 }\nfact {\n  no A }\nrun {}")
    asked = problem(module, module.commands[0])
    with Finder(asked.bounds) as finder:
        finder.add(*asked.formulas)
        assert [str(formula.place) for formula in finder.core()] == ["m.als:2:8", "m.als:5:3"]


def test_a_search_without_cores_finds_the_same() -> None:
    module = parse_module("m.als", "sig A {}\nfact { some A }\nrun { no A }\nrun { one A }")
    for command, expected in zip(module.commands, (False, True), strict=True):
        asked = problem(module, command)
        with Finder(asked.bounds, Options(cores=False)) as finder:
            finder.add(*asked.formulas)
            assert (finder.solve() is not None) == expected
            with pytest.raises(RelationalError, match="unsat cores are switched off"):
                finder.core()


MISTAKES = [
    ("sig A { f: B } run {}", "1:12", "unknown name B"),
    ("sig Node { next: Noed } run {}", "1:18", "did you mean Node?"),
    ("sig A {} run { A }", "1:16", "expected a formula, but this is an expression"),
    ("sig A {} run { some (no A) }", "1:22", "expected an expression, but this is a formula"),
    ("sig A { f: A } run { A in f }", "1:22", "the operands of 'in' have different arities: 1 and 2"),
    ("sig A {} run { some A.A }", "1:21", "two sets cannot be joined"),
    ("sig A {} run { some ~A }", "1:21", "'~' needs a relation of two columns, but this one has 1"),
    ("sig A {} sig A {} run {}", "1:14", "A is declared twice"),
    ("sig A extends B {} run {}", "1:15", "no such signature: B"),
    ("sig A extends B {} sig B extends A {} run {}", "1:5", "cyclic inheritance: A is a part of itself"),
    ("sig A {} run {} for 3 B", "1:23", "no such signature: B"),
    ("sig A {} run nothing", "1:14", "no such predicate: nothing"),
    ("sig A {} check nothing", "1:16", "no such assertion: nothing"),
    ("sig A {} fun f[a: A]: A { f[a] } run { some a: A | f[a] = a }", "1:27", "f calls itself"),
    ("sig A {} pred p[a: A] { some a } run { p }", "1:40", "p takes 1 arguments, but 0 are given"),
    ("open util/clock sig A {} run {}", "1:6", "util/clock is not available; use one of util/boolean, util/graph"),
    ("open other[A] sig A {} run {}", "1:6", "no such module in "),
    ("open util/ordering[B] sig A {} run {}", "1:20", "no such signature: B"),
    ("open util/ordering[A, A] sig A {} run {}", "1:6", "util/ordering takes 1 signature, but 2 are given"),
    ("open util/graph[A] as g open util/graph[B] as g sig A {} sig B {} run {}", "1:30", "two modules are opened as g"),
    ("sig A {} open util/graph[A] run {}", "1:10", "'open' must come before all other declarations"),
    ("sig A {} pred p[a: A] { some a } pred p[b: A] { no b } run p", "1:60", "are named p"),
    ("sig A {} sig B {} pred p[a: A] {} pred p[b: B] {} run { p[Int] }", "1:57", "named p, none fits"),
    ("sig A {} sig B {} pred p[a: A] {} pred p[b: B] {} run { p[univ] }", "1:57", "p is ambiguous here"),
    ("sig A {} run {} for 3 but 5 steps", "1:29", "'steps' needs a model in which something changes"),
    ("var sig A {} run {} for 3 but 2.. steps", "1:35", "traces without a maximum length begin at 1"),
    ("sig A { var: set A } run {}", "1:12", "expected a name"),
    ("sig S {} pred p[s, s': S] {} run p", "1:21", "expected ':'"),
    ("sig K {} sig R { k: set K } sig G { k: set K } run { some k }", "1:59", "k is ambiguous here: R <: k or G <: k"),
    ("sig N { next: lone N } run { no next }", "1:33", "next is ambiguous here: N <: next or integer/next"),
    ("sig K {} sig R { k: set K } sig G { k: set K } run { k in R -> K }", "1:54", "k is ambiguous here"),
    ("sig K {} sig R { k: set K } sig G { k: set K } run { some R.k & G }", "1:59", "k is ambiguous here"),
    ("sig A { x: lone A } sig B extends A { x: lone B } run {}", "1:39", "x is also a field of A, which overlaps"),
    ("sig A {} sig B {} run {} for 2 A", "1:19", "the command gives no scope for B"),
    ("sig A {} sig B in A {} run {} for 3 but 2 B", "1:43", "B is a subset of other signatures"),
    ("sig A {} run { 0xA = 10 }", "1:16", "hexadecimal digits come in pairs"),
    ("sig A { f: seq A } run {} for 3 but 9 seq", "1:39", "with a bit width of 4, sequences cannot be longer than 7"),
    ("sig A {} run { some A", "1:22", "expected '}', found the end of the text"),
    ("sig A { f }", "1:11", "expected ':'"),
    ("sig A {} ; run {}", "1:10", "found ';'"),
    ("sig A {} /* never closed", "1:10", "unclosed comment"),
    ("fact { all x | some x }", "1:8", "expected an expression"),
    ("sig A { f: A, f: A } run {}", "1:15", "f is declared twice"),
    ("sig A {} run { all s: set A | some s }", "1:20", "s ranges over sets"),
    ("sig A { f: A  fact { some A }", "1:15", "expected ',' or '}', found 'fact'"),
    ("sig A {} pred B.p { some this } run p", "1:15", "unknown name B"),
]


@pytest.mark.parametrize(("text", "place", "message"), MISTAKES, ids=[message for _, _, message in MISTAKES])
def test_mistakes_are_told_with_their_place(text: str, place: str, message: str) -> None:
    with pytest.raises(RelationalError) as raised:
        run(text)
    assert message in raised.value.message
    assert f"{raised.value.place}" == f"m.als:{place}"


NESTED = {
    "parentheses": "sig A {} run { some " + "(" * 200 + "A" + ")" * 200 + " }",
    "quantifiers": "sig A {} run { " + "".join(f"all x{n}: A | " for n in range(200)) + "x0 in A }",
    "calls": "sig A {} fun f[x: A]: A { x } run { some " + "f[" * 200 + "A" + "]" * 200 + " }",
    "choices": "sig A {} run { some " + "(some A => A else " * 200 + "A" + ")" * 200 + " }",
}


@pytest.mark.parametrize("text", sampled(list(NESTED.values()), 2))
def test_nesting_of_hundreds_of_levels(text: str) -> None:
    with deep_recursion():
        module = parse_module("m.als", text)
        with searching(problem(module, module.commands[0])) as search:
            assert search.solve() is not None


@pytest.mark.parametrize("levels", [500, 50_000])
def test_deeper_nesting_is_an_error(levels: int) -> None:
    with pytest.raises(RelationalError, match="nest"):
        parse_module("m.als", "sig A {} run {" + "(" * levels + "some A" + ")" * levels + "}")
