"""Facts about programs, found by fixpoints over all code that could refute them.

| file | what it claims or provides |
|---|---|
| `framework` | the one way to solve an analysis |
| `origins` | where the values of a method come from |
| `escape` | where an object may escape to |
| `family` | the code that may access private members |
| `demands` | parameters that are not null if a method returns |
| `stores` | fields that methods surely assign, and those that they read before |
| `null_flow`, `nullness` | what is never null |
| `contents`, `views` | collections without null elements |
| `nesting`, `nested_contents` | collections in collections without null elements |
| `returned_arguments` | methods that may return an argument |
| `plain_types` | types whose objects are library objects that hold no others |
| `ownership` | arrays that are reachable only through their owner |
| `array_lengths` | arrays that all have one length |
| `array_classes` | arrays that were all created with one element type |
| `exact_classes` | objects that are all of one class |
| `references_back` | objects that hold the object that created them |
| `constructor_facts` | postconditions of constructors |
| `effects` | what code may assign, create, throw and initialise |
| `constant_classes` | classes whose time of initialisation is not observable |
| `structures`, `structure_flow` | library structures, and how one method uses them |
| `mutation` | what methods do to their arguments |
| `constant_contents` | collections in static fields that no code changes |
| `static_uses` | the classes whose static state a check may come to |
| `static_state` | static fields that code may have changed before a method is called |

`claim_facts` has the claims made that exclude inputs: the type of a field or parameter tells them, and they are made
when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import cached_property, partial
from threading import RLock
from typing import TYPE_CHECKING, TypeVar

from oxpecker.limits import uncounted
from oxpecker.limits.garbage import uncollected
from oxpecker.oox import typed
from oxpecker.oox.analysis.array_classes import KnownArrayClasses
from oxpecker.oox.analysis.array_lengths import KnownLengths, Shape
from oxpecker.oox.analysis.constructor_facts import ConstructorFacts
from oxpecker.oox.analysis.contents import Contents
from oxpecker.oox.analysis.escape import Escapes
from oxpecker.oox.analysis.exact_classes import KnownClasses
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.null_flow import Holder, Kind
from oxpecker.oox.analysis.nullness import NeverNull
from oxpecker.oox.analysis.ownership import Ownership
from oxpecker.oox.analysis.plain_types import PlainTypes
from oxpecker.oox.analysis.structures import is_library
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.claims import Claim, Fact
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.input_clauses import factory, is_always_new
from oxpecker.oox.records import dataclass
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.type_arguments import arguments_of_class
from oxpecker.oox.types import ArrayType, ClassType, Sharing, Type, with_nullness

if TYPE_CHECKING:
    from oxpecker.oox.analysis.collection_ownership import CollectionOwnership
    from oxpecker.oox.analysis.nested_contents import NestedContents
    from oxpecker.oox.analysis.nesting import Path
    from oxpecker.oox.analysis.references_back import ReferencesBack

__all__ = ["ClaimsOnDemand", "claim_facts"]

T = TypeVar("T", bound=Type)


def claim_facts(program: typed.Program, facts: frozenset[Fact]) -> None:
    """Has all claims of some kinds made about a program, each when somebody asks for a type that tells it."""
    program.claiming = ClaimsOnDemand(program, facts)


class ClaimsOnDemand:
    """The claims about one program, which are the same in whatever order they are asked for.

    Analyses see declared types only, and the methods that there were at first. What they have found is dropped if
    something interrupts them, since it may be incomplete.
    """

    def __init__(self, program: typed.Program, facts: frozenset[Fact]) -> None:
        self._program, self._facts = replace(program, methods=dict(program.methods)), facts
        self._known: _Claiming | None = None
        self._made: dict[FieldInfo | str, tuple[Claim, ...]] = {}
        """The claims about fields, classes and methods, these by their keys."""
        self._all: tuple[Claim, ...] | None = None
        self._lock = RLock()
        self._is_claiming = False
        families = Families(CallGraph(program))
        self._classes = [
            cls
            for cls in program.hierarchy.classes.values()
            if any(map(_is_claimed, cls.fields.values())) and not families.is_hidden(cls.name)
        ]
        self._methods = [
            method
            for method in program.methods.values()
            if _has_claims(method, facts) and not families.is_hidden(method.info.owner)
        ]
        for cls in program.hierarchy.classes.values():
            if InputRole.CONSTRUCTED in cls.methods:
                cls.claims = self
        for field in self._fields() if facts else ():
            field.claim_later(self)
        for method in self._methods:
            method.claim_later(self)

    def _fields(self) -> Iterator[FieldInfo]:
        """The fields that may have claims."""
        for cls in self._classes:
            yield from (field for field in cls.fields.values() if _is_claimed(field))

    def _settle(self, key: FieldInfo | str, claims: Callable[[_Claiming], Iterable[Claim]]) -> None:
        """Makes some claims, for all checks of the program: it does not count towards the time of one."""
        self._is_claiming = True
        try:
            with uncounted(), uncollected(), deep_recursion():
                if self._known is None:
                    self._known = _Claiming(self._program, self._facts)
                self._made[key] = tuple(claims(self._known))
        except BaseException:
            self._known = None
            raise
        finally:
            self._is_claiming = False

    def type_of(self, field: FieldInfo) -> Type:
        """The type of a field, with what is claimed about its values; analyses get the declared one."""
        with self._lock:
            if self._is_claiming:
                return field.declared
            if field.claims is not None:
                found = [field.declared]
                self._settle(field, lambda known: known.of_field(field, found))
                field.type, field.claims = found[-1], None
            return field.type

    def parameters_of(self, method: typed.Method) -> tuple[typed.Variable, ...]:
        """The parameters of a method, with what is claimed about their values; analyses get the declared ones."""
        with self._lock:
            if self._is_claiming:
                return method.declared
            if method.claims is not None:
                key = method.info.key
                if key not in self._made:
                    self._settle(key, lambda known: known.of_parameters(self._program.methods[key]))
                numbers = {claim.number for claim in self._made[key]}
                given = enumerate(method.declared)
                method.parameters = tuple(_non_null(each) if number in numbers else each for number, each in given)
                method.claims = None
            return method.parameters

    def settle_constructors(self, cls: ClassInfo) -> None:
        """Removes the conditions that a class states about its objects if they cannot be relied on."""
        with self._lock:
            if cls.claims is not None and not self._is_claiming:
                self._settle(cls.name, partial(_Claiming.of_constructors, cls=cls))
                cls.claims = None

    def all(self) -> tuple[Claim, ...]:
        """All claims: of each class those about its fields and itself, then those about methods."""
        with self._lock:
            if self._all is None:
                for cls in self._program.hierarchy.classes.values():
                    cls.constructor_facts()
                for field in self._fields():
                    _ = field.type
                for method in self._methods:
                    _ = method.parameters
                self._all = tuple(claim for key in self._keys() for claim in self._made.get(key, ()))
                self._known = None
            return self._all

    def _keys(self) -> Iterator[FieldInfo | str]:
        for cls in self._program.hierarchy.classes.values():
            yield from cls.fields.values()
            yield cls.name
        yield from self._program.methods

    def __reduce__(self) -> tuple[type[_MadeClaims], tuple[tuple[Claim, ...]]]:
        return _MadeClaims, (self.all(),)

    def as_it_is(self) -> dict[str, object]:
        """What is stored: the claims that somebody has asked for, without what analyses have found out for them."""
        with self._lock:
            return {**self.__dict__, "_known": None, "_lock": None}

    def __setstate__(self, stored: dict[str, object]) -> None:
        self.__dict__.update(stored, _lock=RLock())


@dataclass(frozen=True, slots=True)
class _MadeClaims:
    """The claims about a program that was stored, or sent to another process: its types tell them."""

    claims: tuple[Claim, ...]

    def parameters_of(self, method: typed.Method) -> tuple[typed.Variable, ...]:
        """The parameters of a method."""
        return method.parameters

    def all(self) -> tuple[Claim, ...]:
        """All claims."""
        return self.claims


def _is_claimed(field: FieldInfo) -> bool:
    """Whether there may be claims about a field: all code that assigns it is known."""
    return (field.private or field.final) and isinstance(field.declared, (ClassType, ArrayType))


def _has_claims(method: typed.Method, facts: frozenset[Fact]) -> bool:
    """Whether there may be claims about the parameters of a method: all its callers are known."""
    given = method.declared if method.info.static else method.declared[1:]
    is_known = method.info.private and method.has_body and Fact.NULLNESS in facts
    return is_known and any(isinstance(each.type, (ClassType, ArrayType)) for each in given)


def _non_null(variable: typed.Variable) -> typed.Variable:
    return replace(variable, type=with_nullness(variable.type, non_null=True, nullable=False))


class _Claiming:
    """The analyses of one program, which are used only if some member is private or final."""

    def __init__(self, program: typed.Program, facts: frozenset[Fact]) -> None:
        self.program, self.facts = program, facts
        self.calls = CallGraph(program)
        self.families = Families(self.calls)
        self.escapes = Escapes(self.calls)
        self.null = NeverNull(self.calls, self.families, self.escapes)
        self.ownership = Ownership(self.calls, self.families, self.escapes)
        self.lengths = KnownLengths(self.calls, self.families)
        self.arrays = KnownArrayClasses(self.calls, self.families, self.null.analysis.code.demands)
        self.classes = KnownClasses(self.calls, self.families)
        self.plain = PlainTypes(self.calls.hierarchy)
        self.views = Views(self.calls, self.escapes, self.plain)
        self.contents = Contents(self.calls, self.families, self.null, self.classes, self.views)
        self.constructors = ConstructorFacts(self.null.analysis.code, self.null)

    @cached_property
    def nested(self) -> NestedContents:
        """Collections in collections."""
        from oxpecker.oox.analysis.nested_contents import NestedContents

        return NestedContents(self.calls, self.families, self.null, self.views, self.plain)

    @cached_property
    def back(self) -> ReferencesBack:
        """Objects that hold the object that created them."""
        from oxpecker.oox.analysis.references_back import ReferencesBack

        return ReferencesBack(self.calls, self.families, self.null.analysis.code.stores)

    @cached_property
    def collections(self) -> CollectionOwnership:
        """Collections that one object owns."""
        from oxpecker.oox.analysis.collection_ownership import CollectionOwnership

        return CollectionOwnership(self.calls, self.families, self.classes, self.views)

    def of_field(self, field: FieldInfo, found: list[Type]) -> Iterator[Claim]:
        """The claims about a field; the last type found tells them all."""
        known = found[-1]
        assert isinstance(known, (ClassType, ArrayType))
        if Fact.NULLNESS in self.facts and not known.non_null and self.null.field(field):
            known = replace(known, non_null=True)
            yield Claim(Fact.NULLNESS, field, "is never null", self._given(Holder(Kind.FIELD, field)))
        if isinstance(known, ClassType) and Fact.CLASSES in self.facts:
            made = self.classes.of(field)
            if made is not None and made.name != known.name:
                # A collection of the library has the arguments that it is created with.
                told = known.arguments if factory(made) is not None else self._told(made, known)
                known = replace(known, allocated=made.name, arguments=told)
                yield Claim(Fact.CLASSES, field, f"holds objects of {made.name}", self._uses(field))
            field.back = None if made is None else self.back.of(field, made)
            if field.back is not None:
                says = f"holds objects whose field {field.back.name} holds the object with this field"
                yield Claim(Fact.CLASSES, field, says, (*self._uses(field), *self._uses(field.back)))
        if isinstance(known, ClassType) and known.arguments and Fact.CONTENTS in self.facts:
            places = self.contents.never_null(field)
            if places:
                known = _without_null(known, frozenset((place,) for place in places))
                yield Claim(Fact.CONTENTS, field, f"holds no null in parts {sorted(places)}", self._uses(field))
        if field.private and Fact.CONTENTS in self.facts and any(map(_parts, _parts(known))):
            paths = self.nested.never_null(field)
            if paths:
                known = _without_null(known, paths)
                parts = ", ".join(".".join(map(str, path)) for path in sorted(paths))
                yield Claim(Fact.CONTENTS, field, f"holds no null inside of its parts: {parts}", self._uses(field))
        if isinstance(known, ArrayType) and Fact.CONTENTS in self.facts and self.arrays.is_of_its_own_type(field):
            known = replace(known, allocated=ClassType(str(known.element)))
            yield Claim(Fact.CONTENTS, field, "holds arrays that were created with its type", self._uses(field))
        if isinstance(known, ArrayType) and not self.facts.isdisjoint({Fact.OWNERSHIP, Fact.LENGTHS}):
            is_own = self.ownership.is_own(field)
            if Fact.OWNERSHIP in self.facts and is_own:
                known = replace(known, sharing=self._sharing(field))
                yield Claim(Fact.OWNERSHIP, field, "holds an array that nothing else holds", self._uses(field))
            shape = self.lengths.shape(field, is_own and self.ownership.is_filled_once(field))
            if Fact.LENGTHS in self.facts and shape:
                known = _shaped(known, shape)
                yield Claim(Fact.LENGTHS, field, _says(shape), self._uses(field))
        if isinstance(known, ClassType) and Fact.OWNERSHIP in self.facts:
            known = replace(known, sharing=self._sharing_of_object(field))
            if known.sharing is not Sharing.ANYTHING:
                yield Claim(Fact.OWNERSHIP, field, "holds an object that nothing else holds", self._uses(field))
        found.append(known)

    def _told(self, made: ClassInfo, known: ClassType) -> tuple[Type, ...]:
        """The type arguments of a class that a declared type above it tells."""
        return arguments_of_class(self.program.hierarchy, made.name, known.name, known.arguments)

    def _sharing_of_object(self, field: FieldInfo) -> Sharing:
        """What else may refer to the object of a private field."""
        assert isinstance(field.declared, ClassType)
        hierarchy = self.program.hierarchy
        if is_library(hierarchy[field.owner]):
            return Sharing.ANYTHING
        if is_library(hierarchy[field.declared.name]):
            return Sharing.NOTHING if self.collections.is_own(field) else Sharing.ANYTHING
        is_new = all(map(is_always_new, hierarchy.concrete_subclasses(field.declared.name)))
        return self._sharing(field) if is_new and self.ownership.is_own(field) else Sharing.ANYTHING

    def _sharing(self, field: FieldInfo) -> Sharing:
        """What else may refer to what a field owns."""
        return Sharing.ARGUMENTS if self.ownership.is_passed(field) else Sharing.NOTHING

    def of_constructors(self, cls: ClassInfo) -> Iterator[Claim]:
        """The claim that objects satisfy what constructors require; removes conditions that cannot be relied on."""
        if not self.constructors.are_stated(cls):
            return
        if Fact.CONSTRUCTORS not in self.facts or not self.constructors.hold(cls):
            del cls.methods[InputRole.CONSTRUCTED]
            return
        says = "objects satisfy what its constructors require"
        yield Claim(Fact.CONSTRUCTORS, cls, says, self.constructors.places(cls))

    def of_parameters(self, method: typed.Method) -> Iterator[Claim]:
        """The claims about the parameters of a private method."""
        first = 0 if method.info.static else 1
        for number, variable in enumerate(method.declared):
            known = variable.type
            if number < first or not isinstance(known, (ClassType, ArrayType)) or known.non_null:
                continue
            if self.null.parameter(method.info, number):
                places = self._given(Holder(Kind.PARAMETER, method.info, number))
                yield Claim(Fact.NULLNESS, method.info, "is never null", places, number)

    def _given(self, holder: Holder) -> tuple[Span, ...]:
        return tuple(each.node.span for each in self.null.analysis.given(holder))

    def _uses(self, field: FieldInfo) -> tuple[Span, ...]:
        uses = self.families.uses(field)
        return tuple(node.span for _, node in (*uses.loads, *uses.stores))


def _says(shape: Shape) -> str:
    """What a shape tells about the array of a field."""
    length = "holds an array" if shape[0] is None else f"holds an array of length {shape[0]}"
    return f"{length} whose rows are never null" if len(shape) > 1 else length


def _shaped(t: ArrayType, shape: Shape) -> ArrayType:
    """The type of an array with its length, and the length of its rows, which are not null."""
    row: Type = t.element
    if len(shape) > 1 and isinstance(row, ArrayType):
        row = replace(_shaped(row, shape[1:]), non_null=True)
    return replace(t, element=row, length=shape[0])


def _parts(t: Type) -> tuple[Type, ...]:
    """The types of what is in a collection or an array."""
    return t.arguments if isinstance(t, ClassType) else (t.element,) if isinstance(t, ArrayType) else ()


def _without_null(t: T, paths: frozenset[Path]) -> T:
    """A type, marked as non-null wherever paths through its type arguments lead."""
    if isinstance(t, ArrayType):
        return replace(t, element=_inner_without_null(t.element, 0, paths))
    if isinstance(t, ClassType):
        inner = (_inner_without_null(part, place, paths) for place, part in enumerate(t.arguments))
        return replace(t, arguments=tuple(inner))
    return t


def _inner_without_null(t: Type, place: int, paths: frozenset[Path]) -> Type:
    inside = _without_null(t, frozenset(path[1:] for path in paths if path[0] == place and path[1:]))
    is_marked = (place,) in paths and isinstance(inside, (ClassType, ArrayType))
    return with_nullness(inside, non_null=is_marked, nullable=False)
