"""Instances in Alloy's XML format, which Alloy's visualiser opens.

One `<instance>` per state. Each holds the built-in signatures, the primary signatures after those that extend them
(each lists only the atoms that no signature below it has), `univ`, and the subsets; a field follows its signature.
Relations that no signature declares are `<skolem>`s. Signatures and fields have one number in all states.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from oxpecker.relational import Instance
from oxpecker.relational.alloy.schema import FieldEntry, SignatureEntry
from oxpecker.relational.alloy.solution import Solution
from oxpecker.relational.limits import DEFAULT_BIT_WIDTH, DEFAULT_SEQUENCE
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.syntax import Relation
from oxpecker.relational.universe import Tuples

_STRING = "String"
_BUILT_IN = (("seq/Int", "Int"), ("Int", "univ"), (_STRING, "univ"))
"""The built-in signatures, with their parents."""


def to_xml(solution: Solution) -> str:
    """The solution as a document of Alloy."""
    writer = _Writer(solution)
    lines = ['<alloy builddate="">']
    for instance in solution.states:
        lines += ["", *writer.instance(instance)]
    lines += ["", f'<source filename="{_quoted(solution.file)}" content="{_quoted(solution.text)}"/>', "", "</alloy>"]
    return "\n".join([*lines, ""])


class _Writer:
    def __init__(self, solution: Solution) -> None:
        self.solution, self.schema = solution, solution.schema
        self._numbers: dict[object, int] = {}

    def instance(self, instance: Instance) -> Iterator[str]:
        yield self._opening(instance)
        for label, parent in _BUILT_IN:
            atoms = _atoms(instance, _built_in(instance, label)) if label == _STRING else []
            yield from self._signature(label, f' parentID="{self._id(parent)}" builtin="yes"', atoms)
        for root in self.schema.roots():
            yield from self._primary(instance, root)
        yield from self._signature("univ", ' builtin="yes"', ())
        for entry in self.schema.signatures.values():
            if entry.within:
                yield from self._subset(instance, entry)
        for relation in self.schema.others(instance):
            yield from self._witness(instance, relation)
        yield "</instance>"

    def _opening(self, instance: Instance) -> str:
        solution = self.solution
        integers = instance.universe.integers
        width = len(integers).bit_length() - 1 if integers else DEFAULT_BIT_WIDTH
        indices = len(_built_in(instance, "seq/Int")) or DEFAULT_SEQUENCE
        length = len(solution.states)
        looping = length - solution.loop if solution.loop is not None else 1
        bounds = (1, length) if solution.loop is not None else (-1, -1)
        return (
            f'<instance bitwidth="{width}" maxseq="{min(indices, max(0, 2 ** (width - 1) - 1))}" '
            f'mintrace="{bounds[0]}" maxtrace="{bounds[1]}" command="{_quoted(solution.title)}" '
            f'filename="{_quoted(solution.file)}" tracelength="{length}" looplength="{looping}">'
        )

    def _primary(self, instance: Instance, entry: SignatureEntry) -> Iterator[str]:
        rest = set(instance[entry.relation])
        for child in self.schema.children(entry.label):
            yield from self._primary(instance, child)
            rest -= instance[child.relation]
        parent = f' parentID="{self._id(entry.parent or "univ")}"'
        atoms = _atoms(instance, rest)
        yield from self._signature(entry.label, f"{parent}{self._flags(entry)}", atoms)
        yield from self._fields(instance, entry)

    def _subset(self, instance: Instance, entry: SignatureEntry) -> Iterator[str]:
        atoms = _atoms(instance, instance[entry.relation])
        above = [f'   <type ID="{self._id(label)}"/>' for label in entry.within]
        yield from self._signature(entry.label, self._flags(entry), (*atoms, *above))
        yield from self._fields(instance, entry)

    def _flags(self, entry: SignatureEntry) -> str:
        flags = [entry.multiplicity.value] if entry.multiplicity is not Multiplicity.SET else []
        flags += ["abstract"] if entry.abstract else []
        flags += ["private"] if entry.private else []
        return "".join(f' {flag}="yes"' for flag in flags) + self._variable(entry.relation)

    def _variable(self, relation: Relation) -> str:
        """Without this flag, Alloy reads the relation from the first state only."""
        return ' var="yes"' if relation in self.solution.variable else ""

    def _signature(self, label: str, attributes: str, lines: Iterable[str]) -> Iterator[str]:
        yield f'<sig label="{_quoted(label)}" ID="{self._id(label)}"{attributes}>'
        yield from lines
        yield "</sig>"

    def _fields(self, instance: Instance, entry: SignatureEntry) -> Iterator[str]:
        for each in self.schema.fields:
            if each.owner == entry.label:
                yield from self._field(instance, each)

    def _field(self, instance: Instance, entry: FieldEntry) -> Iterator[str]:
        flags = (' private="yes"' if entry.private else "") + self._variable(entry.relation)
        numbers = f'ID="{self._id(entry.relation)}" parentID="{self._id(entry.owner)}"'
        yield f'<field label="{_quoted(entry.name)}" {numbers}{flags}>'
        yield from _tuples(instance, entry.relation)
        nothing = ((entry.owner, *["univ"] * (entry.relation.arity - 1)),)
        yield from self._types(entry.types or nothing)
        yield "</field>"

    def _witness(self, instance: Instance, relation: Relation) -> Iterator[str]:
        label = relation.name if relation.name.startswith("$") else f"${relation.name}"
        yield f'<skolem label="{_quoted(label)}" ID="{self._id(relation)}">'
        yield from _tuples(instance, relation)
        yield from self._types(self._types_of(instance, relation))
        yield "</skolem>"

    def _types_of(self, instance: Instance, relation: Relation) -> list[tuple[str, ...]]:
        """The type of a relation that nobody declares: the top-level signatures of the atoms that it holds."""
        owners, integers = self.schema.owners(instance), instance.universe.integers

        def label(atom: int) -> str:
            if atom in integers:
                return "Int"
            return self.schema.root(owners[atom].label).label if atom in owners else "univ"

        rows = [tuple(map(label, row)) for row in sorted(instance[relation])]
        return list(dict.fromkeys(rows)) or [("univ",) * relation.arity]

    def _types(self, types: Sequence[tuple[str, ...]]) -> Iterator[str]:
        for row in types:
            yield "   <types> " + " ".join(f'<type ID="{self._id(label)}"/>' for label in row) + " </types>"

    def _id(self, key: object) -> int:
        return self._numbers.setdefault(key, len(self._numbers))


def _tuples(instance: Instance, relation: Relation) -> Iterator[str]:
    for row in sorted(instance[relation]):
        yield "   <tuple> " + " ".join(f'<atom label="{_atom(instance, atom)}"/>' for atom in row) + " </tuple>"


def _built_in(instance: Instance, name: str) -> Tuples:
    """The atoms of a relation that every module has; empty if an instance does without."""
    return next((instance[each] for each in instance.relations if each.name == name), frozenset())


def _atoms(instance: Instance, rows: Iterable[tuple[int, ...]]) -> list[str]:
    return [f'   <atom label="{_atom(instance, atom)}"/>' for (atom,) in sorted(rows)]


def _atom(instance: Instance, atom: int) -> str:
    return _quoted(instance.universe.atoms[atom])


def _quoted(text: str) -> str:
    """A text as an attribute; line breaks are kept."""
    return escape(text).replace("\n", "&#10;").replace("\r", "&#13;").replace("\t", "&#9;")
