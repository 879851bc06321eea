"""The state of a run: code, heap, threads, choices and the initialisation of classes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from oxpecker.oox import cfg, typed
from oxpecker.oox.actions import ActionKind, ClassStatus
from oxpecker.oox.call_graph import call_graph
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.interpreter.activation import Activation
from oxpecker.oox.interpreter.answers import Answers
from oxpecker.oox.interpreter.choices import Choices
from oxpecker.oox.interpreter.clauses import ClauseCode, compile_clause, compile_contract
from oxpecker.oox.interpreter.compiler import BlockCompiler
from oxpecker.oox.interpreter.heap import Heap, ObjectValue, Value
from oxpecker.oox.interpreter.host import Code, Pending
from oxpecker.oox.interpreter.initialiser_plans import InitialiserPlans, initialiser_plans
from oxpecker.oox.interpreter.limits import Limits
from oxpecker.oox.interpreter.methods import DispatchTable, MethodCode
from oxpecker.oox.interpreter.outcome import Exhausted, Limit, Stop
from oxpecker.oox.interpreter.runtime import namespace
from oxpecker.oox.interpreter.templates import templates_of
from oxpecker.oox.interpreter.thread import Thread, Until, finished, uncaught
from oxpecker.oox.open_methods import watches
from oxpecker.oox.regions import Region
from oxpecker.oox.scan import forks, needs_journal, shows_contract
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type


class World:
    """The state of a run: code, heap, threads and choices."""

    splits = False
    """Whether each operand of a compound condition is a separate branch."""

    def __init__(self, program: typed.Program, limits: Limits, java_ints: bool, overflow_check: bool) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self.limits = limits
        self.java_ints = java_ints
        self.overflow_check = overflow_check
        self.forking = forks(program)
        self.knows_invariants = any(program.invariants.values())
        self.journalling = needs_journal(program)
        self.heap = Heap(program.hierarchy, java_ints)
        self.names: dict[str, object] = {**namespace(self.heap), "world": self, "Until": Until}
        self.actions: dict[object, Pending] = {}
        self._codes: dict[str, MethodCode] = {}
        self._tables: dict[str, DispatchTable] = {}
        self._invariants: dict[str, tuple[ClauseCode, ...]] = {}
        self.any_value: Callable[[Type], Value] = lambda _t: None
        self.answer_value: Callable[[Any], Value] = lambda _t: None
        self.open_call_left: Callable[[Activation, Value], None] | None = None
        """Called when a call of an open method ends; the result is None if it throws."""
        self.watching = watches(program)
        self.calls = call_graph(program)
        is_plain = type(self) is World and not (self.forking or self.watching or self.knows_invariants)
        self.plans: InitialiserPlans | None = initialiser_plans(program) if is_plain else None
        """What initialisers leave; None where what they do on the way is seen."""
        self.reset(Choices())

    def reset(self, choices: Choices) -> None:
        """Ready for another run."""
        self.heap.clear()
        self.choices = choices
        self.steps = 0
        self.in_specification = 0
        self.recording = 0
        self.threads: dict[int, Thread] = {}
        self.children: dict[int, int] = {}
        self.started = 0
        self.output: list[str] = []
        self.class_states: dict[str, ClassStatus | int] = {}
        self.answers = Answers(self.heap, choices, lambda t: self.answer_value(t))
        self.given: dict[int, ObjectValue] = {}
        """The objects that are inputs, where some have invariants, by number."""
        self.constructed: list[ObjectValue] = []
        """The objects with invariants whose constructors have returned."""
        self.started_call: Activation | None = None
        """The call that the run is about, once it has ended."""
        self.origin = 0
        """How long the journal was when the first of them was given."""
        self.undecided: Exhausted | None = None
        """Why a clause that must hold was not evaluated."""

    def begin(self, method: MethodInfo) -> None:
        """The classes of the method and its inputs are initialised, and the method is called."""

    def wrote(self, region: Region) -> None:
        """Records that code has written to a region; writes by specifications do not last."""
        if not self.in_specification:
            self.answers.wrote(region)

    # --- code ----------------------------------------------------------------------------------------------

    def code_of(self, method: MethodInfo) -> MethodCode:
        """The code of a method."""
        code = self._codes.get(method.key)
        if code is None:
            code = self._codes[method.key] = MethodCode(self.program.methods[method.key])
            code.entry = self._first_entry(code)
        return code

    def _first_entry(self, code: MethodCode) -> Code:
        """Compiles a method when it is first called."""

        def compile_first(thread: Thread) -> Code:
            graph = cfg.graphs_of(self.program).of(code.method, splits=self.splits)
            code.padding = [None] * (len(graph.method.variables) - code.parameters)
            code.contract = compile_contract(code.method, self)
            code.entry = self.compile(graph)
            # The call that brought us here made its frame before the number of locals was known.
            thread.f += code.padding
            thread.enter_contract(thread.stack[-1])
            return code.entry

        return compile_first

    def compile(self, graph: cfg.Graph) -> Code:
        """The entry function of a method."""
        return templates_of(self.program).code(BlockCompiler, graph, self)

    def dispatch_table(self, method: MethodInfo) -> DispatchTable:
        """Which code a call of the method runs, by class."""
        return self._tables.setdefault(method.key, DispatchTable(method, self.code_of))

    def shows_contract(self, method: MethodInfo, virtual: bool) -> bool:
        """Whether the contract of a possible callee reads what other threads write."""
        return shows_contract(self.program, method, virtual)

    def has_invariants(self, cls: ClassInfo) -> bool:
        """Whether objects seen as this class may have invariants, their own class's included."""
        classes = {name for info in self.hierarchy.subclasses(cls.name) for name in (info.name, *info.ancestors)}
        return any(self.program.invariants.get(name) for name in classes)

    def invariants_of(self, cls: ClassInfo) -> tuple[ClauseCode, ...]:
        """The invariants an object of the class has, those from above first."""
        found = self._invariants.get(cls.name)
        if found is None:
            above = [info.name for info in reversed(list(cls.lineage()))]
            names = [info.name for info in cls.all_interfaces()] + above
            clauses = [clause for name in names for clause in self.program.invariants.get(name, ())]
            found = self._invariants[cls.name] = tuple(compile_clause(clause, self) for clause in clauses)
        return found

    # --- threads -------------------------------------------------------------------------------------------

    def start(self, code: MethodCode, arguments: list[Value], parent: int | None, span: Span) -> Thread:
        """A new thread; its first step is the call."""
        thread = self.new_thread(self.started, parent)
        self.started += 1
        self.threads[thread.number] = thread
        if parent is not None:
            self.children[parent] = self.children.get(parent, 0) + 1
        if len(self.threads) > self.limits.threads:
            raise Stop(Exhausted(self.steps, Limit.THREADS, self.limits.threads, span))

        def begin(m: Thread) -> Code:
            del self.actions[begin]
            return m.call(code, arguments, 0, finished, 0, uncaught, span)

        thread.code = begin
        self.actions[begin] = Pending(ActionKind.START, span)
        return thread

    def new_thread(self, number: int, parent: int | None) -> Thread:
        """A thread that has not been started."""
        return Thread(self, number, parent)

    def has_children(self, number: int) -> bool:
        """Whether a thread has children that have not ended."""
        return self.children.get(number, 0) > 0

    def end_thread(self, thread: Thread) -> None:
        """A thread has made its last step."""
        del self.threads[thread.number]
        if thread.parent is not None:
            self.children[thread.parent] -= 1

    def check_limits(self, span: Span) -> None:
        """Ends the run if it has used up its steps, or if the journal has filled the memory."""
        if self.steps > self.limits.steps:
            raise Stop(Exhausted(self.steps, Limit.STEPS, self.limits.steps, span))
        if len(self.heap.journal) > self.limits.heap:
            raise Stop(Exhausted(self.steps, Limit.MEMORY, self.limits.heap, span))

    def receive(self, inputs: Sequence[ObjectValue]) -> None:
        """Records which objects are inputs; if they have invariants, writes are recorded from now on."""
        if not any(self.invariants_of(each.cls) for each in inputs):
            return
        if not self.given:
            self.begin_recording()
            self.origin = len(self.heap.journal)
        self.given.update({each.number: each for each in inputs})

    def begin_recording(self) -> None:
        """Starts recording writes, because a contract may refer to the state of this moment."""
        if not self.recording:
            self.heap.journal.clear()
        self.recording += 1

    def end_recording(self) -> None:
        """Stops recording for that moment."""
        self.recording -= 1
        if not self.recording:
            self.heap.journal.clear()

    # --- class initialisation ------------------------------------------------------------------------------

    def next_initialiser(self, name: str, thread: int) -> ClassInfo | None:
        """The topmost superclass that is not initialised, unless this thread is initialising it."""
        for info in reversed(list(self.hierarchy[name].lineage())):
            if info.initialiser is not None and self.class_states.get(info.name) not in (ClassStatus.DONE, thread):
                return info
        return None

    def initialised(self, name: str, thread: int) -> bool:
        """Whether the class can be used without running an initialiser."""
        return self.next_initialiser(name, thread) is None

    def complete(self, cls: ClassInfo) -> None:
        """Notes that the initialiser of a class has ended."""
        self.class_states[cls.name] = ClassStatus.DONE

    def is_ready(self, name: str, thread: int) -> bool:
        """Whether a thread is not initialising the class; assignments during that set its initial values."""
        return self.class_states.get(name) != thread

    def may_initialise(self, name: str, thread: int) -> bool:
        """Whether no other thread is initialising the class."""
        due = self.next_initialiser(name, thread)
        return due is None or not isinstance(self.class_states.get(due.name), int)
