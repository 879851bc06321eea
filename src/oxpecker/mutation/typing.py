"""Which changes of a program type-check: only the changed statement is checked where that says the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from oxpecker.mutation.points import Point, Replacement
from oxpecker.oox import syntax as s
from oxpecker.oox import typed
from oxpecker.oox.checker import check
from oxpecker.oox.checker.fragments import fragments
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.source import Severity


class TypeCheck:
    """Checks changes of one program."""

    def __init__(self, program: s.Program) -> None:
        self._fragments = fragments(program)

    def accepts(self, point: Point, replacement: Replacement) -> bool:
        """Whether the program with this change has no error."""
        place, new = point.changed_statement(replacement)
        member = _member(place)
        if self._fragments is None or not self._fragments.knows(member) or _says_more(place):
            return well_typed(point.replaced(replacement))
        if isinstance(member, (s.Method, s.Constructor)) and member.code_summary is not None:
            return True
        with deep_recursion():
            if isinstance(member, s.Field):
                (changed,) = new
                assert isinstance(changed, s.Field)
                return self._fragments.is_well_typed_value(member, changed)
            changed_code = _without_kept(place.node, new)
            return self._fragments.are_well_typed(member, place.scope, _targets(place), changed_code)


def well_typed(program: s.Program) -> bool:
    """Whether the static checker reports no error."""
    return not any(item.severity is Severity.ERROR for item in check(program).diagnostics)


def _member(place: Point) -> s.Member:
    return next(each.node for each in (place, *place.around()) if isinstance(each.node, s.Member))


def _says_more(place: Point) -> bool:
    """Whether a change here may matter elsewhere, or the scope does not tell the exact type of what is caught."""
    return isinstance(place.node, s.ConstructorCall) or any(
        isinstance(each.node, s.Catch) and len(each.node.types) > 1 for each in place.around()
    )


def _targets(place: Point) -> list[typed.Target]:
    """The loops and labels around a statement, the outermost first."""
    found: list[typed.Target] = []
    for each in place.around():
        if isinstance(each.node, s.While):
            found.append(typed.Target(None, loop=True, span=each.node.span))
        elif isinstance(each.node, s.Labelled):
            found.append(typed.Target(each.node.label, loop=_is_loop(each.node), span=each.node.span))
    return found[::-1]


def _is_loop(node: s.Labelled) -> bool:
    body: s.Statement = node
    while isinstance(body, s.Labelled):
        body = body.body
    return isinstance(body, s.While)


def _without_kept(old: s.Node, new: Sequence[s.Node]) -> Iterator[s.Statement]:
    """The changed statements without those inside of them that were there before."""
    kept = {id(each) for _, each in _inside(old)}
    for statement in new:
        assert isinstance(statement, s.Statement)
        if id(statement) not in kept:
            bodies: dict[str, Any] = {name: _nothing(each) for name, each in _inside(statement) if id(each) in kept}
            yield replace(statement, **bodies) if bodies else statement


_BODIES: dict[type[s.Node], tuple[str, ...]] = {
    s.If: ("then", "otherwise"),
    s.While: ("body",),
    s.Lock: ("body",),
    s.Labelled: ("body",),
}


def _inside(node: s.Node) -> list[tuple[str, s.Statement]]:
    """The statements directly inside of one that has expressions, too."""
    values = ((name, getattr(node, name)) for name in _BODIES.get(type(node), ()))
    return [(name, value) for name, value in values if value is not None]


def _nothing(statement: s.Statement) -> s.Statement:
    return s.Block((), span=statement.span) if isinstance(statement, s.Block) else s.Skip(span=statement.span)
