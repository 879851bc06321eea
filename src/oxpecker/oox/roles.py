"""The roles of input clauses (docs/language.md 2.2): how a class declares what its objects may be as inputs.

A clause `input C of(Object[] parts) { .. }` declares a method with a reserved name, by which code may call it: `$of`.
"""

from __future__ import annotations

from enum import StrEnum


class InputRole(StrEnum):
    """What an input clause is about, by the name of the method that it declares."""

    OF = "$of"
    ENTRIES = "$entries"
    AROUND = "$around"
    PARTS = "$parts"
    CONSTANTS = "$constants"
    INTERNAL = "$internal"
    ORDER = "$order"
    ORDERED = "$ordered"
    ACCESSED = "$accessed"
    INSPECTABLE = "$inspectable"
    CONSTRUCTED = "$constructed"
    INHERITED = "$inherited"
    SUPERTYPES = "$supertypes"
    SAME = "$same"
    VIEW = "$view"
    FILLS = "$fills"
    """The names of its parameters are those of methods that only put their argument into the object."""
    COPIED = "$copied"
    """Marks a class whose objects may be shallow copies of others, which no constructor has made."""
    SETTLED = "$settled"
    """What it assigns was open until then, such as an order, and no code can tell when that happened."""
    OPEN = "$open"
    """Marks a type with more classes than are tried for inputs; its parameters are the tried ones."""
    MISSING = "$missing"
    """Marks a class without source: its methods without a body return any result and change nothing."""
    SEALED = "$sealed"
    """Marks a type whose objects are all of the classes of its parameters."""

    @property
    def word(self) -> str:
        """The role as a clause names it."""
        return self.value.removeprefix("$")

    @property
    def is_of_objects(self) -> bool:
        """Whether it declares a method of objects; all others are static."""
        return self in (InputRole.PARTS, InputRole.CONSTRUCTED, InputRole.SETTLED)


ROLES = {role.word: role for role in InputRole}
"""The roles by the words that clauses use."""
