"""Runs that record their steps: the same code with a probe after everything that may change something.

Only runs that need it are compiled this way, so that ordinary ones cost nothing extra.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from oxpecker.oox import typed
from oxpecker.oox.analysis.static_state import begins_program
from oxpecker.oox.cfg import Graph, graph
from oxpecker.oox.hierarchy import STATIC_INITIALISER, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import FUNCTION, constant_class, is_plain_constant
from oxpecker.oox.interpreter import Interpreter
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.compiler import BlockCompiler
from oxpecker.oox.interpreter.heap import ArrayValue, ObjectValue, Reference, Value, monitor_of
from oxpecker.oox.interpreter.host import Code
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.methods import DispatchTable, MethodCode
from oxpecker.oox.interpreter.outcome import ViolationKind
from oxpecker.oox.interpreter.show import show_exception
from oxpecker.oox.interpreter.steps import Part, Step, StepLog, name_of, short_array
from oxpecker.oox.interpreter.templates import templates_of
from oxpecker.oox.interpreter.thread import Thread, Until
from oxpecker.oox.interpreter.world import World
from oxpecker.oox.prelude import FILE as PRELUDE
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.types import OBJECT, VOID, shown_class, shown_type

CAUGHT = "$caught"
"""The local of a handler that gives its exception no name."""


class TracingInterpreter(Interpreter):
    """Runs methods and keeps the steps of the last run."""

    world: TracingWorld

    def new_world(self, limits: Limits, java_ints: bool, overflow_check: bool) -> TracingWorld:
        """The world in which the program runs and its steps are recorded."""
        return TracingWorld(self.program, limits, java_ints, overflow_check)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the last run that changed something; the first and the last ones, when there are many."""
        return self.world.log.steps(self.world.heap)

    @property
    def total(self) -> int:
        """How many there were."""
        return self.world.log.total


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a specification did not hold: the innermost call and its frame."""

    activation: Activation
    frame: list[Value]
    variables: list[typed.Variable]
    this: ObjectValue | None = None
    """The object of which an invariant does not hold; it need not be the receiver."""

    def variable(self, name: str) -> Value:
        """The value of a local; null if there is none with that name."""
        index = next((each.index for each in self.variables if each.name == name), -1)
        return self.frame[index] if 0 <= index < len(self.frame) else None


class TracingWorld(World):
    """A world whose code records its steps."""

    def __init__(self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool) -> None:
        self.log = StepLog()
        self.shows_library = False
        """Whether steps inside library code are recorded too."""
        self.begun: Callable[[], None] = lambda: None
        """Called when the recorded steps begin."""
        self.failure: Failure | None = None
        self.frames: dict[str, list[typed.Variable]] = {}
        super().__init__(program, limits, java_ints, overflow_check)

    def reset(self, choices: Choices) -> None:
        """Ready for another run."""
        super().reset(choices)
        self.log.clear()
        self.failure = None

    def begin(self, method: MethodInfo) -> None:
        """Forgets the steps of initialisers, except for a whole program: others meet initialised classes."""
        if not begins_program(method) and len(self.threads) == 1:
            self.log.clear()
            self.begun()

    def compile(self, graph: Graph) -> Code:
        """The entry function of a method, with probes."""
        self.frames[graph.method.info.key] = graph.method.variables
        return templates_of(self.program).code(TracingCompiler, graph, self)

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread that records its calls."""
        return TracingThread(self, number, parent)

    def in_source(self, method: str, variable: typed.Variable) -> bool:
        """Whether a local is one that the source has."""
        declared = self.program.methods[method].variables
        return variable.index < len(declared) and declared[variable.index].name == variable.name


@dataclass(slots=True)
class LibraryCall:
    """A call of a library that has not ended, and the number of its step."""

    activation: Activation
    step: int
    changes: bool = False


class TracingThread(Thread):
    """A thread that records what it changes; the probes of compiled code call the `note` methods."""

    __slots__ = ("library",)
    world: TracingWorld

    def __init__(self, world: TracingWorld, number: int, parent: int | None) -> None:
        super().__init__(world, number, parent)
        self.library: LibraryCall | None = None

    def note(self, span: Span, *parts: Part, shared: bool = True) -> None:
        """Records a step, unless it belongs to a specification, to a built-in class or to no line."""
        is_library = span.file.startswith(BUILT_IN) and not self.world.shows_library
        hidden = span.file == PRELUDE or is_library or not span.line or (bool(self.stack) and self.inside_made_up())
        if not self.world.in_specification and not hidden:
            self.world.log.add(span, self.stack[-1].code.info, len(self.stack) - 1, self.number, parts, shared)

    def inside_made_up(self) -> bool:
        """Whether an object is being constructed whose class is not in the source."""
        return _is_made_up(self.stack[-1].code.info)

    def note_computed(self, variable: typed.Variable, was: Value, span: Span) -> None:
        """A local of the source is assigned a value that was not loaded."""
        self.note_local(variable, was, span, shared=False)

    def note_local(self, variable: typed.Variable, was: Value, span: Span, shared: bool = True) -> None:
        """A local of the source is assigned."""
        now = self.f[variable.index]
        if variable.name == CAUGHT:
            self.note(span, "catch ", (now, variable.type))
        elif not _is_temporary(variable) and not _same(was, now):
            self.note(span, f"{variable.name} := ", (now, variable.type), shared=shared)

    def note_array(self, variable: typed.Variable, _was: Value, span: Span) -> None:
        """A local of the source is assigned a new array."""
        if not _is_temporary(variable):
            self.note(span, f"{variable.name} := ", self.with_elements(self.f[variable.index], variable))

    def note_return(self, variable: typed.Variable, _was: Value, span: Span) -> None:
        """The result of the method is known."""
        self.note(span, "return ", self.with_elements(self.f[variable.index], variable), shared=False)

    def note_any(self, variable: typed.Variable, _was: Value, span: Span) -> None:
        """An open value has been chosen for an intermediate result."""
        self.note(span, f"nondet({shown_type(variable.type)}) is ", (self.f[variable.index], variable.type))

    def with_elements(self, value: Value, variable: typed.Variable) -> Part:
        """A value; of an array also the elements, as they are now."""
        return short_array(value, self.world.heap) if isinstance(value, ArrayValue) else (value, variable.type)

    def note_field(self, target: ObjectValue, path: str | None, field: FieldInfo, was: Value, span: Span) -> None:
        """A field is assigned."""
        self.note_library_write(target, span)
        if not field.name.startswith((_ENCLOSING, _CAPTURED)):
            self.note_change(f"{path or name_of(target)}.{field.shown}", was, target.slots[field.slot], field, span)

    def note_element(self, array: ArrayValue, path: str | None, index: int, was: Value, span: Span) -> None:
        """An element is assigned."""
        self.note_library_write(array, span)
        now = array.slots[index]
        if self.tells(was, now):
            parts: tuple[Part, ...] = ((was, array.element), " -> ", (now, array.element))
            self.note(span, f"{path or name_of(array)}[{index}]: ", *parts)

    def note_static(self, field: FieldInfo, was: Value, span: Span) -> None:
        """A static field is assigned."""
        value = self.world.heap.statics[field.owner][field.slot]
        self.note_change(f"{shown_class(field.owner)}.{field.shown}", was, value, field, span)

    def note_change(self, what: str, was: Value, now: Value, field: FieldInfo, span: Span) -> None:
        """A field of an object or a class is assigned."""
        if self.tells(was, now):
            self.note(span, f"{what}: ", (was, field.type), " -> ", (now, field.type))

    def tells(self, was: Value, now: Value) -> bool:
        """Whether a write is worth recording; with several threads, one that changes nothing may still undo another."""
        return self.world.started > 1 or not _same(was, now)

    # --- calls and exceptions ------------------------------------------------------------------------------

    def call(
        self,
        code: MethodCode,
        arguments: list[Value],
        slot: int,
        go_on: Code,
        handler_slot: int,
        handler: Code,
        span: Span,
    ) -> Code:
        """Enters a method."""
        into_library, steps = False, self.world.log.total
        if self.stack:
            goes_on = self.goes_on(code, arguments)
            into_library = self.enters_library(code)
            # A class whose name starts like this is not in the source.
            hidden = code.info.name == STATIC_INITIALISER and (code.info.owner.startswith("$") or into_library)
            if goes_on:
                # It is not written in the source that a class without a superclass extends `Object`.
                hidden = code.info.declaration is None or code.info.owner == OBJECT.name
            if not hidden and not _is_made_up(code.info):
                self.note(span, *_call(code, arguments, goes_on))
        entry = super().call(code, arguments, slot, go_on, handler_slot, handler, span)
        if into_library and self.world.log.total > steps:
            self.library = LibraryCall(self.stack[-1], self.world.log.total)
        return entry

    # --- calls of a library --------------------------------------------------------------------------------

    def enters_library(self, code: MethodCode) -> bool:
        """Whether code of the program calls what no user has written."""
        if self.world.shows_library or self.world.in_specification:
            return False
        return _is_library(code.info.span) and not _is_library(self.stack[-1].code.info.span)

    def note_library_write(self, target: Reference, span: Span) -> None:
        """A library call has changed something that its caller may see, which excludes the position of an iterator."""
        call = self.library
        if call is None or not _is_library(span) or target.number >= call.activation.first_new:
            return
        if not (isinstance(target, ObjectValue) and "Iterator" in target.cls.ancestors):
            call.changes = True

    def end_library_call(self, activation: Activation, value: Value) -> None:
        """Ends a library call: it is a step only if it changed something, and then its result is shown."""
        call = self.library
        if call is None or call.activation is not activation:
            return
        self.library = None
        if call.step != self.world.log.total:
            return
        if call.changes:
            t = activation.code.info.return_type
            self.complete(*(() if t == VOID else (" = ", (value, t))))
        else:
            self.world.log.drop()

    def complete(self, *parts: Part) -> None:
        """Completes the last step."""
        self.world.log.complete(*parts)

    def goes_on(self, code: MethodCode, arguments: list[Value]) -> bool:
        """Whether a constructor continues in another one, of its class or its superclass."""
        caller = self.stack[-1]
        constructs = code.info.is_constructor and caller.code.info.is_constructor
        return constructs and caller.arguments[0] is arguments[0]

    def leave(self, value: Value) -> Code:
        """Returns from the innermost call; what its result is assigned to may be a local of the source."""
        activation = self.stack[-1]
        was = activation.caller[activation.result_slot] if activation.result_slot >= 0 else None
        following = super().leave(value)
        self.end_library_call(activation, value)
        if activation.result_slot >= 0 and self.stack:
            caller = self.stack[-1].code.info.key
            variable = self.world.frames[caller][activation.result_slot]
            if self.world.in_source(caller, variable):
                self.note_computed(variable, was, activation.span)
        return following

    def throw(self, exception: ObjectValue, slot: int, handler: Code, span: Span) -> Code:
        """Passes an exception to its handler; rethrowing is not a step."""
        if not exception.trace:
            self.note(span, f"throw {show_exception(exception)}")
        return super().throw(exception, slot, handler, span)

    def fail(self, kind: ViolationKind, span: Span, reason: str = "") -> NoReturn:
        """Ends the run, and keeps the frame in which that happened."""
        if self.stack:
            activation = self.stack[-1]
            variables = self.world.frames.get(activation.code.info.key, [])
            self.world.failure = Failure(activation, self.f, variables, self.broken)
        super().fail(kind, span, reason)

    # --- threads and monitors ------------------------------------------------------------------------------

    def fork(self, callee: MethodCode | DispatchTable, arguments: list[Value], span: Span) -> None:
        """Starts a child."""
        super().fork(callee, arguments, span)
        self.note(self.in_source(span)[1], f"start thread {self.world.started - 1}")

    def wait(self, reference: Reference, go_on: Code, span: Span, until: Until | None = None) -> Code:
        """Releases the monitor and waits."""
        self.note(span, f"wait on {name_of(reference)}")

        def resumed(thread: TracingThread) -> Code:
            thread.note(thread.in_source(span)[1], f"woken, lock {name_of(reference)} again")
            return go_on

        return super().wait(reference, resumed, span, until)

    def notify(self, reference: Reference, everyone: bool, span: Span) -> None:
        """Wakes one waiting thread, or all."""
        waiting = list(monitor_of(reference).waiters)
        super().notify(reference, everyone, span)
        woken = [str(thread) for thread in waiting if thread not in monitor_of(reference).waiters]
        whom = f"thread{'' if len(woken) == 1 else 's'} {', '.join(woken)} woken" if woken else "nobody waits"
        self.note(span, f"notify {name_of(reference)}: {whom}")

    def note_monitor(self, what: str, reference: Reference, span: Span) -> None:
        """Records that a monitor is entered or left, if other threads may use it."""
        if self.world.forking:
            self.note(span, f"{what} {name_of(reference)}")


def _is_library(span: Span) -> bool:
    """Whether a place is in what no user has written."""
    return span.file == PRELUDE or span.file.startswith(BUILT_IN)


def _is_temporary(variable: typed.Variable) -> bool:
    """Whether a local is a temporary for part of an expression, which is not in the source."""
    return variable.name.startswith("$")


def _is_made_up(method: MethodInfo) -> bool:
    """Whether a method is the constructor of a class for a function in the source."""
    return method.is_constructor and FUNCTION in method.owner


def _same(was: Value, now: Value) -> bool:
    if isinstance(was, float) and isinstance(now, float):
        return repr(was) == repr(now)
    return was is now or (type(was) is type(now) and was == now)


def _call(code: MethodCode, arguments: Sequence[Value], goes_on: bool) -> list[Part]:
    info = code.info
    if info.name == STATIC_INITIALISER:
        return [f"initialise class {shown_class(info.owner)}"]
    first = arguments[0] if not info.static else None
    receiver = name_of(first) if isinstance(first, ObjectValue) else shown_class(info.owner)
    parts: list[Part] = [f"call {receiver}.{info.shown}("]
    if info.is_constructor:
        owner = shown_class(info.owner)
        parts = [f"call {owner}(" if goes_on else f"{receiver} = new {owner}("]
    elif isinstance(first, ObjectValue) and constant_class(first.cls) is not None:
        parts = ["call ", (first, OBJECT), f".{info.shown}("]
    given = arguments if info.static else arguments[1:]
    for number, (value, t) in enumerate(zip(given, info.parameter_types, strict=True)):
        parts += [", " if number else "", (value, t)]
    return [*parts, ")"]


class TracingCompiler(BlockCompiler):
    """Compiles one graph with a probe after each instruction that may change something visible in the source."""

    world: TracingWorld

    def __init__(self, cfg: Graph, world: TracingWorld) -> None:
        super().__init__(cfg, world)
        self.definitions: dict[int, graph.Instruction] = {}
        for block in cfg.blocks:
            for node in block.instructions:
                if isinstance(node, _DEFINITIONS) and not self.in_source(node.variable):
                    self.definitions[node.variable.index] = node

    def in_source(self, variable: typed.Variable) -> bool:
        """Whether a local is one that the source has."""
        return self.world.in_source(self.cfg.method.info.key, variable)

    def pass_monitor(self, enters: bool, span: Span) -> list[str]:
        """The Python statements that enter or leave the current monitor, and the probe."""
        what = "lock" if enters else "unlock"
        return [*super().pass_monitor(enters, span), f"m.note_monitor({what!r}, o, {self.total.constant(span)})"]

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction and its probe."""
        if isinstance(node, (graph.Acquire, graph.Release)):
            what = "lock" if isinstance(node, graph.Acquire) else "unlock"
            monitor, place = self.total.code(node.target), self.total.constant(node.span)
            return [*super().instruction(node), f"m.note_monitor({what!r}, {monitor}, {place})"]
        slot, probe = self.probe(node)
        lines = super().instruction(node)
        return lines if not probe else [f"was = {slot}", *lines, f"m.{probe}"]

    def probe(self, node: graph.Instruction) -> tuple[str, str]:
        """The slot an instruction writes to, and the call that notes what became of it; both empty for none."""
        code, constant = self.total.code, self.total.constant
        match node:
            case graph.StoreField(target=target, field=field):
                holder = code(target)
                rest = f"{self.path(target)!r}, {constant(field)}, was, {constant(node.span)}"
                return f"{holder}.slots[{field.slot}]", f"note_field({holder}, {rest})"
            case graph.StoreElement(array=array, index=index):
                if isinstance(self.definition(array), graph.AllocateArray):
                    # The elements of an array literal; they are reported with the array.
                    return "", ""
                holder, position = code(array), code(index)
                rest = f"{self.path(array)!r}, {position}, was, {constant(node.span)}"
                return f"{holder}.slots[{position}]", f"note_element({holder}, {rest})"
            case graph.StoreStatic(field=field):
                if is_plain_constant(self.world.hierarchy, field):
                    return "", ""  # It is the same in every run.
                slot = f"statics[{field.owner!r}][{field.slot}]"
                return slot, f"note_static({constant(field)}, was, {constant(node.span)})"
        if isinstance(node, _DEFINITIONS):
            kind = self.kind(node)
            if kind:
                rest = f"{constant(node.variable)}, was, {constant(node.span)}"
                return f"f[{node.variable.index}]", f"{kind}({rest})"
        return "", ""

    def kind(self, node: graph.Instruction) -> str:
        """The probe of an instruction that sets a local; empty for intermediate results."""
        assert isinstance(node, _DEFINITIONS)
        if self.in_source(node.variable):
            value = node.value if isinstance(node, graph.SetVariable) else None
            made = node if value is None else self.definition(value)
            if isinstance(made, graph.AllocateArray):
                return "note_array"
            return "note_local" if isinstance(made, _LOADS) or node.variable.name == CAUGHT else "note_computed"
        if node.variable is self.result:
            return "note_return"
        return "note_any" if isinstance(node, graph.Havoc) else ""

    @property
    def result(self) -> typed.Variable | None:
        """The local that holds what the method returns."""
        if self.cfg.exit is None:
            return None
        end = self.cfg.blocks[self.cfg.exit].end()
        return end.variable if isinstance(end, graph.Leave) else None

    def definition(self, expression: typed.Expression) -> graph.Instruction | None:
        """The instruction that made an intermediate result."""
        return self.definitions.get(expression.variable.index) if isinstance(expression, typed.Local) else None

    def path(self, expression: typed.Expression) -> str | None:
        """How the source names an object, such as `this.next` or `Outer.this`; None if it does not."""
        is_named = isinstance(expression, typed.Local) and not expression.variable.name.startswith(_TEMPORARY)
        if isinstance(expression, typed.Local) and is_named and self.in_source(expression.variable):
            return expression.variable.name
        definition = self.definition(expression)
        if isinstance(definition, graph.LoadStatic):
            return str(definition.field)
        if isinstance(definition, graph.LoadField):
            field = definition.field
            if field.name.startswith(_ENCLOSING):
                return f"{shown_type(field.type)}.this"
            if field.name.startswith(_CAPTURED):
                return field.name.removeprefix(_CAPTURED)
            target = self.path(definition.target)
            return None if target is None else f"{target}.{field.name}"
        return None


_TEMPORARY, _ENCLOSING, _CAPTURED = "$", "this$", "val$"
"""How names begin that a front end has given: of intermediate results, of the enclosing object, of captured locals."""


_LOADS = (graph.LoadField, graph.LoadElement, graph.LoadStatic, graph.Havoc)
"""The instructions that assign a local a value from elsewhere."""

_DEFINITIONS = (
    graph.SetVariable,
    graph.LoadField,
    graph.LoadElement,
    graph.LoadStatic,
    graph.AllocateArray,
    graph.Havoc,
)
"""The instructions that assign a local."""
