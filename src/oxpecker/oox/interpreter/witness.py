"""The values in a violated clause, at the time of the violation."""

from __future__ import annotations

from collections.abc import Iterator

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.heap import ArrayValue, Heap, ObjectValue, Value
from oxpecker.oox.interpreter.outcome import Violated, ViolationKind
from oxpecker.oox.interpreter.show import show_simple
from oxpecker.oox.interpreter.steps import short_array, short_value
from oxpecker.oox.interpreter.tracing import Failure, TracingWorld
from oxpecker.oox.limits import MOST_WITNESSES
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span

_IN_CODE = (ViolationKind.ASSERT, ViolationKind.LOOP_INVARIANT, ViolationKind.DECREASES)
"""Checks that are evaluated on the current locals; clauses of contracts refer to the arguments."""


def clause_values(world: TracingWorld, violated: Violated) -> tuple[tuple[str, str], ...]:
    """The variables, fields, elements and lengths in the clause, as written, with their values."""
    failure = world.failure
    if failure is None:
        return ()
    clause = _clause(world.program, failure, violated.span)
    if clause is None:
        return ()
    condition = clause if isinstance(clause, typed.Expression) else clause.condition
    in_code = violated.kind in _IN_CODE or isinstance(clause, typed.Assert)
    frame = failure.frame if in_code else failure.activation.arguments
    if violated.kind is ViolationKind.INVARIANT:
        frame = [failure.this]
    bound = {0: failure.variable("$result")} if violated.kind is ViolationKind.ENSURES else {}
    if isinstance(clause, typed.SignalsClause):
        bound[clause.exception.index] = failure.variable("$thrown")
    reading = _Reading(world.heap, frame, bound, _words(violated.span))
    found: dict[str, str] = {}
    for text, value, expression in reading.all(condition):
        if text == "this":
            # A clause that calls a method on it; the heap tells what it is.
            continue
        if isinstance(value, ArrayValue):
            shown = short_array(value, world.heap)
        else:
            shown = short_value(value, expression.type, world.heap)
        found.setdefault(text, shown)
    return tuple(found.items())[:MOST_WITNESSES]


@dataclass(frozen=True, slots=True)
class _Words:
    """How the language of a clause writes what others write otherwise."""

    result: str
    length: str


_OOX = _Words(typed.RETVAL, "#{}")
_JML = _Words("\\result", "{}.length")


def _words(span: Span) -> _Words:
    """The vocabulary of the language at a place."""
    return _JML if span.file.endswith(".java") else _OOX


def result_name(info: MethodInfo) -> str:
    """The name of the result in clauses of a method."""
    return _words(info.span).result


_Clause = typed.Clause | typed.SignalsClause | typed.Assert | typed.Expression


def _clause(program: typed.Program, failure: Failure, span: Span) -> _Clause | None:
    """The clause, assertion or annotation at a place."""
    method = program.methods[failure.activation.code.info.key]
    invariants = [clause for clauses in program.invariants.values() for clause in clauses]
    for node in (*typed.walk(method.roots), *invariants):
        if node.span == span and isinstance(node, _Clause):
            return node
    return None


class _UnreadableError(Exception):
    """An expression whose value is not simply there."""


class _Reading:
    """Reads values from a heap and a frame."""

    def __init__(self, heap: Heap, frame: list[Value], bound: dict[int, Value], words: _Words) -> None:
        self.words = words
        self.heap = heap
        self.frame = frame
        self.bound = bound

    def all(self, expression: typed.Expression) -> Iterator[tuple[str, Value, typed.Expression]]:
        """Every largest part that can be read, left to right; what was before is not."""
        if isinstance(expression, (typed.Literal, typed.Old)):
            return
        try:
            text, value = self.read(expression)
        except _UnreadableError:
            for child in typed.EXPRESSIONS.children(expression):
                yield from self.all(child)
        else:
            yield text, value, expression

    def read(self, expression: typed.Expression) -> tuple[str, Value]:
        """A path through the heap as text, and what is there."""
        match expression:
            case typed.Local(variable=variable) if variable.index < len(self.frame):
                return variable.name, self.frame[variable.index]
            case typed.Bound(name=name, index=index) if index in self.bound:
                return self.words.result if name == typed.RETVAL else name, self.bound[index]
            case typed.Literal(value=value):
                return show_simple(value, expression.type), value
            case typed.StaticRead(field=field):
                return str(field), self.heap.statics[field.owner][field.slot]
            case typed.FieldRead(target=target, field=field):
                text, holder = self.read(target)
                if isinstance(holder, ObjectValue):
                    return f"{text}.{field.name}", holder.slots[field.slot]
            case typed.LengthOf(target=target):
                text, holder = self.read(target)
                if isinstance(holder, ArrayValue):
                    return self.words.length.format(text), len(holder.slots)
            case typed.ElementRead(target=target, index=index):
                text, holder = self.read(target)
                position, number = self.read(index)
                if isinstance(holder, ArrayValue) and isinstance(number, int) and 0 <= number < len(holder.slots):
                    return f"{text}[{position}]", holder.slots[number]
        raise _UnreadableError
