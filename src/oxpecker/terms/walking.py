"""Traversals of terms without recursion: terms may be deeper than Python's stack."""

from __future__ import annotations

from collections.abc import Container, Iterable

from oxpecker.terms.term import Term


def subterms(roots: Iterable[object], leaves: Container[Term] = ()) -> list[Term]:
    """All subterms of the roots, each once, arguments first; does not descend into leaves."""
    seen: set[Term] = set()
    stack = [root for root in roots if type(root) is Term]
    while stack:
        term = stack.pop()
        if term not in seen:
            seen.add(term)
            if term in leaves:
                continue
            stack += [arg for arg in term.args if type(arg) is Term and arg not in seen]
    return sorted(seen, key=_by_number)  # arguments are created before the terms that contain them


def _by_number(term: Term) -> int:
    return term.uid
