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
| `ownership` | arrays that are reachable only through their owner |
| `array_lengths` | arrays that all have one length |
| `array_classes` | arrays that were all created with one element type |
| `exact_classes` | objects that are all of one class |
| `constructor_facts` | postconditions of constructors |
| `effects` | what code may assign, create, throw and initialise |
| `constant_classes` | classes whose time of initialisation is not observable |
| `structures`, `structure_flow` | library structures, and how one method uses them |
| `mutation` | what methods do to their arguments |
| `constant_contents` | collections in static fields that no code changes |
| `static_uses` | the classes whose static state a check may come to |
| `static_state` | static fields that code may have changed before a method is called |

`claim_facts` makes the claims that exclude inputs, and writes them into the types of fields and parameters.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

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
from oxpecker.oox.analysis.views import Views
from oxpecker.oox.call_graph import CallGraph
from oxpecker.oox.claims import Claim, Fact
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.roles import InputRole
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType, ClassType, Type

__all__ = ["claim_facts"]


def claim_facts(program: typed.Program, facts: frozenset[Fact]) -> None:
    """Makes all claims of some kinds about a program."""
    found = tuple(_Claiming(program, facts).claims())
    program.claims = found


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
        self.contents = Contents(self.calls, self.families, self.null, self.classes, Views(self.calls, self.escapes))
        self.constructors = ConstructorFacts(self.null.analysis.code, self.null)

    def claims(self) -> Iterator[Claim]:
        """Every claim, which is then part of a type."""
        for cls in self.program.hierarchy.classes.values():
            for field in cls.fields.values():
                if (field.private or field.final) and not self.families.is_hidden(cls.name):
                    yield from self._of_field(field)
            if self.constructors.are_stated(cls):
                yield from self._of_constructors(cls)
        for method in self.program.methods.values():
            is_known = method.info.private and method.has_body and Fact.NULLNESS in self.facts
            if is_known and not self.families.is_hidden(method.info.owner):
                yield from self._of_parameters(method)

    def _of_field(self, field: FieldInfo) -> Iterator[Claim]:
        known = field.type
        if not isinstance(known, (ClassType, ArrayType)):
            return
        if Fact.NULLNESS in self.facts and not known.non_null and self.null.field(field):
            known = replace(known, non_null=True)
            yield Claim(Fact.NULLNESS, field, "is never null", self._given(Holder(Kind.FIELD, field)))
        if isinstance(known, ClassType) and known.non_null and Fact.CLASSES in self.facts:
            made = self.classes.of(field)
            if made is not None and made.name != known.name:
                known = replace(known, allocated=made.name)
                yield Claim(Fact.CLASSES, field, f"holds objects of {made.name}", self._uses(field))
        if isinstance(known, ClassType) and known.arguments and Fact.CONTENTS in self.facts:
            places = self.contents.never_null(field)
            if places:
                known = replace(known, arguments=_without_null(known.arguments, places))
                yield Claim(Fact.CONTENTS, field, f"holds no null in parts {sorted(places)}", self._uses(field))
        if isinstance(known, ArrayType) and Fact.CONTENTS in self.facts and self.arrays.is_of_its_own_type(field):
            known = replace(known, allocated=ClassType(str(known.element)))
            yield Claim(Fact.CONTENTS, field, "holds arrays that were created with its type", self._uses(field))
        if isinstance(known, ArrayType) and not self.facts.isdisjoint({Fact.OWNERSHIP, Fact.LENGTHS}):
            is_own = self.ownership.is_own(field)
            if Fact.OWNERSHIP in self.facts and is_own:
                known = replace(known, own=True)
                yield Claim(Fact.OWNERSHIP, field, "holds an array that nothing else holds", self._uses(field))
            shape = self.lengths.shape(field, is_own and self.ownership.is_filled_once(field))
            if Fact.LENGTHS in self.facts and shape:
                known = _shaped(known, shape)
                yield Claim(Fact.LENGTHS, field, _says(shape), self._uses(field))
        field.type = known

    def _of_constructors(self, cls: ClassInfo) -> Iterator[Claim]:
        """Removes the conditions that cannot be relied on."""
        if Fact.CONSTRUCTORS not in self.facts or not self.constructors.hold(cls):
            del cls.methods[InputRole.CONSTRUCTED]
            return
        says = "objects satisfy what its constructors require"
        yield Claim(Fact.CONSTRUCTORS, cls, says, self.constructors.places(cls))

    def _of_parameters(self, method: typed.Method) -> Iterator[Claim]:
        first = 0 if method.info.static else 1
        for number, variable in enumerate(method.parameters):
            known = variable.type
            if number < first or not isinstance(known, (ClassType, ArrayType)) or known.non_null:
                continue
            if self.null.parameter(method.info, number):
                _mark_parameter(method, number, replace(known, non_null=True))
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


def _without_null(arguments: tuple[Type, ...], places: frozenset[int]) -> tuple[Type, ...]:
    """Type arguments, marked as non-null at some positions."""
    return tuple(
        replace(t, non_null=True) if place in places and isinstance(t, (ClassType, ArrayType)) else t
        for place, t in enumerate(arguments)
    )


def _mark_parameter(method: typed.Method, number: int, t: Type) -> None:
    variable = replace(method.parameters[number], type=t)
    method.parameters = (*method.parameters[:number], variable, *method.parameters[number + 1 :])
    info: MethodInfo = method.info
    first = 0 if info.static else 1
    place = number - first
    name, _ = info.parameters[place]
    info.parameters = (*info.parameters[:place], (name, t), *info.parameters[place + 1 :])
