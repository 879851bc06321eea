"""Contains an error in its method: that method is unsupported, and all others stay exact.

An error in a header is contained, too, if the members still have their names and places then: a class that does not
exist gets a declaration without members, and of several methods with one signature, none can be run. All other errors
are those of a class (`classes_with_errors`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from oxpecker.oox import syntax
from oxpecker.oox.prelude import prelude
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostic, Span
from oxpecker.oox.syntax import MethodModifier as Modifier
from oxpecker.oox.types import ArrayType, ClassType, Type

_Code = syntax.Method | syntax.Constructor | syntax.StaticInitialiser
_Member = TypeVar("_Member", bound=_Code)


@dataclass(frozen=True, slots=True)
class Blame:
    """Where errors are: in code, by the identity of its member, in types of headers, or outside of both."""

    code: dict[int, str]
    missing: list[syntax.TypeUse]
    outside: list[Diagnostic]


def blame(program: syntax.Program, errors: Sequence[Diagnostic]) -> Blame:
    """Finds the code with errors; an error that is left when the code is left out is outside of it."""
    members = [member for declaration in program.classes for member in declaration.members]
    code = [member for member in members if isinstance(member, _Code) and member.span.line]
    places = {error.span for error in errors}
    found = Blame({}, [use for member in members for use in _header(member) if use.span in places], [])
    for error in errors:
        around = _around(code, error.span)
        in_header = any(use.span == error.span for use in found.missing)
        if (not around or any(map(_is_left_out, around))) and not in_header:
            found.outside.append(error)
        for member in around:
            found.code.setdefault(id(member), error.message)
    return found


def contained(program: syntax.Program, errors: Sequence[Diagnostic]) -> syntax.Program | None:
    """The program with the code that has errors unsupported; None where an error is outside of any code."""
    blamed = blame(program, errors)
    return None if blamed.outside else without_code(program, blamed)


def without_code(program: syntax.Program, blamed: Blame) -> syntax.Program:
    """The program with the code that has errors unsupported, and declarations of classes that do not exist."""
    classes = tuple(replace(each, members=tuple(_members(each, blamed.code))) for each in program.classes)
    return replace(program, classes=(*classes, *_placeholders(program, blamed.missing)))


def _header(member: syntax.Member) -> list[syntax.TypeUse]:
    """The types in the header of a member."""
    if isinstance(member, syntax.Field):
        return [member.type]
    if not isinstance(member, syntax.Method | syntax.Constructor):
        return []
    returned = [member.return_type] if isinstance(member, syntax.Method) else []
    return [*returned, *(parameter.type for parameter in member.parameters)]


def _names(t: Type) -> list[str]:
    """The names of the classes in a type."""
    while isinstance(t, ArrayType):
        t = t.element
    if not isinstance(t, ClassType):
        return []
    return [t.name, *(name for argument in t.arguments for name in _names(argument))]


def _placeholders(program: syntax.Program, uses: Sequence[syntax.TypeUse]) -> list[syntax.Class]:
    """Declarations of classes that do not exist; code that uses more of them than a reference has errors itself."""
    known = {each.name for each in (*prelude().classes, *program.classes)}
    places = {name: use.span for use in uses for name in _names(use.type) if name not in known}
    return [syntax.Class(name, span=place) for name, place in places.items()]


def _around(code: Sequence[_Code], place: Span) -> list[_Code]:
    """The members that contain a place; a translation may write one place into several, far from their own places."""
    exact = [
        member
        for member in code
        if member.span.file == place.file and any(node.span == place for node in syntax.TREE.walk((member,)))
    ]
    around = [member for member in code if holds(_extent(member), place)]
    return exact or sorted(around, key=lambda member: (member.span.line, member.span.column))[-1:]


def _extent(member: _Code) -> Span:
    """The place of a member with its body: a translation may place it at its name."""
    own, body = member.span, member.body
    if body is None or body.span.file != own.file:
        return own
    end = max((own.end_line, own.end_column), (body.span.end_line, body.span.end_column))
    return Span(own.file, own.line, own.column, *end)


def _is_left_out(member: _Code) -> bool:
    return member.body is not None and left_out(member.body.statements)


def left_out(statements: Sequence[syntax.Statement]) -> bool:
    """Whether code is only said to be unsupported."""
    return len(statements) == 1 and isinstance(statements[0], syntax.Unsupported)


def _members(declaration: syntax.Class, wrong: dict[int, str]) -> Iterator[syntax.Member]:
    """The members of a class, those with errors without their code; of those with one signature only the first."""
    ambiguous = {
        shape: wrong[id(each)] for each in declaration.members if (shape := signature(each)) and id(each) in wrong
    }
    seen: set[object] = set()
    for member in declaration.members:
        shape = signature(member)
        message = wrong.get(id(member)) or ambiguous.get(shape)
        if message is None or not isinstance(member, _Code):
            yield member
        elif shape is None or shape not in seen:
            seen.add(shape)
            yield unsupported(member, message)


def signature(member: syntax.Member) -> object:
    """The signature of a method or constructor; None for other members."""
    if not isinstance(member, syntax.Method | syntax.Constructor):
        return None
    return member.name, tuple(parameter.type.type for parameter in member.parameters)


def unsupported(member: _Member, message: str) -> _Member:
    """A member without its code and contract."""
    body = unsupported_body(message, member.span)
    if isinstance(member, syntax.StaticInitialiser):
        return replace(member, body=body)
    # The rules about headers hold even if two parameters have one name, or an abstract method has a body.
    names = [parameter.name for parameter in member.parameters]
    parameters = tuple(
        replace(each, name=f"{each.name}${number}" if each.name in names[:number] else each.name)
        for number, each in enumerate(member.parameters)
    )
    if isinstance(member, syntax.Constructor):
        return replace(member, parameters=parameters, body=body, clauses=())
    modifiers = member.modifiers - {Modifier.ABSTRACT}
    return replace(member, parameters=parameters, body=body, clauses=(), modifiers=modifiers)


def unsupported_body(message: str, span: Span) -> syntax.Block:
    """Code that is not known because of an error."""
    return syntax.Block((syntax.Unsupported(f"code with an error ({message})", span=span),), span=span)


def holds(around: Span, inside: Span) -> bool:
    """Whether a place begins inside another one."""
    begins = (around.line, around.column) <= (inside.line, inside.column)
    return (
        around.file == inside.file and begins and (inside.line, inside.column) <= (around.end_line, around.end_column)
    )
