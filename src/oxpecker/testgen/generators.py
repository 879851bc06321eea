"""What other code can obtain objects of a class from: constructors, static factories, constants, and other objects."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import ClassType, Type
from oxpecker.testgen.view import JavaView


class Generators:
    """The members of a program's own classes that return objects."""

    def __init__(self, view: JavaView) -> None:
        self.view = view

    def constants(self, t: ClassType) -> list[FieldInfo]:
        """The accessible static final fields of a type, those of the type's own class first."""
        fields = (f for name in self._classes for f in self.view.program.hierarchy[name].static_fields.values())
        found = [f for f in fields if self._is(f.declared, t) and self.view.is_constant(f) and self.view.may_use(f)]
        return sorted(found, key=lambda field: field.owner != t.name)

    def factories(self, t: ClassType) -> list[MethodInfo]:
        """The accessible static methods that may return objects of a type, those of the type's own class first."""
        found = [each for each in self._returning if each.static and self._may_be(each.return_type, t)]
        return sorted(found, key=lambda method: (method.owner != t.name, not self.returns(method, t)))

    def makers(self, t: ClassType) -> list[MethodInfo]:
        """The accessible methods of objects of other classes that may return objects of a type, as builders do."""
        return [
            each
            for each in self._returning
            if not each.static and self._may_be(each.return_type, t) and not self._is(ClassType(each.owner), t)
        ]

    def returns(self, method: MethodInfo, t: ClassType) -> bool:
        """Whether the declared type of a result says that it is of a type."""
        return self._is(method.return_type, t)

    def may_return(self, method: MethodInfo, t: ClassType) -> bool:
        """Whether a result may be of a type of the program."""
        return self._may_be(method.return_type, t)

    def _may_be(self, t: Type, wanted: ClassType) -> bool:
        if not isinstance(t, ClassType) or self.view.class_outline(t.name) is None:
            return False
        return self._is(t, wanted) or self._is(wanted, t)

    def _is(self, t: Type, wanted: ClassType) -> bool:
        return isinstance(t, ClassType) and self.view.program.hierarchy.subclass(t.name, wanted.name)

    @cached_property
    def _classes(self) -> list[str]:
        return [name for name in self.view.program.hierarchy.classes if self.view.class_outline(name) is not None]

    @cached_property
    def _returning(self) -> list[MethodInfo]:
        """The accessible methods that return objects of the program's own classes."""
        declared = (
            method
            for name in self._classes
            for methods in self.view.program.hierarchy[name].methods.values()
            for method in methods
        )
        return [each for each in declared if self._is_usable(each)]

    def _is_usable(self, method: MethodInfo) -> bool:
        t = method.return_type
        if method.is_constructor or method.name.startswith("$") or not isinstance(t, ClassType):
            return False
        is_visible = self.view.may_use(method) and self.view.class_name(method.owner) is not None
        return (
            is_visible
            and self.view.class_outline(t.name) is not None
            and all(map(self.view.is_named, (t, *method.parameter_types)))
        )


def relevant(generators: Generators, t: ClassType) -> Iterator[ClassType]:
    """A type, and those of the objects that directly return objects of it."""
    yield t
    yield from dict.fromkeys(ClassType(each.owner) for each in generators.makers(t))
