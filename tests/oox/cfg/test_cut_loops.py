"""Loops with invariants, cut: no way leads back, and what a round may assign is known."""

from __future__ import annotations

from oxpecker.oox import cfg
from oxpecker.oox.cfg import graph
from tests.oox.from_text import checked, method_named

TEXT = """
class Main {
    static int f(int n, int[] a) {
        int i := 0;
        int kept := 3;
        while (i < n) invariant(i <= n) decreases(n - i) {
            int j := 0;
            while (j < i) invariant(j <= i) { j := j + 1; if (j == 4) { break; } a[j] := kept; }
            i := i + 1;
        }
        while (i > 0) { i := i - 1; }
        return i;
    }
}
"""


def graphs() -> tuple[cfg.Graph, cfg.Graph]:
    program = checked(TEXT)
    method = method_named(program, "Main.f")
    return cfg.build(method, program.hierarchy), cfg.build(method, program.hierarchy, cuts_loops=True)


def entries(control: cfg.Graph) -> list[graph.EnterLoop]:
    ends = [block.end() for block in control.blocks]
    return sorted((end for end in ends if isinstance(end, graph.EnterLoop)), key=lambda end: end.span)


def test_only_loops_without_invariants_lead_back() -> None:
    plain, cut = graphs()
    assert len(cfg.back_edges(plain)) == 3
    assert len(cfg.back_edges(cut)) == 1
    assert not entries(plain)


def test_what_a_round_assigns() -> None:
    outer, inner = entries(graphs()[1])
    names = [{v.name for v in entry.assigned if not v.name.startswith("$")} for entry in (outer, inner)]
    assert names == [{"i", "j"}, {"j"}]
    assert outer.has_measure and not inner.has_measure
    stores = [i for block in inner.blocks for i in block.instructions if isinstance(i, graph.StoreElement)]
    assert len(stores) == 1


def test_the_invariant_is_shown_twice_and_assumed_once() -> None:
    checks = [block.end() for block in graphs()[1].blocks if isinstance(block.end(), graph.Check)]
    kinds = [check.kind for check in checks if isinstance(check, graph.Check)]
    assert kinds.count(graph.CheckKind.LOOP_INVARIANT) == 4
    assert kinds.count(graph.CheckKind.LOOP_ASSUMPTION) == 2
    assert kinds.count(graph.CheckKind.DECREASES) == 2
