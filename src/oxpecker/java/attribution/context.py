"""The context of attribution: the world, the classes found so far, the targets of jumps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import field
from itertools import islice
from typing import Any

from oxpecker.java import attributed, tree
from oxpecker.java.resolution.scope import Closure, Flow, Scope, Variable
from oxpecker.java.symbols import ClassSymbol, Constant, FieldSymbol
from oxpecker.java.types import Type
from oxpecker.java.world import World
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostics, Span

Given = attributed.Expression | tree.Lambda | tree.MethodReference
"""An argument: attributed, or a function that waits for its type."""


@dataclass(slots=True)
class Jumps(Flow):
    """The inside of one method or lambda: jump targets, and the allowed results."""

    result: Type | None
    """The type of the result; None if a lambda's is to be inferred."""
    targets: list[attributed.Target] = field(default_factory=list)
    returned: list[attributed.Expression] = field(default_factory=list)
    yields: list[tuple[attributed.Target, Type | None, list[attributed.Expression]]] = field(default_factory=list)


@dataclass(slots=True)
class Attempt:
    """A tentative attribution, and its diagnostics."""

    diagnostics: Diagnostics = field(default_factory=Diagnostics)
    kept: bool = False


@dataclass(frozen=True, slots=True)
class Rules:
    """How nested parts are attributed, by kind: the language's own recursion."""

    expressions: Mapping[type[tree.Expression], Callable[[Attribution, Scope, Any, Type | None], attributed.Expression]]
    statements: Mapping[type[tree.Statement], Callable[[Attribution, Scope, Any], attributed.Statement]]
    class_body: Callable[[Attribution, ClassSymbol, Scope], None]


@dataclass(slots=True)
class Attribution:
    """The attribution of one program."""

    world: World
    rules: Rules
    bodies: list[attributed.ClassBody] = field(default_factory=list)
    closures: dict[str, Closure] = field(default_factory=dict)
    lambdas: list[Closure] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    speculation: int = 0
    constants: dict[FieldSymbol, Constant | None] = field(default_factory=dict)

    def expression(self, scope: Scope, node: tree.Expression, target: Type | None = None) -> attributed.Expression:
        """An expression with its type; poly expressions depend on the `target` type."""
        return self.rules.expressions[type(node)](self, scope, node, target)

    def statement(self, scope: Scope, node: tree.Statement) -> attributed.Statement:
        """Any statement; declarations become visible in the scope."""
        return self.rules.statements[type(node)](self, scope, node)

    def class_body(self, symbol: ClassSymbol, around: Scope) -> None:
        """A class inside of code; its body is added to `bodies`."""
        self.rules.class_body(self, symbol, around)

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        self.world.error(message, span, *notes)

    def number(self, kind: str) -> int:
        """The next number for generated names: anonymous classes, lambdas."""
        self.counters[kind] = self.counters.get(kind, 0) + 1
        return self.counters[kind]

    def closure_of(self, symbol: ClassSymbol, parent: Closure | None) -> Closure:
        """The closure of a class, shared by all uses."""
        found = self.closures.get(symbol.name)
        if found is None:
            found = self.closures[symbol.name] = Closure(parent, symbol)
        return found

    @contextmanager
    def speculating(self) -> Iterator[Diagnostics]:
        """Discards everything found inside afterwards: errors, classes and numbers."""
        with self.attempting() as attempt:
            yield attempt.diagnostics

    @contextmanager
    def attempting(self) -> Iterator[Attempt]:
        """Keeps what is found inside only if the attempt is kept."""
        kept, attempt = self.world.diagnostics, Attempt()
        # Names are only added, so the newest ones are those of the attempt: copies would grow with the program.
        counters, bodies = dict(self.counters), len(self.bodies)
        classes, closures = len(self.world.classes), len(self.closures)
        self.world.diagnostics = attempt.diagnostics
        self.speculation += 1
        try:
            yield attempt
        finally:
            self.speculation -= 1
            self.world.diagnostics = kept
            if attempt.kept:
                kept.items += attempt.diagnostics.items
            else:
                self.counters = counters
                del self.bodies[bodies:]
                for name in list(islice(reversed(self.world.classes), len(self.world.classes) - classes)):
                    if self.world.classes[name].local:
                        del self.world.classes[name]
                while len(self.closures) > closures:
                    self.closures.popitem()


def jumps(scope: Scope) -> Jumps:
    """The jump targets at a place inside of a method."""
    assert isinstance(scope.flow, Jumps)
    return scope.flow


def temporary(scope: Scope, name: str, t: Type, span: Span) -> Variable:
    """A generated variable."""
    return Variable(f"${name}", t, scope.closure, span)


def declare(context: Attribution, scope: Scope, name: str, t: Type, span: Span) -> Variable:
    """A new local; a local must not hide another one of the same method, and no name denotes an unnamed one."""
    if name == "_":
        return Variable("unnamed", t, scope.closure, span)
    known = scope.lookup(name)
    if known is not None and known.home.symbol is scope.symbol:
        context.error(f"variable {name} is already defined", span, ("first declared here", known.span))
    variable = Variable(name, t, scope.closure, span)
    scope.locals[name] = variable
    return variable
