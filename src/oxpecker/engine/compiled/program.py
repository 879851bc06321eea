"""A program compiled for symbolic execution: the interpreter's translation with other operators.

If a value may be a term, a branch asks the state. Before an instruction that may access an unknown, the state records
where to retry.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from oxpecker.engine.compiled.expressions import SymbolicCode
from oxpecker.engine.compiled.operations import OPERATIONS
from oxpecker.engine.compiled.tabling import is_tabled
from oxpecker.engine.path.requests import Unsupported
from oxpecker.engine.path.state import State
from oxpecker.engine.path.threads import Visible
from oxpecker.engine.specification.assertions import SpecificationCheck
from oxpecker.engine.specification.assumptions import Assumptions
from oxpecker.engine.specification.contracts import ContractCode, compile_contract
from oxpecker.engine.specification.loops import LoopEntry
from oxpecker.engine.values.value import Value
from oxpecker.oox import cfg, typed
from oxpecker.oox.actions import ActionKind
from oxpecker.oox.analysis.effects import effect_table
from oxpecker.oox.cfg import graph
from oxpecker.oox.cfg.analysis import assigned_local
from oxpecker.oox.cfg.graph import CheckKind
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, MethodInfo
from oxpecker.oox.input_clauses import wrapper
from oxpecker.oox.interpreter.compiler import NOT_FREE, NOT_OWNER, BlockCompiler, function_name
from oxpecker.oox.interpreter.host import Code, Pending
from oxpecker.oox.open_methods import Readable, readable, watches
from oxpecker.oox.prelude import MESSAGE
from oxpecker.oox.regions import Region, element_region, element_type, field_region, structure
from oxpecker.oox.scan import forks, looks_back, needs_entry_heap, read_details, shows_contract
from oxpecker.oox.source import BUILT_IN, Span
from oxpecker.oox.steering import steering
from oxpecker.oox.syntax import MonitorAction
from oxpecker.oox.types import INTEGRAL, STRING
from oxpecker.oox.weak_memory import frozen_fields, is_library, is_weak


class Retry:
    """Continues at an instruction that could not be completed before; compiled on first use."""

    __slots__ = ("block", "code", "compiler", "index")

    def __init__(self, compiler: SymbolicCompiler, block: int, index: int) -> None:
        self.compiler, self.block, self.index = compiler, block, index
        self.code: Code | None = None

    def __call__(self, m: Any) -> Any:
        if self.code is None:
            self.code = self.compiler.compile_from(self.block, self.index)
        return self.code(m)


class SymbolicCompiler(BlockCompiler):
    """Compiles one graph."""

    def __init__(self, method: MethodCode, program: ProgramCode) -> None:
        super().__init__(method.control, program)
        self.method = method
        self.program = program
        self.seen: dict[str, Visible] = {}
        self.total: SymbolicCode = SymbolicCode(self.names, program.java_ints, program.overflow_check)
        self.is_weak = program.is_weak and not is_library(method.info.span)
        """Whether elements may be read as they were before: library code sees the last write."""

    def compile_from(self, block: int, index: int) -> Code:
        """The function that starts at an instruction."""
        self.lines = []
        name = self.function(block, index, resumed=True)
        self.compile_wanted()
        code: Code = self.names[name]  # type: ignore[assignment]
        return code

    def prologue(self) -> list[str]:
        return ["    r = m.frames", "    f = r.locals"]

    def operation(self, name: str, *arguments: str) -> str:
        return f"{name}(m, {', '.join(arguments)})"

    def target(self, expression: typed.Expression) -> Callable[[Any], Any]:
        function = eval(f"lambda f: {self.total.code(expression)}", self.names)
        return lambda m: function(m.frames.locals)

    def compile_wanted(self) -> None:
        """Also records where the functions start."""
        before = set(self.done) - set(self.wanted)
        super().compile_wanted()
        for start in self.done - before:
            self.program.blocks[self.names[function_name(*start)]] = (self.method, start[0])
        for name, visible in self.seen.items():
            self.program.visible[self.names[name]] = visible

    def emit_block(self, number: int, start: int, resumed: bool, indent: str, nested: int) -> None:
        block = self.cfg.blocks[number]
        self.count(len(block.instructions) - start + 1, indent)
        for index in range(start, len(block.instructions)):
            instruction = block.instructions[index]
            if self.is_long and index > start:
                self.split(number, start, index, indent)
                return
            if not (resumed and index == start) and self.gives_way(instruction, number, index, indent):
                return
            if not isinstance(instruction, graph.SetVariable) or self.may_stop(instruction.value):
                self.mark(number, index, indent)
            self.lines += [indent + line for line in self.instruction(instruction)]
        end, last = block.end(), len(block.instructions)
        if not (resumed and last == start) and self.gives_way(end, number, last, indent):
            return
        self.mark(number, last, indent)
        self.terminator(end, indent, nested)

    def gives_way(self, node: typed.Node, number: int, index: int, indent: str) -> bool:
        """Ends the function before a visible action."""
        visible = self.visible(node) if self.program.forking else None
        if visible is None:
            return False
        name = self.function(number, index, resumed=True)
        self.seen[name] = visible
        self.lines.append(f"{indent}return {name}")
        return True

    def visible(self, node: typed.Node) -> Visible | None:
        """The visible action of an instruction, if any."""
        match node:
            case graph.LoadField(target=target) | graph.StoreField(target=target):
                return Visible(ActionKind.FIELD, node.span, self.target(target), assigned=assigned_local(node))
            case graph.LoadElement(array=array) | graph.StoreElement(array=array):
                return Visible(ActionKind.ELEMENT, node.span, self.target(array), assigned=assigned_local(node))
            case graph.LoadStatic() | graph.StoreStatic():
                return Visible(ActionKind.STATIC, node.span, assigned=assigned_local(node))
            case graph.Acquire(target=target):
                return Visible(ActionKind.LOCK, node.span, self.target(target))
            case graph.Release(target=target):
                return Visible(ActionKind.UNLOCK, node.span, self.target(target))
            case graph.UseMonitor(target=target, action=action, gate=gate, until=until, until_gate=second):
                slot, second_slot = (0 if each is None else each.slot for each in (gate, second))
                other, amount = (None if each is None else self.target(each) for each in (until, node.amount))
                return Visible(
                    ActionKind(action.value),
                    node.span,
                    self.target(target),
                    slot=slot,
                    until=other,
                    until_slot=second_slot,
                    amount=amount,
                )
            case graph.JoinThreads():
                return Visible(ActionKind.JOIN, node.span)
            case graph.ForkThread():
                return Visible(ActionKind.FORK, node.span)
            case graph.InitialiseClass(class_name=name):
                return Visible(ActionKind.INITIALISE, node.span, None, name)
            case graph.GiveUp():
                return Visible(ActionKind.UNSUPPORTED, node.span)
        pending = self.specification_action(node)
        return None if pending is None else Visible(pending.kind, pending.span)

    def may_stop(self, expression: typed.Expression) -> bool:
        """Whether evaluation may need a request, and is then retried."""
        if isinstance(expression, (typed.LengthOf, typed.TypeTest, typed.Storable, typed.ElementRead)):
            return True
        operands, overflows = typed.EXPRESSIONS.children(expression), self.program.overflow_check
        computes = isinstance(expression, (typed.Unary, typed.Binary))
        if computes and ((overflows and expression.type in INTEGRAL) or typed.are_references(operands)):
            return True  # a constant of an enum is chosen when it is compared
        return any((computes and part.type == STRING) or self.may_stop(part) for part in operands)

    def mark(self, number: int, index: int, indent: str) -> None:
        """Records where to retry."""
        self.lines.append(f"{indent}r.retry = {self.total.constant(Retry(self, number, index))}")

    def instruction(self, node: graph.Instruction) -> list[str]:
        """The Python statements of one instruction."""
        code, constant = self.total.code, self.total.constant
        match node:
            case graph.SetVariable(variable=variable, value=value):
                return [f"f[{variable.index}] = {code(value)}"]
            case graph.LoadField(variable=variable, target=target, field=field):
                load = self.access("load", field)
                return [f"f[{variable.index}] = {load}(m, {code(target)}, {constant(field)})"]
            case graph.LoadElement(variable=variable, array=array, index=index):
                element = "weak_element" if self.is_weak else "element"
                return [f"f[{variable.index}] = {element}(m, {code(array)}, {code(index)})"]
            case graph.LoadStatic(variable=variable, field=field):
                load = self.access("load", field)
                return [f"f[{variable.index}] = {load}(m, {constant(field)})"]
            case graph.StoreField(target=target, field=field, value=value):
                store = self.access("store", field)
                stored = f"{store}(m, {code(target)}, {constant(field)}, {code(value)}, {constant(node.span)})"
                return [stored, *self.told(field_region(field))]
            case graph.StoreElement(array=array, index=index, value=value):
                store = "weak_store_element" if self.program.is_weak else "store_element"
                stored = f"{store}(m, {code(array)}, {code(index)}, {code(value)}, {constant(node.span)})"
                return [stored, *self.told(element_region(element_type(array.type)))]
            case graph.StoreStatic(field=field, value=value):
                store = self.access("store", field)
                return [f"{store}(m, {constant(field)}, {code(value)}, {constant(node.span)})"]
            case graph.Havoc(variable=variable, part=part):
                return [f"f[{variable.index}] = m.explorer.inputs.nondet(m, {constant(variable.type)}, {part!r})"]
            case graph.JoinThreads():
                return ["join_threads(m)"]
            case graph.Output():
                return ["pass"]
            case graph.GiveUp(what=what):
                return [f"raise Unsupported({what!r}, {constant(node.span)})"]
            case graph.ForkThread():
                arguments = self.arguments(node.receiver, node.arguments)
                return [f"fork_thread(m, {constant(node.method)}, {arguments}, {node.virtual}, {constant(node.span)})"]
        return self.rare_instruction(node)

    def access(self, how: str, field: FieldInfo) -> str:
        """The operation that loads or stores a field."""
        if field.volatile and (how == "load" or not field.static):
            return f"{how}_volatile{'_static' if field.static else ''}"
        weak = "weak_" if self.program.is_weak and is_weak(self.program.hierarchy, field) else ""
        return f"{weak}{how}{'_static' if field.static else ''}"

    def told(self, region: Region) -> list[str]:
        """The statement that records a write, if open methods may read what is written."""
        return [f"wrote(m, {self.total.constant(region)})"] if self.program.watching else []

    # --- terminators ---------------------------------------------------------------------------------------

    def leave(self, end: graph.Leave, indent: str, nested: int) -> None:
        self.freeze(indent)
        super().leave(end, indent, nested)

    def leave_throwing(self, end: graph.LeaveThrowing, indent: str, nested: int) -> None:
        self.freeze(indent)
        super().leave_throwing(end, indent, nested)

    def freeze(self, indent: str) -> None:
        """Ends a constructor: from now on, threads see what its final fields lead to."""
        frozen = frozen_fields(self.program.hierarchy, self.method.info) if self.program.is_weak else ()
        if frozen:
            self.lines.append(f"{indent}freeze(m, f[0], {self.total.constant(frozen)})")

    def branch(self, end: graph.Branch, indent: str, nested: int) -> None:
        then, otherwise = self.function(end.then), self.function(end.otherwise)
        span = self.total.constant(end.span)
        self.lines += [
            f"{indent}c = {self.total.code(end.condition)}",
            f"{indent}if c.__class__ is not bool: return m.explorer.forks.branch(m, c, {then}, {otherwise}, {span})",
            f"{indent}if c:",
        ]
        self.go(end.then, indent + "    ", nested + 1)
        self.go(end.otherwise, indent, nested)

    def guard(self, end: graph.Guard, indent: str, nested: int) -> None:
        where = f"{self.handler(end.handler)}, {self.function(end.next)}, {self.total.constant(end.span)}"
        details = [(name, value) for name, value in end.details if name in self.program.details]
        if details:
            told = ", ".join(f"{name!r}: {self.total.code(value)}" for name, value in details)
            where += f", lambda m, f: {{{told}}}"
        self.lines += [
            f"{indent}c = {self.total.code(end.condition)}",
            f"{indent}if c is not False: return guard(m, c, {end.exception!r}, {where})",
        ]
        self.go(end.next, indent, nested)

    def call(self, end: graph.CallMethod, indent: str, _nested: int) -> None:
        arguments = self.arguments(end.receiver, end.arguments)
        result = -1 if end.variable is None else end.variable.index
        rest = f"{result}, {self.function(end.next)}, {self.handler(end.handler)}, {self.total.constant(end.span)}"
        if end.virtual:
            self.lines.append(f"{indent}return call_virtual(m, {self.total.constant(end.method)}, {arguments}, {rest})")
        else:
            chosen = self.total.constant(self.program.code_of(end.method, self.method.plain))
            self.lines.append(f"{indent}return call(m, {chosen}, {arguments}, {rest})")

    def check(self, end: graph.Check, indent: str, _nested: int) -> None:
        check = SpecificationCheck(end.condition, end.kind, end.span)
        where = f"{self.function(end.next)}, {self.handler(end.handler)}"
        self.lines.append(f"{indent}return {self.total.constant(check)}.run(m, {where})")

    def measure(self, end: graph.Measure, indent: str, _nested: int) -> None:
        check = SpecificationCheck(end.value, CheckKind.ASSERT if end.plain else CheckKind.DECREASES, end.span)
        where = f"{end.variable.index}, {self.function(end.next)}, {self.handler(end.handler)}"
        self.lines.append(f"{indent}return {self.total.constant(check)}.measure(m, {where})")

    def enter_loop(self, end: graph.EnterLoop, indent: str, _nested: int) -> None:
        entry = LoopEntry(end, self.program.effects)
        self.lines.append(f"{indent}return {self.total.constant(entry)}.run(m, {self.function(end.next)})")

    def close_loop(self, end: graph.CloseLoop, indent: str, _nested: int) -> None:
        self.lines.append(f"{indent}return close_loop(m, {self.total.constant(end.span)})")

    def initialise(self, end: graph.InitialiseClass, indent: str, _nested: int) -> None:
        rest = f"{self.function(end.next)}, {self.handler(end.handler)}, {self.total.constant(end.span)}"
        self.lines.append(f"{indent}return m.explorer.nested.initialise(m, {end.class_name!r}, {rest})")

    def use_gate(self, end: graph.UseMonitor, indent: str, nested: int) -> None:
        """Closes, opens or passes a gate."""
        gate = self.total.constant(end.gate)
        self.lines.append(f"{indent}o = one_target(m, {self.total.code(end.target)})")
        if end.action is MonitorAction.AWAIT_GATE:
            rest = f"{self.function(end.next)}, {self.total.constant(end.span)}{self.until(end)}"
            self.lines.append(f"{indent}return pass_gate(m, o, {gate}, {rest})")
            return
        if end.action is MonitorAction.TEST_GATE:
            where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
            self.lines.append(f"{indent}if not is_shut(m, o, {gate}):")
            self.lines.append(f"{indent}    return throw_new(m, 'IllegalMonitorStateException', {where}, {{}})")
            self.go(end.next, indent, nested)
            return
        amount = "1" if end.amount is None else self.total.code(end.amount)
        if end.action is MonitorAction.TAKE_GATE:
            rest = f"{self.function(end.next)}, {self.total.constant(end.span)}"
            self.lines.append(f"{indent}return take_gate(m, o, {gate}, {amount}, {rest})")
            return
        if end.action is MonitorAction.TRY_GATE:
            where = f"{self.handler(end.handler)}, {self.total.constant(end.span)}"
            self.lines.append(f"{indent}if not try_gate(m, o, {gate}, {amount}):")
            self.lines.append(f"{indent}    return throw_new(m, 'IllegalMonitorStateException', {where}, {{}})")
        elif end.action is MonitorAction.OPEN_GATE:
            self.lines.append(f"{indent}open_gate(m, o, {gate}, {amount})")
        else:
            self.lines.append(f"{indent}close_gate(m, o, {gate})")
        self.go(end.next, indent, nested)

    def until(self, end: graph.UseMonitor) -> str:
        """The argument for the second gate that ends a wait, if there is one."""
        if end.until is None or end.until_gate is None:
            return ""
        gate = f"one_target(m, {self.total.code(end.until)}), {end.until_gate.slot}"
        return f", Until({gate}, {self.handler(end.handler)}, {self.total.constant(end.span)})"

    def use_monitor(self, end: graph.UseMonitor, indent: str, nested: int) -> None:
        if end.gate is not None:
            self.use_gate(end, indent, nested)
            return
        span = self.total.constant(end.span)
        where = f"{self.handler(end.handler)}, {span}"
        tries = end.action is MonitorAction.TRY
        details = {MESSAGE: NOT_FREE if tries else NOT_OWNER}
        self.lines += [
            f"{indent}o = one_target(m, {self.total.code(end.target)})",
            f"{indent}if not {'may_enter' if tries else 'owns'}(m, o):",
            f"{indent}    return throw_new(m, 'IllegalMonitorStateException', {where}, {details!r})",
        ]
        if end.action is MonitorAction.WAIT:
            self.lines.append(f"{indent}return wait(m, o, {self.function(end.next)}, {span}{self.until(end)})")
            return
        if tries or end.action is MonitorAction.EXIT:
            self.lines.append(f"{indent}{'acquire' if tries else 'release'}(m, o)")
        else:
            self.lines.append(f"{indent}notify(m, o, {end.action is MonitorAction.NOTIFY_ALL}, {span})")
        self.go(end.next, indent, nested)


class MethodCode:
    """A method ready to be executed; compiled when it is first called."""

    control: graph.Graph

    def __init__(self, method: typed.Method, program: ProgramCode, plain: bool) -> None:
        self.method = method
        self.info = method.info
        self.program = program
        self.plain = plain
        """Whether its loops are unrolled, as in the evaluation of a specification."""
        self.looks_back = looks_back(method)
        self.needs_entry_heap = needs_entry_heap(method)
        self.classes = program.hierarchy.classes_behind(method.info)
        """The classes that are initialised whenever a receiver exists."""
        self.contract: ContractCode | None = None
        self.padding: list[Value] = []
        self.entry: Code = _missing
        self.ready = False
        self.has_contract = False

    def prepare(self) -> None:
        """Compiles the method unless that has been done."""
        if self.ready:
            return
        graphs = cfg.graphs_of(self.program.program)
        self.control = graphs.of(self.method, cuts_loops=not self.plain, splits=self.program.splits)
        self.padding = [None] * (len(self.control.method.variables) - len(self.method.declared))
        self.prepare_contract()
        self.entry = SymbolicCompiler(self, self.program).compile()
        self.ready = True  # last: a limit may end the compilation, and another search begins it anew

    def prepare_contract(self) -> None:
        """Compiles the contract unless that has been done; enough for calls by contract."""
        if not self.has_contract:
            self.contract = compile_contract(self, self.program)
            self.has_contract = True

    @cached_property
    def is_tabled(self) -> bool:
        """Whether its results are kept for calls with the same arguments."""
        return is_tabled(self.program.effects, self.method)

    @cached_property
    def steering(self) -> tuple[int, ...]:
        """The locals on which control flow depends; all of them if any assignment may be a violation."""
        if self.program.overflow_check:
            return tuple(range(len(self.control.method.variables)))
        return steering(self.control)


def _missing(_state: State) -> Any:
    raise AssertionError("a method without code")


class ProgramCode:
    """All methods of a program, and what compiled code may use by name; perhaps for a check of one of them."""

    def __init__(
        self,
        program: typed.Program,
        cuts_loops: bool = False,
        splits: bool = False,
        started: MethodInfo | None = None,
        assumptions: Assumptions | None = None,
        is_weak: bool = False,
    ) -> None:
        self.program = program
        self.is_weak = is_weak
        """Whether threads may see other writes than the last one."""
        self.assumptions = assumptions or Assumptions()
        """The order in which the assumptions of the method under check are evaluated, if it is not the textual one."""
        self.splits = splits
        """Whether paths split at each operand of a compound condition, as in compiled code."""
        self.hierarchy = program.hierarchy
        self.effects = effect_table(program)
        self.java_ints = program.options["ints"] == "java"
        self.overflow_check = program.options["overflow"] == "check"
        self.forking = forks(program) if started is None else self.effects.may_fork(started)
        """Whether threads are expected."""
        self.watching = watches(program)
        self.details = read_details(program)
        """The parts of exceptions thrown by operators that some code reads."""
        self.cuts_loops = cuts_loops and not self.forking
        self.goals: frozenset[Span] = frozenset()
        """The assertions that are goals of a search; if there are none, all of them."""
        self.journalling = False
        self.steps = self.calls = 0
        self.actions: dict[object, Pending] = {}
        self.visible: dict[object, Visible] = {}
        self.blocks: dict[object, tuple[MethodCode, int]] = {}
        self.names: dict[str, object] = {**OPERATIONS, "world": self, "Unsupported": Unsupported}
        self._sides: dict[Span, set[bool]] = {}
        self._codes: dict[tuple[str, bool], MethodCode] = {}
        self._readable: dict[str, Readable] = {}
        self._structures: dict[str, frozenset[Region]] = {}

    def readable(self, method: MethodInfo) -> Readable:
        """The regions of the heap that an open method may read."""
        if method.key not in self._readable:
            self._readable[method.key] = readable(self.hierarchy, method)
        return self._readable[method.key]

    def structure_of(self, cls: ClassInfo) -> frozenset[Region]:
        """The regions of the heap that an object of a library class consists of after its construction.

        If an object was constructed around an array, the array stays open, so its elements are not among them.
        """
        if cls.name not in self._structures:
            fields = frozenset(map(field_region, cls.layout))
            self._structures[cls.name] = structure(self.hierarchy, cls) if wrapper(cls) is None else fields
        return self._structures[cls.name]

    def code_of(self, method: MethodInfo, plain: bool = False) -> MethodCode:
        """The code of a method; without its contract if a specification calls it."""
        key = (method.key, plain or not self.cuts_loops)
        code = self._codes.get(key)
        if code is None:
            code = self._codes[key] = MethodCode(self.program.methods[method.key], self, key[1])
        return code

    def block_of(self, code: Code) -> tuple[MethodCode, int] | None:
        """The block where a piece of code starts; None inside specifications."""
        if isinstance(code, Retry):
            return code.compiler.method, code.block
        return self.blocks.get(code)

    def taken(self, span: Span, side: bool) -> None:
        """Records that a path takes one side of an input-dependent branch."""
        self._sides.setdefault(span, set()).add(side)

    def sides(self) -> tuple[int, int]:
        """How many sides of input-dependent branches in user code paths have taken, and how many there are."""
        met = [sides for span, sides in self._sides.items() if not span.file.startswith(BUILT_IN)]
        return sum(map(len, met)), 2 * len(met)

    def shows_contract(self, method: MethodInfo, virtual: bool) -> bool:
        """Whether the contract of a possible callee reads what other threads write."""
        return shows_contract(self.program, method, virtual)

    def dispatch_table(self, method: MethodInfo) -> MethodInfo:
        """The state decides which code a call runs."""
        return method
