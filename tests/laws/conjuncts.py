"""Laws about contracts: the order of conjuncts, of clauses, and whether conjuncts are clauses of their own."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from oxpecker.java.jml.lexer import Token
from oxpecker.oox.source import Source
from tests.laws.law import Law, one_file
from tests.laws.source import Edit, JavaSource

_WORDS = ("requires", "ensures", "invariant", "maintaining", "loop_invariant")
_LOOSER = ("||", "==>", "<==", "<==>", "<=!=>", "?", "=")
"""Operators that bind less tightly than `&&`."""

_BINDERS = ("\\forall", "\\exists", "\\sum", "\\product", "\\min", "\\max", "\\num_of", "\\let")
"""They reach to the end of the clause where no parentheses are around them."""

Placed = tuple[Token, int, int]


def _clauses(comment: list[Placed]) -> Iterator[tuple[str, list[list[Placed]]]]:
    """The clauses of a comment that are conjunctions: their word, and the tokens of their conjuncts."""
    number = 0
    while number < len(comment):
        word = comment[number][0].text
        number += 1
        if word not in _WORDS:
            continue
        parts: list[list[Placed]] = [[]]
        depth, loose = 0, False
        while number < len(comment) and (depth or comment[number][0].text != ";"):
            token = comment[number][0].text
            depth += (token in ("(", "[", "{")) - (token in (")", "]", "}"))
            loose = loose or (depth == 0 and token in (*_LOOSER, *_BINDERS))
            if depth == 0 and token == "&&":
                parts.append([])
            else:
                parts[-1].append(comment[number])
            number += 1
        ended = number < len(comment)
        if ended and not loose and len(parts) > 1 and all(parts):
            yield word, parts


def _text(source: JavaSource, part: list[Placed]) -> str:
    """A conjunct on one line."""
    if part[0][0].span.line == part[-1][0].span.line:
        return source.data[part[0][1] : part[-1][2]].decode("utf-8")
    return " ".join(token.text for token, _, _ in part)


def _swapped(text: str, random: Random) -> list[Source] | None:
    source = JavaSource(text)
    edits = []
    for comment in source.contracts():
        for _, parts in _clauses(comment):
            order = list(parts)
            random.shuffle(order)
            if order == parts:
                order.reverse()
            edits += [
                Edit(part[0][1], part[-1][2], _text(source, other)) for part, other in zip(parts, order, strict=True)
            ]
    return one_file(source.edited(edits)) if edits else None


def _split(text: str, random: Random) -> list[Source] | None:
    """Each conjunct a clause of its own, the last one first."""
    source = JavaSource(text)
    edits = []
    for comment in source.contracts():
        for word, parts in _clauses(comment):
            if random.random() < 0.8:
                texts = [_text(source, part) for part in reversed(parts)]
                edits.append(Edit(parts[0][0][1], parts[-1][-1][2], f"; {word} ".join(texts)))
    return one_file(source.edited(edits)) if edits else None


CONJUNCTS = (Law("swapped conjuncts", _swapped), Law("split conjuncts", _split))
