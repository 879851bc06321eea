"""Methods without a body: their contracts replace them (Kiasan, contracts for open systems).

These are the methods of unknown implementations (classes whose names end in `$any`), native methods whose contracts
say what they do, and the methods of classes without source (`input missing`), which are assumed to change nothing. A
call checks the precondition, havocs what may be assigned, returns any result, and assumes the postcondition. A pure
method returns the same result again while nothing that it may read has changed.
"""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region, element_region, field_region
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import UnaryOperator
from oxpecker.oox.throws import left_out
from oxpecker.oox.types import ANY, BOOL, INT, OBJECT, VOID, ArrayType, ClassType, Type, is_non_null, shown_class

RUNS = "runs"
"""Ends the names of the methods of classes without source that tell whether they run a function."""

NATIVE = "native method"
"""The prefix with which the translation marks a method without a body."""


def settle_open_methods(program: typed.Program) -> None:
    """Marks the open methods of a program, and gives them bodies that draw their results."""
    for method in program.methods.values():
        is_missing = lacks_source(program.hierarchy, method.info.owner)
        if not method.has_body or not _is_open(method, is_missing):
            continue
        method.open = True
        info = method.info
        orders = _orders(program.hierarchy, info)
        method.orders = orders
        method.changes = not (info.pure or orders)
        method.constant = is_missing and info.pure and not info.parameters
        method.body = _body(program.hierarchy, method)
        draws = info.return_type != VOID or bool(thrown_types(program.hierarchy, method))
        method.answers = draws and not any(case.assignable for case in method.cases)


def lacks_source(hierarchy: Hierarchy, owner: str) -> bool:
    """Whether a class has no source."""
    return InputRole.MISSING in hierarchy[owner].methods


def _is_open(method: typed.Method, is_missing: bool) -> bool:
    info = method.info
    if info.is_constructor or (info.static and info.owner.endswith(ANY)):
        return False
    if info.owner.endswith(ANY):
        return _draws(method)
    return _is_native(method) and (is_missing or _says_what_it_does(method))


def _draws(method: typed.Method) -> bool:
    """Whether a method of an unknown implementation returns any result; the front end may add others, such as names."""
    body = _only_statement(method.body)
    if isinstance(body, typed.Return):
        return isinstance(body.value, typed.Nondet)
    return isinstance(body, typed.Block) and not body.statements


def _only_statement(body: typed.Statement | None) -> typed.Statement | None:
    while isinstance(body, typed.Block) and len(body.statements) == 1:
        body = body.statements[0]
    return body


def _is_native(method: typed.Method) -> bool:
    if method.summary is not None and not method.summary.gives_up:
        return False
    body = _only_statement(method.body)
    return isinstance(body, typed.Unsupported) and body.what.startswith(NATIVE)


def _says_what_it_does(method: typed.Method) -> bool:
    """Whether a contract says what a method may assign; without that, the effect of a call is unknown."""
    return method.info.pure or (bool(method.cases) and all(case.assignable is not None for case in method.cases))


def _orders(hierarchy: Hierarchy, info: MethodInfo) -> bool:
    """Whether a method compares two objects: it belongs to an interface that is declared as an order."""
    keys = len(info.parameters) + (0 if len(info.parameters) == 2 else 1)
    return (
        keys == 2
        and info.return_type == INT
        and all(isinstance(t, ClassType) for t in info.parameter_types)
        and any(InputRole.ORDER in hierarchy[other.owner].methods for other in info.overrides)
    )


def open_behaviour(program: typed.Program, name: str) -> str:
    """What is assumed about the unknown implementations of an interface."""
    methods = [m for m in program.methods.values() if m.open and m.info.owner == f"{name}{ANY}"]
    throws = any(thrown_types(program.hierarchy, method) for method in methods)
    if any(method.orders for method in methods):
        return "compare by a fixed total order"
    if any(method.cases for method in methods):
        return "satisfy their contracts and have no other effects"
    is_promised = any(is_non_null(method.info.return_type) for method in methods)
    result = "any result that is allowed by their documentation" if is_promised else "any result"
    return f"return {result}{' or throw a declared exception' if throws else ''} and have no other effects"


# --- bodies ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Thrown:
    """Exceptions that an open method may throw: those of a type, without those of some types below."""

    type: ClassType
    without: tuple[ClassType, ...]

    def holds(self, hierarchy: Hierarchy, t: Type) -> bool:
        """Whether the exceptions of a type are among them."""
        return hierarchy.subtype(t, self.type) and not any(hierarchy.subtype(t, other) for other in self.without)

    def covers(self, hierarchy: Hierarchy, other: Thrown) -> bool:
        """Whether all exceptions of the other are among them."""
        missed = [t for t in self.without if t not in other.without and hierarchy.subtype(t, other.type)]
        return self.holds(hierarchy, other.type) and not missed


def thrown_types(hierarchy: Hierarchy, method: typed.Method) -> list[Thrown]:
    """The exceptions that an open method may throw: what is declared, and what a contract allows."""
    signalled = [s.type for case in method.cases for s in case.signals if not _is_false(s.condition)]
    declared = [t for info in (method.info, *method.info.overrides) for t in info.throws]
    found = dict.fromkeys(Thrown(t, left_out(hierarchy, t)) for t in declared if isinstance(t, ClassType))
    found |= dict.fromkeys(Thrown(t, ()) for t in signalled if isinstance(t, ClassType))
    return [one for one in found if not any(other != one and other.covers(hierarchy, one) for other in found)]


def _is_false(condition: typed.Expression) -> bool:
    return isinstance(condition, typed.Literal) and condition.value is False


def _body(hierarchy: Hierarchy, method: typed.Method) -> typed.Statement:
    """Any values for what may be assigned, then any exception that is allowed or any result."""
    span = method.info.span
    statements: list[typed.Statement] = []
    framed = [case for case in method.cases if case.assignable]
    if len(framed) > 1:
        what = f"{method.info} without a body, whose cases differ in what they assign"
        return typed.Unsupported(what, span=span)
    for location in framed[0].assignable or () if framed else ():
        assigned = _assigned(location, span)
        if assigned is None:
            return typed.Unsupported(f"{method.info} without a body, which may assign more than fields", span=span)
        statements.append(assigned)
    for thrown in thrown_types(hierarchy, method):
        whether = typed.Nondet(BOOL, f"throws {shown_class(thrown.type.name)}", span=span)
        statements.append(typed.If(whether, _throw(method, thrown, span), typed.Skip(span=span), span=span))
    if method.info.return_type != VOID:
        result = typed.Nondet(_result_type(method), span=span)
        statements.append(typed.Return(result, span=span))
    return typed.Block(tuple(statements), span=span)


def _throw(method: typed.Method, thrown: Thrown, span: Span) -> typed.Statement:
    """Throws any exception of some."""
    part = f"exception {shown_class(thrown.type.name)}"
    drawn = typed.Nondet(replace(thrown.type, non_null=True), part, span=span)
    if not thrown.without:
        return typed.Throw(drawn, span=span)
    variable = typed.Variable("exception", drawn.type, len(method.variables))
    method.variables.append(variable)
    exception = typed.Local(drawn.type, variable, span=span)
    statements: list[typed.Statement] = [typed.SetLocal(variable, drawn, span=span)]
    for t in thrown.without:
        other = typed.Unary(BOOL, UnaryOperator.NOT, typed.TypeTest(BOOL, exception, t, span=span), span=span)
        statements.append(typed.Assume(other, span=span))
    return typed.Block((*statements, typed.Throw(exception, span=span)), span=span)


def _result_type(method: typed.Method) -> Type:
    """The type of the drawn value; an existing body tells more about inputs than the declaration."""
    body = _only_statement(method.body)
    if isinstance(body, typed.Return) and body.value is not None:
        return body.value.type
    return method.info.return_type


def _assigned(location: typed.FieldSet | typed.StaticSet | typed.ElementSet, span: Span) -> typed.Statement | None:
    """The statement that assigns any value to a field; None if a location is not a field of a variable's object."""
    if isinstance(location, typed.StaticSet):
        return typed.SetStatic(location.field, typed.Nondet(location.field.type, span=span), span=span)
    if not isinstance(location, typed.FieldSet) or location.field is None:
        return None
    target = location.target
    if not isinstance(target, typed.Local):
        return None
    value = typed.Nondet(location.field.type, span=span)
    store = typed.SetField(target, location.field, value, span=span)
    if target.variable.name == "this":
        return store
    return typed.If(_is_object(target, span), store, typed.Skip(span=span), span=span)


def _is_object(target: typed.Expression, span: Span) -> typed.Expression:
    """Whether a reference is not null: of null nothing can be assigned."""
    return typed.TypeTest(BOOL, target, OBJECT, span=span)


# --- what they may read ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Readable:
    """The regions of the heap that an open method may read; everything if `regions` is None."""

    regions: frozenset[Region] | None

    def holds(self, region: Region) -> bool:
        """Whether a part is one of them."""
        return self.regions is None or region in self.regions


def readable(hierarchy: Hierarchy, info: MethodInfo) -> Readable:
    """What is reachable from the arguments of an open method, according to their types; its own state is hidden."""
    regions: set[Region] = set()
    seen: set[str] = set()
    pending = [t for t in info.parameter_types if isinstance(t, (ClassType, ArrayType))]
    while pending:
        t = pending.pop()
        if t == OBJECT:
            return Readable(None)
        if str(t) in seen:
            continue
        seen.add(str(t))
        if isinstance(t, ArrayType):
            regions.add(element_region(t.element))
            pending += [t.element] if isinstance(t.element, (ClassType, ArrayType)) else []
            continue
        for field in _fields(hierarchy, hierarchy[str(t)]):
            regions.add(field_region(field))
            pending += [field.declared] if isinstance(field.declared, (ClassType, ArrayType)) else []
    return Readable(frozenset(regions))


def _fields(hierarchy: Hierarchy, cls: ClassInfo) -> list[FieldInfo]:
    """The fields that an object of a class, or of one below, may have."""
    found = {field: None for info in hierarchy.subclasses(cls.name) for field in info.layout}
    return list(found)


def watches(program: typed.Program) -> bool:
    """Whether it matters which parts of the heap are written: some method answers again while they are not."""
    return any(method.answers and method.info.pure for method in program.methods.values())
