"""References of a path: which objects they may refer to."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from oxpecker import terms
from oxpecker.engine.path.endings import Infeasible, PathEnded
from oxpecker.engine.path.entities import Entity, Record
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.requests import ChooseInitial, Decide, Resolve, Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.values.arithmetic import conjunction, equal, unequal
from oxpecker.engine.values.value import Value
from oxpecker.oox.input_clauses import FUNCTION, KEPT, constant_class
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ArrayType, ClassType, Sharing, Type, shown_class
from oxpecker.terms import Term


def read_input(m: State, value: Value) -> Value:
    """A value that may be an input read for the first time."""
    if value.__class__ is Term and value in m.explorer.inputs.unknowns:
        m.explorer.inputs.first_read(m, value)
    return value


def targets(m: State, reference: Value) -> list[tuple[Value, int]]:
    """The possible addresses of a non-null reference, each with its condition."""
    reference = m.knowledge.known(reference)
    if reference.__class__ is not Term:
        return [(True, reference)] if reference else []
    if reference.op is not terms.Op.ITE:
        return [(equal(reference, a), a) for a in candidates(m, reference)]
    found: dict[int, None] = {}
    try:
        m.knowledge.mapped(reference, lambda leaf: found.update(dict.fromkeys(candidates(m, leaf))) or leaf)
    except Resolve as request:
        # Only the side that is taken is known not to be null.
        raise Decide(reference.args[0]) from request
    options = [(_same(m, reference, address), address) for address in found]
    return [(condition, address) for condition, address in options if condition is not False]


def candidates(m: State, reference: Value) -> tuple[int, ...]:
    """The possible addresses of a non-null reference without alternatives."""
    if reference.__class__ is not Term:
        return (reference,) if reference else ()
    if reference not in m.knowledge.aliases:
        raise Resolve(reference)
    return m.knowledge.aliases[reference]


def one_target(m: State, reference: Value) -> int:
    """The address of a non-null reference; decides it first if several are possible."""
    for condition, address in targets(m, reference):
        holds = m.knowledge.facts.get(condition) if isinstance(condition, Term) else condition
        if holds is None:
            raise Decide(condition)
        if holds:
            return address
    raise PathEnded(Infeasible())


def same(m: State, left: Value, right: Value) -> Any:
    """Whether two references are equal; an object that the program created is never an input."""
    left, right = m.knowledge.known(left), m.knowledge.known(right)
    if left.__class__ is not int or left:
        if left.__class__ is int and right.__class__ is int:
            observe(m, left, right)
        elif right.__class__ is not int or right:
            _compare(m, left, right)
    return _same(m, left, right)


def observe(m: State, one: int, two: int) -> None:
    """A path asks whether two objects are the same: if that was left open, other paths begin on which they are."""
    deferred = m.knowledge.deferred.get(frozenset((one, two))) if m.knowledge.deferred else None
    if deferred is not None:
        deferred.observe(one)
        deferred.observe(two)


def observe_all(m: State, address: int) -> None:
    """A path asks which object it is that has an address."""
    for pair in m.knowledge.deferred:
        if address in pair:
            observe(m, *pair)


def _compare(m: State, left: Value, right: Value) -> None:
    """Two references are compared that are not both resolved; from now on their aliases cannot be deferred."""
    leaves: list[Value] = []
    for reference in (left, right):
        if reference.__class__ is Term:
            m.knowledge.mapped(reference, lambda leaf: leaves.append(leaf))
        else:
            leaves.append(reference)
    m.knowledge.compared |= {leaf for leaf in leaves if m.explorer.inputs.defers(leaf)}
    if m.knowledge.deferred:
        addresses = [leaf for leaf in leaves if leaf.__class__ is int]
        for one, two in combinations(addresses, 2):
            observe(m, one, two)


def _same(m: State, left: Value, right: Value) -> Any:
    """Whether two resolved references are equal."""
    if left.__class__ is not Term and right.__class__ is not Term:
        if left != right and left and right:
            _refuse_constant(m, left, right)
            _refuse_constant(m, right, left)
        return left == right
    if left.__class__ is Term and left.op is terms.Op.ITE:
        return m.knowledge.mapped(left, lambda leaf: _same(m, leaf, right))
    if right.__class__ is Term and right.op is terms.Op.ITE:
        return _same(m, right, left)
    sides = ((left, right), (right, left))
    for one, other in sides:
        if one.__class__ is Term and one not in m.knowledge.aliases and _asks_for_constant(m, one, other):
            raise ChooseInitial(one, whole=True)
    for one, other in sides:
        if one.__class__ is not Term and one and not may_be(m, other, one):
            _refuse_constant(m, other, one)
            return False
    if left.__class__ is Term and right.__class__ is Term and not m.explorer.inputs.may_alias(left, right):
        return conjunction(equal(left, 0), equal(right, 0))
    equals: Value = equal(left, right)
    if left.__class__ is Term and right.__class__ is Term:
        for address in _too_young(m, left, right):
            equals = conjunction(equals, unequal(left, address))
    return equals


def _asks_for_constant(m: State, unknown: Term, other: Value) -> bool:
    """Whether a comparison needs to know which constant of a class an unknown refers to, if to any."""
    inputs = m.explorer.inputs
    if other.__class__ is Term or not other:
        return other.__class__ is Term and inputs.is_constant(unknown)
    return inputs.is_constant(unknown) or inputs.may_be_constant(m, unknown, other)


def _refuse_constant(m: State, reference: Value, address: int) -> None:
    """Gives up: an input may be an object that the library keeps in a static field, which is not tried."""
    entity = m.heap.entities[address]
    if not isinstance(entity, Record):
        return
    cls, hierarchy = entity.classes[0], m.explorer.hierarchy
    if InputRole.INTERNAL not in cls.methods or not KEPT.isdisjoint(cls.ancestors) or constant_class(cls) is not None:
        return
    t = _input_type(m, reference)
    if t is None or not (m.explorer.inputs.fits(entity, t) or cls.name == getattr(t, "name", "")):
        return
    if any(
        InputRole.INTERNAL in hierarchy[owner].methods
        for (owner, _), value in m.heap.statics.items()
        if value == address
    ):
        shown = shown_class(cls.name.partition(FUNCTION)[0])
        raise Unsupported(f"comparing an input with a constant of the library ({shown})", m.frames.place)


def _input_type(m: State, reference: Value) -> Type | None:
    """The declared type of an input; None for an object that the program created."""
    if isinstance(reference, Term):
        unknown = m.explorer.inputs.unknowns.get(reference)
        return None if unknown is None or unknown.version else unknown.type
    entity = m.heap.entities[reference]
    if not isinstance(entity, Record) or not entity.is_input:
        return None
    return ClassType(entity.declared, entity.arguments)


def _too_young(m: State, one: Term, two: Term) -> list[int]:
    """The objects that the newer of two unknowns may refer to but the older cannot."""
    unknowns = m.explorer.inputs.unknowns
    if one not in unknowns or two not in unknowns or unknowns[one].version == unknowns[two].version:
        return []
    older, newer = sorted((unknowns[one].version, unknowns[two].version))
    return [address for address, entity in m.heap.entities.items() if older < entity.born <= newer]


def may_be(m: State, variable: Term, address: int) -> bool:
    """Whether an unknown may refer to the object at an address, which must not be newer."""
    if variable in m.knowledge.aliases:
        return address in m.knowledge.aliases[variable]
    entity, unknown = m.heap.entities[address], m.explorer.inputs.unknowns[variable]
    if entity.born > unknown.version or is_apart(entity, unknown):
        return False
    return m.explorer.inputs.fits(entity, unknown.type)


def is_apart(entity: Entity, unknown: Unknown) -> bool:
    """Whether two inputs cannot alias because a single object owns one of them; a havoc may leave it in place.

    What was there when the method was called is an input here, also if initialisers of classes have created it.
    """
    if unknown.version or entity.born:
        return False
    return excludes(sharing(unknown.type), entity.is_argument) or excludes(entity.sharing, unknown.is_argument)


def sharing(t: Type) -> Sharing:
    """What else may refer to an input of a type."""
    return t.sharing if isinstance(t, (ClassType, ArrayType)) else Sharing.ANYTHING


def excludes(sharing: Sharing, is_argument: bool) -> bool:
    """Whether what may be shared in some way is not what another reference refers to, perhaps an argument."""
    return sharing is Sharing.NOTHING or (sharing is Sharing.ARGUMENTS and not is_argument)
