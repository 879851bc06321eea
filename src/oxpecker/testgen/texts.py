"""Texts for code that takes texts apart: composed of what the code itself looks for in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.call_graph import call_graph
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import LITERALS
from oxpecker.oox.interpreter.show import quoted
from oxpecker.oox.types import CHAR
from oxpecker.testgen.limits import LONGEST_SEPARATOR, LONGEST_WORD, MOST_MENTIONED, MOST_TEXTS
from oxpecker.testgen.view import JavaView

_PARTS = ("1", "a")
"""What is between separators: a number, which is also a word, and a name."""


class Texts:
    """The texts that methods of a program suggest."""

    def __init__(self, view: JavaView) -> None:
        self._view = view
        self._known: dict[tuple[str, ...], list[str]] = {}

    def suggested_by(self, methods: Iterable[MethodInfo]) -> list[str]:
        """The texts that methods and what they call suggest, in OOX's notation, the shortest first."""
        started = {each.key: each for each in methods}
        key = tuple(started)
        if key not in self._known:
            mentioned = list(dict.fromkeys(self._mentioned(started)))[:MOST_MENTIONED]
            texts = list(dict.fromkeys(_composed(mentioned)))[:MOST_TEXTS]
            self._known[key] = [f'"{quoted(each, chr(34))}"' for each in texts]
        return self._known[key]

    def _mentioned(self, methods: dict[str, MethodInfo]) -> Iterator[str]:
        """The characters and strings in the code of methods and of what they call in the program."""
        program, calls = self._view.program, call_graph(self._view.program)
        found, pending = dict(methods), list(methods.values())
        while pending:
            method = pending.pop(0)
            known = program.methods.get(method.key)
            for node in () if known is None or known.body is None else typed.walk(known.body):
                match node:
                    case typed.Literal(type=t, value=int() as character) if t == CHAR:
                        yield chr(character)
                    case typed.StaticRead(field=field) if field in self._literals:
                        yield self._literals[field]
            for called in calls.called(method):
                if called.key not in found and self._view.class_outline(called.owner) is not None:
                    found[called.key] = called
                    pending.append(called)

    @cached_property
    def _literals(self) -> dict[FieldInfo, str]:
        """The strings that are literals, by the fields that hold them."""
        cls = self._view.program.hierarchy.get(LITERALS)
        known = None if cls is None or cls.initialiser is None else cls.initialiser.key
        body = None if known is None else self._view.program.methods[known].body
        return {
            each.field: text
            for each in typed.found(body, typed.SetStatic)
            for text in (node.value for node in typed.found(each.value, typed.Literal))
            if isinstance(text, str)
        }


def _composed(mentioned: list[str]) -> Iterator[str]:
    """Parts alone, parts between separators, and words."""
    separators = [text for text in map(_unescaped, mentioned) if _is_separator(text)]
    yield from _PARTS
    for count in (2, 3):
        for separator in separators:
            yield separator.join(_PARTS[:1] * count)
    for separator in separators:
        yield separator.join(_PARTS[1:] * 2)
        yield separator + _PARTS[1]
    yield from (text for text in mentioned if text.isidentifier() and len(text) <= LONGEST_WORD)


def _unescaped(text: str) -> str:
    """A separator that is written as a regular expression, as itself."""
    return text[1:] if len(text) > 1 and text.startswith("\\") else text


def _is_separator(text: str) -> bool:
    return 0 < len(text) <= LONGEST_SEPARATOR and text.isprintable() and not any(map(str.isalnum, text))
