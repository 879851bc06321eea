"""Invalid modifiers and combinations of them, and bodies that they forbid or require (JLS 8, 9)."""

from __future__ import annotations

from collections.abc import Iterable

from oxpecker.java import tree
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.kinds import ClassKind
from oxpecker.java.symbols import ClassSymbol
from oxpecker.oox.source import Span

_ACCESS = ("public", "protected", "private")
_OF_METHODS = ("abstract", "native", "synchronized", "default")
_NOT_WITH_ABSTRACT = ("private", "static", "final", "native", "synchronized", "default")


def check_modifiers(context: Attribution, symbol: ClassSymbol, declaration: tree.ClassDeclaration) -> None:
    """Reports the modifiers of a class and its members that javac rejects."""
    if symbol.library:
        return
    words, span = declaration.modifiers.words, symbol.span
    _check_pairs(context, words, (_ACCESS, ("abstract", "final"), ("final", "sealed"), ("sealed", "non-sealed")), span)
    if symbol.kind.is_final:
        _check_forbidden(context, words, ("abstract",), span)
    if symbol.outer is None:
        _check_forbidden(context, words, ("private", "protected", "static"), span)
    elif symbol.local and declaration.name:
        _check_forbidden(context, words, _ACCESS, span)
    for member in declaration.members:
        match member:
            case tree.FieldDeclaration():
                _check_field(context, symbol, member)
            case tree.MethodDeclaration() if not member.modifiers.words & {"model", "ghost"}:
                _check_method(context, symbol, member)
            case tree.ConstructorDeclaration():
                _check_pairs(context, member.modifiers.words, (_ACCESS,), member.span)
                if symbol.kind is ClassKind.ENUM:
                    _check_forbidden(context, member.modifiers.words, ("public", "protected"), member.span)
            case tree.Initialiser() if symbol.kind is ClassKind.RECORD and not member.static:
                context.error("instance initializers not allowed in records", member.span)


def _check_field(context: Attribution, symbol: ClassSymbol, member: tree.FieldDeclaration) -> None:
    words = member.modifiers.words
    if words & {"model", "ghost"}:
        return
    _check_pairs(context, words, (_ACCESS, ("final", "volatile")), member.span)
    _check_forbidden(context, words, _OF_METHODS, member.span)
    if symbol.interface:
        _check_forbidden(context, words, ("private", "protected", "volatile", "transient"), member.span)
        for declarator in member.declarators:
            if declarator.initial is None:
                context.error("= expected", declarator.span)
    if symbol.kind is ClassKind.RECORD and "static" not in words:
        advice = "consider replacing field with record component"
        context.error(f"field declaration must be static ({advice})", member.span)


def _check_method(context: Attribution, symbol: ClassSymbol, member: tree.MethodDeclaration) -> None:
    words, has_body = member.modifiers.words, member.body is not None
    _check_pairs(context, words, (_ACCESS, *(("abstract", each) for each in _NOT_WITH_ABSTRACT)), member.span)
    _check_forbidden(context, words, ("volatile", "transient"), member.span)
    if "native" in words and has_body:
        context.error("native methods cannot have a body", member.span)
    if not symbol.interface:
        _check_forbidden(context, words, ("default",), member.span)
    elif symbol.kind is ClassKind.INTERFACE:
        _check_forbidden(context, words, ("protected", "final", "synchronized", "native"), member.span)
        is_concrete = bool(words & {"default", "static", "private"})
        if has_body and not is_concrete:
            context.error("interface abstract methods cannot have body", member.span)
        elif is_concrete and not has_body:
            context.error("missing method body, or declare abstract", member.span)


def _check_pairs(context: Attribution, words: frozenset[str], groups: Iterable[tuple[str, ...]], span: Span) -> None:
    """Reports two words of a group before one declaration."""
    for group in groups:
        found = [word for word in group if word in words]
        if len(found) > 1:
            context.error(f"illegal combination of modifiers: {found[0]} and {found[1]}", span)


def _check_forbidden(context: Attribution, words: frozenset[str], forbidden: tuple[str, ...], span: Span) -> None:
    for word in forbidden:
        if word in words:
            context.error(f"modifier {word} not allowed here", span)
