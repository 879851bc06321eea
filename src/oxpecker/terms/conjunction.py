"""Simplification of conjunctions: bounds on the same term, complements, absorption."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.terms.atoms import at_least, at_most, differs, equals, is_bound
from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.negation import lnot
from oxpecker.terms.term import Bool, Term, make

AND, EQ, GE, INT, LE, NOT = Op.AND, Op.EQ, Op.GE, Sort.INT, Op.LE, Op.NOT

Members = dict[Term, None]
"""An ordered set of the members of a conjunction."""


def flatten(members: Iterable[object], into: Members) -> bool:
    """Collects the members of nested conjunctions; False when one of them is false."""
    stack = list(members)
    stack.reverse()
    while stack:
        member = stack.pop()
        if type(member) is Term:
            if member.op is AND:
                stack += reversed(member.args)
            elif member.sort is Sort.BOOL:
                into[member] = None
            else:
                raise TypeError(f"expected a condition, not {member!r}")
        elif member is False:
            return False
        elif member is not True:
            raise TypeError(f"expected a condition, not {member!r}")
    return True


def reduce(members: Members) -> Members | None:
    """An equivalent set of conditions; None if they contradict each other."""
    for _ in range(4):
        if any(m.op is NOT and m.args[0] in members for m in members):
            return None
        before = members
        bounded = _merge_bounds(members)
        if bounded is None:
            return None
        absorbed = _absorb(bounded)
        if absorbed is None:
            return None
        members = absorbed
        if members.keys() == before.keys():
            break
    return members


def _bounded_term(condition: Term) -> Term | None:
    """The term that a condition compares with a constant."""
    if condition.op is NOT:
        condition = condition.args[0]
        if condition.op is not EQ:
            return None
    if is_bound(condition):
        term: Term = condition.args[0]
        return term
    return None


def _merge_bounds(members: Members) -> Members | None:
    """Replaces several bounds on one term by an equivalent smallest set; None if they exclude every value."""
    groups: dict[Term, list[Term]] = {}
    for member in members:
        term = _bounded_term(member)
        if term is not None:
            groups.setdefault(term, []).append(member)
    if all(len(group) == 1 for group in groups.values()):
        return members
    result = dict(members)
    for term, group in groups.items():
        if len(group) == 1:
            continue
        merged = _merge_group(term, group)
        if merged is None:
            return None
        if len(merged) == len(group) and all(m in group for m in merged):
            continue
        for member in group:
            del result[member]
        for member in merged:
            result[member] = None
    return result


def _merge_group(term: Term, group: list[Term]) -> list[Term] | None:
    low, high = term.low, term.high
    holes: set[int] = set()
    for member in group:
        op = member.op
        if op is NOT:
            holes.add(member.args[0].args[1])
            continue
        k: int = member.args[1]
        if op is not LE and (low is None or k > low):
            low = k
        if op is not GE and (high is None or k < high):
            high = k
    while low is not None and low in holes:
        low += 1
    while high is not None and high in holes:
        high -= 1
    if low is not None and high is not None and low >= high:
        return None if low > high else _terms([equals(term, low)])
    inside = [h for h in sorted(holes) if (low is None or low < h) and (high is None or h < high)]
    ends: list[Bool] = [] if low is None else [at_least(term, low)]
    if high is not None:
        ends.append(at_most(term, high))
    return _terms(ends + [differs(term, hole) for hole in inside])


def _terms(conditions: list[Bool]) -> list[Term]:
    """The conditions that the term's own interval does not already imply."""
    return [condition for condition in conditions if type(condition) is Term]


def _absorb(members: Members) -> Members | None:
    """p && !(p && q) is p && !q, and p && !(!p && q) is p."""
    if not any(m.op is NOT and m.args[0].op is AND for m in members):
        return members
    result: Members = {}
    for member in members:
        if member.op is not NOT or member.args[0].op is not AND:
            result[member] = None
            continue
        rest: list[Term] = []
        for inner in member.args[0].args:
            if lnot(inner) in members:
                break
            if inner not in members:
                rest.append(inner)
        else:
            if not rest:
                return None
            if len(rest) == len(member.args[0].args):
                result[member] = None
            else:
                smaller = rest[0] if len(rest) == 1 else make(AND, Sort.BOOL, tuple(rest))
                if not flatten([lnot(smaller)], result):
                    return None
    return result
