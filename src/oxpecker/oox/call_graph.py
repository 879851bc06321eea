"""Which methods a method may call, found without running it, whichever bodies the receivers choose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import MethodInfo


class CallGraph:
    """The calls between the methods of a program, each computed on first use."""

    def __init__(self, program: typed.Program) -> None:
        self.program = program
        self.hierarchy = program.hierarchy
        self._graphs: dict[str, cfg.Graph] = {}
        self._returns: dict[tuple[str, str], bool] = {}

    def bodies(self, method: MethodInfo, virtual: bool) -> list[MethodInfo]:
        """The methods that a call may run."""
        if not virtual:
            return [method]
        classes = self.hierarchy.concrete_subclasses(method.owner)
        chosen = {cls.dispatch[method.signature].key: cls.dispatch[method.signature] for cls in classes}
        return list(chosen.values())

    def below(self, *methods: MethodInfo) -> list[MethodInfo]:
        """Some methods and all that they may call, directly or not."""
        found = {method.key: method for method in methods}
        pending = list(methods)
        while pending:
            for called in self.called(pending.pop()):
                if called.key not in found:
                    found[called.key] = called
                    pending.append(called)
        return list(found.values())

    def blocks_of(self, method: MethodInfo) -> list[graph.Block]:
        """The blocks of a method; none where it has no body."""
        return self.graph_of(method).blocks if self.has_body(method) else []

    def gives_up(self, method: MethodInfo) -> bool:
        """Whether a method does something that is not translated."""
        nodes = (node for block in self.blocks_of(method) for node in block.instructions)
        return any(isinstance(node, graph.GiveUp) for node in nodes)

    def called(self, method: MethodInfo) -> list[MethodInfo]:
        """The methods that a method may call."""
        return list(self.called_by(self.blocks_of(method)))

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
        return known is not None and known.body is not None

    def graph_of(self, method: MethodInfo) -> cfg.Graph:
        """The control flow of a method, built once."""
        if method.key not in self._graphs:
            self._graphs[method.key] = cfg.build(self.program.methods[method.key], self.hierarchy)
        return self._graphs[method.key]

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
