"""The judgment about an exception that leaves a method without a contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property

from oxpecker.judgment.argument_indices import ArgumentIndices
from oxpecker.judgment.blame import Blame, Blamer
from oxpecker.judgment.conditions import asked, is_plain, not_null, preventing
from oxpecker.judgment.given import Given
from oxpecker.judgment.guards import Guards, IsChanged, Trace
from oxpecker.judgment.method_names import methods_by_name
from oxpecker.judgment.null_answers import NullAnswers
from oxpecker.judgment.null_fields import NullFields
from oxpecker.judgment.sites import Body, comparisons
from oxpecker.judgment.wording import Wording
from oxpecker.oox import typed
from oxpecker.oox.analysis.called_methods import called_methods
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Source, Span
from oxpecker.oox.types import ClassType, Type, is_nullable, without_null_inside, written
from oxpecker.results.doubt import Doubt
from oxpecker.results.judgment import Classification, Condition, NarrowedParameter, Precondition

_SPEAK_OF_NULL = frozenset({"isNull", "nonNull", "requireNonNullElse", "requireNonNullElseGet", "ofNullable"})
"""Methods that are called with a value that may be null."""

_HOLDING = ("Iterable", "Iterator", "Map")
"""The types of what holds elements, or walks through them."""

_ABOUT_INDICES = ("IndexOutOfBoundsException", "NegativeArraySizeException")


@dataclass(frozen=True, slots=True)
class Failure:
    """A path that ends with an exception: its class, its trace, and the parameters that are null on all its inputs.

    The parameters are in the order in which the path has found out. Those that are `holding` null contain it, in a run.
    `is_changed` tells whether the run has changed what it was given, or only arrays, and `needs_values` whether only
    certain values of inputs lead to it.
    """

    exception: str
    trace: Trace
    nulls: tuple[str, ...]
    answered_null: frozenset[str]
    """The signatures of the methods without a body that return null."""
    holding: tuple[str, ...]
    is_changed: IsChanged
    needs_values: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class Judgment:
    """The class of a failure; if callers are to blame, the condition on them, and what expresses it.

    The precondition is a candidate: whether it prevents the failure, a check under it must show. A condition without
    a precondition excuses the failure.
    """

    classification: Classification
    condition: Condition | None = None
    precondition: Precondition | None = None
    blame: Blame | None = None
    """The call to blame, if it is not the failing method itself."""
    doubts: tuple[Doubt, ...] = ()
    null_field: str = ""
    """The field that was null although it is meant to hold an object."""


class Judge:
    """Judges the failures of one method; `lenient` if numbers at the boundary are the caller's business.

    If `callers_answer`, all callers are known and checked, so that every failure is their business.
    """

    def __init__(
        self,
        program: typed.Program,
        method: typed.Method,
        sources: Mapping[str, Source],
        lenient: bool = False,
        callers_answer: bool = False,
    ) -> None:
        self._callers_answer = callers_answer
        self._program = program
        self._method = method
        self._body = Body(method)
        self._lenient = lenient
        self._wording = Wording(sources)
        self._hierarchy = program.hierarchy
        methods = methods_by_name(program)
        self._guards = Guards(program.hierarchy, methods)
        self._blamer = Blamer(methods, self._wording)
        self._indices = ArgumentIndices(methods)
        self._null_fields = NullFields(program.hierarchy, methods)
        self._null_answers = NullAnswers(methods)

    def judge(self, failure: Failure) -> Judgment:
        """The judgment about a failure."""
        guard = self._guards.site(failure.exception, failure.trace, failure.is_changed)
        if guard is not None:
            text = "" if guard.demand is None else self._wording.of(guard.demand)
            condition = Condition(text, Classification.GUARD, failure.exception, self._place(failure))
            return Judgment(Classification.GUARD, condition)
        found = (
            self._refused(failure)
            or self._latent_null(failure)
            or self._latent_element(failure)
            or (self._cast(failure) if failure.exception == "ClassCastException" else self._operand(failure))
            or self._asked(failure)
            or self._of_null_field(failure, self._blamed(failure))
        )
        if found.condition is None and self._callers_answer:
            kind = Classification.LATENT
            return Judgment(kind, Condition("", kind, failure.exception, self._place(failure)))
        return found

    def _refused(self, failure: Failure) -> Judgment | None:
        """A call that the object which the method was given never allows."""
        refusing = self._guards.refusing(failure.exception, failure.trace, failure.is_changed)
        if refusing is None:
            return None
        text, call = self._wording.of(refusing), failure.trace[0][0].partition("(")[0].rpartition(".")[2]
        told = text and f"{text} supports '{call}'"
        condition = Condition(told, Classification.GUARD, failure.exception, self._place(failure))
        return Judgment(Classification.GUARD, condition)

    def _blamed(self, failure: Failure) -> Judgment:
        """What remains: a failure that a call in the trace is to blame for, or the failing method."""
        blame = self._blamer.blamed(failure.exception, failure.trace)
        thrown = failure.exception, failure.trace
        is_deliberate = self._guards.is_deliberate(*thrown) or self._guards.is_excluded(*thrown)
        if blame is None and is_deliberate and failure.needs_values():
            # Other inputs may get past the check.
            return Judgment(Classification.BOUNDARY, doubts=(Doubt.DELIBERATE,))
        if blame is None and self._is_about_emptiness(failure):
            return Judgment(Classification.BOUNDARY)
        if blame is None or not blame.is_passed_on or failure.exception == "NullPointerException":
            return Judgment(Classification.MANIFEST, blame=blame, doubts=self._doubts(failure))
        if not (self._method.info.is_own_business or self._lenient):
            return Judgment(Classification.BOUNDARY, blame=blame, doubts=self._doubts(failure))
        kind = Classification.LATENT if self._method.info.is_own_business else Classification.BOUNDARY
        condition = blame.condition
        written = condition is not None and is_plain(condition) and self._blaming(kind, condition, failure)
        if not written and self._is_uncalled:
            return Judgment(Classification.BOUNDARY, blame=blame, doubts=self._doubts(failure))
        return written or Judgment(kind, Condition("", kind, failure.exception, self._place(failure)))

    @cached_property
    def _is_uncalled(self) -> bool:
        """Whether no code calls the method yet, so that a condition without words would help nobody."""
        info = self._method.info
        return not (info.private or self._lenient or called_methods(self._program).includes(info))

    def _is_about_emptiness(self, failure: Failure) -> bool:
        """Whether a collection says that it is empty, as it was given: nobody takes from it before asking that."""
        if failure.exception != "NoSuchElementException" or failure.is_changed(True) or not failure.needs_values():
            return False
        key, span = failure.trace[0]
        owner = key.partition("(")[0].rpartition(".")[0]
        is_of_library = span.file.startswith(BUILT_IN) and self._hierarchy.get(owner) is not None
        if not is_of_library or not any(self._hierarchy.subclass(owner, each) for each in _HOLDING):
            return False
        place, given = self._place(failure), Given(self._method)
        calls = [each for each in self._body.at(place) if isinstance(each, typed.Invoke)]
        return any(given.is_given(part) for call in calls for part in (call.receiver, *call.arguments) if part)

    def _of_null_field(self, failure: Failure, found: Judgment) -> Judgment:
        """The judgment about a null in a field that is meant to hold an object."""
        is_null = failure.exception == "NullPointerException" and found.classification is Classification.MANIFEST
        is_at_call = found.blame is not None and not found.blame.is_passed_on
        read = self._null_fields.read(failure.trace) if is_null else None
        if read is None or (is_at_call and not read.level):
            return found
        latent = None if read.needed is None else self._blaming(Classification.LATENT, read.needed, failure)
        return latent or replace(found, null_field=str(read.field))

    def _latent_null(self, failure: Failure) -> Judgment | None:
        """A null argument that the method takes for an object; the one that was found out last matters most."""
        for variable in self._method.parameters:
            if failure.nulls and variable.name == failure.nulls[-1] and not self._is_meant(variable):
                local = typed.Local(variable.type, variable, span=self._place(failure))
                return self._blaming(Classification.LATENT, not_null(local), failure)
        return None

    def _latent_element(self, failure: Failure) -> Judgment | None:
        """A null that a collection or an array holds, if the method neither declares nor tests that."""
        if failure.exception != "NullPointerException":
            return None
        for variable in self._method.parameters:
            narrowed = without_null_inside(variable.type)
            if variable.name not in failure.holding or written(narrowed) == written(variable.type):
                continue
            if not self._tests_elements(variable):
                text = f"no {_held(self._hierarchy, variable.type)} of {variable.name} is null"
                condition = Condition(text, Classification.LATENT, failure.exception, self._place(failure))
                return Judgment(Classification.LATENT, condition, NarrowedParameter(variable.index, narrowed))
        return None

    def _operand(self, failure: Failure) -> Judgment | None:
        """An operand of an operation in the method itself that its caller decides."""
        if len(failure.trace) != 1:
            return None
        condition = preventing(self._body, failure.exception, failure.trace[0][1])
        if condition is None:
            return None
        is_null = failure.exception == "NullPointerException"
        if is_null and self._is_of_meant(condition):
            return None
        if not is_null and self._guards.rejects(self._method.info, failure.exception):
            return self._blaming(Classification.GUARD, condition, failure)
        if self._method.info.is_own_business:
            return self._blaming(Classification.LATENT, condition, failure)
        if is_null:
            return None
        if self._lenient:
            return self._blaming(Classification.BOUNDARY, condition, failure)
        return Judgment(Classification.BOUNDARY, doubts=self._doubts(failure))

    def _doubts(self, failure: Failure) -> tuple[Doubt, ...]:
        is_null = failure.exception == "NullPointerException"
        if is_null and self._null_answers.is_cause(failure.trace, failure.answered_null):
            return (Doubt.ANSWER,)
        is_index = any(self._hierarchy.subclass(failure.exception, each) for each in _ABOUT_INDICES)
        return (Doubt.ARGUMENT,) if is_index and self._indices.is_argument(failure.trace) else ()

    def _cast(self, failure: Failure) -> Judgment | None:
        """A cast of what a caller passes: the caller is to blame if the method never asks for its class."""
        if len(failure.trace) != 1:
            return None
        condition = preventing(self._body, failure.exception, failure.trace[0][1])
        takes_any = any(each.span.file.startswith(BUILT_IN) for each in self._method.info.overrides)
        if condition is not None and (takes_any or typed.contains(self._method.body, typed.TypeTest)):
            return Judgment(Classification.MANIFEST)  # An overriding method takes what the overridden one takes.
        if condition is not None:
            return self._blaming(Classification.LATENT, condition, failure)
        casts = (each for each in self._body.at(failure.trace[0][1]) if isinstance(each, typed.CastReference))
        if not self._method.info.is_own_business or not any(self._is_passed(each.operand) for each in casts):
            return None
        kind = Classification.LATENT
        return Judgment(kind, Condition("", kind, failure.exception, self._place(failure)))

    def _is_passed(self, operand: typed.Expression) -> bool:
        """Whether a caller decides what a cast is about; what the program computes itself is no caller's business."""
        given = Given(self._method)
        is_about_caller = bool(given.mentioned([operand])) or given.reads_statics([operand])
        calls = typed.found(given.lifted([operand]), typed.Invoke)
        return is_about_caller and all(call.method.span.file.startswith(BUILT_IN) for call in calls)

    def _asked(self, failure: Failure) -> Judgment | None:
        """An operand that the method asks a given object for: an empty list is as ordinary as a zero."""
        if len(failure.trace) != 1 or failure.exception == "NullPointerException":
            return None
        condition = asked(self._body, failure.exception, failure.trace[0][1])
        if condition is None or failure.is_changed(True):
            return None
        own_business = self._method.info.is_own_business
        if not (own_business or self._lenient):
            return Judgment(Classification.BOUNDARY)
        kind = Classification.LATENT if own_business else Classification.BOUNDARY
        text = self._wording.of(condition)
        return Judgment(kind, Condition(text, kind, failure.exception, self._place(failure)))

    def _blaming(self, kind: Classification, needed: typed.Expression, failure: Failure) -> Judgment | None:
        text = self._wording.of(needed)
        if not text:
            return None
        condition = Condition(text, kind, failure.exception, self._place(failure))
        return Judgment(kind, condition, typed.Clause(needed, span=needed.span))

    def _place(self, failure: Failure) -> Span:
        """Where the method's own code fails."""
        own = (span for _, span in failure.trace if not span.file.startswith(BUILT_IN))
        return next(own, self._method.info.span)

    def _is_of_meant(self, condition: typed.Expression) -> bool:
        """Whether a condition says that something is not null which is meant to be."""
        reference = _without_casts(condition.left) if isinstance(condition, typed.Binary) else condition
        if isinstance(reference, typed.FieldRead):
            tested = (each.field for each in self._tested if isinstance(each, typed.FieldRead))
            return is_nullable(reference.field.type) or reference.field in tested
        return isinstance(reference, typed.Local) and self._is_meant(reference.variable)

    def _is_meant(self, variable: typed.Variable) -> bool:
        """Whether a parameter is declared as nullable, or the method asks if it is null: who asks believes in it."""
        if is_nullable(variable.type):
            return True
        return any(isinstance(each, typed.Local) and each.variable == variable for each in self._tested)

    def _tests_elements(self, variable: typed.Variable) -> bool:
        """Whether the method itself asks if something that it got from a parameter is null."""
        given = Given(self._method)
        parts = (each for each in self._tested if not isinstance(each, typed.Local) or each.variable != variable)
        return any(variable.index in given.mentioned([each]) for each in parts)

    @cached_property
    def _tested(self) -> list[typed.Expression]:
        """The expressions that the method compares with null, or gives to a method that does."""
        found: list[typed.Expression] = []
        for call in typed.found(self._method.body, typed.Invoke):
            found += call.arguments if call.method.name in _SPEAK_OF_NULL else ()
        for node in comparisons(self._method):
            sides = (node.left, node.right)
            found += sides if any(isinstance(side, typed.Literal) and side.value is None for side in sides) else ()
        return [_without_casts(each) for each in found]


def _without_casts(node: typed.Expression) -> typed.Expression:
    while isinstance(node, typed.CastReference):
        node = node.operand
    return node


def _held(hierarchy: Hierarchy, t: Type) -> str:
    """What values of a type hold, in words."""
    is_map = isinstance(t, ClassType) and hierarchy.get("Map") is not None and hierarchy.subclass(t.name, "Map")
    return "key or value" if is_map else "element"
