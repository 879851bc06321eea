"""Linear inequalities over columns: variables, and nonlinear terms that count as variables."""

from __future__ import annotations

from typing import Any, NamedTuple

from oxpecker.terms import Op, Sort, Term, lnot

Columns = dict[Term, int]
"""Coefficients by column."""


class Row(NamedTuple):
    """The sum of coefficients times columns is at most a constant."""

    columns: tuple[tuple[Term, int], ...]
    most: int


def linear(value: Any) -> tuple[int, Columns]:
    """An integer as a constant and a sum over columns."""
    columns: Columns = {}
    constant = 0
    pending: list[tuple[Any, int]] = [(value, 1)]
    while pending:
        part, factor = pending.pop()
        if type(part) is not Term:
            constant += factor * part
        elif part.op is Op.LINEAR:
            constant += factor * part.args[0]
            pending += [(part.args[i + 1], factor * part.args[i]) for i in range(1, len(part.args), 2)]
        elif part.op is Op.ADD:
            pending += [(each, factor) for each in part.args]
        elif part.op is Op.SUB:
            pending += [(part.args[0], factor), (part.args[1], -factor)]
        elif part.op is Op.NEG:
            pending.append((part.args[0], -factor))
        else:
            columns[part] = columns.get(part, 0) + factor
    return constant, {column: factor for column, factor in columns.items() if factor}


def rows(atom: Term) -> list[Row] | None:
    """The inequalities whose conjunction is a comparison of integers; None for others.

    For integers, the negation of `at most k` is `at least k + 1`.
    """
    holds = True
    while atom.op is Op.NOT and type(atom.args[0]) is Term:
        atom, holds = atom.args[0], not holds
    if atom.op not in _COMPARISONS or not _is_int(atom) or (atom.op is Op.EQ and not holds):
        return None
    constant, columns = linear(atom.args[0])
    other, subtracted = linear(atom.args[1])
    for column, factor in subtracted.items():
        columns[column] = columns.get(column, 0) - factor
    bound = other - constant
    forwards = tuple((column, factor) for column, factor in columns.items() if factor)
    backwards = tuple((column, -factor) for column, factor in forwards)
    if atom.op is Op.EQ:
        return [Row(forwards, bound), Row(backwards, -bound)]
    if atom.op is Op.GE:
        forwards, backwards, bound = backwards, forwards, -bound
    strict = 1 if atom.op is Op.LT else 0
    # The negation swaps the sides, and is strict unless the comparison was.
    return [Row(forwards, bound - strict)] if holds else [Row(backwards, -bound - 1 + strict)]


def alternatives(condition: Term) -> list[Term] | None:
    """The conditions of a disjunction; None for others."""
    if condition.op is not Op.NOT or type(condition.args[0]) is not Term:
        return None
    inner = condition.args[0]
    if inner.op is Op.AND:
        denied = [lnot(member) for member in inner.args]
        found = [each for each in denied if type(each) is Term]
        return found if len(found) == len(denied) else None
    return None


def _is_int(atom: Term) -> bool:
    return any(type(side) is Term and side.sort is Sort.INT for side in atom.args)


_COMPARISONS = frozenset({Op.LE, Op.GE, Op.LT, Op.EQ})
