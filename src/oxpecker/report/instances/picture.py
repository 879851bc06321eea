"""Instances as pictures: atoms as shapes, binary relations as arrows, longer ones as arrows with labels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from oxpecker.relational import Instance
from oxpecker.relational.alloy.schema import SignatureEntry
from oxpecker.relational.alloy.solution import Solution
from oxpecker.report.graph import Cluster, Graph, GraphEdge, GraphNode, NodeShape
from oxpecker.report.instances.appearance import Appearance, RelationLook, appearance
from oxpecker.report.instances.theme import Display, Theme
from oxpecker.report.tones import Tone

Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Frame:
    """The picture of one state, or of one choice of the atoms that are projected over."""

    label: str
    graph: Graph
    state: int = 0


def frames(solution: Solution, theme: Theme) -> list[Frame]:
    """The pictures of a solution, one after the other."""
    looks = appearance(solution, theme)
    found = []
    for number, state in enumerate(solution.states):
        for chosen in _choices(state, looks.project):
            name = _frame_name(solution, number, [state.universe.atoms[atom] for atom in chosen])
            graph = _Drawing(solution, state, looks, chosen).graph(name or solution.title)
            found.append(Frame(name, graph, number))
    return found


def picture(solution: Solution, theme: Theme) -> Graph:
    """All pictures of a solution in one, each in a frame if there are several."""
    parts = frames(solution, theme)
    if len(parts) == 1:
        return replace(parts[0].graph, name=solution.title)
    nodes: list[GraphNode] = []
    edges: list[GraphEdge] = []
    clusters = []
    for number, part in enumerate(parts):
        own = [replace(node, id=f"{node.id} @{number}") for node in part.graph.nodes]
        nodes += own
        edges += [
            replace(edge, source=f"{edge.source} @{number}", target=f"{edge.target} @{number}")
            for edge in part.graph.edges
        ]
        clusters.append(Cluster(part.label, tuple(node.id for node in own)))
    return Graph(solution.title, tuple(nodes), tuple(edges), tuple(clusters), lists_in_rows=True)


def _choices(state: Instance, project: Sequence[SignatureEntry]) -> Iterator[Row]:
    yield from product(*(sorted(atom for (atom,) in state[each.relation]) for each in project))


def _frame_name(solution: Solution, number: int, chosen: Sequence[str]) -> str:
    """What tells the frame from others: its state, and the atoms that are projected over."""
    parts = []
    if solution.loop is not None:
        back = f", then state {solution.loop} again" if number == len(solution.states) - 1 else ""
        parts.append(f"state {number}{back}")
    return "; ".join([*parts, *chosen])


class _Drawing:
    """One frame: an instance, restricted to the tuples of the atoms that are projected over."""

    def __init__(self, solution: Solution, instance: Instance, looks: Appearance, chosen: Row) -> None:
        self.instance, self.looks, self.schema = instance, looks, solution.schema
        self.projected = {atom for each in looks.project for (atom,) in instance[each.relation]}
        self.chosen = set(chosen)
        self.owners = solution.schema.owners(instance)

    def graph(self, name: str) -> Graph:
        edges = [edge for look in self._of(Display.ARROW) for edge in self._arrows(look)]
        touched = {each for edge in edges for each in (edge.source, edge.target)}
        nodes = list(self._nodes(touched))
        known = {node.id for node in nodes}
        kept = tuple(edge for edge in edges if {edge.source, edge.target} <= known)
        return Graph(name, tuple(nodes), kept, lists_in_rows=True)

    def _of(self, display: Display) -> list[RelationLook]:
        return [each for each in self.looks.relations if each.display is display]

    def _rows(self, rows: Sequence[Row]) -> list[Row]:
        """The tuples with the chosen atoms, without the columns that are projected over."""
        return [
            tuple(atom for atom in row if atom not in self.projected)
            for row in rows
            if all(atom in self.chosen for atom in row if atom in self.projected)
        ]

    def _nodes(self, touched: set[str]) -> Iterator[GraphNode]:
        """Atoms of visible signatures, and integers at the ends of arrows."""
        names = self.instance.universe.atoms
        for atom, name in enumerate(names):
            owner = self.owners.get(atom)
            look = self.looks.signatures.get(owner.label) if owner else None
            if look is not None and owner is not None:
                lines = (self._name(atom), *self._labels(atom))
                yield GraphNode(name, lines, look.shape, tone=look.tone)
            elif atom in self.instance.universe.integers and name in touched:
                yield GraphNode(name, (name, *self._labels(atom)), NodeShape.ROUND, tone=Tone.GREY)

    def _name(self, atom: int) -> str:
        """The name of an atom, without a number if its signature has no other."""
        name, owner = self.instance.universe.atoms[atom], self.owners.get(atom)
        if owner is None:
            return name
        look = self.looks.signatures.get(owner.label)
        short = owner.short if look is None or look.label is None else look.label
        alone = sum(each is owner for each in self.owners.values()) == 1
        return short if alone else f"{short}${name.rpartition('$')[2]}"

    def _labels(self, atom: int) -> Iterator[str]:
        """The sets that hold an atom, and its attributes."""
        sets = [name for relation, name in self.looks.sets if (atom,) in self.instance[relation]]
        binary = [(look, self._rows(sorted(self.instance[look.relation]))) for look in self.looks.relations]
        sets += [look.label for look, rows in binary if (atom,) in rows]  # projected down to one column
        if sets:
            yield f"({', '.join(sets)})"
        for look, rows in binary:
            values = [row[1:] for row in rows if len(row) > 1 and row[0] == atom]
            if look.display is Display.ATTRIBUTE and values:
                yield f"{look.label}: {', '.join('->'.join(map(self._name, row)) for row in values)}"

    def _arrows(self, look: RelationLook) -> Iterator[GraphEdge]:
        """An arrow for each tuple, from its first to its last atom; opposite ones are merged."""
        names = self.instance.universe.atoms
        rows = [row for row in self._rows(sorted(self.instance[look.relation])) if len(row) > 1]
        known = set(rows)
        for row in rows:
            turned = (row[-1], *row[1:-1], row[0])
            two_way = turned in known and turned != row
            if two_way and turned < row:
                continue
            middle = ", ".join(self._name(atom) for atom in row[1:-1])
            label = f"{look.label} [{middle}]" if middle else look.label if self.looks.arrow_labels else ""
            ends = names[row[0]], names[row[-1]]
            yield GraphEdge(*ends, label, tone=look.tone, against=look.up, two_way=two_way)
