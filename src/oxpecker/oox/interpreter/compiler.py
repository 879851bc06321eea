"""Turns control flow graphs into Python functions.

A function runs from the start of a block (or from a visible action) to the next point where control may come from
elsewhere, and returns the function that continues. A block with a single predecessor is compiled into the function of
that predecessor, so straight-line code runs at Python's speed, and deep recursion of the program does not use Python's
stack.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from types import CodeType
from typing import Any

from oxpecker.oox import typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.cfg import graph, loop_heads
from oxpecker.oox.depth import deep_recursion
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter import enabled
from oxpecker.oox.interpreter.expressions import SpecificationCode, TotalCode
from oxpecker.oox.interpreter.host import Code, Host, Pending, callee
from oxpecker.oox.limits import KEPT_CODES, LONG_FUNCTION, MOST_LINES, MOST_NESTED
from oxpecker.oox.regions import Region, element_region, element_type, field_region
from oxpecker.oox.scan import reads_heap
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.types import OBJECT

NOT_OWNER = "current thread is not owner"
NOT_FREE = "another thread is owner"
"""What exceptions say about monitors."""


_SEEN: dict[type[typed.Node], ActionKind] = {
    graph.LoadField: ActionKind.FIELD,
    graph.StoreField: ActionKind.FIELD,
    graph.LoadStatic: ActionKind.STATIC,
    graph.StoreStatic: ActionKind.STATIC,
    graph.LoadElement: ActionKind.ELEMENT,
    graph.StoreElement: ActionKind.ELEMENT,
    graph.Release: ActionKind.UNLOCK,
    graph.ForkThread: ActionKind.FORK,
    graph.GiveUp: ActionKind.UNSUPPORTED,
}
"""Visible instructions that never block."""


@lru_cache(KEPT_CODES)
def _python(text: str, name: str) -> CodeType:
    """The code of a method's text: runs of one program ask for the same text again and again."""
    return compile(text, name, "exec")


class BlockCompiler:
    """Compiles one graph."""

    def __init__(self, cfg: graph.Graph, world: Host) -> None:
        self.cfg = cfg
        self.world = world
        self.names: dict[str, object] = dict(world.names)
        settings = (world.java_ints, world.overflow_check)
        self.total = TotalCode(self.names, *settings)
        self.specification = SpecificationCode(self.names, *settings)
        self.heads = set(loop_heads(cfg))
        self.ways_in: dict[int, int] = {}
        for edge in cfg.edges():
            self.ways_in[edge.target] = self.ways_in.get(edge.target, 0) + 1
        self.wanted: list[tuple[int, int, bool]] = []
        self.done: set[tuple[int, int, bool]] = set()
        self.lines: list[str] = []
        self.begun = 0
        """The line where the current function starts."""
        self.counted = 0
        """The line that counts the steps of the current block."""
        self.actions: dict[str, tuple[typed.Node, Pending]] = {}
        """The visible actions with which functions start, and their instructions."""
        self.codes: list[CodeType] = []
        """What Python has compiled so far."""
        self.callees: dict[str, tuple[MethodInfo, bool]] = {}
        """The names of methods' code, and whether the receiver's class chooses it."""

    def use(self, names: dict[str, object]) -> None:
        """Continues with names under which compiled code has been put in."""
        self.names = self.total.constants = self.specification.constants = names

    def compile(self) -> Code:
        """The entry function of the method."""
        self.function(0)
        self.compile_wanted()
        for name, (_, pending) in self.actions.items():
            self.world.actions[self.names[name]] = pending
        return self.names[ENTRY]  # type: ignore[return-value]

    def compile_wanted(self) -> None:
        """Compiles every reachable function that is not compiled yet."""
        while self.wanted:
            with deep_recursion():
                while self.wanted and len(self.lines) < MOST_LINES:
                    self.emit_function(*self.wanted.pop())
            # In pieces: nothing can interrupt Python's own compiler.
            self.codes.append(_python("\n".join(self.lines), f"<{self.cfg.method.info}>"))
            exec(self.codes[-1], self.names)
            self.lines = []

    def function(self, block: int, index: int = 0, resumed: bool = False) -> str:
        """The name of the function that starts there; compiles it if necessary.

        A resumed function starts with an action for which the thread has been chosen.
        """
        start = (block, index, resumed)
        if start not in self.done:
            self.done.add(start)
            self.wanted.append(start)
        return function_name(*start)

    @property
    def is_long(self) -> bool:
        """Whether the current function should end soon: code repeated by many functions would take quadratic space."""
        return len(self.lines) - self.begun > LONG_FUNCTION

    def emit_function(self, block: int, index: int, resumed: bool) -> None:
        self.begun = len(self.lines)
        self.lines.append(f"def {function_name(block, index, resumed)}(m):")
        self.lines += self.prologue()
        self.emit_block(block, index, resumed, "    ", 0)

    def prologue(self) -> list[str]:
        """What each function begins with: the locals of the call."""
        return ["    f = m.f"]

    def operation(self, name: str, *arguments: str) -> str:
        """The Python expression that does something to the machine."""
        return f"m.{name}({', '.join(arguments)})"

    # --- blocks --------------------------------------------------------------------------------------------

    def emit_block(self, number: int, start: int, resumed: bool, indent: str, nested: int) -> None:
        block = self.cfg.blocks[number]
        self.count(len(block.instructions) - start + 1, indent)
        for index in range(start, len(block.instructions) + 1):
            last = index == len(block.instructions)
            node = block.end() if last else block.instructions[index]
            action = None if resumed and index == start else self.action(node)
            if action is not None:
                name = self.function(number, index, resumed=True)
                self.actions[name] = node, action
                self.lines.append(f"{indent}return {name}")
                return
            if self.is_long and index > start:
                self.split(number, start, index, indent)
                return
            if not last:
                self.lines += [indent + line for line in self.instruction(block.instructions[index])]
        self.terminator(block.end(), indent, nested)

    def split(self, number: int, start: int, index: int, indent: str) -> None:
        """Moves the rest of a block to another function, which counts its own steps."""
        self.lines[self.counted] = f"{indent}world.steps += {index - start}"
        self.lines.append(f"{indent}return {self.function(number, index)}")

    def count(self, steps: int, indent: str) -> None:
        """Counts the steps of a block at its beginning."""
        self.counted = len(self.lines)
        self.lines.append(f"{indent}world.steps += {steps}")

    def terminator(self, end: graph.Terminator, indent: str, nested: int) -> None:
        """The Python statements that end a function or lead on."""
        getattr(self, _TERMINATORS[type(end)])(end, indent, nested)

    def action(self, node: typed.Node) -> Pending | None:
        """The visible action of an instruction; without threads, only if it may block forever."""
        forking = self.world.forking
        if isinstance(node, graph.Acquire):
            target = self.target(node.target)
            return Pending(ActionKind.LOCK, node.span, target, enabled.lock_free(target)) if forking else None
        if isinstance(node, graph.JoinThreads):
            return Pending(ActionKind.JOIN, node.span, None, enabled.children_ended) if forking else None
        if isinstance(node, graph.UseMonitor) and node.action is MonitorAction.AWAIT_GATE:
            assert node.gate is not None
            target = self.target(node.target)
            is_open = enabled.is_open(target, node.gate.slot)
            if node.until is not None and node.until_gate is not None:
                is_open = enabled.either(is_open, enabled.is_open(self.target(node.until), node.until_gate.slot))
            return Pending(ActionKind.AWAIT_GATE, node.span, target, is_open)
        if isinstance(node, graph.UseMonitor) and node.action is MonitorAction.TAKE_GATE:
            assert node.gate is not None
            target, amount = self.target(node.target), node.amount
            times = (lambda _m: 1) if amount is None else self.target(amount)
            may_take = enabled.may_take(target, node.gate.slot, times)
            return Pending(ActionKind.TAKE_GATE, node.span, target, may_take)
        if isinstance(node, graph.UseMonitor):
            return Pending(ActionKind(node.action.value), node.span, self.target(node.target)) if forking else None
        if isinstance(node, graph.InitialiseClass) and forking:
            name = node.class_name
            return Pending(ActionKind.INITIALISE, node.span, None, lambda m: m.world.may_initialise(name, m.number))
        if type(node) in _SEEN and forking:
            return Pending(_SEEN[type(node)], node.span)
        return self.specification_action(node) if forking else None

    def specification_action(self, node: typed.Node) -> Pending | None:
        """The visible action of a specification: it reads what other threads write; assuming may end all threads."""
        if isinstance(node, graph.Check) and (node.kind is graph.CheckKind.ASSUME or reads_heap(node.condition)):
            return Pending(ActionKind.CHECK, node.span)
        if isinstance(node, graph.Measure) and reads_heap(node.value):
            return Pending(ActionKind.CHECK, node.span)
        if isinstance(node, graph.CallMethod) and self.world.shows_contract(node.method, node.virtual):
            return Pending(ActionKind.CALL, node.span)
        if isinstance(node, (graph.Leave, graph.LeaveThrowing)):
            shows = self.world.shows_contract(self.cfg.method.info, False)
            return Pending(ActionKind.RETURN, node.span) if shows else None
        return None

    def target(self, expression: typed.Expression) -> Callable[[Any], Any]:
        code = self.total.code(expression)
        function = eval(f"lambda f: {code}", self.names)
        return lambda m: function(m.f)

    def go(self, target: int, indent: str, nested: int) -> None:
        """Continues in a block: in the same function if this is its only predecessor."""
        inline = self.ways_in.get(target) == 1 and target not in self.heads and nested < MOST_NESTED
        if inline and not self.is_long:
            self.emit_block(target, 0, False, indent, nested)
        else:
            self.lines.append(f"{indent}return {self.function(target)}")

    # --- instructions --------------------------------------------------------------------------------------

    def log(self, holder: str, slots: str, index: str, span: Span, condition: str = "") -> list[str]:
        """The journal entry before a write, if a contract may refer to the past."""
        if not self.world.journalling:
            return []
        place = self.total.constant(span)
        entry = f"({holder}, {slots}, {index}, {slots}[{index}], {place}, m.number)"
        return [f"if world.recording{' and ' + condition if condition else ''}: log({entry})"]

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction."""
        code = self.total.code
        match node:
            case graph.SetVariable(variable=variable, value=value):
                return [f"f[{variable.index}] = {code(value)}"]
            case graph.LoadField(variable=variable, target=target, field=field):
                return [*self.asked(node), self.loaded(variable, f"{code(target)}.slots[{field.slot}]", node)]
            case graph.LoadElement(variable=variable, array=array, index=index):
                return [self.loaded(variable, f"{code(array)}.slots[{code(index)}]", node)]
            case graph.LoadStatic(variable=variable, field=field):
                return [self.loaded(variable, f"statics[{field.owner!r}][{field.slot}]", node)]
            case graph.StoreField(target=target, field=field, value=value):
                logged = self.log("o", "o.slots", str(field.slot), node.span)
                told = self.told(field_region(field))
                stored = f"o.slots[{field.slot}] = {code(value)}"
                return [*self.asked(node), f"o = {code(target)}", *logged, stored, *told]
            case graph.StoreElement(array=array, index=index, value=value):
                logged = self.log("o", "o.slots", "i", node.span)
                told = self.told(element_region(element_type(array.type)))
                return [f"o = {code(array)}", f"i = {code(index)}", *logged, f"o.slots[i] = {code(value)}", *told]
            case graph.StoreStatic(field=field, value=value):
                owner = self.total.constant(self.world.hierarchy[field.owner])
                logged = self.log(owner, "o", str(field.slot), node.span, f"world.is_ready({field.owner!r}, m.number)")
                return [f"o = statics[{field.owner!r}]", *logged, f"o[{field.slot}] = {code(value)}"]
        return self.rare_instruction(node)

    def loaded(self, variable: typed.Variable, value: str, _node: graph.Instruction) -> str:
        """The Python statement that sets a local to what a load gives."""
        return f"f[{variable.index}] = {value}"

    def asked(self, node: graph.LoadField | graph.StoreField) -> list[str]:
        """The statement that gives up on an array, which has what `Object` declares but no fields."""
        if node.field.owner != OBJECT.name:
            return []
        return [f"m.needs_fields({self.total.code(node.target)}, {self.total.constant(node.span)})"]

    def told(self, region: Region) -> list[str]:
        """The statement that records a write, if open methods may read what is written."""
        return [f"world.wrote({self.total.constant(region)})"] if self.world.watching else []

    def rare_instruction(self, node: graph.Instruction) -> list[str]:
        code, constant = self.total.code, self.total.constant
        match node:
            case graph.AllocateObject(variable=variable, class_name=name, is_copy=is_copy):
                how = [constant(self.world.hierarchy[name]), constant(node.span), *(["True"] if is_copy else [])]
                made = self.operation("allocate", *how)
                return [f"f[{variable.index}] = {made}"]
            case graph.AllocateArray(variable=variable, sizes=sizes):
                lengths = "".join(f"{code(size)}, " for size in sizes)
                made = self.operation("allocate_array", constant(variable.type), f"({lengths})", constant(node.span))
                return [f"f[{variable.index}] = {made}"]
            case graph.Havoc(variable=variable, part=part):
                if self.cfg.method.answers:
                    return [f"f[{variable.index}] = m.answer({constant(variable.type)}, {part!r})"]
                return [f"f[{variable.index}] = world.any_value({constant(variable.type)})"]
            case graph.Acquire(target=target):
                return [self.operation("acquire", code(target))]
            case graph.Release(target=target):
                return [self.operation("release", code(target))]
            case graph.JoinThreads():
                return ["pass"]
            case graph.Output(values=values):
                parts = ", ".join(f"text_of({code(value)}, {constant(value.type)})" for value in values)
                return [f"world.output.extend(({parts}, ))" if parts else "pass"]
            case graph.GiveUp(what=what):
                return [f"m.give_up({what!r}, {constant(node.span)})"]
            case graph.ForkThread():
                arguments = self.arguments(node.receiver, node.arguments)
                chosen = self.callee(node.method, node.virtual)
                return [f"m.fork({chosen}, {arguments}, {constant(node.span)})"]
        raise AssertionError(node)

    def arguments(self, receiver: typed.Expression | None, arguments: tuple[typed.Expression, ...]) -> str:
        values = arguments if receiver is None else (receiver, *arguments)
        return f"[{', '.join(self.total.code(value) for value in values)}]"

    def callee(self, method: MethodInfo, virtual: bool) -> str:
        """The code of a method, or the table from which the receiver's class chooses one."""
        name = self.total.constant(callee(self.world, method, virtual))
        self.callees[name] = method, virtual
        return name

    # --- terminators ---------------------------------------------------------------------------------------

    def handler(self, handler: graph.Handler) -> str:
        """The arguments that say where an exception goes."""
        return f"{handler.variable.index}, {self.function(handler.block)}"

    def goto(self, end: graph.Goto, indent: str, nested: int) -> None:
        self.go(end.target, indent, nested)

    def branch(self, end: graph.Branch, indent: str, nested: int) -> None:
        self.lines.append(f"{indent}if {self.total.code(end.condition)}:")
        self.go(end.then, indent + "    ", nested + 1)
        self.go(end.otherwise, indent, nested)

    def guard(self, end: graph.Guard, indent: str, nested: int) -> None:
        details = ", ".join(f"{name!r}: {self.total.code(value)}" for name, value in end.details)
        where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
        self.lines.append(f"{indent}if {self.total.code(end.condition)}:")
        self.lines.append(f"{indent}    return m.throw_new({end.exception!r}, {{{details}}}, {where})")
        self.go(end.next, indent, nested)

    def call(self, end: graph.CallMethod, indent: str, _nested: int) -> None:
        arguments = self.arguments(end.receiver, end.arguments)
        result = -1 if end.variable is None else end.variable.index
        call = "m.call_virtual" if end.virtual else "m.call"
        rest = f"{result}, {self.function(end.next)}, {self.handler(end.handler)}, {self.total.constant(end.span)}"
        self.lines.append(f"{indent}return {call}({self.callee(end.method, end.virtual)}, {arguments}, {rest})")

    def evaluated(self, statement: str, kind: graph.CheckKind, handler: graph.Handler, span: Span, indent: str) -> None:
        """A statement with a specification in it; what an assertion or assumption throws is an ordinary exception."""
        place = self.total.constant(span)
        ordinary = kind in (graph.CheckKind.ASSERT, graph.CheckKind.ASSUME)
        thrown = f"return m.throw_again(thrown, {self.handler(handler)}, {place})"
        broken = f"m.fail_check({kind.value!r}, {place}, thrown)"
        self.lines += [
            f"{indent}try:",
            f"{indent}    {statement}",
            f"{indent}except Thrown as thrown:",
            f"{indent}    {thrown if ordinary else broken}",
        ]

    def check(self, end: graph.Check, indent: str, nested: int) -> None:
        statement = f"holds = {self.specification.code(end.condition)}"
        self.evaluated(statement, end.kind, end.handler, end.span, indent)
        span = self.total.constant(end.span)
        assumed = end.kind is graph.CheckKind.ASSUME
        if not assumed:
            self.lines += [f"{indent}except Stop as stop:", f"{indent}    holds = left_open(m, stop)"]
        consequence = f"m.exclude({span})" if assumed else f"m.fail_check({end.kind.value!r}, {span})"
        self.lines += [f"{indent}if not holds:", f"{indent}    {consequence}"]
        self.go(end.next, indent, nested)

    def measure(self, end: graph.Measure, indent: str, nested: int) -> None:
        statement = f"f[{end.variable.index}] = {self.specification.code(end.value)}"
        kind = graph.CheckKind.ASSERT if end.plain else graph.CheckKind.DECREASES
        self.evaluated(statement, kind, end.handler, end.span, indent)
        self.go(end.next, indent, nested)

    def initialise(self, end: graph.InitialiseClass, indent: str, nested: int) -> None:
        rest = f"{self.function(end.next)}, {self.handler(end.handler)}, {self.total.constant(end.span)}"
        self.lines.append(f"{indent}if not world.initialised({end.class_name!r}, m.number):")
        self.lines.append(f"{indent}    return m.initialise({end.class_name!r}, {rest})")
        self.go(end.next, indent, nested)

    def use_monitor(self, end: graph.UseMonitor, indent: str, nested: int) -> None:
        if end.gate is not None:
            self.lines += [f"{indent}{line}" for line in self.gate_lines(end, end.gate.slot)]
            self.go(end.next, indent, nested)
            return
        span = self.total.constant(end.span)
        tries = end.action is MonitorAction.TRY
        self.lines.append(f"{indent}o = {self.total.code(end.target)}")
        self.lines.append(f"{indent}if not m.{'may_acquire' if tries else 'owns'}(o):")
        where = f"{self.handler(end.handler)}, {span}"
        details = {"message": NOT_FREE if tries else NOT_OWNER}
        self.lines.append(f"{indent}    return m.throw_new('IllegalMonitorStateException', {details!r}, {where})")
        if end.action is MonitorAction.WAIT:
            until = "" if end.until is None else f", {self.until(end)}"
            self.lines.append(f"{indent}return m.wait(o, {self.function(end.next)}, {span}{until})")
            return
        if tries or end.action is MonitorAction.EXIT:
            self.lines += [indent + line for line in self.pass_monitor(tries, end.span)]
        else:
            self.lines.append(f"{indent}m.notify(o, {end.action is MonitorAction.NOTIFY_ALL}, {span})")
        self.go(end.next, indent, nested)

    def gate_lines(self, end: graph.UseMonitor, slot: int) -> list[str]:
        """The Python statements that close, open or pass a gate."""
        place = f"o = {self.total.code(end.target)}"
        if end.action is MonitorAction.AWAIT_GATE and end.until is not None:
            return [place, f"if o.slots[{slot}] > 0:", f"    return {self.until(end)}.ended(m)", "m.pass_gate(o)"]
        if end.action is MonitorAction.AWAIT_GATE:
            return [place, "m.pass_gate(o)"]
        if end.action is MonitorAction.TEST_GATE:
            where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
            thrown = f"m.throw_new('IllegalMonitorStateException', {{}}, {where})"
            return [place, f"if o.slots[{slot}] <= 0:", f"    return {thrown}"]
        amount = "1" if end.amount is None else f"max(0, {self.total.code(end.amount)})"
        lines = [place, f"n = {amount}"]
        if end.action is MonitorAction.TRY_GATE:
            where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
            thrown = f"m.throw_new('IllegalMonitorStateException', {{}}, {where})"
            lines += [f"if o.slots[{slot}] + n > 0:", f"    return {thrown}"]
        lines += self.log("o", "o.slots", str(slot), end.span)
        if end.action is MonitorAction.OPEN_GATE:
            return [*lines, f"o.slots[{slot}] -= n", "m.open_gate(o)"]
        taken = [] if end.action is MonitorAction.CLOSE_GATE else ["m.pass_gate(o)"]
        return [*lines, f"o.slots[{slot}] += n", *taken]

    def until(self, end: graph.UseMonitor) -> str:
        """The second gate that ends a wait."""
        assert end.until is not None and end.until_gate is not None
        where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
        return f"Until({self.total.code(end.until)}, {end.until_gate.slot}, {where})"

    def pass_monitor(self, enters: bool, _span: Span) -> list[str]:
        """The Python statements that enter or leave the current monitor."""
        return ["m.acquire(o)" if enters else "m.release(o)"]

    def throw(self, end: graph.ThrowObject, indent: str, _nested: int) -> None:
        where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
        self.lines.append(f"{indent}return {self.operation('throw', self.total.code(end.value), where)}")

    def resume(self, end: graph.Resume, indent: str, _nested: int) -> None:
        targets = ", ".join(self.function(target) for target in end.targets)
        self.lines.append(f"{indent}return ({targets},)[f[{end.selector.index}]]")

    def leave(self, end: graph.Leave, indent: str, _nested: int) -> None:
        value = "None" if end.variable is None else f"f[{end.variable.index}]"
        self.lines.append(f"{indent}return {self.operation('leave', value)}")

    def leave_throwing(self, end: graph.LeaveThrowing, indent: str, _nested: int) -> None:
        self.lines.append(f"{indent}return {self.operation('leave_throwing', f'f[{end.variable.index}]')}")


def function_name(block: int, index: int, resumed: bool) -> str:
    return f"b{block}_{index}{'r' if resumed else ''}"


ENTRY = function_name(0, 0, False)
"""The function with which a method starts."""

_TERMINATORS: dict[type[graph.Terminator], str] = {
    graph.Goto: "goto",
    graph.Branch: "branch",
    graph.Guard: "guard",
    graph.CallMethod: "call",
    graph.Check: "check",
    graph.Measure: "measure",
    graph.EnterLoop: "enter_loop",
    graph.CloseLoop: "close_loop",
    graph.InitialiseClass: "initialise",
    graph.UseMonitor: "use_monitor",
    graph.ThrowObject: "throw",
    graph.Resume: "resume",
    graph.Leave: "leave",
    graph.LeaveThrowing: "leave_throwing",
}
"""The method that compiles each kind of terminator."""
