"""Objects of models that are declared `Immutable`, and their `Frozen` parts, are as constructors have left them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import pytest

from oxpecker.oox import typed
from oxpecker.oox.analysis.escape import Escapes
from oxpecker.oox.analysis.family import Families
from oxpecker.oox.analysis.framework import Solution
from oxpecker.oox.analysis.mutation import Mutation
from oxpecker.oox.analysis.origins import makers
from oxpecker.oox.analysis.ownership import Freshness
from oxpecker.oox.analysis.structures import is_frozen, is_immutable, is_value
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.cfg import graphs_of
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import FROZEN, is_identity
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, is_reference
from tests.java.whole_library import WholeLibrary, whole_library

pytestmark = pytest.mark.exhaustive


class Checked:
    """The library, and what its code does with fields."""

    def __init__(self, library: WholeLibrary) -> None:
        self.library, self.hierarchy = library, library.program.hierarchy
        self.calls = CallGraph(library.program, graphs_of(library.program))
        self.families, self.escapes = Families(self.calls), Escapes(self.calls)
        self.freshness = Freshness(self.calls, self.escapes)
        self.stale = Solution(self.freshness)
        self.mutation = Mutation(self.calls, self.freshness)

    def faults(self, cls: ClassInfo) -> Iterator[str]:
        """Why objects of a class may change."""
        for field in cls.layout:
            if not is_identity(cls, field.slot):
                yield from (f"{field.owner}.{field.name} {why}" for why in self.of_field(cls, field))

    def of_field(self, cls: ClassInfo, field: FieldInfo) -> Iterator[str]:
        """Why a field of an object, or the array in it, may change."""
        methods = self.mutation.storing(field)
        own = {info.name for info in cls.lineage()}
        if methods is None:
            yield "is assigned from outside"
        elif any(not _begins(method) for method in methods if method.owner in own):
            yield "is assigned after the construction"
        if isinstance(field.type, ArrayType):
            yield from self.of_array(field)
        elif field.type != OBJECT and not is_value(self.calls, field.type) and not self.is_frozen(field.type):
            yield "refers to an object that may change"

    def of_array(self, field: FieldInfo) -> Iterator[str]:
        """Why somebody else may have the array of a field, or assign its elements."""
        assert isinstance(field.type, ArrayType)
        if not is_reference(field.type.element):
            yield "has numbers, and stores of numbers are not followed"
        if not self.is_private(field):
            yield "is not private"
        uses = self.families.uses(field)
        for method in {method.key: method for method, _ in uses.loads}.values():
            followed = self.escapes.following(method, field)
            if followed.is_held():
                yield f"gets out by {method.key}"
            if followed.is_written() and not _begins(method):
                yield f"is written by {method.key}"
        for method, store in uses.stores:
            for made in makers(self.calls, method, store.value):
                if made is None or not self.freshness.is_fresh(made, self.stale.of):
                    yield f"is not created by {method.key}"
                elif self.escapes.following(method, made, store.field).is_held():
                    yield f"is shared by {method.key}"

    def is_frozen(self, t: Type) -> bool:
        """Whether objects of a type are frozen."""
        return isinstance(t, ClassType) and is_frozen(self.hierarchy[t.name])

    @cached_property
    def builders(self) -> set[str]:
        """The classes whose objects only constructors of immutable objects create, and they themselves."""
        creators: dict[str, set[str]] = {}
        for caller in [each.info for each in self.library.program.methods.values()]:
            for made in self.calls.called(caller) if self.calls.has_body(caller) else ():
                if made.is_constructor:
                    is_immutable_made = caller.is_constructor and is_immutable(self.hierarchy[caller.owner])
                    creators.setdefault(made.owner, set()).add("" if is_immutable_made else caller.owner)
        found = {name for name, by in creators.items() if "" in by and by <= {"", name}}
        return found | {name for name, by in creators.items() if by & found and by <= found | {name}}

    @cached_property
    def stores(self) -> dict[FieldInfo, list[MethodInfo]]:
        """The methods that assign a field of any object."""
        found: dict[FieldInfo, list[MethodInfo]] = {}
        for method in self.library.program.methods.values():
            for each in typed.found(method.body, typed.SetField):
                found.setdefault(each.field, []).append(method.info)
        return found

    def thaws(self, cls: ClassInfo) -> Iterator[str]:
        """Why a frozen object may change once its immutable object is there, or why other code gets it."""
        known = {name for name in self.hierarchy.classes if self.is_frozen(ClassType(name))} | self.builders
        if not cls.ancestors <= {name for name in known if name in cls.ancestors} | FROZEN | {"Object"}:
            yield "other code may know it by another type"
        if any(
            each.name.rpartition(".")[2] == cls.name and "public" in each.modifiers for each in self.library.classes()
        ):
            yield "other code may know its type"
        for field in [each for each in cls.layout if not is_identity(cls, each.slot)]:
            if any(not _begins(method) and method.owner not in self.builders for method in self.stores.get(field, ())):
                yield f"{field.name} is assigned after the construction"
        for other in self.hierarchy.classes.values():
            held = [each.name for each in other.layout if each.type == ClassType(cls.name) and each.owner == other.name]
            if held and other.name not in known and not is_immutable(other):
                yield f"{other.name} holds it as {held[0]}"

    def is_private(self, field: FieldInfo) -> bool:
        """Whether the source declares a field as private."""
        owners = [each for each in self.library.classes() if each.name.rpartition(".")[2] == field.owner]
        return len(owners) == 1 and owners[0].fields[field.name].private


def _begins(method: MethodInfo) -> bool:
    """Whether a method constructs an object, or chooses what nobody has seen yet."""
    return method.is_constructor or method.name == InputRole.SETTLED


@pytest.fixture(scope="module")
def checked() -> Checked:
    return Checked(whole_library())


def test_what_is_declared_immutable_is(checked: Checked) -> None:
    found = [cls for cls in checked.hierarchy.classes.values() if is_immutable(cls) and not cls.abstract]
    assert {cls.name for cls in found} >= {"ImmutableList", "ImmutableMap", "ImmutableSet"}
    assert {cls.name: faults for cls in found if (faults := list(checked.faults(cls)))} == {}


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("ArrayList", "ArrayList.elements is assigned after the construction"),
        ("ArrayView", "ArrayView.array is not created by"),
        ("UnmodifiableList", "UnmodifiableList.list refers to an object that may change"),
        ("AtomicReferenceArray", "AtomicReferenceArray.array is written by"),
        ("AtomicIntegerArray", "AtomicIntegerArray.array has numbers"),
    ],
)
def test_what_may_change_is_noticed(checked: Checked, name: str, fault: str) -> None:
    (cls,) = [each for each in checked.hierarchy.classes.values() if each.name.rpartition("$")[2] == name]
    assert any(each.startswith(fault) for each in checked.faults(cls)), list(checked.faults(cls))


def test_what_is_declared_frozen_is(checked: Checked) -> None:
    found = [cls for cls in checked.hierarchy.classes.values() if is_frozen(cls) and not cls.interface]
    assert {cls.name for cls in found} >= {"PatternNode", "CharacterSet", "GroupNames"}
    assert {cls.name: faults for cls in found if (faults := list(checked.thaws(cls)))} == {}


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("HashNode", "other code may know it by another type"),
        ("Matcher", "other code may know its type"),
        ("HashNode", "after is assigned after the construction"),
        ("HashNode", "HashMap holds it as first"),
    ],
)
def test_what_thaws_is_noticed(checked: Checked, name: str, fault: str) -> None:
    (cls,) = [each for each in checked.hierarchy.classes.values() if each.name.rpartition("$")[2] == name]
    assert fault in list(checked.thaws(cls))
