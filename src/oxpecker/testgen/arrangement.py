"""The first part of a test: constructs the initial objects of a path."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lowering.naming import identifier, java_name
from oxpecker.oox.analysis.static_uses import static_uses
from oxpecker.oox.hierarchy import FieldInfo, MethodInfo
from oxpecker.oox.types import OBJECT, ArrayType, ClassType, Type, shown_class
from oxpecker.results.case import Case, OpenCall
from oxpecker.results.heap import HeapGraph, HeapObject, HeapReference, HeapValue
from oxpecker.results.rebuilding import type_named
from oxpecker.testgen.call_writer import CallWriter
from oxpecker.testgen.clauses import unparenthesised
from oxpecker.testgen.construction import Construction
from oxpecker.testgen.containers import creation, filling
from oxpecker.testgen.library_objects import library_creation
from oxpecker.testgen.literals import ascii_only, literal
from oxpecker.testgen.mocks import Mocks, is_mocked, stands_for
from oxpecker.testgen.names import variable_name
from oxpecker.testgen.plain import Impossible, PlainValues
from oxpecker.testgen.sequences import CallSequence, constants_of
from oxpecker.testgen.shapes import CAUSED, HIDDEN, reached
from oxpecker.testgen.view import JavaView, qualified

_RESERVED = re.compile(
    r"(abstract|assert|boolean|break|byte|case|catch|char|class|const|continue|default|do|double|else|enum|extends|false|"
    r"final|finally|float|for|goto|if|implements|import|instanceof|int|interface|it|long|native|new|null|package|private|"
    r"protected|public|result|return|short|static|strictfp|super|switch|synchronized|this|throw|throws|thrown|transient|"
    r"true|try|void|volatile|while)?$"
)
"""Words that cannot name an object in a test: Java's keywords, and names that tests use."""


def is_outer(field: str) -> bool:
    """Whether a field of an inner class holds the enclosing instance."""
    return field.startswith("this$")


class Arrangement:
    """The lines that construct the inputs of one case, and the names of the objects."""

    def __init__(self, view: JavaView, construction: Construction, case: Case, mocks: Mocks) -> None:
        before, calls = case.before, case.calls
        self.view = view
        self.construction = construction
        self.before = before
        self.mocks = mocks
        self.touched = case.touched
        self.plain = PlainValues(view, with_answers(before, calls), tells_apart=True)
        self.objects = self.plain.objects
        self.lines: list[str] = []
        self.filling: list[str] = []
        """What is added to collections after the answers of mocks are set up."""
        self.variables: dict[str, str] = {}
        """The variables of objects that have one."""
        self.sequences: dict[str, CallSequence] = {}
        """The calls that construct a root and all that it refers to."""
        self.inside: set[str] = set()
        """Objects that calls have made and that only other objects refer to."""
        self.reflective = False
        self.artificial = False
        """Whether reflection sets the state of an object, because no calls were found that construct it."""
        self.calls = CallWriter(view, self.lines, self.fresh, self.expression)
        self.mocked = False
        self.spoken_of = {
            value.name for call in calls for value in (*call.arguments, call.result) if isinstance(value, HeapReference)
        }
        """Arguments and results of mocks, which need a variable."""
        self._taken: dict[str, int] = {}
        self._started: set[str] = set()
        self._method = view.program.methods[case.method].info
        self._sets_statics = bool(case.statics)
        self._static: set[str] = set()
        """Objects of static fields."""
        self._later: list[tuple[str, str, HeapReference]] = []

    @property
    def throws(self) -> bool:
        """Whether what constructs objects declares exceptions."""
        return self.calls.throws

    # --- roots ---------------------------------------------------------------------------------------------

    def arguments(self, method: MethodInfo, roots: list[tuple[str, HeapValue, Type]]) -> list[str]:
        """Constructs the inputs; returns the argument expressions, the receiver first."""
        overloaded = len(self.view.program.hierarchy[method.owner].methods.get(method.name, ())) > 1
        generic = method.span in self.view.outline.generic
        found = []
        self.share_plain_values()
        for name, value, t in roots:
            if isinstance(value, HeapReference):
                with self.calls.constructing(t):
                    self.make(name, value, t, [v for n, v, _ in roots if n != name])
                cast = f"({self.view.type_name(t)}) " if generic and name != "this" else ""
                found.append(cast + self.reference(value))
            elif value is None and overloaded:
                found.append(f"({self.view.type_name(t)}) null")
            else:
                found.append("null" if value is None else literal(value, t))
        self.assign_later()
        return found

    def name_static(self, expressions: Mapping[str, str]) -> None:
        """Takes objects from static fields; one that reflection finds gets a variable."""
        self._static |= expressions.keys()
        for name, written in expressions.items():
            if "HeapState." not in written:
                self.variables[name] = written
                continue
            self.reflective = True
            t = type_named(self.objects[name].type)
            hint = variable_name(self.simple_name(str(t).partition("[")[0]))
            self.lines.append(f"{self.view.type_name(t)} {self.variable(name, hint)} = {unparenthesised(written)};")

    def share_plain_values(self) -> None:
        """Declares a variable for a value that occurs several times if each expression would create another object."""
        for name, each in self.objects.items():
            if name not in self._static and self.plain.is_new(each) and self.plain.uses[name] > 1:
                written = self.plain.written(name)
                self.lines.append(f"{each.type} {self.variable(name, variable_name(each.type))} = {written};")

    def assign_later(self) -> None:
        """Assigns the fields that had to wait for other objects."""
        while self._later:
            target, part, value = self._later.pop(0)
            self.visit(value, OBJECT)
            self.assign(target, part, value)

    def complete(self, value: HeapReference, t: Type) -> None:
        """Constructs an object and everything it needs, unless it exists."""
        self.visit(value, t)
        self.assign_later()

    def make(self, root: str, value: HeapReference, t: Type, others: list[HeapValue]) -> None:
        """Constructs one root: by calls if they produce it and nothing else refers into it, else object by object."""
        if value.name in self.variables or self.plain.written(value.name) is not None:
            return
        each = self.objects[value.name]
        hint = variable_name(self.simple_name(each.type)) if root == "this" else re.sub(r"\W", "", root)
        inside = set(reached(self.objects, value)) - {value.name}
        shared = any(inside.intersection(reached(self.objects, other)) for other in others)
        known = (self._started | self.spoken_of | self._static) & inside
        sequence = None if shared or known or each.is_array else self.construction.sequence(self.objects, value)
        if sequence is not None and not self.is_told_apart(sequence):
            self.sequences[value.name] = sequence
            self.call_sequence(value, hint, sequence)
            self.inside |= inside
            return
        self.visit(value, t, hint)

    def is_told_apart(self, steps: CallSequence) -> bool:
        """Whether the method may find out that an object is that of a static field, which the path says it is not.

        Besides, such an object is no longer as calls construct it if the test sets static state.
        """
        used = set(constants_of(steps))
        if not used:
            return False
        return self._sets_statics or not used.isdisjoint(static_uses(self.view.program).reads(self._method))

    def call_sequence(self, value: HeapReference, hint: str, steps: CallSequence) -> None:
        """Declares the variable of an object, with the calls that construct it."""
        each = self.objects[value.name]
        written = self.calls.written(steps, lambda: self.variable(value.name, hint), each)
        if value.name not in self.variables:
            self.lines.append(f"{self.calls.declared(steps)} {self.variable(value.name, hint)} = {written};")

    def ready(self, each: HeapObject) -> frozenset[str]:
        """The fields whose objects are completely constructed."""
        waiting = {target for target, _, _ in self._later}
        return frozenset(
            name
            for name, value in each.fields
            if isinstance(value, HeapReference)
            and self.is_made(value)
            and not waiting.intersection(reached(self.objects, value))
        )

    # --- object by object ----------------------------------------------------------------------------------

    def visit(self, value: HeapReference, t: Type, hint: str = "") -> None:
        """Constructs the objects that an object refers to, then the object; back references are set at the end."""
        if value.name in self._started or self.is_made(value):
            return
        each = self.objects[value.name]
        outer = next((part for name, part in each.fields if is_outer(name)), None)
        if isinstance(outer, HeapReference) and not self.is_made(outer):
            if outer.name in self._started:
                return  # Constructed after the object around it.
            self.visit(outer, OBJECT)
        self._started.add(value.name)
        if self.construction.containers.is_container(each.type):
            self.make_container(each, hint)
            return
        if self.is_library_object(each):
            self.make_library_object(each, hint or variable_name(self.simple_name(each.type)))
            return
        for name, part in each.fields:
            if isinstance(part, HeapReference) and name not in HIDDEN:
                container = self.construction.containers.is_container(self.objects[part.name].type)
                self.visit(part, self.part_type(each, name), name if container and not each.is_array else "")
        if each.is_array:
            self.make_array(each, hint or variable_name(self.simple_name(each.type.partition("[")[0])) + "s")
        elif each.type == OBJECT.name:
            self.lines.append(f"Object {self.variable(each.name, hint or 'object')} = new Object();")
        elif is_mocked(each.type):
            self.make_mock(each, hint or variable_name(self.simple_name(each.type)))
        else:
            self.make_object(each, hint or variable_name(self.simple_name(each.type)), t)

    def is_library_object(self, each: HeapObject) -> bool:
        """Whether an object is one of Java's library that tests construct by its public methods."""
        is_special = each.is_array or is_mocked(each.type) or self.view.is_exception(each.type)
        return not is_special and self.view.model(each.type) is not None and each.type != OBJECT.name

    def make_library_object(self, each: HeapObject, hint: str) -> None:
        """An object of Java's library, such as a lock, a counter or a random generator."""
        held = dict(each.fields).get("value")
        if isinstance(held, HeapReference):
            self.visit(held, OBJECT)
        created = library_creation(self.view, self.objects, each, self.expression)
        if created is not None:
            self.lines.append(f"{self.declared(each.type)} {self.variable(each.name, hint)} = {created};")
            return
        is_read = any(name == each.name and part not in HIDDEN for name, part in self.touched)
        calls = self.construction.library(self.objects, each, is_read)
        if calls is None or self.view.class_name(each.type) is None:
            raise Impossible(f"an object of {self.view.class_name(each.type) or each.type} in such a state")
        self.call_sequence(HeapReference(each.name), hint, calls)
        self.inside |= set(reached(self.objects, HeapReference(each.name))) - {each.name}

    def make_container(self, each: HeapObject, hint: str) -> None:
        """A container with its elements."""
        parts = self.construction.containers.parts(self.objects, each)
        for part in parts:
            if isinstance(part, HeapReference):
                self.visit(part, OBJECT)
                if not self.is_made(part):
                    raise Impossible(f"a {each.type} that holds itself")
        variable = self.variable(each.name, hint or variable_name(each.type))
        qualified = self.view.class_name(each.type)
        assert qualified is not None
        written = [self.expression(part, OBJECT) for part in parts]
        order = self.construction.containers.order(self.objects, each)
        if isinstance(order, HeapReference):
            self.visit(order, OBJECT, "comparator")
        comparator = self.reference(order) if isinstance(order, HeapReference) else self.comparator(order, each)
        kind = self.construction.containers.kind(each.type)
        self.lines.append(creation(kind, qualified, variable, written, comparator))
        # A mock can compare keys only after it is stubbed.
        lines = self.filling if isinstance(order, HeapReference) else self.lines
        lines += filling(kind, variable, written)

    def comparator(self, origin: tuple[str, str] | None, each: HeapObject) -> str:
        """The comparator of a container, from one that the program creates with it; empty for the natural order."""
        if origin is None:
            return ""
        owner, field = origin
        cls, outline = self.view.program.hierarchy.get(owner), self.view.class_outline(owner)
        if cls is None or outline is None or outline.inner:
            raise Impossible(f"a {each.type} with a comparator of {shown_class(owner)}")
        self.reflective = True
        if field in cls.static_fields:
            visible = self.view.class_name(owner)
            holder = f"{visible}.class" if visible else f'HeapState.classNamed("{self.view.binary_name(owner)}")'
        else:
            call = self.construction.any_object(cls)
            if call is None:
                raise Impossible(f"a {each.type} ordered by {shown_class(owner)}, which cannot be constructed")
            holder = self.calls.creation(call, each)
        return f'(({self.view.class_name(each.type)}) HeapState.get({holder}, "{java_name(field)}")).comparator()'

    def make_mock(self, each: HeapObject, hint: str) -> None:
        """A mock; the fields of its superclass are set."""
        name = self.mocks.class_name(each.type)
        self.mocked = True
        draft = self.construction.draft(self.objects, each, self.ready(each)) if each.fields else None
        variable = self.variable(each.name, hint)
        if draft is None and not self.mocks.has_plain_constructor(each.type):
            raise Impossible(f"a mock of {self.view.class_name(stands_for(each.type))}: no constructor can be called")
        self.calls.throws |= draft is not None and bool(draft.call.method.throws)
        arguments = "" if draft is None else ", ".join(self.calls.given(draft.call, each))
        self.lines.append(f"{name} {variable} = new {name}({arguments});")
        self.set_fields(each, [n for n, _ in each.fields if n not in HIDDEN] if draft is None else draft.differing)

    def make_array(self, each: HeapObject, hint: str) -> None:
        """An array with its elements."""
        element = self.part_type(each, "0")
        parts = [value for _, value in each.fields]
        if not self.view.is_named(element):
            self.make_hidden_array(each, element, hint)
            return
        early = [value if not isinstance(value, HeapReference) or self.is_made(value) else None for value in parts]
        values = ", ".join(self.expression(value, element) for value in early)
        variable = self.variable(each.name, hint)
        self.lines.append(f"{self.view.type_name(element)}[] {variable} = {{{values}}};")
        waiting = [number for number, value in enumerate(parts) if value is not None and early[number] is None]
        # An array that contains itself exists by now.
        self.set_fields(each, map(str, waiting))

    def make_hidden_array(self, each: HeapObject, element: Type, hint: str) -> None:
        """An array of a class that the test cannot name; it is filled as an array of objects."""
        inner, dimensions = element, 0
        while isinstance(inner, ArrayType):
            inner, dimensions = inner.element, dimensions + 1
        assert isinstance(inner, ClassType)
        if self.view.class_outline(inner.name) is None:
            raise Impossible(f"an array of {shown_class(inner.name)}, which has no name")
        self.reflective = True
        named = self.view.binary_name(inner.name)
        named = f"{'[' * dimensions}L{named};" if dimensions else named
        variable = self.variable(each.name, hint)
        cast = f"(Object[]{'[]' * dimensions}) " if dimensions else ""
        expression = f'{cast}HeapState.array("{named}", {len(each.fields)})'
        self.lines.append(f"Object[]{'[]' * dimensions} {variable} = {expression};")
        self.set_fields(each, [index for index, value in each.fields if value is not None])

    def make_object(self, each: HeapObject, hint: str, _t: Type) -> None:
        """An object, by the best constructor and then by its fields."""
        outline = self.view.class_outline(each.type)
        if outline is None and self.view.is_exception(each.type):
            self.make_exception(each, hint)
            return
        if outline is None:
            raise Impossible(f"an object of {self.view.class_name(each.type) or each.type}")
        if outline.kind is ClassKind.RECORD:
            self.make_record(each, hint)
            return
        draft = self.construction.draft(self.objects, each, self.ready(each))
        variable = self.variable(each.name, hint)
        if draft is not None:
            self.lines.append(f"{self.declared(each.type)} {variable} = {self.calls.creation(draft.call, each)};")
            open_fields = draft.differing
        else:
            self.reflective = self.artificial = True
            visible = self.view.class_name(each.type)
            argument = f"{visible}.class" if visible else f'"{self.view.binary_name(each.type)}"'
            self.lines.append(f"{self.declared(each.type)} {variable} = HeapState.make({argument});")
            open_fields = tuple(n for n, v in each.fields if n not in HIDDEN and not is_outer(n) and not _is_default(v))
            self.put_inside(each)
        if self.view.is_exception(each.type):
            open_fields = self.set_cause(each, open_fields)
        self.set_fields(each, open_fields)

    def put_inside(self, each: HeapObject) -> None:
        """Assigns the enclosing instances of an object of an inner class."""
        for name, around in each.fields:
            if is_outer(name) and isinstance(around, HeapReference):
                self.lines.append(f"HeapState.put({self.variables[each.name]}, {self.reference(around)});")

    def make_exception(self, each: HeapObject, hint: str) -> None:
        """An exception of the library, by the constructor that takes its message."""
        name, fields = self.view.class_name(each.type), dict(each.fields)
        message = fields.get("message") if (each.name, "message") in self.touched else None
        model = self.view.model(each.type)
        usual = () if message is None else ("String",)
        if name is None or (model is not None and not {(), usual} <= model.constructors):
            raise Impossible(f"an object of {name or each.type}, which has no usual constructor")
        variable = self.variable(each.name, hint)
        given = "" if message is None else ascii_only(str(message))
        self.lines.append(f"{name} {variable} = new {name}({given});")
        open_fields = tuple(n for n, v in each.fields if n not in (*HIDDEN, "message") and not _is_default(v))
        if self.set_cause(each, open_fields):
            raise Impossible(f"an object of {name} with such fields")

    def set_cause(self, each: HeapObject, differing: tuple[str, ...]) -> tuple[str, ...]:
        """Sets the cause of an exception (only a constructor can set the message); returns the other fields."""
        fields = dict(each.fields)
        if "message" in differing and (each.name, "message") in self.touched:
            raise Impossible(f"an object of {self.declared(each.type)} with such a message")
        cause = fields.get("cause")
        if isinstance(cause, HeapReference) and cause.name == each.name:
            raise Impossible("an exception that is its own cause")
        if "cause" in differing:
            if not isinstance(cause, HeapReference) or not self.is_made(cause):
                raise Impossible(f"an object of {self.declared(each.type)} with such a cause")
            self.lines.append(f"{self.variables[each.name]}.initCause({self.reference(cause)});")
        elif CAUSED in differing:
            self.lines.append(f"{self.variables[each.name]}.initCause(null);")
        return tuple(name for name in differing if name not in ("message", "cause", CAUSED))

    def set_fields(self, each: HeapObject, names: Iterable[str]) -> None:
        """Assigns fields; those that wait for other objects are assigned later."""
        fields = dict(each.fields)
        for name in names:
            value = fields[name]
            if isinstance(value, HeapReference) and not self.is_made(value):
                self._later.append((each.name, name, value))
            else:
                self.assign(each.name, name, value)

    def make_record(self, each: HeapObject, hint: str) -> None:
        """A record by its canonical constructor."""
        outline = self.view.class_outline(each.type)
        assert outline is not None
        if not outline.visible:
            raise Impossible(f"an object of {outline.name}, which is private")
        fields = dict(each.fields)
        values = []
        for component in outline.components:
            component = identifier(component)
            value = fields.get(component)
            if isinstance(value, HeapReference) and not self.is_made(value):
                raise Impossible(f"a record {outline.name} that refers to itself")
            values.append(self.expression(value, self.part_type(each, component)))
        if not self.construction.is_record(self.objects, each, tuple(map(identifier, outline.components))):
            raise Impossible(f"a record {outline.name} that its constructor rejects; an invariant would exclude it")
        variable = self.variable(each.name, hint)
        arguments = ", ".join(values)
        self.lines.append(f"{outline.name} {variable} = new {outline.name}({arguments});")

    def assign(self, target: str, part: str, value: HeapValue) -> None:
        """Assigns a field or an element."""
        each = self.objects[target]
        variable = self.variables[target]
        expression = self.expression(value, self.part_type(each, part))
        if each.is_array:
            self.lines.append(f"{variable}[{part}] = {expression};")
            return
        field = self.field(each, part)
        if self.view.may_assign(field) and self.view.class_name(each.type) is not None and "." not in part:
            self.lines.append(f"{variable}.{java_name(part)} = {expression};")
            return
        self.reflective = self.artificial = True
        self.lines.append(f'HeapState.set({variable}, "{qualified(part)}", {expression});')

    # --- small things --------------------------------------------------------------------------------------

    def is_made(self, value: HeapReference) -> bool:
        """Whether an object already has an expression."""
        return value.name in self.variables or self.plain.written(value.name) is not None

    def expression(self, value: HeapValue, t: Type) -> str:
        """A value in Java."""
        if isinstance(value, HeapReference):
            return self.reference(value)
        return "null" if value is None else literal(value, t)

    def reference(self, value: HeapReference) -> str:
        """An object in Java."""
        if value.name in self.variables:
            return self.variables[value.name]
        written = self.plain.written(value.name)
        assert written is not None, value.name
        return written

    def field(self, each: HeapObject, name: str) -> FieldInfo:
        """The field of an object that a graph names."""
        cls = self.view.program.hierarchy[each.type]
        owner, dot, own = name.rpartition(".")
        found = next((f for f in cls.layout if f.name == own and (not dot or shown_class(f.owner) == owner)), None)
        if not dot:
            found = cls.find_field(name, static=False)
        assert found is not None, name
        return found

    def part_type(self, each: HeapObject, name: str) -> Type:
        """The type of a field or of the elements."""
        return type_named(each.type.removesuffix("[]")) if each.is_array else self.field(each, name).type

    def declared(self, name: str) -> str:
        """The type to declare for an object of a class."""
        if is_mocked(name):
            return self.mocks.class_name(name)
        return self.view.class_name(name) or "Object"

    def simple_name(self, name: str) -> str:
        """The name of a class without its enclosing classes."""
        return stands_for(name).rpartition("$")[2] or name

    def variable(self, name: str, hint: str) -> str:
        """A fresh variable for an object."""
        self.variables[name] = self.fresh(hint)
        return self.variables[name]

    def fresh(self, hint: str) -> str:
        """A fresh variable: the hint, with a number from the second on."""
        hint = f"{hint}_" if _RESERVED.match(hint) else hint
        self._taken[hint] = self._taken.get(hint, 0) + 1
        number = self._taken[hint]
        return hint if number == 1 else f"{hint}{number}"


def with_answers(before: HeapGraph, calls: Sequence[OpenCall]) -> HeapGraph:
    """The initial heap of a path, with all objects that open methods create on it."""
    known = {each.name for each in before.objects}
    created: dict[str, HeapObject] = {}
    for call in calls:
        for each in call.objects:
            if each.name in call.created and each.name not in known:
                created.setdefault(each.name, each)
    return HeapGraph(before.roots, (*before.objects, *created.values()))


def _is_default(value: HeapValue) -> bool:
    return value in (None, "0", "false", "0.0", "'\\0'")
