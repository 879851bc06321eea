"""Instances as text tables: a table for each signature, a row for each of its atoms, a column for each field."""

from __future__ import annotations

from collections.abc import Sequence

from oxpecker.relational import Instance
from oxpecker.relational.alloy.schema import Schema, SignatureEntry
from oxpecker.relational.syntax import Relation

_NOTHING = "-"
"""The content of an empty cell, so that it is seen to be empty."""


def to_tables(schema: Schema, instance: Instance) -> str:
    """The tables of the signatures, then the other relations, one in a line."""
    blocks = [_aligned(each) for each in tables(schema, instance)]
    rest = others(schema, instance)
    return "\n\n".join([*blocks, *(["\n".join(rest)] if rest else [])])


def tables(schema: Schema, instance: Instance) -> list[list[list[str]]]:
    """A table for each signature: its head, then its rows."""
    return [_table(schema, instance, entry) for entry in schema.signatures.values() if not entry.private]


def others(schema: Schema, instance: Instance) -> list[str]:
    """The relations that are in no table, one in a line."""
    return [f"{each.name} = {instance.universe.show(instance[each])}" for each in schema.others(instance)]


def _table(schema: Schema, instance: Instance, entry: SignatureEntry) -> list[list[str]]:
    """The head and the rows of a table; a row begins with an atom."""
    fields = [each for each in schema.fields if each.owner == entry.label and not each.private]
    head = [entry.label.removeprefix("this/"), *(each.name for each in fields)]
    rows = [
        [instance.universe.atoms[atom], *(_values(instance, each.relation, atom) for each in fields)]
        for (atom,) in sorted(instance[entry.relation])
    ]
    return [head, *(rows or [[_NOTHING] * len(head)])]


def _values(instance: Instance, relation: Relation, first: int) -> str:
    names = instance.universe.atoms
    rows = [row[1:] for row in sorted(instance[relation]) if row[0] == first]
    return ", ".join("->".join(names[atom] for atom in row) for row in rows) or _NOTHING


def _aligned(table: Sequence[Sequence[str]]) -> str:
    """The table with a rule below its head."""
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    head, *rows = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in table]
    rule = "  ".join("-" * width for width in widths)
    return "\n".join(line.rstrip() for line in (head, rule, *rows))
