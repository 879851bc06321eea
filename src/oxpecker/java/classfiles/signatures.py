"""Types in class files: descriptors (JVMS 4.3) and generic signatures (JVMS 4.7.9.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from oxpecker.java.kinds import WildcardKind
from oxpecker.java.types import (
    BOOLEAN,
    BYTE,
    CHAR,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    OBJECT,
    SHORT,
    VOID,
    ArrayType,
    ClassType,
    Type,
    TypeVariable,
    Wildcard,
    erase,
)
from oxpecker.oox.records import dataclass

_LETTERS: Mapping[str, Type] = {
    "B": BYTE,
    "C": CHAR,
    "D": DOUBLE,
    "F": FLOAT,
    "I": INT,
    "J": LONG,
    "S": SHORT,
    "Z": BOOLEAN,
    "V": VOID,
}
_BOUNDS = {"+": WildcardKind.EXTENDS, "-": WildcardKind.SUPER}
_END_OF_NAME = frozenset("<>;:./")

Variables = Callable[[str], TypeVariable | None]


class BadSignature(Exception):
    """A text that is no signature, or that names an unknown type variable."""


@dataclass(frozen=True, slots=True)
class ClassSignature:
    """The header of a class."""

    type_parameters: tuple[TypeVariable, ...]
    superclass: ClassType | None
    interfaces: tuple[ClassType, ...]


@dataclass(frozen=True, slots=True)
class MethodSignature:
    """The header of a method."""

    type_parameters: tuple[TypeVariable, ...]
    parameters: tuple[Type, ...]
    result: Type
    throws: tuple[Type, ...] = ()


def binary_name(internal: str) -> str:
    """`a.b.C$D` for the internal name `a/b/C$D`."""
    return internal.replace("/", ".")


def class_signature(text: str, owner: str, variables: Variables) -> ClassSignature:
    """Reads the signature of a class; `variables` are those of enclosing classes. Raises BadSignature."""
    reader = _Reader(text, variables)
    parameters = reader.type_parameters(owner)
    superclass = reader.class_type()
    interfaces: list[ClassType] = []
    while not reader.is_at_end:
        interfaces.append(reader.class_type())
    return ClassSignature(parameters, superclass, tuple(interfaces))


def method_signature(text: str, owner: str, variables: Variables) -> MethodSignature:
    """Reads the signature or the descriptor of a method. Raises BadSignature."""
    reader = _Reader(text, variables)
    type_parameters = reader.type_parameters(owner)
    reader.expect("(")
    parameters: list[Type] = []
    while not reader.accept(")"):
        parameters.append(reader.type())
    result = reader.type()
    throws: list[Type] = []
    while reader.accept("^"):
        throws.append(reader.type())
    reader.finish()
    return MethodSignature(type_parameters, tuple(parameters), result, tuple(throws))


def field_type(text: str, variables: Variables) -> Type:
    """Reads the signature or the descriptor of a field. Raises BadSignature."""
    reader = _Reader(text, variables)
    found = reader.type()
    reader.finish()
    return found


def same_erasure(signature: MethodSignature, descriptor: MethodSignature) -> bool:
    """Whether a generic signature fits the descriptor, which may have further, synthetic parameters first."""
    count = len(signature.parameters)
    last = descriptor.parameters[len(descriptor.parameters) - count :]
    if count > len(descriptor.parameters) or erase(signature.result) != descriptor.result:
        return False
    return all(erase(one) == two for one, two in zip(signature.parameters, last, strict=True))


class _Reader:
    """Reads a signature from left to right."""

    def __init__(self, text: str, variables: Variables) -> None:
        self._text = text
        self._at = 0
        self._around = variables
        self._own: dict[str, TypeVariable] = {}

    @property
    def is_at_end(self) -> bool:
        return self._at >= len(self._text)

    def accept(self, letter: str) -> bool:
        if self._text.startswith(letter, self._at):
            self._at += 1
            return True
        return False

    def expect(self, letter: str) -> None:
        if not self.accept(letter):
            raise BadSignature(self._text)

    def finish(self) -> None:
        if not self.is_at_end:
            raise BadSignature(self._text)

    def _name(self) -> str:
        start = self._at
        while not self.is_at_end and self._text[self._at] not in _END_OF_NAME:
            self._at += 1
        if self._at == start:
            raise BadSignature(self._text)
        return self._text[start : self._at]

    def type_parameters(self, owner: str) -> tuple[TypeVariable, ...]:
        """`<T:Bound:Bound..>`; bounds may name any of the parameters."""
        if not self.accept("<"):
            return ()
        start = self._at
        self._declare(owner)
        self._at = start
        while not self.accept(">"):
            variable = self._own[self._name()]
            while self.accept(":"):
                if not self._text.startswith(":", self._at):
                    variable.bounds.append(self.type())
        return tuple(self._own.values())

    def _declare(self, owner: str) -> None:
        """Finds the names of type parameters before their bounds are read."""
        while not self._text.startswith(">", self._at):
            name = self._name()
            self._own[name] = TypeVariable(name, owner)
            while self.accept(":"):
                if not self._text.startswith(":", self._at):
                    self._skip_type()

    def _skip_type(self) -> None:
        depth = 0
        while not self.is_at_end:
            letter = self._text[self._at]
            self._at += 1
            depth += {"<": 1, ">": -1}.get(letter, 0)
            if letter == ";" and depth == 0:
                return
        raise BadSignature(self._text)

    def type(self) -> Type:
        """A primitive type, a class, an array or a type variable."""
        depth = 0
        while self.accept("["):
            depth += 1
        found = self._element()
        for _ in range(depth):
            found = ArrayType(found)
        return found

    def _element(self) -> Type:
        if self._text.startswith("L", self._at):
            return self.class_type()
        if self.accept("T"):
            name = self._name()
            self.expect(";")
            variable = self._own.get(name) or self._around(name)
            if variable is None:
                raise BadSignature(self._text)
            return variable
        letter = self._text[self._at : self._at + 1]
        if letter not in _LETTERS:
            raise BadSignature(self._text)
        self._at += 1
        return _LETTERS[letter]

    def class_type(self) -> ClassType:
        """`La/b/C<..>.D<..>;`: the arguments of the innermost class come first, as in symbols."""
        self.expect("L")
        name = self._name()
        while self.accept("/"):
            name = f"{name}.{self._name()}"
        arguments = self._arguments()
        while self.accept("."):
            name = f"{name}${self._name()}"
            arguments = (*self._arguments(), *arguments)
        self.expect(";")
        return ClassType(name, arguments)

    def _arguments(self) -> tuple[Type, ...]:
        found: list[Type] = []
        if self.accept("<"):
            while not self.accept(">"):
                found.append(self._argument())
        return tuple(found)

    def _argument(self) -> Type:
        if self.accept("*"):
            return Wildcard()
        kind = _BOUNDS.get(self._text[self._at : self._at + 1])
        if kind is None:
            return self.type()
        self._at += 1
        bound = self.type()
        return Wildcard() if kind is WildcardKind.EXTENDS and bound == OBJECT else Wildcard(kind, bound)
