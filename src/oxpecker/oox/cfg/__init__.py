"""Control flow graphs: `build(method, hierarchy)` and queries about the result."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.cfg.analysis import back_edges, dominators, loop_heads, post_dominators, reverse_postorder
from oxpecker.oox.cfg.builder import Builder
from oxpecker.oox.cfg.graph import Graph
from oxpecker.oox.cfg.simplify import simplify
from oxpecker.oox.cfg.statements import lower_body
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import Hierarchy

__all__ = [
    "Graph",
    "Graphs",
    "back_edges",
    "build",
    "build_all",
    "dominators",
    "graphs_of",
    "loop_heads",
    "post_dominators",
    "reverse_postorder",
]


def build(method: typed.Method, hierarchy: Hierarchy, *, cuts_loops: bool = False, splits: bool = False) -> Graph:
    """The control flow graph of a method with a body; loops with invariants may be cut to one arbitrary iteration.

    With `splits` each condition between `&&` and `||`, and that of each `?:`, is a branch, as in compiled code.
    """
    body = method.body
    assert body is not None
    frame = list(method.variables)
    method = method.with_variables(frame)
    builder = Builder(method, hierarchy, cuts_loops)
    builder.splits = splits
    with deep_recursion():
        lower_body(builder, body)
    exits = (builder.exit, builder.exceptional_exit)
    blocks, numbers = simplify(builder.blocks, exits, builder.loops)
    loops = tuple(replace(loop, head=numbers[loop.head]) for loop in builder.loops if loop.head in numbers)
    return Graph(method, blocks, numbers.get(builder.exit), numbers.get(builder.exceptional_exit), loops)


class Graphs:
    """The control flow graphs of the methods of a program, each built on first use and kept for all checks."""

    def __init__(self, program: typed.Program) -> None:
        self._program = program
        self._built: dict[tuple[str, bool, bool], Graph] = {}

    def of(self, method: typed.Method, *, cuts_loops: bool = False, splits: bool = False) -> Graph:
        """The graph of a method, as by `build`; that of a method which is not the program's own is not kept."""
        key = (method.info.key, cuts_loops, splits)
        if self._program.methods.get(key[0]) is not method:
            return build(method, self._program.hierarchy, cuts_loops=cuts_loops, splits=splits)
        if key not in self._built:
            self._built[key] = build(method, self._program.hierarchy, cuts_loops=cuts_loops, splits=splits)
        return self._built[key]


def graphs_of(program: typed.Program) -> Graphs:
    """The graphs of a program whose claims are made: they do not change any more."""
    known = program.facts.get(Graphs)
    if known is None:
        known = program.facts[Graphs] = Graphs(program)
    assert isinstance(known, Graphs)
    return known


def build_all(program: typed.Program) -> dict[str, Graph]:
    """The graphs of all methods that have bodies, by method key."""
    return {key: build(method, program.hierarchy) for key, method in program.methods.items() if method.body is not None}
