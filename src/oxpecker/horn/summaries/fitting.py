"""Exact fits: the linear combination of given columns that equals a column of results, in rational numbers."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from oxpecker.horn.limits import SPARE_SAMPLES


def fitted(rows: Sequence[Sequence[int]], results: Sequence[int]) -> list[Fraction] | None:
    """The coefficients of the columns; None if there are none, or too few rows to believe them."""
    width = len(rows[0]) if rows else 0
    matrix = [[*map(Fraction, row), Fraction(result)] for row, result in zip(rows, results, strict=True)]
    pivots: list[int] = []
    for column in range(width):
        chosen = next((n for n in range(len(pivots), len(matrix)) if matrix[n][column]), None)
        if chosen is None:
            continue
        rank = len(pivots)
        matrix[rank], matrix[chosen] = matrix[chosen], matrix[rank]
        lead = matrix[rank][column]
        matrix[rank] = [each / lead for each in matrix[rank]]
        for number, row in enumerate(matrix):
            if number != rank and row[column]:
                factor = row[column]
                matrix[number] = [a - factor * b for a, b in zip(row, matrix[rank], strict=True)]
        pivots.append(column)
    if any(row[width] for row in matrix[len(pivots) :]) or len(rows) < len(pivots) + SPARE_SAMPLES:
        return None
    found = [Fraction(0)] * width
    for place, column in enumerate(pivots):
        found[column] = matrix[place][width]
    return found
