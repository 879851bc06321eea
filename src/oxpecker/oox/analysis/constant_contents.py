"""Static fields with library objects whose contents no code changes, such as constant collections.

The initialiser of the class creates and fills such an object from values that no other code holds. All other code only
reads it, by methods that assign no part of it, and passes on neither the object nor a part or view of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import Escapes
from oxpecker.oox.analysis.framework import Solution, TooManyKeys
from oxpecker.oox.analysis.mutation import Mutation
from oxpecker.oox.analysis.ownership import Freshness
from oxpecker.oox.analysis.structure_flow import ANYTHING, Context, Summary, Use
from oxpecker.oox.analysis.structures import ANY, Role, Value, adds_nothing, is_library, is_value
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graphs_of
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo, may_use_private
from oxpecker.oox.input_clauses import constant_names, has_constants, is_identity
from oxpecker.oox.limits import MOST_CONTEXTS
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type


class ConstantContents:
    """Finds such fields among static fields that only the initialiser of their class assigns."""

    def __init__(self, program: typed.Program) -> None:
        self.program, self.hierarchy = program, program.hierarchy
        self.calls = CallGraph(program, graphs_of(program))
        self.mutation = Mutation(self.calls, Freshness(self.calls, Escapes(self.calls)))
        self._uses = Solution(self.mutation, MOST_CONTEXTS)
        self._given: dict[FieldInfo, list[typed.Expression]] | None = None

    def is_constant(self, field: FieldInfo) -> bool:
        """Whether the object of such a field keeps its contents."""
        if not self._is_candidate(field) or self._is_used_unclearly(field):
            return False
        self._forget()
        value = self._construction(field)
        return value is not None and not self._is_broken(field, value, {Use.CHANGES})

    def _forget(self) -> None:
        """Forgets what was asked before: it must not matter, but decides how much code a call still comes to."""
        self._uses = Solution(self.mutation, MOST_CONTEXTS)

    def _is_candidate(self, field: FieldInfo) -> bool:
        return self.is_structure(field.declared) and not field.owner.startswith("$")

    def _is_used_unclearly(self, field: FieldInfo) -> bool:
        """Whether code that is not wholly understood may use a field."""
        unclear, _ = self._code
        return any(not field.private or may_use_private(each.info.owner, field.owner) for each in unclear)

    def is_read_only(self, field: FieldInfo, cls: ClassInfo | None) -> bool:
        """Whether only initialisers and constructors change the structures of a class in a field, or arrays.

        What the initialiser of its class does with a static field is left to those who see the heap that it leaves.
        """
        self._forget()
        return not self._is_broken(field, Value(cls=cls), set(Use))

    def classes(self, field: FieldInfo) -> list[ClassInfo | None]:
        """The classes of library objects that a field may get; None for arrays."""
        if isinstance(field.declared, ArrayType):
            return [None]
        if not isinstance(field.declared, ClassType) or not self.is_structure(field.declared):
            return []
        if self._given is None:
            self._given = _given(method for method in self.program.methods.values() if not self._is_library(method))
        values = self._given.get(field, [])
        classes = {self.hierarchy[value.constructor.owner] for value in values if isinstance(value, typed.NewObject)}
        if not all(isinstance(value, typed.NewObject) for value in values):
            classes |= set(self.hierarchy.concrete_subclasses(field.declared.name))
        return [self.hierarchy[name] for name in sorted(each.name for each in classes if adds_nothing(each))]

    @cached_property
    def _code(self) -> tuple[list[typed.Method], dict[FieldInfo, list[typed.Method]]]:
        return self._by_reads()

    def _by_reads(self) -> tuple[list[typed.Method], dict[FieldInfo, list[typed.Method]]]:
        """The methods of the program that are not wholly understood, and the others by the fields that they read."""
        unclear: list[typed.Method] = []
        reading: dict[FieldInfo, list[typed.Method]] = {}
        for method in self.program.methods.values():
            if not method.has_body or method.info.owner.startswith("$") or self._is_library(method):
                continue
            nodes = list(typed.walk(method.roots))
            if any(isinstance(node, typed.Unsupported) for node in nodes):
                unclear.append(method)
                continue
            read = (node.field for node in nodes if isinstance(node, (typed.StaticRead, typed.FieldRead)))
            for field in dict.fromkeys(read):
                reading.setdefault(field, []).append(method)
        return unclear, reading

    def _use(self, context: Context) -> Summary:
        """What a call does; one that comes to too much code may do anything."""
        try:
            return self._uses.of(context)
        except TooManyKeys:
            return ANYTHING

    def _is_library(self, method: typed.Method) -> bool:
        return is_library(self.hierarchy[method.info.owner])

    def is_structure(self, t: Type) -> bool:
        """Whether objects of a type are mutable library objects."""
        info = self.hierarchy.get(t.name) if isinstance(t, ClassType) and t != OBJECT else None
        return info is not None and is_library(info) and not is_value(self.calls, t)

    def _construction(self, field: FieldInfo) -> Value | None:
        """What the initialiser of its class assigns to a field, if that is a new object."""
        initialiser = self.hierarchy[field.owner].initialiser
        method = None if initialiser is None else self.program.methods.get(initialiser.key)
        if method is None or not _Construction(self, method).is_assigned_new(field):
            return None
        return self.mutation.initial_value(method.info, field, self._use)

    def _is_broken(self, field: FieldInfo, value: Value, at_first: set[Use]) -> bool:
        """Whether code may change or leak the object of a field; the initialiser of its class uses it in some ways."""
        if self._is_used_unclearly(field):
            return True
        _, reading = self._code
        initialiser = self.hierarchy[field.owner].initialiser if field.static else None
        for method in reading.get(field, ()):
            allowed = at_first if initialiser is not None and initialiser.key == method.info.key else set()
            if not self.mutation.of_field(method.info, field, value, self._use) <= allowed:
                return True
        return False

    def is_factory(self, method: MethodInfo) -> bool:
        """Whether a static library method returns a new, unshared object."""
        return is_library(self.hierarchy[method.owner]) and self.mutation.is_factory(method)

    def _constant(self, value: typed.Expression) -> Value:
        """What a final static field of the program holds."""
        if isinstance(value, typed.CastReference):
            return self._constant(value.operand)
        if not isinstance(value, typed.StaticRead) or not value.field.final:
            return ANY
        initialiser = self.hierarchy[value.field.owner].initialiser
        if initialiser is None or initialiser.key not in self.program.methods:
            return ANY
        return self.mutation.initial_value(initialiser, value.field, self._use) or ANY

    def is_left_alone(self, method: MethodInfo, place: int, argument: typed.Expression) -> bool:
        """Whether neither a new object nor anything else leads to an argument after a call."""
        value = self._constant(argument).as_part()
        given = [value if number == place else ANY for number in range(len(method.parameters))]
        created = [Value(cls=self.hierarchy[method.owner])] if method.is_constructor else []
        summary = self._use((method.run.key, (*created, *given), False))
        is_returned = summary.result is not None and summary.result.role is not Role.UNRELATED
        return summary.uses <= {Use.CHANGES} and not is_returned


def _given(methods: Iterable[typed.Method]) -> dict[FieldInfo, list[typed.Expression]]:
    """What code assigns to each field."""
    found: dict[FieldInfo, list[typed.Expression]] = {}
    for method in methods:
        for node in typed.walk(method.roots):
            if isinstance(node, (typed.SetStatic, typed.SetField)):
                found.setdefault(node.field, []).append(node.value)
    return found


class _Construction:
    """How an initialiser, or a static method that it calls, creates the object of a static field."""

    def __init__(self, known: ConstantContents, method: typed.Method, callers: frozenset[str] = frozenset()) -> None:
        self.known = known
        self.nodes = list(typed.walk(method.roots))
        self.parameters = method.declared
        self.callers = callers | {method.info.key}
        self.held: dict[int, list[typed.Expression]] = {}
        for node in self.nodes:
            if isinstance(node, typed.SetLocal) and not node.declares:
                self.held.setdefault(node.variable.index, []).append(node.value)

    def is_assigned_new(self, field: FieldInfo) -> bool:
        """Whether a static field is assigned only new objects."""
        values = [node.value for node in self.nodes if isinstance(node, typed.SetStatic) and node.field is field]
        return bool(values) and all(map(self._is_new, values))

    def returns_only(self, holds: Callable[[_Construction, typed.Expression], bool]) -> bool:
        """Whether all values that are returned have a property."""
        values = [node.value for node in self.nodes if isinstance(node, typed.Return)]
        return bool(values) and all(value is not None and holds(self, value) for value in values)

    def _called(self, method: MethodInfo) -> _Construction | None:
        """The same of a static method that is called."""
        body = self.known.program.methods.get(method.run.key)
        if body is None or body.body is None or body.open or method.key in self.callers:
            return None
        return _Construction(self.known, body, self.callers)

    def _is_new(self, value: typed.Expression) -> bool:
        """Whether a value is a new library object, created from nothing that other code may change."""
        match value:
            case typed.CastReference(operand=operand):
                return self._is_new(operand)
            case typed.Local(variable=variable) if variable in self.parameters:
                is_given_new = variable.type != OBJECT and variable.index not in self.held
                return is_given_new and self._is_only_filled(variable)
            case typed.Local(variable=variable):
                values = self.held.get(variable.index, [])
                is_held = not any(isinstance(each, typed.Local) for each in values) and self._is_only_filled(variable)
                return bool(values) and is_held and all(map(self._is_new, values))
            case typed.NewArray() | typed.ArrayOf():
                return True
            case typed.NewObject(constructor=method, arguments=arguments):
                return is_library(self.known.hierarchy[method.owner]) and self._are_apart(method, arguments)
            case typed.Invoke(method=method, receiver=None, arguments=arguments):
                return self._are_apart(method, arguments) and (self.known.is_factory(method) or self._makes(method))
        return False

    def _makes(self, method: MethodInfo) -> bool:
        """Whether a static method returns only new objects, created from its arguments and nothing else that lasts."""
        called = self._called(method)
        return called is not None and called.returns_only(_Construction._is_new)

    def _are_apart(self, method: MethodInfo, arguments: tuple[typed.Expression, ...]) -> bool:
        """Whether no other code can change what an object is created from; values of type `Object` are its elements."""
        return all(
            t == OBJECT
            or is_value(self.known.calls, t)
            or self._is_constant(given)
            or self._is_new(given)
            or self.known.is_left_alone(method, place, given)
            for place, (t, given) in enumerate(zip(method.parameter_types, arguments, strict=True))
        )

    def _is_constant(self, value: typed.Expression) -> bool:
        """Whether a value is null, a constant of the library or of an enum, or an object without state."""
        match value:
            case typed.CastReference(operand=operand):
                return self._is_constant(operand)
            case typed.Literal(value=None):
                return True
            case typed.StaticRead(field=field):
                owner = self.known.hierarchy[field.owner]
                is_kept = owner.name.startswith("$") or (field.final and is_library(owner))
                return is_kept or (has_constants(owner) and field.name in constant_names(owner))
            case typed.Invoke(method=method, receiver=None, arguments=()):
                called = self._called(method) if is_library(self.known.hierarchy[method.owner]) else None
                return called is not None and called.returns_only(_Construction._is_constant)
            case typed.NewObject(constructor=method):
                cls = self.known.hierarchy[method.owner]
                return all(is_identity(cls, field.slot) for field in cls.layout)
        return False

    def _is_only_filled(self, variable: typed.Variable) -> bool:
        """Whether a local is used once, apart from calls on it that return only elements and values."""
        reads = [node for node in self.nodes if isinstance(node, typed.Local) and node.variable is variable]
        calls = [n for n in self.nodes if isinstance(n, typed.Invoke) and any(n.receiver is each for each in reads)]
        gives_parts = any(call.type != OBJECT and not is_value(self.known.calls, call.type) for call in calls)
        return not gives_parts and len(reads) == 1 + len(calls)
