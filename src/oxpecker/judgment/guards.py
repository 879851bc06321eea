"""Exceptions that are thrown on purpose, about arguments or state: guards.

A `throw` is a guard if its class is one that is used for this, and if what decides whether it is reached was given by
the caller of the method under check, all along the calls that lead to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from oxpecker.judgment.given import Given
from oxpecker.judgment.sites import Body
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span

Trace = Sequence[tuple[str, Span]]
"""The calls that lead to a `throw`, innermost first: each with the place it has come to."""

_ABOUT_CALLERS = (
    "IllegalArgumentException",
    "NullPointerException",
    "IndexOutOfBoundsException",
    "IllegalStateException",
    "UnsupportedOperationException",
    "ArithmeticException",
    "NoSuchElementException",
    "ClassCastException",
    "NegativeArraySizeException",
    "ConcurrentModificationException",
    "DateTimeException",
)
"""The classes of exceptions that say that a caller is wrong, with their subclasses."""

_CHECKS = {
    "Objects": frozenset({"requireNonNull", "checkIndex", "checkFromToIndex", "checkFromIndexSize"}),
}
"""The methods of the library that only check arguments."""

_ABOUT_TEXT = ("NumberFormatException", "DateTimeParseException")
"""What the library throws about a text that it cannot read."""

_ANYTHING = frozenset({"Throwable", "Exception", "RuntimeException", "Error"})


@dataclass(frozen=True, slots=True)
class GuardSite:
    """A guard: the place in the method under check, and what decides there whether it throws."""

    body: Body
    given: Given
    node: typed.Node
    decisive: tuple[typed.Expression, ...]


class Guards:
    """Recognises guards in the traces of exceptions."""

    def __init__(self, hierarchy: Hierarchy, methods: Mapping[str, typed.Method]) -> None:
        self._hierarchy = hierarchy
        self._methods = methods

    def site(self, exception: str, trace: Trace, is_changed: Callable[[], bool]) -> GuardSite | None:
        """The guard that a trace ends with; `is_changed` tells whether the run has changed what it was given."""
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        if not own or list(trace[-len(own) :]) != own or any(name not in self._methods for name, _ in own):
            return None  # code of the library calls back
        frames = [Body(self._methods[name]) for name, _ in own]
        first = self._first(exception, frames[0], own[0][1], len(own) < len(trace))
        if first is None:
            return None
        node, decisive = first
        whole = self._reaches_caller(frames, own, node, decisive)
        if whole is None:
            return None
        node, decisive, reads_state = whole
        if not decisive and not self._needs_no_condition(exception, frames, node):
            return None
        given = Given(frames[-1].method)
        if decisive and not (given.mentioned(decisive) or given.reads_statics(decisive)):
            return None  # constants: no caller can do better
        if reads_state and is_changed():
            return None  # the method itself may have made the state
        return GuardSite(frames[-1], given, node, tuple(decisive))

    def _first(
        self, exception: str, body: Body, span: Span, in_library: bool
    ) -> tuple[typed.Node, list[typed.Expression]] | None:
        """The `throw`, or the call of a check in the library, and what decides about it."""
        for node in body.at(span):
            if isinstance(node, typed.Throw) and not in_library:
                deliberate = self._is_about_callers(exception) or body.is_only(node) or body.method.info.is_constructor
                caught = {str(t) for t in body.caught(node)}
                return (node, body.decisions(node)) if deliberate and not caught & _ANYTHING else None
            if isinstance(node, typed.Invoke) and in_library and self._is_check(exception, node.method):
                return node, [*node.arguments, *body.decisions(node)]
        return None

    def _reaches_caller(
        self, frames: list[Body], trace: Trace, node: typed.Node, decisive: list[typed.Expression]
    ) -> tuple[typed.Node, list[typed.Expression], bool] | None:
        """What decides in the method under check if all calls pass on what they were given.

        Also tells whether the state decides, in whatever call.
        """
        reads_state = False
        for number, body in enumerate(frames):
            given = Given(body.method)
            if not all(map(given.is_given, decisive)):
                return None
            reads_state = reads_state or given.reads_state(decisive)
            if number + 1 == len(frames):
                break
            caller, span = frames[number + 1], trace[number + 1][1]
            call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
            if call is None:
                return None
            passed = _passed(body.method, call)
            node = call
            wanted = [passed[index] for index in sorted(given.mentioned(decisive)) if index in passed]
            decisive = [*wanted, *caller.decisions(call)]
        return node, decisive, reads_state

    def _needs_no_condition(self, exception: str, frames: list[Body], node: typed.Node) -> bool:
        """Whether a method that always throws does so on purpose: a stub, or a constructor that allows no object."""
        if len(frames) > 1 or not isinstance(node, typed.Throw):
            return False
        unsupported = self._hierarchy.subclass(exception, "UnsupportedOperationException")
        return unsupported or frames[0].is_only(node) or frames[0].method.info.is_constructor

    def _is_about_callers(self, exception: str) -> bool:
        cls = self._hierarchy.get(exception)
        declared_here = cls is not None and not cls.declaration.span.file.startswith(BUILT_IN)
        is_error = self._hierarchy.subclass(exception, "Error")
        return (declared_here and not is_error) or self._is_any(exception, _ABOUT_CALLERS)

    def _is_check(self, exception: str, method: MethodInfo) -> bool:
        return method.name in _CHECKS.get(method.owner, ()) or self._is_any(exception, _ABOUT_TEXT)

    def _is_any(self, exception: str, classes: Sequence[str]) -> bool:
        return any(self._hierarchy.subclass(exception, above) for above in classes)


def _passed(method: typed.Method, call: typed.Invoke | typed.NewObject) -> dict[int, typed.Expression]:
    """The arguments of a call, by the places of the parameters; a new object is none."""
    receiver = call.receiver if isinstance(call, typed.Invoke) else None
    skipped = 0 if method.info.static else 1
    passed = dict(zip((p.index for p in method.parameters[skipped:]), call.arguments, strict=False))
    if receiver is not None and skipped:
        passed[method.parameters[0].index] = receiver
    return passed
