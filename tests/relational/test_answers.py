"""How many instances and traces small models have, as Alloy 6 understands them."""

from __future__ import annotations

import pytest

from oxpecker.relational import Options
from oxpecker.relational.alloy import parse_module, problem
from oxpecker.relational.alloy.growth import grown
from oxpecker.relational.alloy.search import searching
from oxpecker.relational.numbers import Overflow

# text; instances; instances up to renaming of atoms
STATIC = [
    # scopes
    ("abstract sig A {} sig B, C extends A {} run {} for 3", 27, 10),
    ("abstract sig A {} sig B, C extends A {} run { some C } for 3 but 3 A, 3 B", 0, 0),
    ("abstract sig A {} sig B, C extends A {} run { #C = 2 } for 3 but 4 A, 2 B", 24, 3),
    ("abstract sig A {} one sig B, C extends A {} run {} for 5 A", 1, 1),
    ("sig A {} sig B extends A {} run {} for exactly 2 A, 1 B", 3, 2),
    ("sig A {} sig B extends A {} run { #B = 2 } for 1 A, exactly 2 B", 1, 1),
    ("sig A {} sig B extends A {} sig C in A {} run {} for 2", 25, 15),
    ("abstract sig A {} run { some A } for 2", 3, 2),
    ("some sig A {} run {} for 0", 0, 0),
    ("abstract sig A {} sig B, C extends A {} run {} for 3 but 1 A, exactly 2 B", 1, 1),
    ("sig A {} run { #A = 3 } for 1..3 A", 0, 0),
    ("sig A {} sig B {} sig C in A + B {} run {} for exactly 1 A, exactly 1 B", 4, 4),
    # fields and names
    ("sig A { f: disj lone A } run {} for exactly 2 A", 7, 5),
    ("sig A { f = A } run {} for exactly 2 A", 1, 1),
    ("sig A { f: A, g: f } run {} for exactly 2 A", 4, 3),
    ("sig A { r: set A } { @r.this = r } run {} for exactly 2 A", 8, 6),
    ("sig A { f: A } sig B { f: A } run { some A.f & B.f } for 1", 1, 1),
    ("sig A { r: A lone -> one A } run {} for exactly 2 A", 4, 3),
    ('sig S { f": lone S } run { some f" } for exactly 1 S', 1, 1),
    ("sig Größe { länge: lone Größe } run { some länge } for exactly 1 Größe", 1, 1),
    ("sig A { f: A } sig B { f: A -> A } run { some A <: f and some B <: f } for exactly 1 A, exactly 1 B", 1, 1),
    ("let m[x] = x one -> A sig A { r: m[A] } run {} for exactly 1 A", 2, 2),
    # the library has the witnesses that Alloy's has
    ("sig V {} one sig Q { s: seq V } run { Q.s.hasDups } for exactly 2 V, 3 seq", 10, 5),
    (
        "open util/seqrel[V] sig V { r: SeqIdx -> lone V } run { some v: V | isSeq[v.r] and hasDups[v.r] } "
        "for exactly 1 V, exactly 3 SeqIdx",
        2,
        2,
    ),
    ("open util/natural run {} for 1", 2, 2),
    (
        'open util/time pred go[t, t": Time] { t" = t.next } pred early[t: Time] { t != last } '
        'run { some t, t": Time | while[early, go, t, t"] } for exactly 3 Time',
        3,
        3,
    ),
    # operators
    ("sig A {} run { some A or some A => no A } for 1", 2, 2),
    ("sig A {} run { some A - A & none } for exactly 1 A", 1, 1),
    ("sig A { r: set A } run { A.r in (one A) } for exactly 2 A", 6, 3),
    ("sig A {} run { one x, y: A | x != y } for exactly 2 A", 0, 0),
    ("sig A { r: set A } run { *r = iden } for exactly 1 A, 1 Int", 2, 2),
    # integers
    ("run { 1 + 1 = 2 }", 0, 0),
    ("run { 1 + 2 > 2 and 3 - 1 = 3 and #(1 + 2) = 2 }", 1, 1),
    ("run { plus[7, 1] = -8 and 8 = 8 and 0x0A = 0b1010 }", 1, 1),
    ("run { #univ = 0 } for 0", 1, 1),
    ("run { #Int = 8 } for 0 but 3 Int", 1, 1),
    ("run { div[-7, 2] = -3 and rem[-7, 2] = -1 and div[1, 0] = -1 and rem[1, 0] = 1 }", 1, 1),
    ("run { 1 << 3 = -8 and -8 >> 1 = -4 and -8 >>> 1 = 4 }", 1, 1),
    ("one sig A { n: set Int } run { sum[A.n] = 3 and #A.n = 2 } for 0 but 3 Int", 4, 4),
    ("run { some x: Int | mul[x, 2] = 6 and x < 0 }", 1, 1),
    ("sig A {} run { #A in 1 + 2 } for 3", 6, 2),
    ("sig A {} run { minus[#A, 1] = 2 } for 3", 1, 1),
    ("run { sum Int = -8 and int 3 = 3 and Int[3] = 3 and (3 fun/add 2) = 5 and max = 7 and min[2 + 3] = 2 }", 1, 1),
    # `Int[e]` leaves a set as it is, and makes an atom of a number.
    ("run { Int[1 + 2] = 1 + 2 and #Int[1 + 2] = 2 and Int[sum[1 + 2]] = 3 and int[Int[1 + 2]] = 3 }", 1, 1),
    ("one sig A { v: set Int } run { no A.v and no Int[A.v] and Int[#A.v] = 0 }", 1, 1),
    ("fun f[x: set Int]: set Int { Int[x] } run { f[1 + 2] = 3 }", 0, 0),
    ("run { 3.@prevs = { i: Int | i < 3 } and 3.next = 4 and no 7.next }", 1, 1),
    # signatures and fields as atoms
    ("sig A { f: lone A } run { #sig$ = 1 and #field$ = 1 } for 1", 3, 3),
    ("sig A {} run { some field$ } for 1", 0, 0),  # without fields, nothing is one
    ("sig A {} run { no field$ and #sig$ = 1 } for 1", 2, 2),
    ("sig A { f: A -> A } run { all x: field$ | some x.value and all x: sig$ | #x.value = 1 } for 1", 1, 1),
    ("sig A { f: A } sig B extends A {} run { A$.fields = A$f and B$.parent = A$ and no A$.parent } for 0", 1, 1),
    # sequences and strings
    ("one sig A { q: seq A } run {} for 2 seq", 3, 3),
    ("sig A {} one sig S { q: seq A } run { #S.q = 2 } for exactly 2 A, 3 seq", 4, 2),
    ("one sig A { q: seq A } run { A.q.add[A] = A.q }", 1, 1),
    ("one sig A { s: String } run {}", 0, 0),
    ('one sig A { s: String } run { A.s = "x" }', 1, 1),
    ("one sig A { s: String } run {} for 1 but exactly 2 String", 2, 2),
    # the library
    ("enum C { R, G, B } run { R.next = G and no B.next }", 1, 1),
    ("open util/ordering[A] sig A {} run {} for 0", 0, 0),
    ("open util/ordering[A] sig A { x: lone A } run { all a: A | a.x in a.nexts } for 3", 6, 6),
    (
        "open util/ordering[A] open util/ordering[B] sig A, B {} run { some x: A | x in first } "
        "for exactly 1 A, exactly 1 B",
        1,
        1,
    ),
    ("open util/sequence[A] sig A {} run {} for exactly 1 A, exactly 2 Seq, exactly 2 SeqIdx", 6, 3),
    ("open util/natural run { add[One, One] = inc[One] and no sub[Zero, One] } for exactly 4 Natural", 1, 1),
    ("open util/seqrel[A] one sig A {} run { some s: SeqIdx -> A | isSeq[s] and #s = 2 } for exactly 3 SeqIdx", 1, 1),
    ("open util/time one sig S { on: dynamic[S] } run {} for exactly 2 Time", 4, 4),
]


@pytest.mark.parametrize(("text", "labelled", "classes"), STATIC)
def test_instances(text: str, labelled: int, classes: int) -> None:
    assert _count(text, isomorphic=True) == labelled
    assert _count(text, isomorphic=False) == classes


# text; instances if nothing may rest on an integer that overflows
PREVENTED = [
    ("run { plus[7, 1] = -8 }", 0),
    ("run { plus[3, 4] = 7 }", 1),
    ("run { 8 = 8 }", 0),
    ("run { #Int = 8 } for 0 but 3 Int", 0),
    ("run { 1 << 3 = -8 }", 0),
    ("run { -8 >> 1 = -4 }", 1),
    ("run { div[1, 0] = -1 }", 0),
    ("one sig A { n: set Int } run { sum[A.n] = 3 and #A.n = 2 } for 0 but 3 Int", 2),
    ("one sig A { n: set Int } run { sum[A.n] > 6 and #A.n > 4 }", 0),  # partial sums overflow, too
    ("run { some x: Int | mul[x, 2] = 6 and x < 0 }", 0),
    ("check { all x, y: Int | plus[x, y] >= x or y < 0 }", 0),
    ("run { all i: Int | plus[i, 1] > i }", 1),
    ("run { all i: Int | some j: Int | plus[i, j] = 7 }", 0),
    ("run { some { i: Int | plus[i, 1] < i } }", 0),
    ("run { plus[7, 1] = 5 iff 1 = 2 }", 1),
    ("sig A {} check { #A < 8 } for 9", 0),
    ("one sig S { var n: one Int } fact { S.n = 0 and always S.n' = plus[S.n, 1] } run {} for 1 but 3 Int, 8 steps", 0),
]


@pytest.mark.parametrize(("text", "instances"), PREVENTED)
def test_nothing_rests_on_an_overflow(text: str, instances: int) -> None:
    module = parse_module("m.als", text)
    with searching(problem(module, module.commands[0]), Options(symmetry=0), overflow=Overflow.PREVENT) as search:
        assert sum(1 for _ in search.all()) == instances


# text; different infinite traces
TEMPORAL = [
    ("var sig A {} run {} for 1 but exactly 1 steps", 2),
    ("var sig A {} run {} for 1 but exactly 2 steps", 6),
    ("var sig A {} run {} for 1 but 2..3 steps", 18),
    ("var sig A {} run { always (some A iff no A') } for 1", 2),
    ("var sig A {} run { before some A } for 1", 0),
    ("var sig A {} run { eventually (before before (some A)) } for 1 but exactly 1 steps", 1),
    ("var sig A {} run { no A; some A; no A; always no A } for 1 but 3 steps", 1),
    ("var sig A {} run { no A; some A; no A; always no A } for 1 but 2 steps", 0),
    ("var sig A {} check { (some A) releases (no A) iff not ((no A) until (some A)) } for 1", 0),
    ("var sig A {} check { (some A) triggered (no A) iff not ((no A) since (some A)) } for 1 but 4 steps", 0),
    ("var sig A {} check { always (once some A iff not historically no A) } for 1 but 4 steps", 0),
    ("var sig A {} check { always ((after before some A) iff some A) } for 1 but 4 steps", 0),
    ("sig A { var r: lone A } run { always r' != r } for exactly 1 A", 2),
    ("sig A { var r: lone A } run { always r' != r } for exactly 1 A, 1 steps", 0),
    ("var sig A {} var sig B extends A {} run { some x: univ | x in B and after (x in A - B) } for 1", 0),
    ("var abstract sig A {} var sig B, C extends A {} run { some B and after some C } for 1", 0),
    ("var one sig A {} run { always A' != A } for 2 but exactly 2 steps", 2),
    ("var one sig A {} run { always A' != A } for 1", 0),
    ("sig P {} var sig A in P {} run { #A = 1; #A = 2; #A = 0 } for exactly 2 P, exactly 3 steps", 6),
    ("sig P {} var sig A in P {} run { always (A' = P - A) } for exactly 2 P", 4),
    ("one sig S { var n: one Int } fact { S.n = 0 and always S.n' = plus[S.n, 1] } run {} for 1 but 3 Int, 8 steps", 1),
    ("one sig S { var n: one Int } fact { S.n = 0 and always S.n' = plus[S.n, 1] } run {} for 1 but 3 Int, 7 steps", 0),
    ("var sig A {} run { A'' != A and A' = A } for 1 but 2 steps", 0),
    ("var sig A {} run { A = none and eventually some A } for 1 but 2 steps", 2),  # none in Alloy 6.2, unlike `no A`
    ("var sig A {} run { no A and eventually some A } for 1 but 2 steps", 2),
]


@pytest.mark.parametrize(("text", "traces"), TEMPORAL)
def test_traces(text: str, traces: int) -> None:
    assert _count(text, isomorphic=True) == traces


def test_the_first_trace_is_a_shortest_one() -> None:
    module = parse_module(
        "m.als", "var sig A {} check { always eventually some A implies eventually always some A } for 1"
    )
    with searching(problem(module, module.commands[0])) as search:
        trace = search.solve()
    assert trace is not None and (len(trace.states), trace.loop) == (2, 0)  # type: ignore[union-attr]


def test_a_check_looks_for_counterexamples_in_all_sizes() -> None:
    module = parse_module("m.als", "sig A {} check { #A < 3 } for 1..3 A")
    sizes = [each.scopes[0].size for each in grown(module.commands[0])]
    assert sizes == [1, 2, 3]


def _count(text: str, *, isomorphic: bool) -> int:
    module = parse_module("m.als", text)
    asked = problem(module, module.commands[-1])
    options = Options(symmetry=0 if isomorphic else 20)
    with searching(asked, options) as search:
        return sum(1 for _ in search.all(isomorphic=isomorphic))
