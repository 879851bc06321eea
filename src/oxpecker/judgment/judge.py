"""The judgment about an exception that leaves a method without a contract."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.judgment.conditions import is_plain, negated, not_null, preventing, words
from oxpecker.judgment.guards import Guards, GuardSite, Trace
from oxpecker.judgment.sites import Body
from oxpecker.oox import typed
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.results.judgment import Classification, Condition

_SPEAK_OF_NULL = frozenset({"isNull", "nonNull", "requireNonNullElse", "requireNonNullElseGet", "ofNullable"})
"""Methods that are called with a value that may be null."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A path that ends with an exception: its class, its trace, and the parameters that are null on all its inputs.

    The parameters are in the order in which the path has found out. `is_changed` tells whether the run has changed
    what it was given.
    """

    exception: str
    trace: Trace
    nulls: tuple[str, ...]
    is_changed: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Judgment:
    """The class of a failure; if callers are to blame, the condition on them, and the clause that expresses it.

    The clause is a candidate: whether it prevents the failure, a check under it must show.
    """

    classification: Classification
    condition: Condition | None = None
    clause: typed.Clause | None = None


_MANIFEST = Judgment(Classification.MANIFEST)


class Judge:
    """Judges the failures of one method; `lenient` if numbers at the boundary are the caller's business."""

    def __init__(self, program: typed.Program, method: typed.Method, lenient: bool = False) -> None:
        self._method = method
        self._body = Body(method)
        self._lenient = lenient
        self._guards = Guards(program.hierarchy, {str(each.info): each for each in program.methods.values()})

    def judge(self, failure: Failure) -> Judgment:
        """The judgment about a failure."""
        guard = self._guards.site(failure.exception, failure.trace, failure.is_changed)
        if guard is not None:
            condition = Condition(_guarding(guard), Classification.GUARD, failure.exception, self._place(failure))
            return Judgment(Classification.GUARD, condition)
        return self._latent_null(failure) or self._operand(failure) or _MANIFEST

    def _latent_null(self, failure: Failure) -> Judgment | None:
        """A null argument that the method takes for an object; the one that was found out last matters most."""
        for variable in self._method.parameters:
            if failure.nulls and variable.name == failure.nulls[-1] and not self._tests(variable):
                local = typed.Local(variable.type, variable, span=self._place(failure))
                return self._blaming(Classification.LATENT, not_null(local), failure)
        return None

    def _operand(self, failure: Failure) -> Judgment | None:
        """An operand of an operation in the method itself that its caller decides."""
        if len(failure.trace) != 1:
            return None
        condition = preventing(self._body, failure.exception, failure.trace[0][1])
        if condition is None:
            return None
        if self._method.info.private:
            return self._blaming(Classification.LATENT, condition, failure)
        if failure.exception == "NullPointerException":
            return None
        if self._lenient:
            return self._blaming(Classification.BOUNDARY, condition, failure)
        return Judgment(Classification.BOUNDARY)

    def _blaming(self, kind: Classification, needed: typed.Expression, failure: Failure) -> Judgment | None:
        text = words(needed)
        if not text:
            return None
        condition = Condition(text, kind, failure.exception, self._place(failure))
        return Judgment(kind, condition, typed.Clause(needed, span=needed.span))

    def _place(self, failure: Failure) -> Span:
        """Where the method's own code fails."""
        own = (span for _, span in failure.trace if not span.file.startswith(BUILT_IN))
        return next(own, self._method.info.span)

    def _tests(self, variable: typed.Variable) -> bool:
        """Whether the method itself asks if a parameter is null: who asks believes that it happens."""

        def is_it(node: typed.Expression) -> bool:
            while isinstance(node, typed.CastReference):
                node = node.operand
            return isinstance(node, typed.Local) and node.variable == variable

        def is_null(node: typed.Expression) -> bool:
            return isinstance(node, typed.Literal) and node.value is None

        calls = typed.found(self._method.body, typed.Invoke)
        if any(call.method.name in _SPEAK_OF_NULL and any(map(is_it, call.arguments)) for call in calls):
            return True
        pairs = [(node.left, node.right) for node in typed.found(self._method.body, typed.Binary)]
        return any(any(map(is_it, sides)) and any(map(is_null, sides)) for sides in pairs)


def _guarding(guard: GuardSite) -> str:
    """What a guard demands, where it is one simple test in the method itself."""
    if isinstance(guard.node, typed.Invoke):
        argument = guard.given.on_entry(guard.node.arguments[0]) if len(guard.node.arguments) == 1 else None
        is_null_check = guard.node.method.name == "requireNonNull" and not guard.body.decisions(guard.node)
        return words(not_null(argument)) if argument is not None and is_plain(argument) and is_null_check else ""
    if len(guard.decisive) != 1 or guard.body.decisions(guard.node) != list(guard.decisive):
        return ""
    condition = guard.given.on_entry(guard.decisive[0])
    if condition is None or not is_plain(condition):
        return ""
    for parent, child in guard.body.above(guard.node):
        if isinstance(parent, typed.If) and parent.condition is guard.decisive[0]:
            return words(negated(condition) if child is parent.then else condition)
    return ""
