"""Type argument inference, precise enough for erasure: constraints from arguments and the target type."""

from __future__ import annotations

from dataclasses import field

from oxpecker.java.kinds import WildcardKind
from oxpecker.java.resolution.lookup import as_super
from oxpecker.java.resolution.subtyping import is_subtype, join
from oxpecker.java.types import (
    OBJECT,
    UNKNOWN,
    ArrayType,
    ClassType,
    NullType,
    OpenType,
    Primitive,
    Type,
    TypeVariable,
    UnknownType,
    VoidType,
    Wildcard,
    boxed,
    substitute,
    upper,
)
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass


@dataclass(slots=True)
class Inference:
    """The inferred values of some type variables."""

    world: World
    variables: frozenset[TypeVariable]
    equal: dict[TypeVariable, Type] = field(default_factory=dict)
    lower: dict[TypeVariable, list[Type]] = field(default_factory=dict)
    upper: dict[TypeVariable, Type] = field(default_factory=dict)
    opened: dict[TypeVariable, OpenType] = field(default_factory=dict)
    """What a class without source gives, which counts only where nothing else is known."""
    around: dict[TypeVariable, Type] = field(default_factory=dict)
    """The values of the class's type variables, which bounds may mention."""

    def argument(self, formal: Type, actual: Type) -> None:
        """An argument of the actual type is passed for a parameter of the formal type."""
        if isinstance(actual, OpenType) and isinstance(formal, TypeVariable) and formal in self.variables:
            self.opened.setdefault(formal, actual)
        if isinstance(actual, (NullType, UnknownType, VoidType)):
            return
        if isinstance(formal, TypeVariable):
            if formal in self.variables:
                self.lower.setdefault(formal, []).append(upper(boxed(actual)))
            return
        if isinstance(formal, Wildcard):
            if formal.bound is not None:
                self.argument(formal.bound, actual)
            return
        if isinstance(formal, ArrayType):
            if isinstance(actual, ArrayType) and not isinstance(actual.element, Primitive):
                self.argument(formal.element, actual.element)
            return
        if isinstance(formal, ClassType) and formal.arguments:
            actual = boxed(actual)
            for bound in self._class_types(actual):
                seen = as_super(self.world, bound, formal.name)
                if seen is not None and len(seen.arguments) == len(formal.arguments):
                    for wanted, given in zip(formal.arguments, seen.arguments, strict=True):
                        self._type_argument(wanted, given)
                    return

    def _class_types(self, t: Type) -> list[ClassType]:
        if isinstance(t, ClassType):
            return [t]
        if isinstance(t, TypeVariable):
            return [c for bound in t.bounds for c in self._class_types(bound)]
        return self._class_types(upper(t)) if isinstance(t, Wildcard) else []

    def _type_argument(self, wanted: Type, given: Type) -> None:
        if isinstance(given, UnknownType):
            return
        if isinstance(wanted, TypeVariable):
            if wanted in self.variables:
                self.equal.setdefault(wanted, given)
        elif isinstance(wanted, Wildcard):
            if wanted.bound is None:
                return
            if wanted.kind is WildcardKind.EXTENDS:
                self.argument(wanted.bound, upper(given))
            elif isinstance(wanted.bound, TypeVariable) and wanted.bound in self.variables:
                inner = given.bound if isinstance(given, Wildcard) and given.bound is not None else given
                self.upper.setdefault(wanted.bound, inner)
        elif isinstance(wanted, ClassType) and isinstance(given, ClassType) and wanted.name == given.name:
            for w, g in zip(wanted.arguments, given.arguments, strict=False):
                self._type_argument(w, g)
        elif isinstance(wanted, ArrayType) and isinstance(given, ArrayType):
            self._type_argument(wanted.element, given.element)

    def result(self, declared: Type, wanted: Type | None) -> None:
        """A result of the declared type has the given target type; counts only where arguments say nothing."""
        if wanted is None or isinstance(wanted, (UnknownType, VoidType, NullType)):
            return
        if isinstance(declared, TypeVariable):
            if declared in self.variables:
                self._variable_result(declared, upper(boxed(wanted)))
            return
        wanted = boxed(wanted)
        if isinstance(declared, ClassType) and declared.arguments and isinstance(wanted, ClassType):
            seen = as_super(self.world, declared, wanted.name)
            if seen is not None and len(seen.arguments) == len(wanted.arguments):
                for d, w in zip(seen.arguments, wanted.arguments, strict=True):
                    if isinstance(d, TypeVariable) and d in self.variables:
                        if self.value(d) is None or not isinstance(w, Wildcard):
                            inner = w.bound if isinstance(w, Wildcard) else w
                            if inner is not None and not isinstance(inner, UnknownType):
                                self.equal.setdefault(d, inner)
                    elif isinstance(d, ClassType):
                        self.result(d, w.bound if isinstance(w, Wildcard) else w)
        elif isinstance(declared, ArrayType) and isinstance(wanted, ArrayType):
            self.result(declared.element, wanted.element)

    def _variable_result(self, variable: TypeVariable, wanted: Type) -> None:
        known = self.value(variable)
        if known is None:
            self.upper.setdefault(variable, wanted)
        elif variable in self.equal or is_subtype(self.world, known, wanted):
            return
        elif all(is_subtype(self.world, each, wanted) for each in self.lower.get(variable, ())):
            # The arguments may have several least common supertypes; the target says which one matters.
            self.equal[variable] = wanted

    def value(self, variable: TypeVariable) -> Type | None:
        """The inferred value of a variable; None if unknown."""
        if variable in self.equal:
            return self.equal[variable]
        if variable in self.lower:
            return join(self.world, self.lower[variable])
        return self.upper.get(variable) or self.opened.get(variable)

    def open_values(self) -> dict[TypeVariable, Type]:
        """The inferred variables; the others are unknown types."""
        return dict.fromkeys(self.variables, UNKNOWN) | self.values()

    def function(self, formals: tuple[Type, ...], taken: tuple[Type, ...]) -> None:
        """A function whose parameters have the `taken` types is passed where its arguments have the formal ones."""
        for formal, t in zip(formals, taken, strict=False):
            if isinstance(formal, TypeVariable) and formal in self.variables and not isinstance(t, UnknownType):
                self.upper.setdefault(formal, boxed(t))

    def values(self, final: bool = False) -> dict[TypeVariable, Type]:
        """The inferred variables; if `final`, the others get their bounds."""
        found = {v: known for v in self.variables if (known := self.value(v)) is not None}
        if not final:
            return found
        for variable in self.variables - found.keys():
            bound = variable.bounds[0] if variable.bounds and variable.bounds[0] != OBJECT else UNKNOWN
            found[variable] = UNKNOWN
            found[variable] = substitute(bound, self.around | found)
        return found
