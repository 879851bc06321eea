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
        known[member] = _name(member.name, set(known.values()) | _of_relatives(program, node.owner, member))
    return syntax.Call(syntax.Name(owner, span=node.span), known[member], tuple(values), span=node.span)


def _of_relatives(program: Lowering, owner: str, member: OpenMember) -> set[str]:
    """The names in the classes above and below for the same parameters: a name stands for one signature in a line."""
    taken = (
        (other, name)
        for other, members in program.open_members.items()
        for known, name in members.items()
        if other != owner and known != member and known.parameters == member.parameters
    )
    base = _identifier(member.name)
    return {name for other, name in taken if name.startswith(base) and _are_related(program, owner, other)}


def _are_related(program: Lowering, one: str, two: str) -> bool:
    world = program.world
    return two in world.all_unmodelled_above(one) or one in world.all_unmodelled_above(two)


def _name(member: str, taken: set[str]) -> str:
    base = name = _identifier(member)
    number = 1
    while name in taken:
        number += 1
        name = f"{base}${number}"
    return name


def _identifier(member: str) -> str:
    base = identifier(re.sub(r"\W+", INSIDE, member).strip("$") or "$")
    return f"{base}$" if base in RESERVED or base == "new" else base
