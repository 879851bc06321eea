"""Which methods a method may call, found without running it, whichever bodies the receivers choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo


class CallGraph:
    """The calls between the methods of a program, each computed on first use."""

    def __init__(self, program: typed.Program, graphs: cfg.Graphs | None = None) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self._graphs = graphs or cfg.Graphs(program)
        self._bodies: dict[str, tuple[MethodInfo, ...]] = {}
        self._called: dict[str, tuple[MethodInfo, ...]] = {}
        self._unknown: dict[tuple[str, bool], bool] = {}
        self._returns: dict[tuple[str, str], bool] = {}

    def bodies(self, method: MethodInfo, virtual: bool) -> tuple[MethodInfo, ...]:
        """The methods that a call may run."""
        if not virtual:
            return (method,)
        known = self._bodies.get(method.key)
        if known is None:
            classes = self.hierarchy.concrete_subclasses(method.owner)
            chosen = {cls.dispatch[method.signature].key: cls.dispatch[method.signature] for cls in classes}
            known = self._bodies[method.key] = tuple(chosen.values())
        return known

    def is_unknown(self, method: MethodInfo) -> bool:
        """Whether the body of a method is unknown."""
        return not self.has_body(method.run) or self.program.methods[method.run.key].open

    def runs_unknown(self, method: MethodInfo, virtual: bool) -> bool:
        """Whether a call may run an unknown body, or has none to run."""
        key = (method.key, virtual)
        if key not in self._unknown:
            bodies = self.bodies(method, virtual)
            self._unknown[key] = not bodies or any(map(self.is_unknown, bodies))
        return self._unknown[key]

    def below(self, *methods: MethodInfo) -> list[MethodInfo]:
        """Some methods and all that they may call, directly or not."""
        return list(self.each_below(*methods))

    def each_below(self, *methods: MethodInfo) -> Iterator[MethodInfo]:
        """The same, found one after the other: what a method calls is looked up after the method was given."""
        found = {method.key for method in methods}
        yield from methods
        pending = list(methods)
        while pending:
            for called in self.called(pending.pop()):
                if called.key not in found:
                    found.add(called.key)
                    pending.append(called)
                    yield called

    def blocks_of(self, method: MethodInfo) -> list[graph.Block]:
        """The blocks of a method; none where it has no body."""
        return self.graph_of(method).blocks if self.has_body(method) else []

    def gives_up(self, method: MethodInfo) -> bool:
        """Whether a method does something that is not translated and may change anything."""
        nodes = (node for block in self.blocks_of(method) for node in block.instructions)
        return any(isinstance(node, graph.GiveUp) and not node.changes_nothing for node in nodes)

    def called(self, method: MethodInfo) -> tuple[MethodInfo, ...]:
        """The methods that a method may call, each once."""
        known = self._called.get(method.key)
        if known is None:
            found = {each.key: each for each in self.called_by(self.blocks_of(method))}
            known = self._called[method.key] = tuple(found.values())
        return known

    def called_by(self, blocks: Iterable[graph.Block]) -> Iterator[MethodInfo]:
        """The methods that some blocks may call."""
        for block in blocks:
            end = block.end()
            if isinstance(end, graph.CallMethod):
                yield from self.bodies(end.method, end.virtual)
            elif isinstance(end, graph.InitialiseClass):
                yield from self.initialisers(end.class_name)
            for instruction in block.instructions:
                if isinstance(instruction, graph.ForkThread):
                    yield from self.bodies(instruction.method, instruction.virtual)

    def initialisers(self, name: str) -> list[MethodInfo]:
        """What initialises a class and those above it."""
        return [info.initialiser for info in self.hierarchy[name].lineage() if info.initialiser is not None]

    def has_body(self, method: MethodInfo) -> bool:
        """Whether the code of a method is known."""
        known = self.program.methods.get(method.key)
        return known is not None and known.has_body

    def graph_of(self, method: MethodInfo) -> cfg.Graph:
        """The control flow of a method, built once."""
        return self._graphs.of(self.program.methods[method.key])

    def calls_back(self, caller: MethodInfo, called: MethodInfo) -> bool:
        """Whether a call from one method to another may be part of a recursion: the other may call the one again."""
        key = (caller.key, called.key)
        if key not in self._returns:
            virtual = not called.static and not called.is_constructor
            bodies = self.bodies(called, virtual) if virtual else [called]
            self._returns[key] = any(
                caller.key == below.key for body in (called, *bodies) for below in self.below(body)
            )
        return self._returns[key]


def call_graph(program: typed.Program) -> CallGraph:
    """The call graph of a program whose claims are made, shared by all who ask."""
    known = program.facts.get(CallGraph)
    if known is None:
        known = program.facts[CallGraph] = CallGraph(program, cfg.graphs_of(program))
    assert isinstance(known, CallGraph)
    return known
