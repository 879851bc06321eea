"""Contains an error in its class: none of the code of the class is known, and all other classes stay exact.

Such a class keeps its place below its supertypes, as far as they exist, since objects of it may be among the inputs of
other code. What such an object is asked for is unknown, and so is code that names a field of the class. Classes below
it have errors, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from oxpecker.oox import syntax
from oxpecker.oox.containment import blame, holds, signature, unsupported, unsupported_body, without_code
from oxpecker.oox.open_classes import above, supertypes
from oxpecker.oox.prelude import prelude
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Diagnostic
from oxpecker.oox.syntax import MethodModifier as Modifier

_INHERITED = frozenset({Modifier.PURE, Modifier.HELPER})
"""Modifiers that an overriding method has, too."""


def contained_in_classes(program: syntax.Program, errors: Sequence[Diagnostic]) -> syntax.Program | None:
    """The program without the code that has errors, or whose class has; None where an error is outside of classes."""
    blamed = blame(program, errors)
    wrong: dict[str, str] = {}
    for error in blamed.outside:
        around = [each.name for each in program.classes if holds(each.span, error.span)]
        if not around:
            return None
        wrong.setdefault(around[0], error.message)
    if any(_may_extend_either(each, program) for each in program.classes if each.name in wrong):
        return None
    kept = without_code(program, blamed)
    return replace(kept, classes=_hollowed(kept.classes, wrong)) if wrong else kept


def _is_unread(declaration: syntax.Class) -> bool:
    """Whether the header could not be read, so that what it names is both the superclass and an interface."""
    superclass = declaration.superclass
    return superclass is not None and superclass in declaration.interfaces


def _may_extend_either(declaration: syntax.Class, program: syntax.Program) -> bool:
    """Whether a header that could not be read names two classes: it is not known which of them is above."""
    named = {each.name for each in declaration.interfaces}
    known = (*prelude().classes, *program.classes)
    return _is_unread(declaration) and sum(each.name in named and not each.interface for each in known) > 1


def _hollowed(classes: tuple[syntax.Class, ...], wrong: dict[str, str]) -> tuple[syntax.Class, ...]:
    """All classes; those with errors, and those below them, are hollow."""
    known = {each.name: each for each in (*prelude().classes, *classes)}
    reasons = dict(wrong)
    for each in classes:
        blamed = [name for name in above(each.name, known) if name in wrong and name != each.name]
        if blamed:
            reasons.setdefault(each.name, f"class {min(blamed)} has errors")
    right = {name: each for name, each in known.items() if name not in reasons}
    hollow = _Hollow(right, reasons)
    wrongs = [each for each in classes if each.name in reasons]
    for each in _supertypes_first(wrongs):
        hollow.add(each)
    return (*(each for each in classes if each.name not in reasons), *hollow.made)


def _supertypes_first(classes: Sequence[syntax.Class]) -> list[syntax.Class]:
    """The classes in an order in which those above a class come before it, unless it is above itself."""
    by_name = {each.name: each for each in classes}
    heights = {name: len(above(name, by_name)) for name in by_name}
    return sorted(classes, key=lambda each: heights[each.name])


class _Hollow:
    """Makes classes without known code."""

    def __init__(self, right: Mapping[str, syntax.Class], reasons: Mapping[str, str]) -> None:
        self.made: list[syntax.Class] = []
        self._classes = dict(right)
        self._reasons = reasons

    def add(self, declaration: syntax.Class) -> None:
        """Makes the hollow class for a declaration; of several with one name, all keep their places."""
        name = declaration.name
        number = 1
        while name in self._classes:
            number += 1
            name = f"{declaration.name}${number}"
        message = self._reasons[declaration.name]
        superclass, interfaces = self._superclass(declaration), self._interfaces(declaration)
        linked = replace(declaration, name=name, superclass=superclass, interfaces=interfaces, members=())
        members = dict[object, syntax.Method | syntax.Constructor](self._inherited(linked, message))
        for member in declaration.members:
            if not isinstance(member, syntax.Method | syntax.Constructor) or _has_role(member):
                continue
            key = signature(member)
            if isinstance(member, syntax.Constructor):
                if declaration.interface or member.name != declaration.name:
                    continue
                member, key = replace(member, name=name), (None, key)
            if key in members:
                # It must fit the method that it overrides: that one's header does.
                member = replace(members[key], span=member.span)
            members[key] = unsupported(member, message)
        if not declaration.interface and not any(isinstance(each, syntax.Constructor) for each in members.values()):
            body = unsupported_body(message, declaration.span)
            members[None] = syntax.Constructor(name, (), (), body, span=declaration.span)
        made = replace(linked, members=tuple(members.values()))
        self._classes[name] = made
        self.made.append(made)

    def _superclass(self, declaration: syntax.Class) -> syntax.ClassName | None:
        """The superclass, if it is a class that has been made or has no errors: so no class is above itself."""
        superclass = declaration.superclass
        named: tuple[syntax.ClassName, ...] = () if superclass is None else (superclass,)
        if _is_unread(declaration):
            named = declaration.interfaces
        found = ((use, self._classes.get(use.name)) for use in named)
        return next((use for use, each in found if each is not None and not each.interface), None)

    def _interfaces(self, declaration: syntax.Class) -> tuple[syntax.ClassName, ...]:
        named = {each.name: each for each in declaration.interfaces}
        found = ((use, self._classes.get(name)) for name, use in named.items())
        return tuple(use for use, each in found if each is not None and each.interface)

    def _inherited(self, declaration: syntax.Class, message: str) -> Iterator[tuple[object, syntax.Method]]:
        """Every method of objects that a class inherits, overridden by unknown code."""
        seen: set[object] = set()
        for each in supertypes(declaration, {**self._classes, declaration.name: declaration}):
            for member in each.members:
                key = signature(member)
                if not isinstance(member, syntax.Method) or key in seen or _has_role(member):
                    continue
                seen.add(key)
                if not member.modifiers & {Modifier.STATIC, Modifier.PRIVATE}:
                    made = replace(member, modifiers=member.modifiers & _INHERITED, span=declaration.span)
                    yield key, unsupported(made, message)


def _has_role(member: syntax.Method | syntax.Constructor) -> bool:
    return member.name in list(InputRole)
