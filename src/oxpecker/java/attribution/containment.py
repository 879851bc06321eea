"""Contains errors in the members that have them: those are unsupported, and everything else stays exact."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.rejections import Rejections
from oxpecker.java.symbols import ClassSymbol, top_level
from oxpecker.java.types import VOID
from oxpecker.oox.containment import holds
from oxpecker.oox.source import Diagnostic, Span


def contained(bodies: Sequence[a.ClassBody], errors: Sequence[Diagnostic], rejections: Rejections) -> list[a.ClassBody]:
    """The classes without the code that has errors; an error outside of members concerns all members of its class.

    What is wrong with rejected classes inside of code is wrong with that code. The rejections get the places of the
    code that is left out.
    """
    wrong: dict[Span, str] = {}
    by_file: dict[str, list[ClassSymbol]] = {}
    for body in bodies:
        by_file.setdefault(_extent(body.symbol).file, []).append(body.symbol)
    for error in errors:
        around = [symbol for symbol in by_file.get(error.span.file, ()) if _holds(symbol, error.span)]
        if not around:
            rejections.leave_out(error.span.file)
            continue
        innermost = max(around, key=lambda symbol: _start(_extent(symbol)))
        while innermost.outer is not None and _is_inside(innermost, rejections.inside_code):
            innermost = innermost.outer
        rejections.hiding.add(top_level(innermost).name)
        for name, extent in _concerned(innermost, error.span):
            wrong.setdefault(name, error.message)
            rejections.code.add(extent)
    return [without_members(body, wrong) for body in bodies if not _is_inside(body.symbol, rejections.inside_code)]


def _is_inside(symbol: ClassSymbol, rejected: Container[str]) -> bool:
    """Whether a class is one of the rejected ones, or inside of one."""
    return symbol.name in rejected or (symbol.outer is not None and _is_inside(symbol.outer, rejected))


def _extent(symbol: ClassSymbol) -> Span:
    return symbol.span if symbol.declaration is None else symbol.declaration.span


def _holds(symbol: ClassSymbol, place: Span) -> bool:
    return holds(_extent(symbol), place)


def _start(span: Span) -> tuple[int, int]:
    return span.line, span.column


def _concerned(symbol: ClassSymbol, place: Span) -> list[tuple[Span, Span]]:
    """The members that an error concerns, with their extents: the last one that begins before it, or all."""
    extent = _extent(symbol)
    found: list[tuple[tuple[int, int], Span, Span]] = []
    end = (extent.end_line, extent.end_column)
    for start, name in sorted(_members(symbol), reverse=True):
        found.insert(0, (start, name, Span(extent.file, *start, *end)))
        end = start
    before = [(name, whole) for start, name, whole in found if start <= _start(place)]
    return before[-1:] or [(name, whole) for _, name, whole in found] or [(symbol.span, extent)]


def _members(symbol: ClassSymbol) -> Iterator[tuple[tuple[int, int], Span]]:
    """Where each member with code begins, and the place that names it."""
    for member in () if symbol.declaration is None else symbol.declaration.members:
        if isinstance(member, (tree.MethodDeclaration, tree.ConstructorDeclaration)):
            parts = [member.span, member.modifiers.span, *(comment.span for comment in member.jml)]
            yield min(_start(each) for each in parts if each.line), member.span
        elif isinstance(member, tree.FieldDeclaration):
            yield from ((_start(each.span), each.span) for each in member.declarators)
        elif isinstance(member, tree.Initialiser):
            yield _start(member.span), member.span


def without_members(body: a.ClassBody, wrong: dict[Span, str]) -> a.ClassBody:
    """A class without the code of some members, by their places."""
    methods = tuple(_method(each, wrong) for each in body.methods)
    initialisations = tuple(_initialisation(each, wrong) for each in body.initialisations)
    return replace(body, methods=methods, initialisations=initialisations)


def _method(method: a.MethodBody, wrong: dict[Span, str]) -> a.MethodBody:
    message = wrong.get(method.span)
    if message is None:
        return method
    broken = None if method.symbol.abstract else a.Block((_evaluated(message, method.span),), span=method.span)
    return replace(method, body=broken, contract=None)


def _initialisation(item: a.Initialisation, wrong: dict[Span, str]) -> a.Initialisation:
    message = wrong.get(item.span)
    if message is None:
        return item
    if item.field is None or not isinstance(item.body, a.Evaluate) or not isinstance(item.body.expression, a.Assign):
        return replace(item, body=_evaluated(message, item.span))
    value = a.Unsupported(item.field.type, _what(message), hides=True, span=item.span)
    return replace(item, body=replace(item.body, expression=replace(item.body.expression, value=value)))


def _evaluated(message: str, span: Span) -> a.Statement:
    return a.Evaluate(a.Unsupported(VOID, _what(message), hides=True, span=span), span=span)


def _what(message: str) -> str:
    return f"code with an error ({message})"
