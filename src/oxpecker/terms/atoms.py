"""Comparisons of a linear term with a constant: the atoms of conditions.

A comparison with an end of the interval has one canonical form: x <= low is x == low, and x != low is x >= low + 1.
"""

from __future__ import annotations

from oxpecker.terms.kinds import Op, Sort
from oxpecker.terms.term import Bool, Term, make

BOOL = Sort.BOOL
EQ, GE, LE, NOT = Op.EQ, Op.GE, Op.LE, Op.NOT


def at_most(term: Term, k: int) -> Bool:
    """term <= k, decided by the interval if possible (Smid H5)."""
    low, high = term.low, term.high
    if high is not None and high <= k:
        return True
    if low is not None and low >= k:
        return make(EQ, BOOL, (term, k)) if low == k else False
    return make(LE, BOOL, (term, k))


def at_least(term: Term, k: int) -> Bool:
    """term >= k"""
    low, high = term.low, term.high
    if low is not None and low >= k:
        return True
    if high is not None and high <= k:
        return make(EQ, BOOL, (term, k)) if high == k else False
    return make(GE, BOOL, (term, k))


def equals(term: Term, k: int) -> Bool:
    """term == k"""
    low, high = term.low, term.high
    if (low is not None and k < low) or (high is not None and k > high):
        return False
    if low == k == high:
        return True
    return make(EQ, BOOL, (term, k))


def differs(term: Term, k: int) -> Bool:
    """term != k"""
    low, high = term.low, term.high
    if low == k:
        return at_least(term, k + 1)
    if high == k:
        return at_most(term, k - 1)
    same = equals(term, k)
    return make(NOT, BOOL, (same,)) if type(same) is Term else not same


def is_bound(term: Term) -> bool:
    """Whether this compares a linear term with a plain integer."""
    op = term.op
    return op is LE or op is GE or (op is EQ and type(term.args[1]) is int and term.args[0].sort is Sort.INT)
