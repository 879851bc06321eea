"""What the input clauses of a class say (docs/language.md 2.2): how objects are built from parts, and which exist.

A clause declares a method with a reserved name (`oox/roles.py`). Two fields have reserved names as well: reports name
an object by the object in its field `$for`, and `$identity` is an identity number, chosen on first use.
"""

from __future__ import annotations

from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, applied, is_reference

STANDS_FOR = "$for"
"""The field of an internal part, such as the monitor of a lock, that holds the object it belongs to."""
IDENTITY = "$identity"
GIVEN = "$given"
"""The flag of library objects whose past is unknown."""
FUNCTION = "$lambda$"
"""Occurs in the name of a class whose objects are functions of the source."""
FROZEN = frozenset({"Frozen", "oxpecker$Frozen"})
"""The superclasses of parts of immutable library objects that only library code gets."""
IMMUTABLE = frozenset({"Immutable", "oxpecker$Immutable"})
"""The superclasses of library objects whose fields and arrays keep what the constructor has given them."""
KEY_ORDERS = frozenset({"KeyOrder", "oxpecker$KeyOrder"})
KEPT = frozenset({"Kept", "oxpecker$Kept"})
"""The superclasses of objects that may be identical although they appear as two: `$same` compares their contents."""
LITERALS = "$Literals"
"""The class whose static fields hold the objects of literals, one for each text."""
SHARED = frozenset({"Shared", "oxpecker$Shared"})
"""The superclasses of objects of which the language leaves open whether they are one: `$same` gives up on such."""
UNKNOWN_ORDERS = frozenset({"UnknownKeyOrder", "oxpecker$UnknownKeyOrder"})
"""Below `KeyOrder`, the class of orders of which nothing else is known."""

_PARTS_TYPE = ArrayType(OBJECT)
_INTERNED = "$interned"
_SEPARATE = "$separate"


def factory(cls: ClassInfo) -> MethodInfo | None:
    """The method that makes inputs of a class from their parts."""
    for name in (InputRole.OF, InputRole.ENTRIES):
        for method in cls.methods.get(name, ()):
            if method.static and method.parameter_types == (_PARTS_TYPE,):
                return method
    return None


def wrapper(cls: ClassInfo) -> MethodInfo | None:
    """The method that makes inputs of a class around parts whose number is open."""
    return next(
        (m for m in cls.methods.get(InputRole.AROUND, ()) if m.static and m.parameter_types == (_PARTS_TYPE,)), None
    )


def constructor_fact_methods(cls: ClassInfo) -> list[MethodInfo]:
    """The methods that state the constructor facts of a class and its superclasses."""
    return [method for info in cls.lineage() for method in info.constructor_facts()]


def parts_of(cls: ClassInfo) -> MethodInfo | None:
    """The method that returns the parts of an object, if the factory can rebuild it."""
    if factory(cls) is None:
        return None
    return next((method for info in cls.lineage() for method in info.methods.get(InputRole.PARTS, ())), None)


def has_entries(cls: ClassInfo) -> bool:
    """Whether the parts are keys and values by turns."""
    return InputRole.ENTRIES in cls.methods


def written_as(cls: ClassInfo) -> tuple[str, Type] | None:
    """The field that an object is written as, where it is written as a simple value."""
    for method in cls.methods.get(InputRole.OF, ()):
        if method.static and len(method.parameters) == 1 and method.parameter_types != (_PARTS_TYPE,):
            return method.parameters[0]
    return None


def interned_flag(cls: ClassInfo) -> FieldInfo | None:
    """The field that tells the one interned object of each simple value from others that are written alike."""
    return cls.find_field(_INTERNED, static=False)


def whole_of_part(cls: ClassInfo) -> FieldInfo | None:
    """The field of an internal part that holds the object it belongs to; None for all other classes."""
    return next((each for each in cls.layout if each.name == STANDS_FOR), None)


def part_fields(cls: ClassInfo, hierarchy: Hierarchy) -> list[tuple[FieldInfo, ClassInfo]]:
    """The fields of a class that hold its internal parts, with the classes of the parts."""
    typed = [(each, hierarchy.get(each.type.name)) for each in cls.layout if isinstance(each.type, ClassType)]
    return [(field, part) for field, part in typed if part is not None and whole_of_part(part) is not None]


def separate_flag(cls: ClassInfo) -> FieldInfo | None:
    """The field that tells objects made by `new` from the one that is kept for their value."""
    return cls.find_field(_SEPARATE, static=False)


def is_plain_constant(hierarchy: Hierarchy, field: FieldInfo) -> bool:
    """Whether a static field is final and holds a number, a text or another simple value."""
    if not (field.static and field.final) or not is_reference(field.type):
        return field.static and field.final
    cls = hierarchy.get(field.type.name) if isinstance(field.type, ClassType) else None
    return cls is not None and written_as(cls) is not None


def has_constants(cls: ClassInfo) -> bool:
    """Whether the objects of a class are those in its static fields."""
    return InputRole.CONSTANTS in cls.methods


def is_identity(cls: ClassInfo, slot: object) -> bool:
    """Whether a slot of an object keeps its number: who may change nothing may still be the first to ask for that."""
    return slot == 0 and bool(cls.layout) and cls.layout[0].name == IDENTITY


def is_always_new(cls: ClassInfo) -> bool:
    """Whether each evaluation of what creates an object of a class gives another one: not so for lambdas."""
    return FUNCTION not in cls.name and (KEPT | SHARED).isdisjoint(cls.ancestors)


def constant_class(cls: ClassInfo) -> ClassInfo | None:
    """The class that holds the constants an object of a class is one of."""
    return next((info for info in cls.lineage() if has_constants(info)), None)


def extended(cls: ClassInfo) -> ClassInfo | None:
    """The superclass that builds its inputs from parts, if this class does not define how to build its own."""
    lineage = list(cls.lineage())
    return None if factory(cls) is not None else next((info for info in lineage if factory(info) is not None), None)


def factory_class(cls: ClassInfo) -> ClassInfo | None:
    """The class that makes inputs of a class from parts, or the part of them that is inherited from it."""
    return cls if factory(cls) is not None else extended(cls)


def factory_arguments(cls: ClassInfo, arguments: tuple[Type, ...]) -> tuple[Type, ...] | None:
    """The type arguments of an object for the class that constructs it; None if they are unknown."""
    if factory(cls) is not None:
        return arguments
    for info in cls.lineage():
        for method in info.methods.get(InputRole.INHERITED, ()):
            (_, t), *_ = method.parameters
            if info is not cls and any(getattr(each, "place", -1) >= 0 for each in getattr(t, "arguments", ())):
                return None
            above = applied(t, arguments)
            return above.arguments if isinstance(above, ClassType) else None
    return None


def part_types(cls: ClassInfo, arguments: tuple[Type, ...], number: int) -> tuple[Type, ...]:
    """The declared types of this many elements or entries, followed by the order, if the type names one."""
    each = arguments[: _width(cls)] if len(arguments) >= _width(cls) else (OBJECT,) * _width(cls)
    return each * number + order_types(cls, arguments)


def order_types(cls: ClassInfo, arguments: tuple[Type, ...]) -> tuple[Type, ...]:
    """The class of the order that the parts of an object end with; none where its keys have their own."""
    return arguments[_width(cls) :] if may_be_ordered(cls) else ()


def may_be_ordered(cls: ClassInfo) -> bool:
    """Whether the parts of an object may end with an order of the others."""
    return not cls.methods.keys().isdisjoint({InputRole.ORDERED, InputRole.ACCESSED})


def usual_order(cls: ClassInfo) -> str:
    """The order of an object whose parts end with none."""
    return "insertion order" if InputRole.ACCESSED in cls.methods else "natural order"


def _width(cls: ClassInfo) -> int:
    return 2 if has_entries(cls) else 1


def is_order(cls: ClassInfo) -> bool:
    """Whether an object is the order of the other parts."""
    return not KEY_ORDERS.isdisjoint(cls.ancestors)


def constant_names(cls: ClassInfo) -> list[str]:
    """The static fields that hold the constants of a class."""
    return [field.name for field in cls.static_fields.values() if field.type == ClassType(cls.name)]


def static_named(hierarchy: Hierarchy, text: str) -> tuple[ClassInfo, str] | None:
    """The class and the static field that `Class.NAME` means."""
    owner, _, name = text.rpartition(".")
    info = hierarchy.named(owner)
    return (info, name) if info is not None and name in info.static_fields else None


def constant_named(hierarchy: Hierarchy, text: str) -> tuple[ClassInfo, str] | None:
    """The class and the static field that `Class.NAME` means, if it is a constant."""
    found = static_named(hierarchy, text)
    if found is None or not has_constants(found[0]):
        return None
    return found if found[0].static_fields[found[1]].type == ClassType(found[0].name) else None
