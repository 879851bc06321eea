"""Which locations of the heap a method, with everything it calls, may read and change."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import ClassInfo, MethodInfo
from oxpecker.oox.source import INTERNAL
from oxpecker.oox.types import ArrayType
from oxpecker.refinement.extraction.library import Library
from oxpecker.refinement.extraction.locations import ARRAY, Location, allocated, elements, field_location

SPECIFICATION_EXCEPTIONS = (
    "NullPointerException",
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "StringIndexOutOfBoundsException",
    "ClassCastException",
    "NegativeArraySizeException",
)
"""What evaluating a specification may throw."""

INITIALISER_EXCEPTIONS = ("ExceptionInInitializerError", "NoClassDefFoundError")


@dataclass(slots=True)
class Footprint:
    """Locations that are read or changed, and what is called."""

    reads: set[Location] = field(default_factory=set)
    changes: set[Location] = field(default_factory=set)
    calls: set[str] = field(default_factory=set)
    lost: str | None = None

    @property
    def relevant(self) -> set[Location]:
        """Everything that a summary may mention."""
        return self.reads | self.changes


class Callees:
    """Graphs, targets of calls and footprints, each computed once."""

    def __init__(self, program: typed.Program, specified: bool = False) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self._graphs: dict[str, cfg.Graph] = {}
        self._own: dict[str, Footprint] = {}
        self._all: dict[str, Footprint] = {}
        library = Library(program) if specified else None
        self.library = library if library is not None and library.suffices(self.graph_of) else None
        """What stands for the library's collections, if anything does."""

    def graph_of(self, method: typed.Method) -> cfg.Graph:
        """The control flow graph of a method with a body."""
        key = method.info.key
        if key not in self._graphs:
            self._graphs[key] = cfg.build(method, self.hierarchy)
        return self._graphs[key]

    def targets(self, info: MethodInfo, virtual: bool) -> list[typed.Method] | None:
        """The methods that a call may reach (all that overriding allows); None when one of them has no body."""
        infos = [info]
        if virtual:
            classes = self.hierarchy.concrete_subclasses(info.owner)
            if not classes and self.hierarchy[info.owner].declaration.span.file.startswith(INTERNAL):
                return []  # nobody outside the library makes such objects, and there are none here
            infos = list(dict.fromkeys(c.dispatch.get(info.signature, info) for c in classes))
        found = [self.program.methods.get(each.key) for each in infos]
        if not found or any(method is None or method.body is None for method in found):
            return None
        return [method for method in found if method is not None]

    def initialisers(self, class_name: str) -> list[typed.Method] | None:
        """The static initialisers that the first use of a class may run."""
        infos = [i.initialiser for i in _initialised(self.hierarchy[class_name]) if i.initialiser is not None]
        found = [self.program.methods.get(info.key) for info in infos]
        if any(method is None or method.body is None for method in found):
            return None
        return [method for method in found if method is not None]

    def footprint(self, method: typed.Method) -> Footprint:
        """The footprint of a method and of all that it may call."""
        key = method.info.key
        if key not in self._all:
            total, pending, seen = Footprint(), [key], {key}
            while pending:
                own = self._direct(pending.pop())
                total.reads |= own.reads
                total.changes |= own.changes
                total.lost = total.lost or own.lost
                pending.extend(sorted(own.calls - seen))
                seen |= own.calls
            total.calls = seen
            self._all[key] = total
        return self._all[key]

    def _direct(self, key: str) -> Footprint:
        if key not in self._own:
            found = self._own[key] = Footprint()
            method = self.program.methods[key]
            for block in self.graph_of(method).blocks:
                for instruction in block.instructions:
                    self._instruction(found, instruction)
                self._terminator(found, block.end())
        return self._own[key]

    def _allocates(self, found: Footprint, class_name: str) -> None:
        info = self.hierarchy.get(class_name)
        if info is not None:
            found.changes.add(allocated(class_name))
            found.changes |= {field_location(f) for f in info.layout}

    def _instruction(self, found: Footprint, step: graph.Instruction) -> None:
        if isinstance(step, (graph.LoadField, graph.LoadStatic)):
            found.reads.add(field_location(step.field))
        elif isinstance(step, (graph.StoreField, graph.StoreStatic)):
            found.changes.add(field_location(step.field))
        elif isinstance(step, graph.LoadElement):
            assert isinstance(step.array.type, ArrayType)
            found.reads.add(elements(step.array.type.element))
        elif isinstance(step, graph.StoreElement):
            assert isinstance(step.array.type, ArrayType)
            found.changes.add(elements(step.array.type.element))
        elif isinstance(step, graph.AllocateObject):
            self._allocates(found, step.class_name)
        elif isinstance(step, graph.AllocateArray):
            found.changes.add(allocated(ARRAY))
            inner = step.variable.type
            for _ in step.sizes:
                assert isinstance(inner, ArrayType)
                inner = inner.element
                found.changes.add(elements(inner))
        elif isinstance(step, (graph.ForkThread, graph.JoinThreads)):
            found.lost = found.lost or "it starts or awaits threads"
        elif isinstance(step, graph.GiveUp) and not step.changes_nothing:
            found.lost = found.lost or f"not supported: {step.what}"

    def _terminator(self, found: Footprint, end: graph.Terminator) -> None:
        if isinstance(end, graph.Guard):
            self._allocates(found, end.exception)
        elif isinstance(end, (graph.Check, graph.Measure)):
            for name in SPECIFICATION_EXCEPTIONS:
                self._allocates(found, name)
            asked = end.condition if isinstance(end, graph.Check) else end.value
            self._specification(found, asked)
        elif isinstance(end, graph.UseMonitor):
            found.lost = found.lost or "it waits for other threads"
        elif isinstance(end, graph.InitialiseClass):
            self._initialises(found, end.class_name)
        elif isinstance(end, graph.CallMethod):
            self._called(found, self.targets(end.method, end.virtual), str(end.method))

    def specification(self, asked: typed.Expression) -> Footprint:
        """What evaluating a specification may do beside giving a value: initialise classes, make objects."""
        own, total = Footprint(), Footprint()
        self._specification(own, asked)
        total.changes |= own.changes
        total.lost = own.lost
        for key in sorted(own.calls):
            called = self.footprint(self.program.methods[key])
            total.changes |= called.changes
            total.lost = total.lost or called.lost
        return total

    def _specification(self, found: Footprint, asked: typed.Expression) -> None:
        for node in typed.EXPRESSIONS.walk(asked):
            if isinstance(node, typed.StaticRead):
                self._initialises(found, node.field.owner)
            elif isinstance(node, typed.Invoke):
                if node.method.static:
                    self._initialises(found, node.method.owner)
                self._called(found, self.targets(node.method, node.virtual), str(node.method))
            elif isinstance(node, typed.NewObject):
                self._initialises(found, node.constructor.owner)
                self._allocates(found, node.constructor.owner)
                self._called(found, self.targets(node.constructor, False), str(node.constructor))
            elif isinstance(node, (typed.NewArray, typed.ArrayOf)):
                found.changes.add(allocated(ARRAY))
                inner = node.type
                while isinstance(inner, ArrayType):
                    inner = inner.element
                    found.changes.add(elements(inner))

    def _initialises(self, found: Footprint, class_name: str) -> None:
        methods = self.initialisers(class_name)
        if methods == []:
            return
        for name in INITIALISER_EXCEPTIONS:
            self._allocates(found, name)
        self._called(found, methods, f"the initialisation of {class_name}")

    def _called(self, found: Footprint, methods: list[typed.Method] | None, name: str) -> None:
        if methods is None:
            found.lost = found.lost or f"nothing is known about {name}"
            return
        for method in methods:
            if self.library is None or not self.library.covers(method.info):
                found.calls.add(method.info.key)
                continue
            found.changes |= self.library.locations()
            for name in (*self.library.iterators(), *self.library.exceptions()):
                self._allocates(found, name)
            known = self.library.rule(method.info) is not None
            found.calls |= {each.info.key for each in (self.library.callbacks if known else [method])}


def _initialised(info: ClassInfo) -> list[ClassInfo]:
    """The classes that are initialised with a class, itself included."""
    return list(dict.fromkeys([*info.lineage(), *info.all_interfaces()]))
