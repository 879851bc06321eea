"""What a solver has learned as text, for a file from which a later run begins."""

from __future__ import annotations

import json
import zlib
from base64 import b85decode, b85encode
from typing import Any

from oxpecker.solver.learned import Learned
from oxpecker.solver.limits import LONGEST_LEARNED_TEXT
from oxpecker.solver.query import Answer, Model, Satisfiable, Unsatisfiable
from oxpecker.terms import Term, Value
from oxpecker.terms.packing import pack, unpack

_MODEL, _CORE = "model", "core"


def text_of(known: Learned) -> str:
    """All answers and models; terms that they share are written once."""
    numbers: dict[Term, int] = {}

    def number(term: Term) -> int:
        return numbers.setdefault(term, len(numbers))

    def model_of(model: Model) -> list[Any]:
        return [[number(variable), value] for variable, value in model.items()]

    def answer_of(answer: Answer) -> Any:
        if isinstance(answer, Satisfiable):
            return [_MODEL, model_of(answer.model)]
        assert isinstance(answer, Unsatisfiable)
        return None if answer.core is None else [_CORE, list(map(number, answer.core))]

    answers = [[list(map(number, sorted(asked, key=_age))), answer_of(answer)] for asked, answer in known.answers]
    models = [model_of(model) for model in known.models]
    nodes, roots = pack(numbers)
    plain = json.dumps([nodes, roots, answers, models], separators=(",", ":"))
    return b85encode(zlib.compress(plain.encode(), 1)).decode()


def _age(term: Term) -> int:
    return term.uid


def learned_of(text: str) -> Learned:
    """What the text describes; raises ValueError if it describes nothing."""
    try:
        nodes, roots, answers, models = json.loads(_plain(text))
        numbered = unpack(
            ([(op, sort, tuple(map(_reference, args))) for op, sort, args in nodes], list(map(_reference, roots)))
        )
        return Learned(
            tuple((frozenset(_term(numbered, each) for each in asked), _answer(numbered, a)) for asked, a in answers),
            tuple(_model(numbered, each) for each in models),
        )
    except (TypeError, LookupError, AttributeError, zlib.error, RecursionError) as error:
        raise ValueError(str(error)) from error


def _plain(text: str) -> bytes:
    unpacking = zlib.decompressobj()
    plain = unpacking.decompress(b85decode(text), LONGEST_LEARNED_TEXT)
    if not unpacking.eof:
        raise ValueError("too long")
    return plain


def _reference(value: Any) -> Any:
    """JSON has lists where packed terms have tuples."""
    return tuple(value) if isinstance(value, list) else value


def _term(numbered: list[Any], number: int) -> Term:
    found = numbered[number]
    if not isinstance(found, Term):
        raise TypeError("not a term")
    return found


def _model(numbered: list[Any], data: Any) -> Model:
    return {_term(numbered, variable): _value(value) for variable, value in data}


def _value(value: Any) -> Value:
    if not isinstance(value, int | float):
        raise TypeError("not a value")
    return value


def _answer(numbered: list[Any], data: Any) -> Answer:
    if data is None:
        return Unsatisfiable()
    kind, content = data
    if kind == _MODEL:
        return Satisfiable(_model(numbered, content))
    return Unsatisfiable(tuple(_term(numbered, each) for each in content))
