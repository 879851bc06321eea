"""What constructors compute: the fields of an object are those that its constructor computes for some arguments.

After `this.v = Math.max(0, v)`, no object has a negative `v`. The constructor is replayed on unknown arguments, as
far as it computes final fields of simple types from them. Values from elsewhere and effects on other objects are
left out. A field that it computes otherwise may have any value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, replace

from oxpecker.java import attributed as a
from oxpecker.java.attributed_tree import delegates, walk
from oxpecker.java.facts import is_function
from oxpecker.java.resolution.scope import Variable
from oxpecker.java.symbols import ClassSymbol, FieldSymbol
from oxpecker.java.types import BOOLEAN, DOUBLE, FLOAT, OBJECT, ClassType, Type, is_primitive
from oxpecker.java.well_known import RECORD
from oxpecker.oox.records import dataclass


def replayed(body: a.ClassBody) -> tuple[list[a.Statement], list[a.Expression]] | None:
    """Statements that recompute final fields, and conditions that hold after them; None if they say nothing."""
    own = [each for each in body.methods if each.symbol.is_constructor and not delegates(each.body)]
    above = body.symbol.superclass
    if len(own) != 1 or above not in (None, OBJECT, ClassType(RECORD)) or not isinstance(own[0].body, a.Block):
        return None
    run = _Replay(body, own[0])
    try:
        statements = list(run.statements(own[0].body.statements))
    except _LeftOut:
        return None
    if not run.computed:
        return None
    return [*run.unknown_arguments(), *statements], list(run.conditions())


class _LeftOut(Exception):
    """A constructor that cannot be replayed."""


def _is_simple(t: Type) -> bool:
    """Whether values of a type are equal exactly if `==` holds."""
    return is_primitive(t) and t not in (FLOAT, DOUBLE)


@dataclass(slots=True)
class _Replay:
    """One constructor."""

    whole: a.ClassBody
    method: a.MethodBody
    given: dict[FieldSymbol, Variable] = field(default_factory=dict)
    """The variables that represent fields."""
    known: set[Variable] = field(default_factory=set)
    """Local variables that are computed."""
    other: set[FieldSymbol] = field(default_factory=set)
    """Fields whose value comes from elsewhere."""
    computed: bool = False
    """Whether some field is not just a copy of an argument."""

    def __post_init__(self) -> None:
        self.known |= {each for each in self.method.parameters if is_primitive(each.type)}

    @property
    def owner(self) -> ClassSymbol:
        return self.whole.symbol

    def unknown_arguments(self) -> Iterator[a.Statement]:
        """Arbitrary arguments, and fields without a value."""
        for variable in self.method.parameters:
            if is_primitive(variable.type):
                name = f"nondet{str(variable.type).capitalize()}"
                yield a.Declare(variable, a.Intrinsic(variable.type, name, (), span=variable.span), span=variable.span)
        for each, variable in self.given.items():
            zero = a.Constant(each.type, False if each.type == BOOLEAN else 0, span=each.span)
            yield a.Declare(variable, zero, span=each.span)

    def conditions(self) -> Iterator[a.Expression]:
        """The fields equal the computed values."""
        for each, variable in self.given.items():
            this = a.This(self.owner.type, self.owner, span=each.span)
            held = a.FieldRead(each.type, this, each, span=each.span)
            yield a.Binary(BOOLEAN, "==", held, a.Local(each.type, variable, span=each.span), span=each.span)

    # --- statements ----------------------------------------------------------------------------------------

    def statements(self, nodes: tuple[a.Statement, ...]) -> Iterator[a.Statement]:
        """The relevant statements."""
        for node in nodes:
            yield from self.statement(node)

    def statement(self, node: a.Statement) -> Iterator[a.Statement]:
        """A statement, if it computes something relevant."""
        match node:
            case a.Block(statements=statements):
                yield replace(node, statements=tuple(self.statements(statements)))
            case a.Throw():
                yield a.Return(a.Constant(BOOLEAN, False, span=node.span), span=node.span)
            case a.If(condition=condition, then=then, otherwise=otherwise) if self.is_known(condition):
                rest = None if otherwise is None else a.Block(tuple(self.statement(otherwise)), span=otherwise.span)
                then = a.Block(tuple(self.statement(then)), span=then.span)
                yield a.If(self.again(condition), then, rest, span=node.span)
            case a.Declare(variable=variable, initial=initial) if initial is not None and self.is_known(initial):
                self.known.add(variable)
                yield replace(node, initial=self.again(initial))
            case a.Evaluate(expression=a.Assign(target=a.Local(variable=variable) as target, value=value) as assign):
                if variable in self.known and self.is_known(value):
                    yield replace(node, expression=replace(assign, target=target, value=self.again(value)))
                else:
                    self.leave_out(node)
            case a.Evaluate(expression=a.Assign(target=a.FieldRead() as target, value=value)) if self.is_own(target):
                yield from self.field(target.field, value, node)
            case _:
                self.leave_out(node)

    def field(self, symbol: FieldSymbol, value: a.Expression, node: a.Statement) -> Iterator[a.Statement]:
        """The assignment of a final field."""
        if not _is_simple(symbol.type) or not self.is_known(value):
            self.leave_out(node)
            return
        if symbol in self.other:
            raise _LeftOut
        home = self.whole.closure
        variable = self.given.setdefault(symbol, Variable(f"{symbol.name}$", symbol.type, home, symbol.span))
        is_argument = isinstance(value, a.Local) and value.variable in self.method.parameters
        self.computed |= not (is_argument and isinstance(value, a.Local) and not value.variable.assigned)
        target = a.Local(symbol.type, variable, span=node.span)
        yield a.Evaluate(a.Assign(symbol.type, target, self.again(value), span=node.span), span=node.span)

    def leave_out(self, node: a.Node) -> None:
        """Skips code: what it assigns is unknown from then on."""
        for each in walk(node):
            if isinstance(each, a.Return):
                raise _LeftOut
            target = each.target if isinstance(each, (a.Assign, a.Update)) else None
            if isinstance(target, a.Local):
                self.known.discard(target.variable)
            elif isinstance(target, a.FieldRead) and self.is_own(target):
                self.other.add(target.field)
                if target.field in self.given:
                    raise _LeftOut

    def is_own(self, node: a.Expression) -> bool:
        """Whether an expression is a final field of this object that the constructor assigns."""
        return (
            isinstance(node, a.FieldRead)
            and isinstance(node.target, a.This)
            and node.target.symbol is self.owner
            and node.field.final
            and node.field.owner is self.owner
        )

    # --- expressions ---------------------------------------------------------------------------------------

    def is_known(self, node: a.Expression) -> bool:
        """Whether a value depends only on arguments of simple types."""
        match node:
            case a.Constant():
                return is_primitive(node.type)
            case a.Local(variable=variable):
                return variable in self.known
            case a.FieldRead(field=symbol):
                return self.is_own(node) and symbol in self.given
            case a.Unary(operand=operand) | a.Convert(operand=operand):
                return self.is_known(operand)
            case a.Binary(left=left, right=right):
                return self.is_known(left) and self.is_known(right)
            case a.Conditional(condition=condition, then=then, otherwise=otherwise):
                return all(map(self.is_known, (condition, then, otherwise)))
            case a.Invoke(method=method, target=None, arguments=arguments):
                return is_function(method) and is_primitive(node.type) and all(map(self.is_known, arguments))
        return False

    def again(self, node: a.Expression) -> a.Expression:
        """An expression over the variables that represent fields."""
        match node:
            case a.FieldRead(field=symbol):
                return a.Local(symbol.type, self.given[symbol], span=node.span)
            case a.Unary(operand=operand) | a.Convert(operand=operand):
                return replace(node, operand=self.again(operand))
            case a.Binary(left=left, right=right):
                return replace(node, left=self.again(left), right=self.again(right))
            case a.Conditional(condition=condition, then=then, otherwise=otherwise):
                condition, then, otherwise = map(self.again, (condition, then, otherwise))
                return replace(node, condition=condition, then=then, otherwise=otherwise)
            case a.Invoke(arguments=arguments):
                return replace(node, arguments=tuple(map(self.again, arguments)))
        return node
