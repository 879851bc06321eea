"""Constructor facts: conditions that hold for every object whose constructor has ended.

A class states them in its method `$constructed`. They hold if no other code sees an object before the last statement of
its constructor that may reject it or assign a final field. Otherwise, an object that other code has seen would survive
although its constructor throws, and methods that the constructor calls would see an object that it rejects later.
Conditions may mention constants if no code sees these before they are created. They mention nothing that may change
later: a class whose conditions do has none.
"""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.analysis.null_flow import Code
from oxpecker.oox.analysis.nullness import NeverNull
from oxpecker.oox.analysis.stores import Fields
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span


class ConstructorFacts:
    """Whether the conditions that classes state about their objects hold."""

    def __init__(self, code: Code, null: NeverNull) -> None:
        self.calls, self.escapes, self.stores, self.null = code.calls, code.escapes, code.stores, null

    def are_stated(self, cls: ClassInfo) -> bool:
        """Whether a class states constructor facts; tests compare those of models with their code."""
        return InputRole.CONSTRUCTED in cls.methods and InputRole.INTERNAL not in cls.methods

    def hold(self, cls: ClassInfo) -> bool:
        """Whether the conditions hold for all objects that other code can see."""
        if any(passing_reads(self.calls.program, cls)):
            return False
        fields = frozenset(self._read(cls))
        own = frozenset(cls.fields.values()) & fields
        return all(map(self._is_constant, fields - own)) and all(
            self._holds_after(each, own) for each in self.null.analysis.families.constructors(cls)
        )

    def _read(self, cls: ClassInfo) -> Iterator[FieldInfo]:
        """The fields that the conditions of a class mention."""
        for stated in cls.methods[InputRole.CONSTRUCTED]:
            for node in typed.walk(self.calls.program.methods[stated.key].body):
                if isinstance(node, (typed.StaticRead, typed.FieldRead)):
                    yield node.field

    def _is_constant(self, field: FieldInfo) -> bool:
        """Whether a static field has its value whenever a constructor reads it."""
        return field.final and self.null.static(field)

    def places(self, cls: ClassInfo) -> tuple[Span, ...]:
        """The statements that establish the conditions."""
        return tuple(s.span for each in cls.constructors for s in self._statements(each) if _decides(s))

    def _holds_after(self, constructor: MethodInfo, fields: Fields) -> bool:
        if not self.calls.has_body(constructor):
            return False
        statements = self._statements(constructor)
        deciding = [number for number, each in enumerate(statements) if _decides(each)]
        if not deciding:
            return True
        later = {node.span for node in typed.walk(statements[max(deciding) + 1 :])}
        later -= {node.span for node in typed.walk(statements[: max(deciding) + 1])}
        return all(place in later for place in self._shown(constructor, fields))

    def _statements(self, constructor: MethodInfo) -> tuple[typed.Statement, ...]:
        """The statements of a constructor; none if it calls another constructor of its class."""
        body = self.calls.program.methods[constructor.key].body
        statements = body.statements if isinstance(body, typed.Block) else ()
        return () if any(_is_call_of(each, constructor.owner) for each in statements) else statements

    def _shown(self, constructor: MethodInfo, fields: Fields) -> list[Span]:
        """Where a constructor exposes its object, or calls code that reads some fields of it."""
        following = self.escapes.until_exposed(constructor)
        blocks = self.calls.blocks_of(constructor)
        nodes = (node for block in blocks for node in (*block.instructions, block.end()))
        ends = (block.end() for block in blocks)
        given = (node for node in ends if isinstance(node, graph.CallMethod) and following.is_given(node))
        shown = [node.span for node in nodes if following.exposes(node)]
        return shown + [node.span for node in given if self.stores.read_below(node, fields)]


def passing_reads(program: typed.Program, cls: ClassInfo) -> Iterator[tuple[str, Span]]:
    """What the conditions of a class of the program depend on that may change after a constructor has ended."""
    if is_library(cls):
        return
    for stated in cls.methods.get(InputRole.CONSTRUCTED, ()):
        for node in typed.walk(program.methods[stated.key].body):
            match node:
                case typed.FieldRead(field=field) if not field.final:
                    yield f"reads '{field.name}', which is not final", node.span
                case typed.ElementRead():
                    yield "reads an element of an array", node.span
                case typed.Invoke(method=method) if not is_library(program.hierarchy[method.owner]):
                    yield f"calls '{method.name}'", node.span


def _decides(statement: typed.Statement) -> bool:
    """Whether a statement may reject an object, or assigns a final field."""
    if isinstance(statement, typed.SetField):
        return statement.field.final
    return typed.STATEMENTS.contains(statement, typed.Throw)


def _is_call_of(statement: typed.Statement, owner: str) -> bool:
    """Whether a statement calls another constructor of a class on the same object."""
    if not isinstance(statement, typed.Evaluate) or not isinstance(statement.expression, typed.Invoke):
        return False
    called = statement.expression.method
    return called.is_constructor and called.owner == owner
