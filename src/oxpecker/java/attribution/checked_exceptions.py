"""Checked exceptions that are neither caught nor declared, and handlers of exceptions never thrown (JLS 11.2).

Untranslated calls, and types whose supertypes are unknown (type variables, classes beyond the platform), may throw
anything, so they are not reported.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import field

from oxpecker.java import attributed as a
from oxpecker.java import tree
from oxpecker.java.attributed_tree import TREE, delegates
from oxpecker.java.attribution.completion import completes
from oxpecker.java.attribution.context import Attribution
from oxpecker.java.attribution.names import class_bounds
from oxpecker.java.jml import attributed as spec
from oxpecker.java.kinds import ClassKind
from oxpecker.java.resolution.exceptions import is_checked, is_covered, is_settled
from oxpecker.java.resolution.lookup import find_methods, lineage
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.resolution.subtyping import is_subtype, related
from oxpecker.java.symbols import ClassSymbol, MethodSymbol
from oxpecker.java.types import EXCEPTION, THROWABLE, ClassType, NullType, Type
from oxpecker.java.well_known import SNEAKY
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span


@dataclass(frozen=True, slots=True)
class Thrown:
    """The checked exceptions that code may throw, with their places."""

    types: tuple[tuple[Type, Span], ...] = ()
    anything: bool = False
    """Whether it may throw unknown exceptions."""

    def __add__(self, other: Thrown) -> Thrown:
        return Thrown(self.types + other.types, self.anything or other.anything)


_NOTHING = Thrown()


def check_exceptions(context: Attribution, body: a.ClassBody) -> None:
    """Reports exceptions that the methods and initialisers of a class must not throw."""
    symbol = body.symbol
    if symbol.library or context.world.compiles:
        return
    analysis = _Analysis(context)
    for method in body.methods:
        if SNEAKY in method.symbol.modifiers:
            continue
        if method.body is not None:
            analysis.check(method.body, method.symbol.throws)
        elif method.symbol.is_constructor and symbol.kind is ClassKind.CLASS and symbol.anonymous_super is None:
            analysis.check_default_constructor(symbol)
    constructors = [each.symbol for each in body.methods if each.symbol.is_constructor and not delegates(each.body)]
    for each in body.initialisations:
        if each.static:
            analysis.check(each.body, ())
        elif symbol.anonymous_super is None:  # the initialisers of an anonymous class may throw anything
            analysis.check(each.body, *(constructor.throws for constructor in constructors))


def _is_beyond(node: a.Expression) -> bool:
    """Whether an exception belongs to a class without a model, which the type of its variable does not show."""
    return isinstance(node, a.Local) and bool(node.variable.beyond)


@dataclass(slots=True)
class _Analysis:
    """The bodies of one class."""

    context: Attribution
    assigned: set[Variable] = field(default_factory=set)
    """Variables that are not effectively final."""
    rethrown: dict[Variable, Thrown] = field(default_factory=dict)
    """The possible classes of handler parameters that are never assigned (JLS 11.2.2)."""
    reported: set[tuple[str, Span]] = field(default_factory=set)

    def check(self, body: a.Statement, *declared: tuple[Type, ...]) -> None:
        """Reports exceptions of a body that its `throws` clauses do not all cover."""
        if not any(map(self._may_matter, TREE.found(body, a.Try, a.Throw, a.Invoke, a.New, a.ConstructorCall))):
            return  # as for most bodies
        updates: Iterator[a.Assign | a.Update] = TREE.found(body, a.Assign, a.Update)
        self.assigned |= {each.target.variable for each in updates if isinstance(each.target, a.Local)}
        for t, span in self.of(body).types:
            if not all(is_covered(self.context.world, t, types) for types in declared):
                self.say(f"unreported exception {t}; must be caught or declared to be thrown", span)

    def _may_matter(self, node: a.Node) -> bool:
        """Whether a node may throw checked exceptions, or catches some."""
        match node:
            case a.Try():
                return True
            case a.Throw(value=value):
                return is_checked(self.context.world, value.type)
            case a.Invoke(method=method):
                return bool(method.throws)
            case a.New(symbol=symbol, constructor=constructor):
                return bool((symbol.anonymous_super or constructor).throws)
            case a.ConstructorCall(constructor=constructor):
                return bool(constructor.throws)
        return False

    def check_default_constructor(self, symbol: ClassSymbol) -> None:
        """Checks a default constructor, which declares no exceptions, whatever the superclass's constructor does."""
        above = None if symbol.superclass is None else self.context.world.find(symbol.superclass.name)
        called = [] if above is None or symbol.superclass_unmodelled else above.constructors
        for t, _ in self.declared([each for each in called if not each.parameters], symbol.span).types:
            self.say(f"unreported exception {t} in default constructor", symbol.span)

    def say(self, message: str, span: Span) -> None:
        """Reports an error once; a resource is closed at two places."""
        if (message, span) not in self.reported:
            self.reported.add((message, span))
            self.context.error(message, span)

    def of(self, node: a.Node) -> Thrown:
        """What a part of a body may throw."""
        match node:
            case spec.Statement():
                return _NOTHING
            case a.Lambda():
                self.function(node)
                return _NOTHING
            case a.Try():
                return self.attempt(node)
            case a.Throw(value=a.Local(variable=variable)) if variable in self.rethrown:
                return Thrown(
                    tuple((t, node.span) for t, _ in self.rethrown[variable].types), self.rethrown[variable].anything
                )
        found = _NOTHING
        for child in TREE.children(node):
            inside = self.of(child)
            found = found if inside is _NOTHING else found + inside
        # An untranslated argument has no type, so the call may mean another method than the chosen one.
        return found if found.anything else found + self.itself(node)

    def itself(self, node: a.Node) -> Thrown:
        """What a node itself may throw, without its parts."""
        match node:
            case a.Unsupported():
                return Thrown(anything=True)
            case a.Throw(value=value):
                return self.known([value.type], node.span)
            case a.Invoke(method=method):
                return self.call(node, method)
            case a.New(symbol=symbol, constructor=constructor):
                return self.creation(symbol, constructor, node.span)
            case a.ConstructorCall(constructor=constructor):
                return self.declared([constructor], node.span)
        return _NOTHING

    def known(self, types: Iterable[Type], span: Span) -> Thrown:
        """Exceptions of some types: the checked ones, or anything if one of the types is not settled."""
        world = self.context.world
        found = [t for t in types if not isinstance(t, NullType)]
        if not all(is_settled(world, t) for t in found):
            return Thrown(anything=True)
        return Thrown(tuple((t, span) for t in found if is_checked(world, t)))

    def declared(self, methods: Iterable[MethodSymbol], span: Span) -> Thrown:
        """The exceptions in the `throws` clauses of methods."""
        return self.known([t for method in methods for t in method.throws], span)

    def call(self, node: a.Invoke, method: MethodSymbol) -> Thrown:
        """A call of a method; if several are inherited, all of them must declare an exception (JLS 15.12.2.5)."""
        found = self.declared([method], node.span)
        if node.target is None or not (found.types or method.owner.library):
            return found
        bounds = class_bounds(node.target.type)
        if method.owner.library and (_is_beyond(node.target) or any(map(self.is_hidden, bounds))):
            return Thrown(anything=True)
        world = self.context.world
        for symbol in (world.find(bound.name) for bound in bounds if found.types):
            inherited = [] if symbol is None else find_methods(world, symbol, method.name)
            others = [each for each in inherited if len(each.parameters) == len(method.parameters)]
            if any(set(each.throws) != set(method.throws) for each in others):
                return Thrown(anything=True)
        return found

    def is_hidden(self, t: ClassType) -> bool:
        """Whether a class without a model may be between a class and its library superclasses."""
        world = self.context.world
        above = (world.find(each.name) for each in lineage(world, t))
        return any(symbol is None or symbol.beyond for symbol in above)

    def creation(self, symbol: ClassSymbol, constructor: MethodSymbol, span: Span) -> Thrown:
        """The creation of an object; for anonymous classes, including their initialisers."""
        if symbol.anonymous_super is None:
            return self.declared([constructor], span)
        members = () if symbol.declaration is None else symbol.declaration.members
        runs = any(isinstance(each, (tree.FieldDeclaration, tree.Initialiser)) for each in members)
        return Thrown(anything=True) if runs else self.declared([symbol.anonymous_super], span)

    def function(self, node: a.Lambda) -> None:
        """Checks the body of a function against the `throws` clause of its interface's method."""
        is_reference = node.body.span == node.span
        for t, span in self.of(node.body).types:
            if is_covered(self.context.world, t, node.method.throws):
                continue
            if is_reference:
                self.say(f"incompatible thrown types {t} in functional expression", span)
            else:
                self.say(f"unreported exception {t}; must be caught or declared to be thrown", span)

    # --- handlers ------------------------------------------------------------------------------------------

    def attempt(self, node: a.Try) -> Thrown:
        """`try`: what no handler catches, what handlers throw, and `finally`, which may discard all of it."""
        world = self.context.world
        left = self.of(node.body)
        after = _NOTHING
        for handler in node.catches:
            caught = self.caught(handler, left)
            self.rethrown |= {} if handler.variable in self.assigned else {handler.variable: caught}
            after += self.of(handler.body)
            uncaught = (each for each in left.types if not is_covered(world, each[0], handler.types))
            left = Thrown(() if handler.is_partial else tuple(uncaught), left.anything)
        last = _NOTHING if node.finally_body is None else self.of(node.finally_body)
        is_lost = node.finally_body is not None and not completes(node.finally_body)
        return last if is_lost else left + after + last

    def caught(self, handler: a.Catch, thrown: Thrown) -> Thrown:
        """The exceptions of the body that a handler catches; each of its types must be thrown there (JLS 11.2.3)."""
        world = self.context.world
        if handler.is_partial or not all(is_settled(world, t) for t in handler.types):
            return Thrown(anything=True)
        for t in handler.types:
            is_free = thrown.anything or not is_checked(world, t) or t in (THROWABLE, EXCEPTION)
            if not is_free and not any(related(world, t, each) for each, _ in thrown.types):
                self.say(f"exception {t} is never thrown in body of corresponding try statement", handler.span)
        return Thrown(tuple(self._shared(handler.types, thrown)), thrown.anything)

    def _shared(self, types: tuple[Type, ...], thrown: Thrown) -> Iterator[tuple[Type, Span]]:
        """The narrower of each pair of a handler type and a thrown type that are related."""
        world = self.context.world
        for t in types:
            for each, span in thrown.types:
                if is_subtype(world, each, t):
                    yield each, span
                elif is_subtype(world, t, each) and is_checked(world, t):
                    yield t, span
