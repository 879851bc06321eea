"""Fields with arrays that a class makes itself: with what they were made is known, so what may be stored is, too.

Arrays are covariant (JLS 4.10.3), and an `Object[]` from anywhere may be an array of strings. But a field that is final
or private is assigned by its own class and the classes inside and around it alone: where each of them gives it an array
made with the very type of the field, such as `(T[]) new Object[n]`, or a copy of one, it is no other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.java import attributed as a
from oxpecker.java.facts import Fact, states_of_parameter
from oxpecker.java.lowering.inside import inside
from oxpecker.java.lowering.presence import Scanned, candidates, plain, scanned
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import FieldSymbol
from oxpecker.java.types import ArrayType, ClassType, Type, erase

Given = tuple[FieldSymbol, a.Expression | None, Scanned]
"""A field, what it is given where that is known, and the code around."""


def made_arrays(bodies: list[a.ClassBody]) -> set[FieldSymbol]:
    """The fields whose arrays were all made with their own type."""
    found = {each for each in candidates(bodies) if _holds_objects(erase(each.type))}
    given = [each for each in given_to_fields(scanned(bodies)) if each[0] in found]
    found &= {field for field, _, _ in given}
    while True:
        others = {f for f, value, code in given if f in found and not _is_made(value, erase(f.type), code, found)}
        if not others:
            return found
        found -= others


def _holds_objects(t: Type) -> bool:
    return isinstance(t, ArrayType) and isinstance(t.element, ClassType)


def given_to_fields(pieces: Iterable[Scanned]) -> Iterator[Given]:
    """Everything that code assigns to fields."""
    for piece in pieces:
        for node in () if piece.root is None else inside(piece.root):
            if isinstance(node, (a.Assign, a.Update)) and isinstance(node.target, a.FieldRead):
                yield node.target.field, node.value if isinstance(node, a.Assign) else None, piece


def _is_made(
    value: a.Expression | None,
    t: Type,
    code: Scanned,
    found: set[FieldSymbol],
    above: frozenset[Variable] = frozenset(),
) -> bool:
    """Whether a value is null or an array that was made with a type."""
    match None if value is None else plain(value):
        case a.Constant(value=None):
            return True
        case a.NewArray(type=made) | a.ArrayOf(type=made):
            return erase(made) == t
        case a.Conditional(then=then, otherwise=otherwise):
            return all(_is_made(each, t, code, found, above) for each in (then, otherwise))
        case a.Assign(value=inner) | a.Intrinsic(name="clone", arguments=(inner,)):
            return _is_made(inner, t, code, found, above)
        case a.Invoke(method=method, arguments=arguments):
            models = [each for n, each in enumerate(arguments) if states_of_parameter(method, n, Fact.RESULT_CLASS)]
            return bool(models) and _is_made(models[0], t, code, found, above)
        case a.FieldRead(field=read):
            return read in found and erase(read.type) == t
        case a.Local(variable=variable) if variable not in above:
            given = [each for other, each in code.assignments if other is variable]
            return bool(given) and all(_is_made(each, t, code, found, above | {variable}) for each in given)
    return False
