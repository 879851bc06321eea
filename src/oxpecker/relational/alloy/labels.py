"""The schema of a linked module: its signatures and fields under the names that Alloy shows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import PurePath

from oxpecker.relational.alloy.allocation import Hierarchy
from oxpecker.relational.alloy.linking import Whole
from oxpecker.relational.alloy.schema import MAIN, FieldEntry, Schema, SignatureEntry
from oxpecker.relational.alloy.typing import NOTHING, Types
from oxpecker.relational.syntax import Relation


def schema_of(
    whole: Whole,
    hierarchy: Hierarchy,
    signatures: Mapping[str, Relation],
    fields: Mapping[tuple[str, str], Relation],
    types: Types,
    built_in: Iterable[Relation],
) -> Schema:
    """What an instance of the module consists of."""
    labels = {name: _label(whole, name) for name in hierarchy.signatures}
    schema = Schema(built_in=frozenset(built_in))
    for name, signature in hierarchy.signatures.items():
        home = whole.homes[name]
        schema.signatures[labels[name]] = SignatureEntry(
            labels[name],
            signatures[name],
            labels[signature.parent.text] if signature.parent else None,
            tuple(labels.get(each.text, each.text) for each in signature.within),
            signature.abstract,
            signature.multiplicity,
            labels[name].rpartition("/")[2] in home.module.private,
        )
    for (owner, name), relation in fields.items():
        private = name in whole.homes[owner].module.private
        rows = []
        for first, *rest in sorted(row for row in types.of(relation) if NOTHING not in row):
            own = first if hierarchy.signatures[owner].within else owner
            rows.append(tuple(labels.get(each, each) for each in (own, *rest)))
        schema.fields.append(FieldEntry(name, labels[owner], relation, private, tuple(dict.fromkeys(rows))))
    return schema


def _label(whole: Whole, name: str) -> str:
    """The name of a signature, after that of the module that declares it."""
    home = whole.homes[name]
    if home is whole.main:
        return f"{MAIN}{name}"
    return name if "/" in name else f"{PurePath(home.module.file).stem}/{name}"
