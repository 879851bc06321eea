"""The roles of input clauses (docs/language.md 2.2): how a class declares what its objects may be as inputs.

A clause `input C of(Object[] parts) { .. }` declares a method with a reserved name, by which code may call it: `$of`.
"""

from __future__ import annotations

ROLES = {
    "of": "$of",
    "entries": "$ofEntries",
    "around": "$around",
    "parts": "$parts",
    "constants": "$constants",
    "internal": "$internal",
    "order": "$order",
    "ordered": "$ordered",
    "accessed": "$accessed",
    "inspectable": "$looks",
    "constructed": "$established",
    "inherited": "$inherited",
    "supertypes": "$above",
    "same": "$same",
    "view": "$view",
    "open": "$open",
    "sealed": "$sealed",
}
"""The methods that input clauses declare, by their roles."""

ROLE_OF = {name: role for role, name in ROLES.items()}
OF_OBJECTS = frozenset({"parts", "constructed"})
"""Roles of methods that an object has; all others are static."""
