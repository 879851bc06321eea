"""Graphs of small methods: guards are explicit, exceptions and jumps lead where they should."""

from __future__ import annotations

from itertools import product

import pytest

from oxpecker.oox import cfg
from oxpecker.oox.cfg import graph as flow
from oxpecker.oox.cfg import listing
from oxpecker.oox.cfg.analysis import VIRTUAL_EXIT
from tests.oox.from_text import graph_of

PROGRAM = """
class Node { int value; Node next; static int shared := 1; }
class Other { static void f() { ; } }
class Main {
    static int max(int x, int y) { if (x >= y) { return x; } else { return y; } }
    static int guarded(int[] a, int i, Node n) { return a[i] + n.value / i; }
    static int known(Node n) { int[] a := new int[3]; return 10 / 2 + this_is_not_needed(1); }
    pure static int this_is_not_needed(int x) { return x; }
    static bool lazy(Node n) { return n != null && n.value > 0; }
    static bool eager(int x, int y) { return x > 0 && y > 0; }
    static int loop(int n) {
        int i := 0;
        while (i < n) { if (i == 5) { break; } if (i == 3) { i := i + 2; continue; } i := i + 1; }
        return i;
    }
    static void endless() { while (true) { ; } }
    static int tried(int x) {
        while (x > 0) {
            try { if (x == 1) { return 1; } if (x == 2) { break; } if (x == 3) { continue; } x := 9 / x; }
            catch (ArithmeticException e) { x := -1; }
            finally { x := x - 1; }
        }
        return x;
    }
    static void locked(Node n) { lock (n) { n.value := 1; if (n.value == 2) { return; } } }
    static void measured(int n) { while (n > 0) invariant(n >= 0) decreases(n) { n := n - 1; } }
    static void nothing() { return; ; }
    static int statics() { return Node.shared; }
    static void threads(Node n) { fork Other.f(); join; lock (n) { wait(n); notifyall(n); } throw; }
}
"""
METHODS = [
    "max",
    "guarded",
    "lazy",
    "eager",
    "loop",
    "endless",
    "tried",
    "locked",
    "measured",
    "nothing",
    "statics",
    "threads",
]


def lines_of(graph: cfg.Graph) -> list[str]:
    """Every instruction and terminator as text."""
    found = []
    for block in graph.blocks:
        found += [listing.instruction(node) for node in block.instructions]
        found.append(listing.terminator(block.end()))
    return [line for line in found if line]


def main(name: str) -> cfg.Graph:
    return graph_of(PROGRAM, f"Main.{name}")


def test_max_has_the_two_paths_of_the_thesis() -> None:
    graph = main("max")
    paths = [
        [a, b]
        for a, b in product(graph.successors(0), range(len(graph.blocks)))
        if b in graph.successors(a) and b == graph.exit
    ]
    assert len(graph.successors(0)) == 2 and len(paths) == 2
    assert graph.exceptional_exit is None


def test_every_operation_that_may_throw_has_its_guard() -> None:
    assert [line for line in lines_of(main("guarded")) if " throw " in line] == [
        "if a == null throw NullPointerException",
        "if (i < 0) || (i >= #a) throw ArrayIndexOutOfBoundsException",
        "if n == null throw NullPointerException",
        "if i == 0 throw ArithmeticException",
    ]


def test_guards_that_cannot_fire_are_left_out() -> None:
    assert not [line for line in lines_of(main("known")) if " throw " in line]


def test_a_right_side_that_may_throw_is_reached_only_through_a_branch() -> None:
    lazy, eager = lines_of(main("lazy")), lines_of(main("eager"))
    assert lazy.index("if n != null") < lazy.index("if n == null throw NullPointerException")
    assert "$result := (x > 0) && (y > 0)" in eager


def test_break_leaves_the_loop_without_its_condition_and_continue_returns_to_it() -> None:
    graph = main("loop")
    (head,) = cfg.loop_heads(graph)
    assert [loop.head for loop in graph.loops] == [head]
    entering = [edge.source for edge in graph.edges() if edge.target == head]
    assert len(entering) == 3  # from the entry, from `continue`, from the end of the body


def test_finally_exists_once_and_every_way_out_passes_it() -> None:
    graph = main("tried")
    lines = lines_of(graph)
    assert lines.count("x := x - 1") == 1
    (resume,) = [block.end() for block in graph.blocks if isinstance(block.end(), flow.Resume)]
    assert isinstance(resume, flow.Resume)
    # normal end, return, break, continue, exception (from the handler's own body or not caught)
    assert len(resume.targets) >= 5


def test_a_monitor_is_released_on_every_way_out() -> None:
    lines = lines_of(main("locked"))
    assert sum(line.startswith("acquire") for line in lines) == 1
    assert sum(line.startswith("release") for line in lines) == 3  # normal end, return, exception


def test_static_fields_of_other_classes_are_initialised_first() -> None:
    lines = lines_of(main("statics"))
    assert lines.index("initialise Node") < lines.index("$result := Node.shared")


def test_loop_annotations_become_checks() -> None:
    lines = lines_of(main("measured"))
    assert "loop invariant n >= 0" in lines
    assert any(line.startswith("decreases") for line in lines)


def test_dead_code_is_dropped() -> None:
    assert len(main("nothing").blocks) <= 2


def test_threads_and_monitors_have_instructions_of_their_own() -> None:
    lines = lines_of(main("threads"))
    for expected in ("fork Other.f()", "join", "wait n", "notifyall n"):
        assert expected in lines


@pytest.mark.parametrize("name", METHODS)
def test_blocks_are_numbered_reachable_and_closed(name: str) -> None:
    graph = main(name)
    assert [block.number for block in graph.blocks] == list(range(len(graph.blocks)))
    assert sorted(cfg.reverse_postorder(graph)) == list(range(len(graph.blocks)))
    assert all(0 <= edge.target < len(graph.blocks) for edge in graph.edges())


@pytest.mark.parametrize("name", METHODS)
def test_dominators_agree_with_their_definition(name: str) -> None:
    """A block dominates another when removing it cuts the other off from the entry."""
    graph = main(name)
    above = cfg.dominators(graph)
    for number in range(1, len(graph.blocks)):
        chain = _chain(above, number)
        for other in range(len(graph.blocks)):
            cut_off = number not in _reachable(graph, 0, without=other)
            assert (other in chain) == cut_off, (name, other, number)


@pytest.mark.parametrize("name", METHODS)
def test_edges_close_loops_whose_target_dominates_their_source(name: str) -> None:
    graph = main(name)
    above = cfg.dominators(graph)
    assert cfg.back_edges(graph) == [edge for edge in graph.edges() if edge.target in _chain(above, edge.source)]


@pytest.mark.parametrize("name", [name for name in METHODS if name != "endless"])
def test_post_dominators_agree_with_their_definition(name: str) -> None:
    """A block post-dominates another when removing it cuts the other off from both exits."""
    graph = main(name)
    after = cfg.post_dominators(graph)
    exits = {graph.exit, graph.exceptional_exit} - {None}
    for number in range(len(graph.blocks)):
        chain = _chain(after, number)
        for other in range(len(graph.blocks)):
            cut_off = not (_reachable(graph, number, without=other) & exits)
            assert (other in chain) == cut_off, (name, other, number)


def test_a_loop_that_never_ends_meets_only_at_the_virtual_exit() -> None:
    graph = main("endless")
    after = cfg.post_dominators(graph)
    assert VIRTUAL_EXIT in _chain(after, 0)


def _chain(parent: dict[int, int], number: int) -> set[int]:
    found = {number}
    while number in parent:
        number = parent[number]
        found.add(number)
    return found


def _reachable(graph: cfg.Graph, start: int, without: int) -> set[int]:
    if start == without:
        return set()
    seen, pending = {start}, [start]
    while pending:
        for target in graph.successors(pending.pop()):
            if target not in seen and target != without:
                seen.add(target)
                pending.append(target)
    return seen
