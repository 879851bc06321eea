"""Compiled code that all runs of a program share, each with its own heap.

Compiling a method takes longer than most runs of it. A template is what does not depend on the run: Python's code
and the constants. The names of one run are put in each time: its heap, its machine, the code of its callees.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import CodeType

from oxpecker.oox import typed
from oxpecker.oox.cfg import Graph
from oxpecker.oox.hierarchy import MethodInfo
from oxpecker.oox.interpreter.compiler import ENTRY, BlockCompiler
from oxpecker.oox.interpreter.expressions import is_constant
from oxpecker.oox.interpreter.host import Code, Host, callee
from oxpecker.oox.limits import KEPT_TEMPLATES
from oxpecker.oox.records import dataclass


class Templates:
    """The templates of a program; of too many, those used last are kept."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], Template] = {}

    def __reduce__(self) -> tuple[type[Templates], tuple[()]]:
        """Python's code cannot be stored or sent to other processes."""
        return Templates, ()

    def code(self, kind: type[BlockCompiler], graph: Graph, world: Host) -> Code:
        """The entry function of a method for the runs of a world, compiled by a kind of compiler."""
        settings = (world.java_ints, world.overflow_check, world.forking, world.journalling, world.watching)
        key = (kind, id(graph), settings, len(world.names))
        template = self._known.pop(key, None)
        if template is not None and template.graph is graph:
            self._known[key] = template
            return template.code(kind, world)
        compiler = kind(graph, world)
        code = compiler.compile()
        self._known[key] = Template.of(compiler)
        if len(self._known) > KEPT_TEMPLATES:
            del self._known[next(iter(self._known))]
        return code


def templates_of(program: typed.Program) -> Templates:
    """The templates of a program."""
    known = program.facts.get(Templates)
    if known is None:
        known = program.facts[Templates] = Templates()
    assert isinstance(known, Templates)
    return known


@dataclass(frozen=True, slots=True)
class Template:
    """The code of a method, without what belongs to one run."""

    graph: Graph
    codes: tuple[CodeType, ...]
    constants: Mapping[str, object]
    callees: Mapping[str, tuple[MethodInfo, bool]]
    outlines: Mapping[str, str]
    actions: Mapping[str, typed.Node]

    @staticmethod
    def of(compiler: BlockCompiler) -> Template:
        """The template of what a compiler has compiled."""
        outlines = {**compiler.total.outlines, **compiler.specification.outlines}
        own = compiler.callees.keys() | outlines.keys() | compiler.world.names.keys()
        constants = {name: value for name, value in compiler.names.items() if is_constant(name) and name not in own}
        actions = {name: node for name, (node, _) in compiler.actions.items()}
        return Template(compiler.cfg, tuple(compiler.codes), constants, compiler.callees, outlines, actions)

    def code(self, kind: type[BlockCompiler], world: Host) -> Code:
        """The entry function for the runs of a world."""
        names = {**world.names, **self.constants}
        for name, (method, is_virtual) in self.callees.items():
            names[name] = callee(world, method, is_virtual)
        for name, source in self.outlines.items():
            names[name] = eval(source, names)
        for code in self.codes:
            exec(code, names)
        if self.actions:
            compiler = kind(self.graph, world)
            compiler.use(names)
            for name, node in self.actions.items():
                pending = compiler.action(node)
                assert pending is not None
                world.actions[names[name]] = pending
        return names[ENTRY]  # type: ignore[return-value]
