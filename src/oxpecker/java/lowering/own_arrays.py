"""Fields whose arrays nobody else holds: a class makes them, looks into them, and hands them to nobody.

Such an array is no other input: no argument and no other field leads to it. It must be made where it is assigned, or be
kept in a local variable until then that is used for nothing but looking into it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, states, states_of_parameter
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.presence import Scanned, candidates, hidden_classes, plain, scanned
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import ArrayType, erase


def own_arrays(bodies: list[a.ClassBody]) -> set[FieldSymbol]:
    """The fields whose arrays are held by their objects alone."""
    hidden = hidden_classes([body.symbol for body in bodies])
    found = {
        each
        for each in candidates(bodies)
        if isinstance(erase(each.type), ArrayType) and (each.private or each.owner.name in hidden)
    }
    reads, looks = Counter[Hashable](), Counter[Hashable]()
    for piece in scanned(bodies):
        for node in () if piece.root is None else inside(piece.root):
            if isinstance(node, (a.FieldRead, a.Local)):
                reads[_holder(node)] += 1
            looks.update(_looked_into(node))
    assigned: set[FieldSymbol] = set()
    for piece in scanned(bodies):
        for node in () if piece.root is None else inside(piece.root):
            match node:
                case a.Assign(target=a.FieldRead(field=field) as target, value=value):
                    assigned.add(field)
                    if field in found and not _is_fresh(target, plain(value), piece, reads, looks):
                        found.discard(field)
    return {field for field in found & assigned if reads[field] == looks[field]}


def _holder(node: a.FieldRead | a.Local) -> FieldSymbol | Variable:
    return node.field if isinstance(node, a.FieldRead) else node.variable


def _looked_into(node: a.Node) -> Iterator[Hashable]:
    """The fields and variables that a node does no more with than look into their arrays, or give them a new one."""
    match node:
        case a.Element(array=array) | a.Length(target=array) | a.Intrinsic(name="clone", arguments=(array,)):
            found = [array]
        case a.Evaluate(expression=a.Assign(target=array)):
            found = [array]
        case a.Binary(operator="==" | "!=", left=left, right=right):
            found = [left, right]
        case a.Declare(variable=variable, initial=initial) if variable.gone_through and initial is not None:
            found = [plain(initial)]
        case a.Invoke(method=method, arguments=arguments):
            given = enumerate(map(plain, arguments))
            found = [each for place, each in given if states_of_parameter(method, place, Fact.BORROWED)]
        case _:
            found = []
    yield from (_holder(each) for each in found if isinstance(each, (a.FieldRead, a.Local)))


def _is_fresh(
    target: a.FieldRead, value: a.Expression, code: Scanned, reads: Counter[Hashable], looks: Counter[Hashable]
) -> bool:
    """Whether a field is given null, or an array that nothing else leads to."""
    if not isinstance(value, a.Local):
        return _is_new(value)
    given = [each for other, each in code.assignments if other is value.variable]
    # Of two objects each could be given the same array where one statement assigns the fields of several.
    is_handed_on = reads[value.variable] == looks[value.variable] + 1 and isinstance(target.target, a.This)
    return is_handed_on and bool(given) and all(each is not None and _is_new(plain(each)) for each in given)


def _is_new(value: a.Expression) -> bool:
    match value:
        case a.Constant(value=None) | a.NewArray() | a.ArrayOf() | a.Intrinsic(name="clone"):
            return True
        case a.Conditional(then=then, otherwise=otherwise):
            return _is_new(plain(then)) and _is_new(plain(otherwise))
        case a.Invoke(method=method):
            return states(method, Fact.FRESH)
    return False
