"""How an instance looks: what its theme says, and for the rest the rules of Alloy's Magic Layout.

Constants of enumerations and integers become texts inside of atoms, internals of orders are hidden, a signature of
states or times is projected over, and relations that form trees towards their root point up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from oxpecker.relational import Instance, Relation
from oxpecker.relational.alloy.schema import Schema, SignatureEntry
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.universe import Tuples
from oxpecker.report.graph import NodeShape
from oxpecker.report.instances.theme import Direction, Display, RelationStyle, SignatureStyle, Theme, ThemeError
from oxpecker.report.limits import SIGNS_OF_TIME
from oxpecker.report.tones import DISTINCT, Tone

_TIME = re.compile(r"^(State|TrainState|Time|Tick|TimeStep)|(State|TrainState|Time|Tick|TimeStep)$")
_UPWARDS = ("parent", "prev", "previous")


@dataclass(frozen=True, slots=True)
class SignatureLook:
    """How the atoms of a signature are drawn."""

    tone: Tone
    shape: NodeShape
    label: str | None


@dataclass(frozen=True, slots=True)
class RelationLook:
    """How the tuples of a relation are drawn."""

    relation: Relation
    label: str
    display: Display
    tone: Tone
    up: bool


@dataclass(frozen=True, slots=True)
class Appearance:
    """How an instance is drawn."""

    project: tuple[SignatureEntry, ...]
    signatures: Mapping[str, SignatureLook]
    """By label; signatures that are left out are hidden."""
    relations: tuple[RelationLook, ...]
    """Relations of two columns or more; those that are left out are hidden."""
    sets: tuple[tuple[Relation, str], ...]
    """Subsets and witnesses that are named in the atoms that they hold."""
    arrow_labels: bool
    """Whether arrows have labels: they need none if there is but one relation."""


def appearance(solution: Solution, theme: Theme) -> Appearance:
    """The appearance of a solution; raises a ThemeError if the theme names what the module does not have."""
    return _Designer(solution, theme).design()


class _Designer:
    def __init__(self, solution: Solution, theme: Theme) -> None:
        self.schema, self.states, self.theme = solution.schema, solution.states, theme
        self._check_names()

    def design(self) -> Appearance:
        project = self._projection()
        shown = [each for each in self.schema.signatures.values() if not self._hidden(each)]
        relations = self._relations(project)
        sources = {atom for look in relations for state in self.states for (atom, *_) in state[look.relation]}
        hidden = {each.label for each in _enumerations(self.schema) if not self._atoms(each) & sources}
        projected = {each.label for root in project for each in self.schema.below(root.label)}
        primary = [each for each in shown if not each.within and each.label not in projected | self._below(hidden)]
        drawn = [each for each in relations if each.display is Display.ARROW]
        return Appearance(
            project,
            self._looks(primary),
            relations,
            self._sets(shown),
            len(drawn) != 1 or drawn[0].relation.arity > 2 or self._style(drawn[0].relation).label is not None,
        )

    def _check_names(self) -> None:
        signatures = {name for each in self.schema.signatures.values() for name in (each.label, each.short)}
        relations = {each.name for state in self.states for each in state.relations}
        relations |= {name for each in self.schema.fields for name in (each.name, f"{_short(each.owner)}.{each.name}")}
        for name in (*(self.theme.project or ()), *self.theme.signatures):
            if name not in signatures:
                raise ThemeError(f"the module has no signature {name!r}")
        for name in (*self.theme.relations, *(each for each in self.theme.hide if each not in signatures)):
            if name not in relations:
                raise ThemeError(f"the module has no relation {name!r}")

    def _atoms(self, entry: SignatureEntry) -> set[int]:
        return {atom for state in self.states for (atom,) in state[entry.relation]}

    def _below(self, labels: Iterable[str]) -> set[str]:
        return {each.label for label in labels for each in self.schema.below(label)}

    def _hidden(self, entry: SignatureEntry) -> bool:
        above: SignatureEntry | None = entry
        while above is not None:
            if {above.label, above.short} & self.theme.hide:
                return True
            above = self.schema.signatures[above.parent] if above.parent else None
        return entry.private or entry.short == "Ord"

    def _projection(self) -> tuple[SignatureEntry, ...]:
        """The signatures to project over: those of the theme, or the one that looks most like time."""
        if self.theme.project is not None:
            return tuple(
                each
                for name in self.theme.project
                for each in self.schema.signatures.values()
                if name in (each.label, each.short)
            )
        scores = Counter[str]()
        for entry in self.schema.roots():
            scores[entry.label] += bool(_TIME.search(entry.short))
            holding = [f for f in self.schema.fields if any(entry.label in row for row in f.types)]
            scores[entry.label] += sum(f.relation.arity > 2 for f in holding)
        best = max(scores.values(), default=0)
        names = [label for label, score in scores.items() if score == best >= SIGNS_OF_TIME]
        return (self.schema.signatures[names[0]],) if names else ()

    def _looks(self, entries: Sequence[SignatureEntry]) -> dict[str, SignatureLook]:
        """A colour for each family of signatures, and shapes that tell its members apart."""
        roots = list(dict.fromkeys(self.schema.root(each.label).label for each in entries))
        taken = {self._signature_style(each).colour for each in entries}
        free = [each for each in DISTINCT if each not in taken] or DISTINCT
        shapes = tuple(NodeShape)
        found, members = {}, Counter[str]()
        for entry in entries:
            root = self.schema.root(entry.label).label
            style = self._signature_style(entry)
            alone = len(entries) <= len(free)
            tone = free[(entries.index(entry) if alone else roots.index(root)) % len(free)]
            shape = shapes[members[root] % len(shapes)]
            members[root] += 1
            found[entry.label] = SignatureLook(style.colour or tone, style.shape or shape, style.label)
        return found

    def _signature_style(self, entry: SignatureEntry) -> SignatureStyle:
        """The theme's style of a signature, or else of the one that it extends."""
        above: SignatureEntry | None = entry
        while above is not None:
            for name in (above.label, above.short):
                if name in self.theme.signatures:
                    return self.theme.signatures[name]
            above = self.schema.signatures[above.parent] if above.parent else None
        return SignatureStyle()

    def _sets(self, shown: Sequence[SignatureEntry]) -> tuple[tuple[Relation, str], ...]:
        subsets = [(each.relation, each.short) for each in shown if each.within]
        witnesses = [(each, each.name) for each in self._witnesses() if each.arity == 1]
        return (*subsets, *witnesses)

    def _witnesses(self) -> list[Relation]:
        """The witnesses of quantifiers; relations of orders and sequences are internals."""
        named = [each for each in self.schema.others(self.states[0]) if each.name.startswith("$")]
        return [each for each in named if each.name not in self.theme.hide]

    def _style(self, relation: Relation) -> RelationStyle:
        for each in self.schema.fields:
            if each.relation is relation and f"{_short(each.owner)}.{each.name}" in self.theme.relations:
                return self.theme.relations[f"{_short(each.owner)}.{each.name}"]
        return self.theme.relations.get(relation.name, RelationStyle())

    def _relations(self, project: Sequence[SignatureEntry]) -> tuple[RelationLook, ...]:
        named = [
            (each.relation, each.name)
            for each in self.schema.fields
            if not each.private
            and not self._hidden(self.schema.signatures[each.owner])
            and not {each.name, f"{_short(each.owner)}.{each.name}"} & self.theme.hide
        ]
        named += [(each, each.name) for each in self._witnesses() if each.arity > 1]
        found: list[RelationLook] = []
        for number, (relation, name) in enumerate(named):
            style = self._style(relation)
            display = style.show or self._display(relation, project)
            tone = style.colour or DISTINCT[number % len(DISTINCT)]
            up = self._points_up(relation, name, found) if style.direction is None else style.direction is Direction.UP
            found.append(RelationLook(relation, name if style.label is None else style.label, display, tone, up))
        return tuple(each for each in found if each.display is not Display.NOTHING)

    def _display(self, relation: Relation, project: Sequence[SignatureEntry]) -> Display:
        """Relations into integers, strings and enumerations are attributes."""
        constants = {atom for each in _enumerations(self.schema) for atom in self._atoms(each)}
        projected = {atom for each in project for atom in self._atoms(each)}
        lasts = set()
        for state in self.states:
            for row in state[relation]:
                rest = [atom for atom in row if atom not in projected]
                lasts |= {rest[-1]} if len(rest) > 1 else set()
            constants |= set(range(len(state.universe))) - self.schema.owners(state).keys()
        return Display.ATTRIBUTE if lasts and lasts <= constants else Display.ARROW

    def _points_up(self, relation: Relation, name: str, before: Sequence[RelationLook]) -> bool:
        """Whether a relation leads to the root of trees, or back along a relation that points down."""
        if relation.arity != 2:
            return False
        if name in _UPWARDS:
            return True
        down = [each.relation for each in before if not each.up and each.relation.arity == 2]
        return any(
            (self._is_homogeneous(state, relation) and _leads_to_roots(state[relation]))
            or _reverses(state, relation, down)
            for state in self.states
        )

    def _is_homogeneous(self, state: Instance, relation: Relation) -> bool:
        """Whether a relation is between atoms of one family."""
        owners = self.schema.owners(state)
        atoms = {atom for row in state[relation] for atom in row}
        return atoms <= owners.keys() and len({self.schema.root(owners[atom].label).label for atom in atoms}) == 1


def _leads_to_roots(rows: Tuples) -> bool:
    """Whether the tuples form trees whose arrows point to the root, with at least one fork."""
    targets = {row[0]: row[1] for row in rows}
    if len(targets) != len(rows) or len(set(targets.values())) == len(rows):
        return False
    for atom in targets:
        seen = {atom}
        while (atom := targets.get(atom, -1)) != -1:
            if atom in seen:
                return False
            seen.add(atom)
    return True


def _reverses(instance: Instance, relation: Relation, others: Iterable[Relation]) -> bool:
    rows = instance[relation]
    turned = {row[::-1] for row in rows}
    return bool(rows) and turned != rows and any(turned <= instance[other] for other in others)


def _enumerations(schema: Schema) -> list[SignatureEntry]:
    """Abstract signatures of which every extension has one atom."""
    found = []
    for entry in schema.signatures.values():
        children = schema.children(entry.label)
        if entry.abstract and children and all(each.multiplicity is Multiplicity.ONE for each in children):
            found.append(entry)
    return found


def _short(label: str) -> str:
    return label.rpartition("/")[2]
