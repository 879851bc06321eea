"""Static state that code may have changed before a method is called.

A static field keeps its initial value if only the initialiser of its class assigns it. The object that it refers to
keeps its contents if no code writes to such objects after their creation, or if it is an array or a library object that
code only reads directly through the field, so that it is never shared. Everything else may have changed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Set
from copy import copy
from dataclasses import replace

from oxpecker.oox import typed
from oxpecker.oox.analysis.constant_contents import ConstantContents
from oxpecker.oox.analysis.family import is_hidden
from oxpecker.oox.analysis.initialisation_order import InitialisationOrder, Initialisers
from oxpecker.oox.analysis.on_demand import Those
from oxpecker.oox.analysis.read_only import ReadOnlyStructures
from oxpecker.oox.analysis.structures import is_library, own_classes
from oxpecker.oox.hierarchy import (
    ClassInfo,
    FieldInfo,
    Hierarchy,
    MethodInfo,
    family_name,
    may_use_private,
)
from oxpecker.oox.input_clauses import constant_class, is_identity
from oxpecker.oox.records import dataclass
from oxpecker.oox.regions import Region, element_region, field_region, is_of_elements
from oxpecker.oox.roles import InputRole
from oxpecker.oox.syntax import BinaryOperator
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, is_reference

_ALLOCATIONS = (typed.NewObject, typed.NewArray, typed.ArrayOf)


@dataclass(frozen=True, slots=True)
class StaticState:
    """What code may have changed in the static fields of the program's own classes and the objects they reach."""

    hierarchy: Hierarchy
    assigned: Set[FieldInfo]
    """Fields that may hold any value of their type."""
    never_null: Set[FieldInfo]
    """Those among them that are never null."""
    written: frozenset[Region]
    """Parts of objects that code may write after their creation."""
    kept: Set[FieldInfo]
    """Fields that refer to an unshared array or library object."""
    secret: Set[FieldInfo]
    """Private fields with an unshared array or library object: no input is that object."""
    tables: Set[FieldInfo]
    """The arrays among them whose elements are never assigned."""
    grids: Set[FieldInfo]
    """The arrays of arrays among them of which only the numbers are assigned."""
    constant: Set[FieldInfo]
    """Fields that refer to a library object whose contents never change."""
    read_only: ReadOnlyStructures
    """Fields, static or of objects, with library objects of a class, or arrays, that only what creates them changes."""
    doubtful: Set[str]
    """Classes whose initialisers depend on static state of others, so that what they create may hold anything."""
    enums: Set[str]
    """Enums whose initialisers do: what their constants hold is known only if nothing has changed before."""
    classes: Set[str]
    """The classes with changeable static state."""
    felt: Set[str]
    """Classes whose initialisers may change static state of others."""
    initialisers: Initialisers
    """What they change."""

    def text(self) -> str:
        """A deterministic text of the static state, for fingerprints."""
        sets = (self.assigned, self.never_null, self.kept, self.secret, self.tables, self.grids, self.constant)
        fields = [sorted(f"{field.owner}.{field.name}" for field in each) for each in sets]
        classes = [sorted(each) for each in (self.doubtful, self.enums, self.classes, self.felt)]
        read_only = sorted(f"{field.owner}.{field.name} {cls}" for field, cls in self.read_only.all())
        return f"{fields} {sorted(map(repr, self.written))} {read_only} {classes}"

    def look_at(self, names: Iterable[str]) -> None:
        """Finds what may have changed in the static state of some classes."""
        for name in names:
            for field in self.hierarchy[name].static_fields.values():
                arrays = (self.kept, self.secret, self.tables, self.grids)
                _ = [field in each for each in (self.never_null, *arrays, self.constant)]
            _ = [name in each for each in (self.doubtful, self.enums, self.classes, self.felt)]

    def type_of(self, field: FieldInfo) -> Type:
        """The type of what a field may hold."""
        if field in self.never_null and isinstance(field.type, (ClassType, ArrayType)):
            return replace(field.type, non_null=True)
        return field.type

    def changes(self, cls: ClassInfo, field: FieldInfo) -> bool:
        """Whether code may change a field of an object of a class after its creation."""
        return field_region(field) in self.written and not is_identity(cls, field.slot)


def static_state(program: typed.Program) -> StaticState:
    """What a program may change in its static state; computed once for each program."""
    known = program.facts.get(StaticState)
    if known is None:
        known = program.facts[StaticState] = scan_of_statics(program).on_demand()
    assert isinstance(known, StaticState)
    return known


def scan_of_statics(program: typed.Program) -> StaticScan:
    """What all code of a program does with its static fields; this much is worth storing with a program."""
    known = program.facts.get(StaticScan)
    if known is None:
        known = program.facts[StaticScan] = StaticScan(program)
        known.look_at_all()
    assert isinstance(known, StaticScan)
    return known


def begins_program(info: MethodInfo) -> bool:
    """Whether a method starts a program, so that no code has run before: `main(String[])`, or `main()`."""
    return info.static and info.name == "main" and [str(t) for t in info.parameter_types] in ([], ["String[]"])


class StaticScan:
    """Scans all code of a program."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self.fields = [field for info in own_classes(self.hierarchy) for field in info.static_fields.values()]
        self.initialisers = {
            info.initialiser.key for info in self.hierarchy.classes.values() if info.initialiser is not None
        }
        self.assigned: set[FieldInfo] = set()
        self.written: set[Region] = set()
        self.wrote: dict[str, set[Region | FieldInfo]] = {}
        """What each method assigns of that, and static fields."""
        self.shared: set[FieldInfo] = set()
        """Fields whose value escapes."""
        self.stored: set[FieldInfo] = set()
        """Fields through which elements are assigned that are references."""
        self.numbered: set[FieldInfo] = set()
        """Fields through which other elements are assigned."""
        self.initial: dict[FieldInfo, list[typed.Expression]] = {}
        """What the initialiser of its class assigns to a field."""
        self.begun: set[FieldInfo] = set()
        """Fields that the initialiser of its class assigns in any case."""
        self.given: dict[FieldInfo, list[typed.Expression]] = {}
        """What any code assigns to a field, with all that a local holds."""
        self.filled: dict[FieldInfo, set[Region]] = {}
        """What the initialiser of its class writes to the object of a field."""
        self.order = InitialisationOrder(program, self.wrote)

    def of(self, program: typed.Program) -> StaticScan:
        """The same of an equal program."""
        found = copy(self)
        found.program, found.order = program, self.order.of(program)
        return found

    def look_at_all(self) -> None:
        """Scans all methods."""
        if self.fields:
            for method in self.program.methods.values():
                # A library does not know the static fields of the program.
                if method.summary is None or method.summary.stores:
                    self.look(method)
        self.assigned &= set(self.fields)
        for field, regions in self.filled.items():
            if not self.is_made(field):
                self.written |= regions

    def on_demand(self) -> StaticState:
        """What the scan comes to, found for the fields and classes that somebody asks about."""
        fields, contents = self.fields, ConstantContents(self.program)
        unshared = Those(fields, lambda f: f not in self.shared and self.is_made(f, by_library=True))
        framed = Those(fields, lambda f: f in unshared and f not in self.stored and _is_array(f))
        unwritten = Those(fields, lambda f: f in framed and f not in self.numbered)
        constant = Those(fields, lambda f: f not in self.assigned and contents.is_constant(f))
        changing = Those(
            fields,
            lambda f: f in self.assigned or self.is_mutable(f, is_table=f in unwritten, is_constant=f in constant),
        )
        owners = dict.fromkeys(info.name for info in own_classes(self.hierarchy))
        dependent = Those(owners, lambda name: self.order.is_dependent(name, changing))
        enums = Those(owners, lambda name: constant_class(self.hierarchy[name]) is not None and name in dependent)
        doubtful = Those(owners, lambda name: constant_class(self.hierarchy[name]) is None and name in dependent)
        assigned = Those(fields, lambda f: f in self.assigned or (not self.is_plain(f) and f.owner in doubtful))
        known = Those(fields, lambda f: f not in assigned and (f.owner not in doubtful or self.is_literal(f)))
        structures = Those(fields, lambda f: f in changing and f not in assigned and f not in constant)
        initialisers = Initialisers(self.hierarchy, self.order)
        statics = {name: self.hierarchy[name].static_fields.values() for name in owners}
        return StaticState(
            self.hierarchy,
            assigned,
            Those(fields, lambda f: f in assigned and self.is_never_null(f)),
            frozenset(self.written),
            Those(fields, lambda f: (f in unshared or f in constant) and f not in assigned),
            Those(fields, lambda f: f.private and f in unshared and f not in assigned),
            Those(fields, lambda f: f in unwritten and f in known),
            Those(fields, lambda f: f in framed and f in known),
            Those(fields, lambda f: f in constant and f in known),
            ReadOnlyStructures(self.program, structures, lambda: self.holders(structures), contents),
            doubtful,
            enums,
            Those(owners, lambda name: any(f in changing for f in statics[name]) or name in doubtful),
            Those(owners, lambda name: bool(self.hierarchy[name].initialiser) and initialisers().is_felt(name)),
            initialisers,
        )

    def is_plain(self, field: FieldInfo) -> bool:
        """Whether its initialiser assigns a field the same constant or new object in any case, or nothing."""
        values = self.initial.get(field, [])
        if not values:
            return True
        is_single = len(values) == 1 and field in self.begun
        return is_single and (_is_plain(values[0]) or self.is_alias(field, values[0]))

    def is_alias(self, field: FieldInfo, value: typed.Expression) -> bool:
        """Whether a field gets what a field of a class holds that is initialised before, at any time the same."""
        other = value.field if isinstance(value, typed.StaticRead) else None
        if other is None or other in self.assigned or other not in self.begun:
            return False
        return not self.order.reaches(other.owner, field.owner) and self.is_plain(other)

    def is_literal(self, field: FieldInfo) -> bool:
        """Whether a field gets an array of literals that the initialiser of its class does not use further."""
        initialiser = self.hierarchy[field.owner].initialiser
        if initialiser is None or not all(map(_is_literal, self.initial.get(field, []))):
            return False
        nodes = typed.walk(self.program.methods[initialiser.key].roots)
        return not any(isinstance(node, typed.StaticRead) and node.field is field for node in nodes)

    # --- one method ----------------------------------------------------------------------------------------

    def look(self, method: typed.Method) -> None:
        """Scans a method: what it assigns, and how it uses the values of static fields."""
        if is_hidden(method) and not is_library(self.hierarchy[method.info.owner]):
            self.look_at_hidden(method)
        initialises = method.info.owner if method.info.key in self.initialisers else None
        nodes = list(typed.walk(method.roots))
        held = _held(nodes)
        made = {v for v, values in held.items() if all(isinstance(value, _ALLOCATIONS) for value in values)}
        made -= {parameter.index for parameter in method.declared}
        if initialises is not None:
            self.begun |= {each.field for each in in_any_case(method.body) if isinstance(each, typed.SetStatic)}
        for node in nodes:
            match node:
                case typed.SetStatic(field=field, value=value):
                    self.wrote.setdefault(method.info.key, set()).add(field)
                    self.given.setdefault(field, []).extend(_values(value, method, nodes))
                    if field.owner == initialises:
                        self.initial.setdefault(field, []).append(value)
                    else:
                        self.assigned.add(field)
                case typed.SetField(target=target, field=field):
                    self.write(target, field_region(field), method.info, initialises, made)
                case typed.Monitor(target=target, gate=FieldInfo() as count):
                    self.write(target, field_region(count), method.info, initialises, made)
                case typed.SetElement(array=array):
                    assert isinstance(array.type, ArrayType)
                    self.write(array, element_region(array.type.element), method.info, initialises, made)
        self.follow(nodes, held, initialises)

    def look_at_hidden(self, method: typed.Method) -> None:
        """A method without a visible body may assign all static fields that it can access."""
        for field in self.fields:
            is_usable = not field.private or may_use_private(method.info.owner, field.owner)
            if is_usable and not field.final and family_name(field.owner):
                self.assigned.add(field)
                self.given.setdefault(field, []).append(typed.Literal(field.declared, None, span=method.info.span))

    def write(
        self, target: typed.Expression, region: Region, info: MethodInfo, initialises: str | None, made: set[int]
    ) -> None:
        """Records a write, unless it is to an object that this call created."""
        if isinstance(target, typed.StaticRead) and target.field.owner == initialises:
            self.filled.setdefault(target.field, set()).add(region)
            return
        index = target.variable.index if isinstance(target, typed.Local) else -1
        if index not in made and not (info.is_constructor and index == 0):
            self.written.add(region)
            self.wrote.setdefault(info.key, set()).add(region)

    def follow(self, nodes: list[typed.Node], held: dict[int, list[typed.Expression]], initialises: str | None) -> None:
        """Finds the static fields whose arrays a method leaks, and those whose elements it assigns."""
        names = _names(held)
        reads: Counter[FieldInfo | int] = Counter()
        looks: Counter[FieldInfo | int] = Counter()
        for node in nodes:
            if (key := _key(node, names)) is not None:
                reads[key] += 1
            for looked_into in _looked_into(node):
                if (key := _key(looked_into, names)) is not None:
                    looks[key] += 1
            if isinstance(node, typed.SetLocal) and (key := _key(node.value, names)) is not None:
                looks[key] += 1
            if isinstance(node, typed.Invoke) and (key := _key(node.receiver, names)) is not None:
                looks[key] += self.keeps_receiver(node, _fields(key, names))
            if isinstance(node, typed.SetElement) and (key := _key(node.array, names)) is not None:
                assert isinstance(node.array.type, ArrayType)
                assigned = self.stored if is_reference(node.array.type.element) else self.numbered
                assigned |= {field for field in _fields(key, names) if field.owner != initialises}
        for key in reads:
            if reads[key] > looks[key]:
                self.shared |= _fields(key, names)

    def keeps_receiver(self, call: typed.Invoke, fields: set[FieldInfo]) -> bool:
        """Whether a call on the object of a field is a library call that does not leak the object."""
        t = call.type
        returned = is_reference(t) and t != OBJECT and any(self.hierarchy.castable(t, f.declared) for f in fields)
        return is_library(self.hierarchy[call.method.owner]) and not returned

    # --- what it comes to ----------------------------------------------------------------------------------

    def is_made(self, field: FieldInfo, by_library: bool = False) -> bool:
        """Whether the initialiser of its class creates what a field refers to, perhaps a library object.

        No other code assigns it.
        """
        values = self.initial.get(field, [])
        made = [self.hierarchy[value.constructor.owner] for value in values if isinstance(value, typed.NewObject)]
        if by_library and not all(map(is_library, made)):
            return False
        return bool(values) and field not in self.assigned and all(isinstance(v, _ALLOCATIONS) for v in values)

    def is_never_null(self, field: FieldInfo) -> bool:
        """Whether the initialiser of its class assigns a field a new object, and so does all other code."""
        return field in self.begun and all(isinstance(value, _ALLOCATIONS) for value in self.given[field])

    def is_mutable(self, field: FieldInfo, is_table: bool, is_constant: bool) -> bool:
        """Whether the object of a field, or one reachable from it, may be written after its creation."""
        pending: list[tuple[Type, bool]] = [(field.declared, False)]
        values = self.initial.get(field, [])
        made = [value.constructor.owner for value in values if isinstance(value, typed.NewObject)]
        if is_constant and isinstance(field.declared, ClassType):
            pending = [(t, False) for t in field.declared.arguments or (OBJECT,)]
        elif made and len(made) == len(values):
            pending = [(ClassType(name), True) for name in made]
        elif is_table:
            element: Type = field.declared
            while isinstance(element, ArrayType):
                element = element.element
            pending = [(element, False)]
        seen = set(pending)
        while pending:
            parts, regions = self.parts(*pending.pop())
            if not self.written.isdisjoint(regions):
                return True
            new = {(part, False) for part in parts} - seen
            seen |= new
            pending += sorted(new, key=str)
        return False

    def holders(self, fields: Set[FieldInfo]) -> list[FieldInfo]:
        """Some static fields, and the fields of the program's objects that they lead to."""
        found = dict.fromkeys(fields)
        pending = [field.declared for field in found]
        seen = set(pending)
        while pending:
            t = pending.pop()
            named = [t.element] if isinstance(t, ArrayType) else list(t.arguments) if isinstance(t, ClassType) else []
            if isinstance(t, ClassType) and t.name in self.hierarchy.classes:
                classes = [cls for cls in self.hierarchy.concrete_subclasses(t.name) if not is_library(cls)]
                layouts = (cls.layout for cls in classes if t != OBJECT)
                own = {
                    each: None for layout in layouts for each in layout if not is_library(self.hierarchy[each.owner])
                }
                found |= own
                named += [field.declared for field in own]
            new = [each for each in dict.fromkeys(named) if each not in seen]
            seen |= set(new)
            pending += new
        return list(found)

    def parts(self, t: Type, exactly: bool) -> tuple[list[Type], list[Region]]:
        """What an object of a type, or of exactly that class, consists of."""
        if isinstance(t, ArrayType):
            return [t.element], [element_region(t.element)]
        if not isinstance(t, ClassType) or t.name not in self.hierarchy.classes:
            return [], []
        classes = [self.hierarchy[t.name]] if exactly else self.hierarchy.concrete_subclasses(t.name)
        fields = [f for cls in classes for f in cls.layout if not is_identity(cls, f.slot)]
        types, regions = [f.declared for f in fields], [field_region(f) for f in fields]
        if not exactly and self.hierarchy.subtype(ArrayType(OBJECT), t):
            types.append(OBJECT)
            regions += filter(is_of_elements, self.written)
        return types, regions


def in_any_case(statement: typed.Statement | None) -> Iterator[typed.Statement]:
    """The statements that run if nothing throws, without those that depend on conditions."""
    if isinstance(statement, typed.Block):
        for each in statement.statements:
            yield from in_any_case(each)
    elif statement is not None:
        yield statement


def _is_array(field: FieldInfo) -> bool:
    return isinstance(field.declared, ArrayType)


def _is_literal(value: typed.Expression) -> bool:
    """Whether a value is a literal, or an array that consists of literals."""
    if isinstance(value, typed.ArrayOf):
        return all(map(_is_literal, value.values))
    return isinstance(value, typed.Literal)


def _is_plain(value: typed.Expression) -> bool:
    """Whether a value is a constant or a new object; the length of a new array must not depend on anything."""
    if isinstance(value, typed.NewArray):
        return all(isinstance(size, typed.Literal) for size in value.sizes)
    return isinstance(value, (*_ALLOCATIONS, typed.Literal))


def _held(nodes: list[typed.Node]) -> dict[int, list[typed.Expression]]:
    """The values assigned to each local."""
    found: dict[int, list[typed.Expression]] = {}
    for node in nodes:
        if isinstance(node, typed.SetLocal) and not node.declares:
            found.setdefault(node.variable.index, []).append(node.value)
        elif isinstance(node, typed.Catch):
            found.setdefault(node.variable.index, []).append(typed.Literal(node.variable.type, None, span=node.span))
    return found


def _values(value: typed.Expression, method: typed.Method, nodes: list[typed.Node]) -> list[typed.Expression]:
    """What a value may be: a local is all that it gets in its method, from its declaration on."""
    if not isinstance(value, typed.Local) or value.variable in method.declared:
        return [value]
    return [each.value for each in nodes if isinstance(each, typed.SetLocal) and each.variable is value.variable]


def _names(held: dict[int, list[typed.Expression]]) -> dict[int, set[FieldInfo]]:
    """The locals that hold the value of a static field, or an array that is an element of it."""
    names: dict[int, set[FieldInfo]] = {}
    grown = True
    while grown:
        grown = False
        for variable, values in held.items():
            keys = [key for value in values if (key := _key(value, names)) is not None]
            found = {field for key in keys for field in _fields(key, names)}
            grown = grown or not found <= names.get(variable, set())
            names |= {variable: names.get(variable, set()) | found} if found else {}
    return names


def _key(node: object, names: dict[int, set[FieldInfo]]) -> FieldInfo | int | None:
    """The static field that is read, or the local that holds the value of one."""
    while isinstance(node, typed.ElementRead) and isinstance(node.type, ArrayType):
        node = node.target
    if isinstance(node, typed.StaticRead):
        return node.field
    if isinstance(node, typed.Local) and node.variable.index in names:
        return node.variable.index
    return None


def _fields(key: FieldInfo | int, names: dict[int, set[FieldInfo]]) -> set[FieldInfo]:
    """The static fields that a key stands for."""
    return names[key] if isinstance(key, int) else {key}


def _looked_into(node: typed.Node) -> Iterator[typed.Expression]:
    """What a node compares or locks, and arrays that it accesses or assigns an element of, without passing them on."""
    match node:
        case typed.ElementRead(target=target) | typed.LengthOf(target=target):
            yield target
        case typed.SetElement(array=array) | typed.ForElements(array=array):
            yield array
        case typed.AllDifferent(operand=operand):
            yield operand
        case typed.Binary(operator=BinaryOperator.EQUAL | BinaryOperator.NOT_EQUAL, left=left, right=right):
            yield from (left, right)
        case typed.Invoke(method=method, arguments=arguments) if method.name == InputRole.SAME:
            yield from arguments
        case typed.Monitor(target=target) | typed.Lock(target=target):
            yield target
