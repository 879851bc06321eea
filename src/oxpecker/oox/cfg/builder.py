"""Builds blocks: where instructions and exceptions go, and what a jump passes on its way out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field, replace

from oxpecker.oox import typed
from oxpecker.oox.cfg import graph
from oxpecker.oox.hierarchy import Hierarchy
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import INT, THROWABLE, VOID, Type


@dataclass(slots=True)
class JumpScope:
    """A loop or labelled statement: where break and continue lead."""

    targets: tuple[typed.Target, ...]
    after: int
    head: int | None


@dataclass(slots=True)
class LockScope:
    """The body of a `lock`: leaving it releases the monitor."""

    target: typed.Expression


@dataclass(slots=True)
class FinallyScope:
    """The part of a `try` that its `finally` watches; every way out passes the one copy of it."""

    entry: int
    selector: typed.Variable
    continuations: list[int] = field(default_factory=list)


Scope = JumpScope | LockScope | FinallyScope

_PRODUCERS = (graph.LoadField, graph.LoadStatic, graph.LoadElement, graph.AllocateArray, graph.Havoc)
"""The instructions that make a value for a temporary."""


THROWN = "$thrown"
"""The local that holds what leaves a method."""


class Builder:
    """Collects the blocks of one method."""

    def __init__(self, method: typed.Method, hierarchy: Hierarchy, cuts_loops: bool = False) -> None:
        self.method = method
        self.cuts_loops = cuts_loops
        self.hierarchy = hierarchy
        self.splits = False
        """Whether total conditions become branches of their own, too."""
        self.blocks: list[graph.Block] = []
        self.loops: list[graph.Loop] = []
        self.scopes: list[Scope] = []
        self.temporaries: set[int] = set()
        self.result: typed.Variable | None = None
        if method.info.return_type != VOID:
            self.result = self.new_variable("$result", method.info.return_type)
        self.current = self.new_block()
        self.exit = self.new_block()
        self.exceptional_exit = self.new_block()
        self.handler = graph.Handler(self.exceptional_exit, self.new_variable(THROWN, THROWABLE))
        span = method.info.span
        self.blocks[self.exit].terminator = graph.Leave(self.result, span=span)
        self.blocks[self.exceptional_exit].terminator = graph.LeaveThrowing(self.handler.variable, span=span)

    # --- blocks and instructions ---------------------------------------------------------------------------

    def new_block(self) -> int:
        """An empty block, not yet reached from anywhere."""
        block = graph.Block(len(self.blocks))
        self.blocks.append(block)
        return block.number

    def new_variable(self, name: str, variable_type: Type) -> typed.Variable:
        """A local that the source does not have."""
        variable = typed.Variable(name, variable_type, len(self.method.variables))
        self.method.variables.append(variable)
        return variable

    def temporary(self, variable_type: Type) -> typed.Variable:
        """A local for an intermediate result, which is used once."""
        made = self.new_variable(f"${len(self.method.variables)}", variable_type)
        self.temporaries.add(made.index)
        return made

    def emit(self, instruction: graph.Instruction) -> None:
        """Adds an instruction to the current block."""
        self.blocks[self.current].instructions.append(instruction)

    def redirect(self, value: typed.Expression, variable: typed.Variable) -> bool:
        """Makes the instruction that has just set a temporary set the variable instead, if there is one."""
        instructions = self.blocks[self.current].instructions
        if not instructions or not isinstance(value, typed.Local):
            return False
        last = instructions[-1]
        made_here = value.variable.index in self.temporaries
        if not made_here or not isinstance(last, _PRODUCERS) or last.variable is not value.variable:
            return False
        if value.type != variable.type:
            return False
        instructions[-1] = replace(last, variable=variable)
        return True

    def terminate(self, terminator: graph.Terminator, following: int | None = None) -> None:
        """Ends the current block; what comes next goes to `following`, or to a new unreachable block."""
        block = self.blocks[self.current]
        if block.terminator is None:
            block.terminator = terminator
        self.current = self.new_block() if following is None else following

    def goto(self, target: int, span: Span) -> None:
        """Ends the current block with a jump and continues at its target."""
        self.terminate(graph.Goto(target, span=span), target)

    def guard(self, condition: typed.Expression, exception: str, span: Span, **details: typed.Expression) -> None:
        """Throws if the condition holds; a condition known to be false emits nothing."""
        if isinstance(condition, typed.Literal) and condition.value is False:
            return
        following = self.new_block()
        guard = graph.Guard(condition, exception, tuple(details.items()), following, self.handler, span=span)
        self.terminate(guard, following)

    def check(self, kind: graph.CheckKind, condition: typed.Expression, span: Span) -> None:
        """A specification at this point."""
        following = self.new_block()
        self.terminate(graph.Check(kind, condition, following, self.handler, span=span), following)

    # --- exceptions and jumps ------------------------------------------------------------------------------

    @contextmanager
    def handling(self, handler: graph.Handler) -> Iterator[None]:
        """Inside, exceptions go to the handler."""
        before, self.handler = self.handler, handler
        try:
            yield
        finally:
            self.handler = before

    @contextmanager
    def inside(self, scope: Scope) -> Iterator[None]:
        """Inside, jumps to the outside pass the scope."""
        self.scopes.append(scope)
        try:
            yield
        finally:
            self.scopes.pop()

    def jump(self, target: typed.Target, again: bool, span: Span) -> None:
        """Break from a target (or continue it): everything in between is left properly first."""
        for scope in reversed(self.scopes):
            if isinstance(scope, JumpScope):
                if target in scope.targets:
                    destination = scope.head if again else scope.after
                    assert destination is not None
                    self.terminate(graph.Goto(destination, span=span))
                    return
            else:
                self.leave(scope, span)

    def leave_method(self, span: Span) -> None:
        """Return: everything around is left properly first."""
        for scope in reversed(self.scopes):
            if not isinstance(scope, JumpScope):
                self.leave(scope, span)
        self.terminate(graph.Goto(self.exit, span=span))

    def leave(self, scope: LockScope | FinallyScope, span: Span) -> None:
        """What happens on the way out of a scope; the current block is then outside it."""
        if isinstance(scope, LockScope):
            self.emit(graph.Release(scope.target, span=span))
            return
        number = typed.Literal(INT, len(scope.continuations), span=span)
        self.emit(graph.SetVariable(scope.selector, number, span=span))
        continuation = self.new_block()
        scope.continuations.append(continuation)
        self.terminate(graph.Goto(scope.entry, span=span), continuation)
