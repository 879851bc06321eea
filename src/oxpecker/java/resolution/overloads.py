"""Overload resolution (JLS 15.12.2): three phases, then the most specific method."""

from __future__ import annotations

from collections.abc import Callable

from oxpecker.java import tree
from oxpecker.java.resolution.functions import function_of
from oxpecker.java.resolution.inference import Inference
from oxpecker.java.resolution.subtyping import is_loose, is_strict, is_subtype, stands_apart
from oxpecker.java.symbols import MethodSymbol
from oxpecker.java.types import (
    UNKNOWN,
    VOID,
    ArrayType,
    ClassType,
    Primitive,
    Type,
    TypeVariable,
    UnknownType,
    Wildcard,
    erase,
    has_variables,
    substitute,
    unboxed,
)
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass

Fits = Callable[[World, Type, Type], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Candidate:
    """A method with its parameters, under the receiver's type arguments."""

    method: MethodSymbol
    parameters: tuple[Type, ...]
    result: Type
    values: dict[TypeVariable, Type]


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument: its type, or a lambda or method reference, whose type depends on the parameter."""

    type: Type | None
    function: tree.Lambda | tree.MethodReference | None = None
    void_body: bool = False
    """Whether a lambda's body is void-compatible only: a block without a value."""
    value_body: bool = False
    """Whether a lambda's body is value-compatible only."""
    arities: frozenset[int] | None = None
    """The number of arguments that a method reference takes; None if several are possible."""
    creates: Type | None = None
    """The type of the objects that a reference to a constructor creates."""
    takes: tuple[Type, ...] = ()
    """The declared types of a lambda's parameters, if any."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen method, and whether its call uses variable arity."""

    candidate: Candidate
    varargs: bool
    unchecked: bool = False
    """Whether the arguments fit only after erasure."""


def choose(world: World, candidates: list[Candidate], arguments: list[Argument]) -> list[Choice]:
    """The applicable, most specific methods; empty if none is applicable, several if the call is ambiguous."""
    phases: tuple[tuple[Fits, bool], ...] = ((is_strict, False), (is_loose, False), (is_loose, True))
    for fits, varargs in phases:
        found = [c for c in candidates if _applicable(world, c, arguments, fits, varargs)]
        # A parameter of a class without source accepts anything, but is meant only where no other one does.
        found = [c for c in found if not _stands_apart(world, c, arguments, varargs)] or found
        if found:
            return [Choice(c, varargs) for c in _most_specific(world, found, arguments, varargs)]
    if any(argument.type is not None and _is_captured(argument.type) for argument in arguments):
        # Inference does not model capture (JLS 5.1.10); at run time only erasures count.
        plain = {Candidate(c.method, tuple(map(erase, c.parameters)), erase(c.result), {}): c for c in candidates}
        erased = [a if a.type is None or a.type == UNKNOWN else Argument(erase(a.type)) for a in arguments]
        found = [c for c in plain if _applicable(world, c, erased, is_loose, False)]
        return [Choice(plain[c], False, True) for c in _most_specific(world, found, erased, False)]
    return []


def fitting(world: World, candidates: list[Candidate], arguments: list[Argument]) -> list[Choice]:
    """The methods that a call with arguments of classes without source may mean, whichever is most specific.

    A parameter of exactly the argument's class comes before others.
    """
    found = [Choice(c, False) for c in candidates if _applicable(world, c, arguments, is_loose, False)]
    found = found or [Choice(c, True) for c in candidates if _applicable(world, c, arguments, is_loose, True)]
    for number, argument in enumerate(arguments):
        t = argument.type
        exact = [c for c in found if t is not None and formals(c.candidate, len(arguments), c.varargs)[number] == t]
        found = exact if exact and t is not None and world.is_absent(t) else found
    return found


def _is_captured(t: Type) -> bool:
    """Whether a type has unknown type arguments."""
    while isinstance(t, ArrayType):
        t = t.element
    return isinstance(t, ClassType) and any(isinstance(each, (Wildcard, TypeVariable)) for each in t.arguments)


def with_type_arguments(candidate: Candidate, written: tuple[Type, ...]) -> Candidate:
    """A method with the explicit type arguments of a call; ignored if the method is not generic."""
    if not written or len(written) != len(candidate.method.type_parameters):
        return candidate
    values = dict(zip(candidate.method.type_parameters, written, strict=True))
    parameters = tuple(substitute(p, values) for p in candidate.parameters)
    return Candidate(candidate.method, parameters, substitute(candidate.result, values), candidate.values)


def formals(candidate: Candidate | MethodSymbol, count: int, varargs: bool) -> tuple[Type, ...]:
    """The parameter types, one for each argument."""
    if not varargs:
        return candidate.parameters
    *fixed, last = candidate.parameters
    assert isinstance(last, ArrayType)
    return (*fixed, *([last.element] * (count - len(fixed))))


def _applicable(world: World, c: Candidate, arguments: list[Argument], fits: Fits, varargs: bool) -> bool:
    count = len(c.parameters)
    if varargs:
        if not c.method.varargs or len(arguments) < count - 1:
            return False
    elif count != len(arguments):
        return False
    wanted = formals(c, len(arguments), varargs)
    variables = frozenset(c.method.type_parameters)
    if variables:
        inference = Inference(world, variables, around=c.values)
        for formal, argument in zip(wanted, arguments, strict=True):
            if argument.type is not None:
                if _needs_primitive(formal, argument.type, variables):
                    return False
                inference.argument(formal, argument.type)
        if not all(_is_within_bounds(world, *each) for each in inference.values().items()):
            return False
        values = inference.values(final=True)
        bare = [formal in variables for formal in wanted]
        bounded = [_erased_bounds(formal) for formal in wanted]
        wanted = tuple(substitute(formal, values) for formal in wanted)
    else:
        bare, bounded = [False] * len(wanted), [()] * len(wanted)
    for formal, argument, variable, bounds in zip(wanted, arguments, bare, bounded, strict=True):
        if argument.type is not None:
            if variable and isinstance(argument.type, Primitive) and fits is is_strict:
                return False
            if not fits(world, argument.type, formal):
                return False
            if variable and not all(fits(world, argument.type, bound) for bound in bounds):
                return False
        elif not variable and not _function_fits(world, formal, argument):
            return False
    return True


def _stands_apart(world: World, c: Candidate, arguments: list[Argument], varargs: bool) -> bool:
    """Whether an argument certainly is no object of the class without source that its parameter has."""
    pairs = zip(formals(c, len(arguments), varargs), arguments, strict=True)
    return any(each.type is not None and stands_apart(world, each.type, formal) for formal, each in pairs)


def _is_within_bounds(world: World, variable: TypeVariable, value: Type) -> bool:
    """Whether an inferred type is within the erased bounds of its variable; others depend on captures."""
    return all(is_subtype(world, value, bound) for bound in _erased_bounds(variable))


def _needs_primitive(formal: Type, given: Type, variables: frozenset[TypeVariable]) -> bool:
    """Whether an array fits only if a type variable stands for a primitive type: `int[]` is no `T[]` (JLS 18.2.3)."""
    if not isinstance(formal, ArrayType):
        return False
    while isinstance(formal, ArrayType) and isinstance(given, ArrayType):
        formal, given = formal.element, given.element
    return formal in variables and isinstance(given, Primitive)


def _erased_bounds(t: Type) -> tuple[Type, ...]:
    """The bounds of a type variable at run time."""
    return tuple(erase(bound) for bound in t.bounds) if isinstance(t, TypeVariable) else ()


def _function_fits(world: World, formal: Type, argument: Argument) -> bool:
    """JLS 15.12.2.1: potentially compatible; with a type variable only if it is the method's own."""
    if isinstance(formal, UnknownType):
        return True
    function = function_of(world, formal)
    if function is None:
        return False
    if isinstance(argument.function, tree.Lambda):
        if len(argument.function.parameters) != len(function.parameters):
            return False
        if any(_differ(one, two) for one, two in zip(argument.takes, function.parameters, strict=False)):
            return False
        if function.result == VOID:
            return not argument.value_body
        return not argument.void_body
    if argument.creates is not None and isinstance(function.result, Primitive) and unboxed(argument.creates) is None:
        return False
    return argument.arities is None or len(function.parameters) in argument.arities


def _differ(written: Type, wanted: Type) -> bool:
    """Whether a declared lambda parameter is incompatible with the interface's: no boxing applies (JLS 15.27.3)."""
    return written != wanted and (isinstance(written, Primitive) or isinstance(wanted, Primitive))


def _most_specific(world: World, found: list[Candidate], arguments: list[Argument], varargs: bool) -> list[Candidate]:
    best = [
        c for c in found if all(c is other or _more_specific(world, c, other, arguments, varargs) for other in found)
    ]
    if len(best) > 1:
        concrete = [c for c in best if not c.method.abstract]
        same = all(c.method.erased == best[0].method.erased for c in best)
        if concrete or same:
            return (concrete or best)[:1]
    if best:
        return best
    erased = {c.method.erased for c in found}
    return found[:1] if len(erased) == 1 else found


def _more_specific(world: World, one: Candidate, other: Candidate, arguments: list[Argument], varargs: bool) -> bool:
    count = max(len(arguments), len(one.parameters), len(other.parameters)) if varargs else len(arguments)
    mine, theirs = formals(one, count, varargs), formals(other, count, varargs)
    variables = frozenset(other.method.type_parameters)
    if variables:
        inference = Inference(world, variables, around=other.values)
        for a, b in zip(theirs, mine, strict=True):
            inference.argument(a, b)
        values = inference.values(final=True)
        if not all(_keeps_bounds(world, variable, values) for variable in variables):
            return False
        theirs = tuple(substitute(t, values) for t in theirs)
    for index, (a, b) in enumerate(zip(mine, theirs, strict=True)):
        argument = arguments[index] if index < len(arguments) else None
        if argument is not None and argument.function is not None:
            if not _more_specific_function(world, a, b, argument):
                return False
        elif not is_subtype(world, a, b):
            return False
    return True


def _keeps_bounds(world: World, variable: TypeVariable, values: dict[TypeVariable, Type]) -> bool:
    """Whether the value of a type variable is within its bounds, as inference demands (JLS 18.5.4).

    Bounds that mention variables of the calls are compared by erasure: applicability, too, leaves them to captures.
    """
    value = values[variable]
    bounds = [substitute(bound, values) for bound in variable.bounds]
    return all(
        is_subtype(world, value, bound) or (has_variables(bound) and is_subtype(world, erase(value), erase(bound)))
        for bound in bounds
    )


def _more_specific_function(world: World, a: Type, b: Type, argument: Argument) -> bool:
    """JLS 15.12.2.5: of two functional interfaces, one that returns a value is more specific than a void one."""
    if is_subtype(world, a, b):
        return True
    one, two = function_of(world, a), function_of(world, b)
    if one is None or two is None or is_subtype(world, b, a):
        return False
    if two.result == VOID:
        return True
    if one.result == VOID:
        return False
    explicit = isinstance(argument.function, tree.Lambda) and all(p.type for p in argument.function.parameters)
    primitive = isinstance(one.result, Primitive)
    if primitive != isinstance(two.result, Primitive):
        return primitive if explicit or isinstance(argument.function, tree.MethodReference) else True
    return is_subtype(world, one.result, two.result)
