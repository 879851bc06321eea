"""Going over a typed tree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from oxpecker.oox.source import Span
from oxpecker.oox.typed.statements import Catch, Statement


def sub_statements(statement: Statement) -> Iterator[Statement]:
    """The statements directly inside a statement."""
    for f in fields(statement):
        value = getattr(statement, f.name)
        if isinstance(value, Statement):
            yield value
        elif isinstance(value, tuple) and not isinstance(value, Span):
            for item in value:
                if isinstance(item, Statement):
                    yield item
                elif isinstance(item, Catch):
                    yield item.body
