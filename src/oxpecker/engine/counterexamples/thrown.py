"""Where the exception of a run comes from."""

from __future__ import annotations

from oxpecker.oox import interpreter as concrete
from oxpecker.oox import typed
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.results import CallSite, ThrownException


def own_place(program: typed.Program, trace: tuple[tuple[str, Span], ...]) -> tuple[str, Span] | None:
    """Where an exception comes from: of one that a library or an open method throws, the place that called it."""
    without_code = {str(method.info) for method in program.methods.values() if method.open}
    own = (entry for entry in trace if not entry[1].file.startswith(BUILT_IN) and entry[0] not in without_code)
    return next(own, trace[0] if trace else None)


def calls_of(trace: tuple[tuple[str, Span], ...]) -> tuple[CallSite, ...]:
    """The calls in the program that a trace consists of, outermost first."""
    return tuple(CallSite(name, span) for name, span in reversed(trace) if not span.file.startswith(BUILT_IN))


def thrown_exception(exception: concrete.ObjectValue | None) -> ThrownException | None:
    """An exception with the place that threw it."""
    if exception is None:
        return None
    method, span = exception.trace[0] if exception.trace else ("", exception.cls.declaration.span)
    return ThrownException(exception.cls.name, concrete.show_exception(exception), method, span)
