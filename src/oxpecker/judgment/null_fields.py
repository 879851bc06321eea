"""Null in a field: the field that a failure has read null from, and whether other methods assign it first.

A field that the code around it never compares with null, and never sets to null, is meant to hold an object. If a
method finds null in it, that has one cause, wherever the field is dereferenced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from oxpecker.judgment.conditions import is_plain, needed, not_null
from oxpecker.judgment.given import Given
from oxpecker.judgment.guards import Trace, overriding_receiver, passed_arguments, substituted, unless_other
from oxpecker.judgment.limits import DEEPEST_ORIGIN
from oxpecker.judgment.sites import Body, comparisons
from oxpecker.judgment.values import Values
from oxpecker.oox import typed
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo, may_use_private
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import ArrayType, ClassType, is_non_null, is_nullable


@dataclass(frozen=True, slots=True)
class NullField:
    """A field that is meant to hold an object, and held null.

    If callers decide what it holds, `needed` says on entry of the method under check that it is not null: they pass
    what constructors put into it, or call the method first that assigns it.
    """

    field: FieldInfo
    needed: typed.Expression | None
    level: int
    """How many calls have passed the null on since the field was read."""


class NullFields:
    """Finds the null fields that failures of a program have read."""

    def __init__(self, hierarchy: Hierarchy, methods: Mapping[str, typed.Method]) -> None:
        self._hierarchy, self._methods = hierarchy, methods

    def read(self, trace: Trace) -> NullField | None:
        """The field that an operation of the program has read null from; None if it is another kind of null."""
        own = [entry for entry in trace if not entry[1].file.startswith(BUILT_IN)]
        if not own or any(name not in self._methods for name, _ in own):
            return None
        found = self._origin(trace, own)
        if found is None:
            return None
        read, level = found
        if read.field.span.file.startswith(BUILT_IN) or is_nullable(read.field.type):
            return None
        using = [each for each in self._methods.values() if self._may_use(each.info, read.field)]
        uses = _Uses(read.field, using, _Origins(self._methods))
        if uses.is_null_meant:
            return None
        cls = self._hierarchy[read.field.owner]
        is_up_to_callers = uses.do_callers_decide(cls) and not self._is_seen_early(cls, read.field)
        given = self._on_entry(not_null(read), own[level:]) if is_up_to_callers else None
        return NullField(read.field, given, level)

    def _origin(self, trace: Trace, own: Trace) -> tuple[typed.FieldRead, int] | None:
        """The read that gave the null, and in which of the methods it is: callees may only pass it on."""
        body = Body(self._methods[own[0][0]])
        nodes, values = body.at(own[0][1]), Values(body.method)
        if own[0] != trace[0]:
            passed = (self._passed(each, values) for each in nodes)
            return next(((read, 0) for read in passed if read is not None), None)
        references = _references(nodes)
        for level, (name, span) in enumerate(own):
            body = Body(self._methods[name])
            if level:
                references = self._arguments(own[level - 1][0], body, span, references)
            read = self._common(references, Values(body.method))
            if read is not None or not references:
                return None if read is None else (read, level)
        return None

    def _arguments(
        self, callee: str, caller: Body, span: Span, references: list[typed.Expression]
    ) -> list[typed.Expression]:
        """What a caller passes for the parameter that a callee dereferences without a question."""
        called = self._methods[callee]
        given = Given(called)
        lifted = [given.on_entry(each) for each in references]
        call = next((each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject))), None)
        passed = {} if call is None else passed_arguments(called, call)
        indices = [each.variable.index for each in lifted if isinstance(each, typed.Local)]
        is_asked = any(given.mentioned([each.left, each.right]) & {*indices} for each in _null_tests(called))
        if len(indices) < len(lifted) or is_asked or not passed.keys() >= {*indices}:
            return []
        return [passed[index] for index in indices]

    def _common(self, references: list[typed.Expression], values: Values) -> typed.FieldRead | None:
        """The field that all references read; None if something else may be null."""
        found = [self._field(each, values) for each in references]
        return found[0] if len({None if each is None else each.field for each in found}) == 1 else None

    def _passed(self, node: typed.Node, values: Values) -> typed.FieldRead | None:
        """The first field that a node passes to the library: a check under its condition tells if it is the null."""
        arguments = node.arguments if isinstance(node, (typed.Invoke, typed.NewObject)) else ()
        return next(filter(None, (self._field(each, values) for each in arguments)), None)

    def _field(self, reference: typed.Expression | None, values: Values) -> typed.FieldRead | None:
        """The field of an object that an expression reads, perhaps by a method that only returns it."""
        reference = None if reference is None else values.of(reference)
        if isinstance(reference, typed.Invoke):
            reference = self._returned(reference)
        is_reference = reference is not None and isinstance(reference.type, (ArrayType, ClassType))
        return reference if isinstance(reference, typed.FieldRead) and is_reference else None

    def _returned(self, call: typed.Invoke) -> typed.FieldRead | None:
        """The field of its object that a called method returns, if that is all it does."""
        called = self._methods.get(str(call.method))
        body = None if called is None or call.receiver is None else called.body
        while isinstance(body, typed.Block) and len(body.statements) == 1:
            body = body.statements[0]
        match body:
            case typed.Return(value=typed.FieldRead(target=typed.Local()) as read):
                return typed.FieldRead(read.type, call.receiver, read.field, span=call.span) if call.receiver else None
        return None

    def _is_seen_early(self, cls: ClassInfo, field: FieldInfo) -> bool:
        """Whether a constructor of a class, or of one above it, lets other code see its object too early."""
        constructors = (self._methods.get(str(each)) for above in cls.lineage() for each in above.constructors)
        return any(each is not None and _shows_itself(each, field) for each in constructors)

    def _may_use(self, method: MethodInfo, field: FieldInfo) -> bool:
        """Whether code that is about a field may be in a method: its class, those around it, and subclasses.

        What is not private, any code of the program may use. The library does not know the fields of programs.
        """
        if is_library(self._hierarchy[method.owner]):
            return False
        if not field.private:
            return True
        return may_use_private(method.owner, field.owner) or self._hierarchy.subclass(method.owner, field.owner)

    def _on_entry(self, condition: typed.Expression, own: Trace) -> typed.Expression | None:
        """The same in the words of the method under check, if its objects were given to it along all calls."""
        reached: typed.Expression | None = condition
        for number, (name, _) in enumerate(own):
            given = Given(self._methods[name])
            reached = None if reached is None else given.on_entry(reached)
            if reached is None or not given.mentioned([reached]):
                return None
            if number + 1 < len(own):
                caller, span = Body(self._methods[own[number + 1][0]]), own[number + 1][1]
                calls = (each for each in caller.at(span) if isinstance(each, (typed.Invoke, typed.NewObject)))
                call = next(calls, None)
                passed = {} if call is None else passed_arguments(self._methods[name], call)
                seen = overriding_receiver(self._methods[name], call)
                reached = substituted(reached, passed if seen is None else {**passed, 0: seen})
                reached = reached if reached is None or seen is None else unless_other(seen, reached)
        return reached if reached is not None and is_plain(reached) else None


class _Uses:
    """How code uses a field."""

    def __init__(self, field: FieldInfo, using: list[typed.Method], origins: _Origins) -> None:
        self._field, self._using, self._origins = field, using, origins

    @property
    def is_null_meant(self) -> bool:
        """Whether code compares the field with null, or sets it to null."""
        compared = any(self._is_compared(each) for method in self._using for each in _null_tests(method))
        return compared or any(_is_null(each.value) for _, each in self._assignments)

    def do_callers_decide(self, cls: ClassInfo) -> bool:
        """Whether other code decides what the field holds: each constructor assigns it, or only other methods do.

        They assign what they were given, or new objects.
        """
        if not all(self._origins.is_of_callers(each.value, method, 0) for method, each in self._assignments):
            return False
        assigning = {method.info for method, _ in self._assignments}
        constructors = {each for each in cls.constructors if not self._goes_on(each)}
        return bool(assigning) and (constructors <= assigning or not constructors & assigning)

    def _goes_on(self, constructor: MethodInfo) -> bool:
        """Whether a constructor calls another one of its class."""
        body = next((each.body for each in self._using if each.info is constructor), None)
        called = (each.method for each in typed.found(body, typed.Invoke))
        return any(each.is_constructor and each.owner == constructor.owner for each in called)

    @cached_property
    def _assignments(self) -> list[tuple[typed.Method, typed.SetField]]:
        return [
            (method, each)
            for method in self._using
            for each in typed.found(method.body, typed.SetField)
            if each.field is self._field
        ]

    def _is_compared(self, test: typed.Binary) -> bool:
        return any(isinstance(each, typed.FieldRead) and each.field is self._field for each in (test.left, test.right))


class _Origins:
    """Where values come from."""

    def __init__(self, methods: Mapping[str, typed.Method]) -> None:
        self._methods = methods

    def is_of_callers(self, value: typed.Expression, method: typed.Method, depth: int) -> bool:
        """Whether a value in a method is null only if a caller has passed null; calls are followed to some depth."""
        match value:
            case typed.Literal(value=constant):
                return constant is not None
            case typed.NewObject() | typed.NewCopy() | typed.NewArray():
                return True
            case typed.StaticRead(field=read):
                return read.final
            case typed.CastReference(operand=operand):
                return self.is_of_callers(operand, method, depth)
            case typed.FieldRead(target=typed.Local(variable=variable)):
                return method.info.is_constructor and variable in method.parameters[1:]  # of a builder
            case typed.Conditional(then=then, otherwise=otherwise):
                return all(self.is_of_callers(each, method, depth) for each in (then, otherwise))
            case typed.Local(variable=variable):
                return self._is_local_of_callers(variable, method, depth)
            case typed.Invoke(method=called):
                return is_non_null(called.return_type) or self._is_result_of_callers(called, depth)
        return False

    def _is_local_of_callers(self, variable: typed.Variable, method: typed.Method, depth: int) -> bool:
        assigned = [each.value for each in typed.found(method.body, typed.SetLocal) if each.variable is variable]
        is_given = variable in method.parameters
        return (
            (is_given or bool(assigned))
            and depth < DEEPEST_ORIGIN
            and all(self.is_of_callers(each, method, depth + 1) for each in assigned)
        )

    def _is_result_of_callers(self, called: MethodInfo, depth: int) -> bool:
        method = self._methods.get(str(called))
        results = [] if method is None else list(typed.found(method.body, typed.Return))
        return (
            method is not None
            and bool(results)
            and depth < DEEPEST_ORIGIN
            and all(each.value is not None and self.is_of_callers(each.value, method, depth + 1) for each in results)
        )


def _references(nodes: list[typed.Node]) -> list[typed.Expression]:
    """What nodes dereference."""
    conditions = (needed(each, "NullPointerException") for each in nodes)
    return [each.left for each in conditions if isinstance(each, typed.Binary)]


def _shows_itself(constructor: typed.Method, field: FieldInfo) -> bool:
    """Whether a constructor lets other code see its object before it has assigned a field."""
    for statement in _statements(constructor.body):
        if isinstance(statement, typed.SetField) and statement.field is field:
            return False
        if any(_is_shown(node, child, constructor.parameters[0]) for node, child in _pairs(statement)):
            return True
    return False


def _statements(body: typed.Statement | None) -> Iterator[typed.Statement]:
    if isinstance(body, typed.Block):
        for each in body.statements:
            yield from _statements(each)
    elif body is not None:
        yield body


def _pairs(statement: typed.Statement) -> Iterator[tuple[typed.Node, typed.Node]]:
    return ((node, child) for node in typed.walk(statement) for child in typed.children(node))


def _is_shown(node: typed.Node, child: typed.Node, this: typed.Variable) -> bool:
    """Whether a node does more with an object than to use its fields, or to call another constructor."""
    if not isinstance(child, typed.Local) or child.variable is not this:
        return False
    match node:
        case typed.FieldRead(target=target) | typed.SetField(target=target):
            return target is not child
        case typed.Invoke(method=called, receiver=receiver):
            return not called.is_constructor or receiver is not child
    return True


def _null_tests(method: typed.Method) -> Iterator[typed.Binary]:
    """The comparisons with null in the source of a method."""
    return (each for each in comparisons(method) if _is_null(each.left) or _is_null(each.right))


def _is_null(node: typed.Expression) -> bool:
    while isinstance(node, typed.CastReference):
        node = node.operand
    return isinstance(node, typed.Literal) and node.value is None
