"""What proofs assume of reachability holds in every graph, and decides small ones."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from oxpecker.horn.formula import NULL_OBJECT, Formula, Op, Sort, call, equal, negation, select, store, symbol
from oxpecker.horn.reachability import reach_lemmas
from oxpecker.solver.scripts import Instances, Outcome, Scripts

OBJECTS = [symbol(name, Sort.OBJECT) for name in ("a", "b", "c")]
NODES = [NULL_OBJECT, *OBJECTS]
Graph = list[list[int]]
"""For each field, the node to which it leads from each node; the first node is null."""


def closure(graph: Graph, start: int) -> set[int]:
    found: set[int] = set()
    pending = [start]
    while pending:
        node = pending.pop()
        if node and node not in found:
            found.add(node)
            pending += [leads[node] for leads in graph]
    return found


def reach(arrays: list[Formula], one: Formula, other: Formula) -> Formula:
    return call("reach Node", Sort.BOOL, (*arrays, one, other))


def pinned(graph: Graph, arrays: list[Formula]) -> list[Formula]:
    """What the graph says of reachability, for every two nodes."""
    truths = {(i, j): j in closure(graph, i) for i, j in product(range(len(NODES)), repeat=2)}
    terms = {pair: reach(arrays, NODES[pair[0]], NODES[pair[1]]) for pair in truths}
    return [term if truths[pair] else negation(term) for pair, term in terms.items()]


def example(seed: int) -> tuple[list[Formula], list[Formula], list[Formula]]:
    """The edges of a random graph and of one with a field assigned, and what can be reached before and after."""
    random = Random(seed)
    graph = [[random.randrange(len(NODES)) for _ in NODES] for _ in range(1 + seed % 2)]
    arrays = [symbol(f"field {number}", Sort.FIELD_OF_OBJECTS) for number in range(len(graph))]
    edges = [
        equal(select(array, one), NODES[leads[number]])
        for array, leads in zip(arrays, graph, strict=True)
        for number, one in enumerate(NODES)
    ]
    field, target, value = random.randrange(len(graph)), random.randrange(1, len(NODES)), random.randrange(len(NODES))
    later = [list(leads) for leads in graph]
    later[field][target] = value
    assigned = list(arrays)
    assigned[field] = store(arrays[field], NODES[target], NODES[value])
    edges += [equal(select(assigned[field], one), NODES[later[field][number]]) for number, one in enumerate(NODES)]
    return edges, pinned(graph, arrays), pinned(later, assigned)


def outcome(known: list[Formula]) -> Outcome:
    symbols = {each.name: each for fact in known for each in fact.symbols}
    fields = next(len(each.arguments) - 2 for fact in known for each in fact.walk() if each.name == "reach Node")
    lines = ["(declare-sort Object 0)", "(declare-fun null () Object)"]
    lines += [f"(declare-fun {each.text} () {each.sort})" for each in symbols.values()]
    sorts = f"{' '.join([Sort.FIELD_OF_OBJECTS] * fields)} Object Object"
    lines.append(f"(declare-fun |$reach Node| ({sorts}) Bool)")
    lines.append(f"(assert (distinct {' '.join(each.text for each in NODES)}))")
    lines += [f"(assert {each.text})" for each in known]
    lines += reach_lemmas(known)
    with Scripts() as solver:
        return solver.ask("\n".join(lines), 2_000_000, Instances.BY_TRIGGERS).outcome


@pytest.mark.parametrize("seed", range(24))
def test_lemmas_hold_in_every_graph(seed: int) -> None:
    edges, before, after = example(seed)
    assert outcome([*edges, *before, *after]) is not Outcome.UNSATISFIABLE


@pytest.mark.parametrize("seed", range(24))
def test_what_is_reached_in_a_graph_follows(seed: int) -> None:
    edges, before, after = example(seed)
    for known in (before, after):
        reached = [each for each in known if each.op is not Op.NOT]
        if reached:
            assert outcome([*edges, negation(Random(seed).choice(reached))]) is Outcome.UNSATISFIABLE
