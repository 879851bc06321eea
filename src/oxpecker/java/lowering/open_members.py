"""Native methods of classes without source, one for each signature that is used."""

from __future__ import annotations

import re
from collections.abc import Sequence

from oxpecker.java import attributed as a
from oxpecker.java.lowering.naming import identifier
from oxpecker.java.lowering.program import Lowering, OpenMember
from oxpecker.oox import syntax
from oxpecker.oox.hierarchy import INSIDE
from oxpecker.oox.lexer import RESERVED


def call_of(program: Lowering, node: a.OpenUse, member: OpenMember, values: Sequence[syntax.Expression]) -> syntax.Call:
    """The call of the native method for a member."""
    owner = program.stub(node.owner)
    known = program.open_members.setdefault(node.owner, {})
    if member not in known:
        known[member] = _name(member.name, set(known.values()))
    return syntax.Call(syntax.Name(owner, span=node.span), known[member], tuple(values), span=node.span)


def _name(member: str, taken: set[str]) -> str:
    base = name = identifier(re.sub(r"\W+", INSIDE, member).strip("$") or "$")
    if base in RESERVED or base == "new":
        base = name = f"{base}$"
    number = 1
    while name in taken:
        number += 1
        name = f"{base}${number}"
    return name
