"""Symbols of classes that are known by their class files only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from oxpecker.java.classfiles.class_file import Access, ClassFile, FileMember
from oxpecker.java.classfiles.signatures import (
    BadSignature,
    ClassSignature,
    MethodSignature,
    Variables,
    binary_name,
    class_signature,
    field_type,
    method_signature,
    same_erasure,
)
from oxpecker.java.kinds import ClassKind, access_of
from oxpecker.java.nullness import Place, is_never_null
from oxpecker.java.symbols import CONSTRUCTOR, ClassSymbol, FieldSymbol, MethodSymbol
from oxpecker.java.types import BOOLEAN, OBJECT, STRING, ClassType, Type, TypeVariable, erase

_WORDS = {
    Access.PUBLIC: "public",
    Access.PRIVATE: "private",
    Access.PROTECTED: "protected",
    Access.STATIC: "static",
    Access.FINAL: "final",
    Access.ABSTRACT: "abstract",
}
_HIDDEN = Access.SYNTHETIC | Access.PRIVATE


class Declarations(Protocol):
    """Where the declarations of classes are found."""

    def find(self, name: str, /) -> ClassFile | None:
        """The class with a binary name."""


def class_symbols(path: Declarations, name: str) -> list[ClassSymbol]:
    """The symbol of a top-level class and those of its member classes; empty if the class path has no such class."""
    file = path.find(name)
    if file is None or file.access & (Access.SYNTHETIC | Access.MODULE) or _is_nested(file):
        return []
    return list(_entered(path, file, None))


def single_symbol(path: Declarations, name: str) -> ClassSymbol | None:
    """The symbol of a class with its members, outside of any other class."""
    file = path.find(name)
    if file is None:
        return None
    symbol = next(_entered(path, file, None))
    add_members(symbol)
    return symbol


def _is_nested(file: ClassFile) -> bool:
    entry = file.own_entry
    return entry is not None and entry.outer is not None


def _entered(path: Declarations, file: ClassFile, outer: ClassSymbol | None) -> Iterator[ClassSymbol]:
    entry = file.own_entry
    access = file.access if entry is None else entry.access
    name = binary_name(file.name)
    simple = name.rpartition(".")[2] if entry is None or entry.simple is None else entry.simple
    kind = _kind(file, access)
    is_inner = outer is not None and kind is ClassKind.CLASS and not access & Access.STATIC and not outer.interface
    around = outer.type_parameters if outer is not None and is_inner else ()
    header = _header(file, name, outer)
    symbol = ClassSymbol(
        name,
        simple,
        kind,
        _modifiers(access) | ({"sealed"} if file.permitted is not None else set()),
        outer,
        library=True,
        type_parameters=(*header.type_parameters, *around),
        enclosing_parameters=around,
        unmodelled=True,
        beyond=(name,),
        class_file=file,
        package_file=path.find(f"{name.rpartition('.')[0]}.package-info"),
    )
    symbol.set_supertypes(header.superclass, header.interfaces)
    yield symbol
    for member in file.inner_classes:
        if member.outer != file.name or member.simple is None or member.access & _HIDDEN:
            continue
        inside = path.find(binary_name(member.name))
        if inside is not None:
            members = list(_entered(path, inside, symbol))
            symbol.member_classes[member.simple] = members[0]
            yield from members


def _kind(file: ClassFile, access: Access) -> ClassKind:
    if access & Access.ANNOTATION:
        return ClassKind.ANNOTATION
    if access & Access.INTERFACE:
        return ClassKind.INTERFACE
    if access & Access.ENUM:
        return ClassKind.ENUM
    return ClassKind.CLASS if file.components is None else ClassKind.RECORD


def _modifiers(access: Access) -> frozenset[str]:
    return frozenset(word for flag, word in _WORDS.items() if access & flag)


def _variables(symbol: ClassSymbol | None) -> Variables:
    """The type variables that are in scope in a class: its own, and those of the classes around it."""

    def find(name: str) -> TypeVariable | None:
        current = symbol
        while current is not None:
            for variable in current.type_parameters:
                if variable.name == name:
                    return variable
            current = current.outer
        return None

    return find


def _header(file: ClassFile, name: str, outer: ClassSymbol | None) -> ClassSignature:
    """The generic header; the erased one if there is no signature, or one that does not fit (JVMS 4.7.9)."""
    superclass = None if file.superclass is None else ClassType(binary_name(file.superclass))
    interfaces = tuple(ClassType(binary_name(each)) for each in file.interfaces)
    if file.access & Access.INTERFACE:
        superclass = None
    if file.signature is not None:
        try:
            found = class_signature(file.signature, name, _variables(outer))
        except BadSignature:
            return ClassSignature((), superclass, interfaces)
        fits = superclass in (None, erase(found.superclass or OBJECT))
        if fits and tuple(map(erase, found.interfaces)) == interfaces:
            above = None if superclass is None else found.superclass
            return ClassSignature(found.type_parameters, above, found.interfaces)
    return ClassSignature((), superclass, interfaces)


# --- members -----------------------------------------------------------------------------------------------


def add_members(symbol: ClassSymbol) -> None:
    """Adds the members that other classes can name."""
    file = symbol.class_file
    assert file is not None
    for field in file.fields:
        if not field.access & _HIDDEN:
            symbol.add_field(_field(symbol, field))
    for method in file.methods:
        # A bridge is synthetic too; a private member can be named by no other class.
        if not method.access & _HIDDEN and method.name != "<clinit>":
            found = _method(symbol, method)
            if found is not None:
                symbol.add_method(found)


def _field(symbol: ClassSymbol, field: FileMember) -> FieldSymbol:
    t = _field_type(symbol, field)
    is_constant = bool(field.access & Access.FINAL) and field.constant is not None
    return FieldSymbol(
        symbol,
        field.name,
        t,
        bool(field.access & Access.STATIC),
        bool(field.access & Access.FINAL),
        enum_constant=bool(field.access & Access.ENUM),
        volatile=bool(field.access & Access.VOLATILE),
        access=access_of(_modifiers(field.access), symbol.interface),
        constant=_converted(field, t) if is_constant else None,
    )


def _converted(field: FileMember, t: Type) -> int | float | bool | str | None:
    """The value of a constant; booleans are stored as integers, and only primitives and strings are constants."""
    if t == BOOLEAN:
        return bool(field.constant)
    return field.constant if t == STRING or not isinstance(t, ClassType) else None


def _field_type(symbol: ClassSymbol, field: FileMember) -> Type:
    variables = _variables(symbol)
    plain = _descriptor(field.descriptor)
    if field.signature is not None:
        try:
            found = field_type(field.signature, variables)
        except BadSignature:
            return plain
        return found if erase(found) == plain else plain
    return plain


def _descriptor(text: str) -> Type:
    try:
        return field_type(text, lambda _: None)
    except BadSignature:
        return OBJECT


def _method(symbol: ClassSymbol, method: FileMember) -> MethodSymbol | None:
    try:
        found = _method_signature(symbol, method)
    except BadSignature:
        return None
    names = method.parameter_names[len(method.parameter_names) - len(found.parameters) :]
    if len(names) != len(found.parameters) or not all(names):
        names = tuple(f"p{number}" for number in range(len(found.parameters)))
    throws = found.throws or tuple(ClassType(binary_name(each)) for each in method.exceptions)
    words = _modifiers(method.access)
    if symbol.interface and not words & {"abstract", "static"}:
        words |= {"default"}
    return MethodSymbol(
        symbol,
        CONSTRUCTOR if method.name == "<init>" else method.name,
        found.parameters,
        found.result,
        names,
        found.type_parameters,
        words,
        bool(method.access & Access.VARARGS),
        bool(method.access & Access.ABSTRACT),
        throws=throws,
        non_null=is_never_null(method.annotations, _annotations(symbol, method), Place.RESULT),
    )


def _annotations(symbol: ClassSymbol, method: FileMember) -> Iterator[frozenset[str]]:
    """The annotations of a method, of its class, of the classes around it, and of its package."""
    yield method.annotations
    current: ClassSymbol | None = symbol
    while current is not None:
        if current.class_file is not None:
            yield current.class_file.annotations
        current = current.outer
    if symbol.package_file is not None:
        yield symbol.package_file.annotations


def _method_signature(symbol: ClassSymbol, method: FileMember) -> MethodSignature:
    """The generic signature; the descriptor if there is none, or if the signature does not fit it."""
    plain = method_signature(method.descriptor, "", lambda _: None)
    hidden = _hidden_parameters(symbol) if method.name == "<init>" else 0
    shown = MethodSignature((), plain.parameters[hidden:], plain.result)
    if method.signature is None:
        return shown
    try:
        owner = f"{symbol.name}.{method.name}{method.descriptor}"
        found = method_signature(method.signature, owner, _variables(symbol))
    except BadSignature:
        return shown
    return found if same_erasure(found, plain) else shown


def _hidden_parameters(symbol: ClassSymbol) -> int:
    """The number of first parameters of constructors that are not written: an enclosing object, name and ordinal."""
    if symbol.kind is ClassKind.ENUM:
        return 2
    return 1 if symbol.inner else 0
