"""The stage of differences: constraints x - y <= c as a graph, in which a negative cycle is a contradiction.

Linear programs of this form need no simplex: shortest distances are an integral solution. Sorted arrays, indices
and most comparisons between variables have this form. A disjunction is split if the current solution violates it.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, NamedTuple

from oxpecker.solver.limits import DIFFERENCES_STRIDE, MANY_DISJUNCTIONS, MOST_CHOICES, MOST_KNOWN_SHAPES
from oxpecker.solver.query import Satisfiable, Unsatisfiable
from oxpecker.solver.stages.rows import alternatives, rows
from oxpecker.solver.stages.stage import PASSED, Question, Stage, StageAnswer
from oxpecker.terms import Op, Sort, Term, Value, conjuncts, lt


class Edge(NamedTuple):
    """left - right <= most; None means zero."""

    left: Term | None
    right: Term | None
    most: int


Conjunction = tuple[Edge, ...]


class Shape(NamedTuple):
    """A constraint as differences: one of these conjunctions holds. Empty if it cannot be expressed."""

    cases: tuple[Conjunction, ...]
    exact: bool


class Contradictory(Exception):
    """There is a negative cycle."""


class DifferenceStage(Stage):
    """Decides conjunctions of differences, with some disjunctions; refutes queries that contain them."""

    name = "differences"
    cheap = True

    def __init__(self) -> None:
        self._shapes: dict[Term, Shape] = {}
        self._begun: list[tuple[Question, Store]] = []
        """Beginnings of the last query, each longer than the one before, and what they say."""

    def ask(self, question: Question, seconds: float | None) -> StageAnswer:
        """Search for a negative cycle, or for distances."""
        del seconds
        shapes = [self._shapes.get(constraint) or self._remember(constraint) for constraint in question]
        exact = all(shape.exact for shape in shapes)
        if not any(shape.cases for shape in shapes):
            return PASSED
        try:
            store = self._store(question, shapes)
            graph, splits = store.graph, store.splits
            for cases in splits:
                for case in cases:
                    for edge in case:
                        graph.node(edge.left)
                        graph.node(edge.right)
            search = Search(graph, splits)
            if len(splits) > MANY_DISJUNCTIONS:
                search.drop_impossible()
            solution = search.solution()
        except Contradictory:
            return StageAnswer(Unsatisfiable(), exact)
        except Exhausted:
            return PASSED
        return StageAnswer(Satisfiable(solution), exact)

    def _store(self, question: Question, shapes: list[Shape]) -> Store:
        """The store of a query, extended from its longest known prefix: most queries have a common start."""
        while self._begun and question[: len(self._begun[-1][0])] != self._begun[-1][0]:
            self._begun.pop()
        done = len(self._begun[-1][0]) if self._begun else 0
        store = self._begun[-1][1].copy() if self._begun else Store(Graph(), [])
        for number in range(done, len(question)):
            if number > done and number % DIFFERENCES_STRIDE == 0:
                self._begun.append((question[:number], store.copy()))
            store.add(shapes[number])
        return store

    def _remember(self, constraint: Term) -> Shape:
        if len(self._shapes) >= MOST_KNOWN_SHAPES:
            self._shapes.clear()
        shape = self._shapes[constraint] = shape_of(constraint)
        return shape


def shape_of(constraint: Term) -> Shape:
    """A constraint in terms of differences."""
    edges, exact = list[Edge](), True
    for conjunct in conjuncts(constraint):
        if type(conjunct) is not Term:
            return Shape((), False)
        cases = _cases(conjunct)
        if len(cases.cases) == 1:
            edges += cases.cases[0]
            exact = exact and cases.exact
        elif conjunct is constraint:
            return cases
        else:
            exact = False
    return Shape((tuple(edges),), exact) if edges else Shape((), False)


def _cases(conjunct: Term) -> Shape:
    """The alternatives of a condition without conjunctions at its root."""
    single = _edges(conjunct)
    if single is not None:
        return Shape((single,), _is_over_variables(single))
    if conjunct.op is Op.NOT and conjunct.args[0].op is Op.EQ:
        options = _unequal(*conjunct.args[0].args)
    else:
        options = alternatives(conjunct) or []
    if not options:
        return Shape((), False)
    found: list[Conjunction] = []
    for option in options:
        edges: list[Edge] = []
        for part in conjuncts(option):
            known = _edges(part) if type(part) is Term else None
            if known is None:
                return Shape((), False)
            edges += known
        found.append(tuple(edges))
    return Shape(tuple(found), all(map(_is_over_variables, found)))


def _unequal(left: Any, right: Any) -> list[Term]:
    """The two sides of a disequality of integers."""
    if not any(type(side) is Term and side.sort is Sort.INT for side in (left, right)):
        return []
    sides = [lt(left, right), lt(right, left)]
    found = [side for side in sides if type(side) is Term]
    return found if len(found) == 2 else []


def _edges(atom: Term) -> Conjunction | None:
    """A comparison as differences; None for others."""
    found = rows(atom)
    if found is None:
        return None
    edges: list[Edge] = []
    for row in found:
        match row.columns:
            case ((one, 1),):
                edges.append(Edge(one, None, row.most))
            case ((one, -1),):
                edges.append(Edge(None, one, row.most))
            case ((one, 1), (two, -1)) | ((two, -1), (one, 1)):
                edges.append(Edge(one, two, row.most))
            case _:
                return None
    return tuple(edges)


def _is_over_variables(edges: Conjunction) -> bool:
    """Whether all nodes are variables, not compound terms."""
    return all(
        (edge.left is None or edge.left.op is Op.VARIABLE) and (edge.right is None or edge.right.op is Op.VARIABLE)
        for edge in edges
    )


class Exhausted(Exception):
    """Too many alternatives were tried."""


class Graph:
    """Nodes are integers; an edge from `right` to `left` with weight c means left <= right + c."""

    def __init__(self) -> None:
        self._numbers: dict[Term | None, int] = {None: 0}
        self.out: list[list[tuple[int, int]]] = [[]]
        self.into: list[list[tuple[int, int]]] = [[]]
        self.value: list[int] = [0]
        """A solution of all edges, whenever nothing is being added."""
        self._log: list[tuple[int, int]] = []

    def copy(self) -> Graph:
        """A copy that can be extended; the existing edges stay."""
        made = Graph()
        made._numbers = self._numbers.copy()
        made.out, made.into = [each.copy() for each in self.out], [each.copy() for each in self.into]
        made.value = self.value.copy()
        return made

    def node(self, term: Term | None) -> int:
        """The node of a term, with its interval as edges."""
        number = self._numbers.get(term)
        if number is not None:
            return number
        assert term is not None
        number = self._numbers[term] = len(self.value)
        self.out.append([])
        self.into.append([])
        self.value.append(self.value[0])
        if term.high is not None:
            self._connect(number, 0, term.high)
        if term.low is not None:
            self._connect(0, number, -term.low)
        return number

    def add(self, edge: Edge) -> None:
        """Adds a difference; raises Contradictory if it closes a negative cycle."""
        self._connect(self.node(edge.left), self.node(edge.right), edge.most)

    def _connect(self, left: int, right: int, most: int) -> None:
        if left == right:
            if most < 0:
                raise Contradictory
            return
        self.out[right].append((left, most))
        self.into[left].append((right, most))
        self._log.append((left, right))
        if self.value[left] > self.value[right] + most:
            self._repair(left, right, most)

    def _repair(self, left: int, right: int, most: int) -> None:
        """Lowers values along the edges; if that returns to the start of the new edge, there is a negative cycle."""
        value, before = self.value, {left: self.value[left]}
        value[left] = value[right] + most
        queue, waiting = deque([left]), {left}
        while queue:
            node = queue.popleft()
            waiting.discard(node)
            for target, weight in self.out[node]:
                least = value[node] + weight
                if value[target] > least:
                    if target == right:
                        for each, old in before.items():
                            value[each] = old
                        raise Contradictory
                    before.setdefault(target, value[target])
                    value[target] = least
                    if target not in waiting:
                        waiting.add(target)
                        queue.append(target)

    def mark(self) -> tuple[int, list[int]]:
        """A mark to return to."""
        return len(self._log), self.value.copy()

    def back(self, mark: tuple[int, list[int]]) -> None:
        """Removes the edges since a mark."""
        length, value = mark
        while len(self._log) > length:
            left, right = self._log.pop()
            self.out[right].pop()
            self.into[left].pop()
        self.value[:] = value

    def holds(self, edge: Edge) -> bool:
        """Whether the current solution satisfies a difference."""
        return self.value[self.node(edge.left)] <= self.value[self.node(edge.right)] + edge.most

    def distances(self, start: int, backwards: bool) -> dict[int, int]:
        """The shortest distances from a node along the edges, or to it; no cycle is negative."""
        found: dict[int, int] = {start: 0}
        self._spread(start, found, backwards)
        return found

    def shorten(self, found: dict[int, int], edge: Edge, backwards: bool) -> None:
        """Shortens distances by an edge that was added after they were computed."""
        start, end = self.node(edge.right), self.node(edge.left)
        if backwards:
            start, end = end, start
        if start in found and found[start] + edge.most < found.get(end, found[start] + edge.most + 1):
            found[end] = found[start] + edge.most
            self._spread(end, found, backwards)

    def _spread(self, start: int, found: dict[int, int], backwards: bool) -> None:
        """Shortens the distances beyond a node as far as its own allows."""
        edges = self.into if backwards else self.out
        queue, waiting = deque([start]), {start}
        while queue:
            node = queue.popleft()
            waiting.discard(node)
            here = found[node]
            for target, weight in edges[node]:
                length = here + weight
                if length < found.get(target, length + 1):
                    found[target] = length
                    if target not in waiting:
                        waiting.add(target)
                        queue.append(target)

    def solution(self) -> dict[Term, Value]:
        """The values of the variables; zero is 0."""
        zero = self.value[0]
        return {
            term: self.value[number] - zero
            for term, number in self._numbers.items()
            if term is not None and term.op is Op.VARIABLE
        }


@dataclass(slots=True)
class Store:
    """The constraints in the store: differences that hold, and alternatives."""

    graph: Graph
    splits: list[tuple[Conjunction, ...]]

    def add(self, shape: Shape) -> None:
        """Adds a constraint."""
        if len(shape.cases) == 1:
            for edge in shape.cases[0]:
                self.graph.add(edge)
        elif shape.cases:
            self.splits.append(shape.cases)

    def copy(self) -> Store:
        """An independent copy."""
        return Store(self.graph.copy(), self.splits.copy())


class Search:
    """Splits disjunctions, starting with those that the current solution violates."""

    def __init__(self, graph: Graph, splits: list[tuple[Conjunction, ...]]) -> None:
        self._graph = graph
        self._splits = splits
        self._choices = MOST_CHOICES

    def drop_impossible(self) -> None:
        """Drops alternatives that the bounds exclude; a single remaining one holds, and tightens bounds."""
        graph = self._graph
        for edge in (edge for cases in self._splits for case in cases for edge in case):
            graph.node(edge.left), graph.node(edge.right)  # their intervals are bounds as well
        onwards, back = graph.distances(0, False), graph.distances(0, True)
        tightened = True
        while tightened:
            tightened = False
            kept: list[tuple[Conjunction, ...]] = []
            for cases in self._splits:
                left = tuple(case for case in cases if not any(self._closes(e, 0, onwards, back) for e in case))
                if not left:
                    raise Contradictory
                if len(left) > 1:
                    kept.append(left)
                    continue
                tightened = True
                for edge in left[0]:
                    graph.add(edge)
                    graph.shorten(onwards, edge, False)
                    graph.shorten(back, edge, True)
            self._splits = kept

    def _closes(self, edge: Edge, pivot: int, onwards: dict[int, int], back: dict[int, int]) -> bool:
        """Whether a difference that starts or ends at the pivot closes a negative cycle."""
        left, right = self._graph.node(edge.left), self._graph.node(edge.right)
        if left == pivot:
            return right in onwards and onwards[right] + edge.most < 0
        return right == pivot and left in back and back[left] + edge.most < 0

    def solution(self) -> dict[Term, Value]:
        """A solution of the graph and all disjunctions; raises Contradictory if there is none."""
        graph = self._graph
        open_split = next((cases for cases in self._splits if not any(map(self._satisfied, cases))), None)
        if open_split is None:
            return graph.solution()
        for case in self._possible(open_split):
            self._choices -= 1
            if self._choices < 0:
                raise Exhausted
            mark = graph.mark()
            try:
                for edge in case:
                    graph.add(edge)
                return self.solution()
            except Contradictory:
                graph.back(mark)
        raise Contradictory

    def _satisfied(self, case: Conjunction) -> bool:
        return all(map(self._graph.holds, case))

    def _possible(self, cases: tuple[Conjunction, ...]) -> list[Conjunction]:
        """The alternatives that close no negative cycle, by distances around the most common node."""
        graph = self._graph
        if len(cases) < 4:
            return list(cases)
        counts: dict[int, int] = {}
        for case in cases:
            for end in {graph.node(end) for edge in case for end in (edge.left, edge.right)} - {0}:
                counts[end] = counts.get(end, 0) + 1
        pivot = max(counts, key=lambda node: counts[node], default=0)
        onwards, back = graph.distances(pivot, False), graph.distances(pivot, True)
        return [case for case in cases if not any(self._closes(edge, pivot, onwards, back) for edge in case)]
