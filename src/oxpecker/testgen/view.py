"""A program as seen by Java code in its package: class names, and accessible members."""

from __future__ import annotations

from dataclasses import dataclass

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.naming import java_name
from oxpecker.java.outline import MODELS, ClassOutline, Outline, model_outline
from oxpecker.oox import typed
from oxpecker.oox.analysis.called_methods import called_methods
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.types import ANY, OBJECT, STRING, ArrayType, ClassType, Primitive, Type
from oxpecker.testgen.literals import java_primitive

BOXES = {"Integer", "Long", "Short", "Byte", "Character", "Boolean", "Double", "Float"}
"""The classes of boxed primitives; each has one field `value`."""
_STRING = "String"


def qualified(part: str) -> str:
    """The name of a field for `HeapState`: prefixed by the simple name of its class if the graph qualifies it."""
    *before, name = part.split(".")[-2:]
    return ":".join([*before, java_name(name)])


@dataclass(frozen=True, slots=True)
class _Comparisons:
    """What is known of the comparisons of objects in a program."""

    tell_apart: bool


@dataclass(frozen=True, slots=True)
class JavaView:
    """What tests of one program may name and access."""

    program: typed.Program
    outline: Outline

    def class_outline(self, name: str) -> ClassOutline | None:
        """The outline of a class of the program; None for library, local and missing classes."""
        info = None if name.endswith(ANY) else self.program.hierarchy.get(name)
        return None if info is None else self.outline.classes.get(info.declaration.span)

    @property
    def compares_objects(self) -> bool:
        """Whether the code of the program may tell a string from another one with the same text."""
        known = self.program.facts.get(_Comparisons)
        if known is None:
            own = (each for each in self.program.methods.values() if not self.is_library(each.info.owner))
            calls = (call for each in own for call in typed.found(each.body, typed.Invoke))
            known = self.program.facts[_Comparisons] = _Comparisons(any(map(self._may_tell_apart, calls)))
        assert isinstance(known, _Comparisons)
        return known.tell_apart

    def is_internally_called(self, method: MethodInfo) -> bool:
        """Whether only the program itself is meant to call a method or constructor, and does so."""
        return method.is_own_business and called_methods(self.program).includes(method)

    def withholds(self, constructor: MethodInfo) -> bool:
        """Whether a public class declares a constructor that is not public: others get its objects in another way."""
        found = self.class_outline(constructor.owner)
        is_declared = constructor.is_constructor and constructor.span in self.outline.members
        return is_declared and found is not None and "public" in found.modifiers

    def _may_tell_apart(self, call: typed.Invoke) -> bool:
        """Whether a call tells whether strings are one object, as `==` does: all that it is given may be strings."""
        span = call.method.span
        if not span.file.startswith(MODELS) or span not in model_outline(span.file).telling_apart:
            return False
        given = (*call.arguments, *(() if call.receiver is None else (call.receiver,)))
        return all(self.program.hierarchy.subtype(ClassType(_STRING), each.type) for each in given)

    def is_library(self, name: str) -> bool:
        """Whether a class is part of Java's own library."""
        info = self.program.hierarchy.get(name)
        return info is not None and (info.declaration.span.file.startswith(MODELS) or not info.declaration.span.line)

    def model(self, name: str) -> ClassOutline | None:
        """The outline of a library class as its model declares it; None if it has no model in Java."""
        info = self.program.hierarchy.get(name)
        if info is None or not info.declaration.span.file.startswith(MODELS):
            return None
        return model_outline(info.declaration.span.file).classes.get(info.declaration.span)

    def offers(self, method: MethodInfo) -> bool:
        """Whether Java's own library has this method as a public one."""
        if self.model(method.owner) is None or not method.span.file.startswith(MODELS):
            return False
        return "public" in model_outline(method.span.file).members.get(method.span, frozenset())

    def usual_arguments(self, method: MethodInfo) -> tuple[tuple[str, ...], ...]:
        """The usual arguments of a factory of the library, as its model states them."""
        is_modelled = method.span.file.startswith(MODELS)
        return model_outline(method.span.file).usual.get(method.span, ()) if is_modelled else ()

    def package(self, name: str) -> str:
        """The package of a class of the program."""
        found = self.class_outline(name)
        return "" if found is None else found.package

    def class_name(self, name: str) -> str | None:
        """The name of a class in Java code of the same package; None if it is inaccessible."""
        if name == OBJECT.name:
            return "Object"
        found = self.class_outline(name)
        if found is not None:
            return found.name if found.visible else None
        return self.library_name(name)

    def library_name(self, name: str) -> str | None:
        """The name of a library class; those of `java.lang` are unqualified."""
        info = self.program.hierarchy.get(name)
        if info is None:
            return None
        file = info.declaration.span.file
        if not file.startswith(MODELS):
            return name if not info.declaration.span.line or file == "prelude.oox" else None
        qualified = file.removeprefix(MODELS).removesuffix(".java").replace("/", ".")
        if not qualified.startswith("java"):
            return None
        nested = name.partition("$")[2].replace("$", ".")
        full = f"{qualified}.{nested}" if nested else qualified
        simple = full.removeprefix("java.lang.")
        return simple if "." not in simple or nested else full

    def binary_name(self, name: str) -> str:
        """The binary name of a class of the program, for class loaders."""
        found = self.class_outline(name)
        assert found is not None
        inside = found.name.replace(".", "$")
        return f"{found.package}.{inside}" if found.package else inside

    def type_name(self, t: Type) -> str:
        """The type of a local variable; `Object` if the class is inaccessible."""
        if isinstance(t, ArrayType):
            return f"{self.type_name(t.element)}[]"
        if isinstance(t, ClassType):
            return self.class_name(t.name) or "Object"
        if t == STRING:
            return "String"
        assert isinstance(t, Primitive)
        return java_primitive(t)

    def is_named(self, t: Type) -> bool:
        """Whether a test may name a type."""
        while isinstance(t, ArrayType):
            t = t.element
        return not isinstance(t, ClassType) or self.class_name(t.name) is not None

    def is_exception(self, name: str) -> bool:
        """Whether objects of a class can be thrown."""
        return self.program.hierarchy.get(name) is not None and self.program.hierarchy.subclass(name, "Throwable")

    def modifiers(self, member: FieldInfo | MethodInfo) -> frozenset[str]:
        """The modifiers of a member of the program's own classes; other members count as visible."""
        return self.outline.members.get(member.span, frozenset())

    def is_constant(self, field: FieldInfo) -> bool:
        """Whether a static field never changes."""
        owner = self.class_outline(field.owner)
        if owner is None or owner.kind.is_interface or "final" in self.modifiers(field):
            return True
        return owner.kind is ClassKind.ENUM and field.type == ClassType(field.owner)

    def may_use(self, member: FieldInfo | MethodInfo) -> bool:
        """Whether a test in the same package may access a member."""
        owner = self.class_outline(member.owner)
        if owner is None or not owner.visible or "private" in self.modifiers(member):
            return False
        return not (owner.kind is ClassKind.RECORD and isinstance(member, FieldInfo))

    def may_assign(self, field: FieldInfo) -> bool:
        """Whether a test in the same package may assign a field."""
        named = not isinstance(field.type, ClassType) or self.class_name(field.type.name) is not None
        return named and self.may_use(field) and "final" not in self.modifiers(field)

    def own_fields(self, cls: ClassInfo) -> list[FieldInfo]:
        """The fields of an object that the program itself declares."""
        return [field for field in cls.layout if self.class_outline(field.owner) is not None]

    def is_enum(self, name: str) -> bool:
        """Whether a class, or the class around a constant's body, is an enum."""
        found = self.class_outline(name)
        return found is not None and found.kind is ClassKind.ENUM
