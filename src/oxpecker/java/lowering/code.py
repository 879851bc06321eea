"""The code of one method during lowering: statements so far, names of locals, temporaries."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from oxpecker.java import attributed as a
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.lowering.naming import identifier
from oxpecker.java.lowering.program import Lowering
from oxpecker.java.resolution.scope import Closure, Variable
from oxpecker.java.symbols import ClassSymbol
from oxpecker.java.types import Type
from oxpecker.oox import syntax
from oxpecker.oox import types as oox
from oxpecker.oox.source import Span

Components = dict[str, tuple[syntax.Expression, syntax.Expression]]
"""For each component of a record in a pattern, whether it has been read, and its value."""


class Code:
    """Emits statements into the innermost open block."""

    def __init__(self, program: Lowering, closure: Closure) -> None:
        self.program = program
        self.closure = closure
        self.statements: list[syntax.Statement] = []
        self.names: dict[Variable, str] = {}
        self.active: set[str] = set()
        self.temporaries = 0
        self.labels: dict[a.Target, str] = {}
        self.yields: dict[a.Target, syntax.Expression] = {}
        self.hoisted: list[syntax.Statement] = []
        self.loops: list[a.Target] = []
        self.continues: dict[a.Target, str] = {}
        self.label_count = 0
        self.self_name: str | None = None
        self.discards = False
        """Whether nothing needs the result of the method."""
        self.specification = False
        """Whether a contract is being lowered, which has no statements."""
        self.narrow: dict[Variable, oox.Type] = {}
        """Quantified variables of types narrower than OOX's ranges have."""
        self.elements: dict[Variable, syntax.Expression] = {}
        """Quantified variables that stand for elements of arrays."""
        self.entry_values: dict[Variable, syntax.Expression | None] = {}
        """What names for values on entry stand for; None where that is not covered."""
        self.components: Components | None = None
        """The components that a label of a switch reads, while it is lowered."""
        self.shared: Components = {}
        """The components that the label before may have read."""
        self.at_entry = False
        """Whether what is being lowered is evaluated as on entry."""

    # --- what stands inside --------------------------------------------------------------------------------

    def expression(self, node: a.Expression) -> syntax.Expression:
        """Lowers an expression to its value; statements that must run before are emitted."""
        return self.program.rules.expressions[type(node)](self, node)

    def effect(self, node: a.Expression) -> None:
        """Lowers an expression for its effect only."""
        self.program.rules.effect(self, node)

    def statement(self, node: a.Statement) -> None:
        """Lowers a statement; pattern variables are declared before it."""
        start, around = len(self.statements), self.hoisted
        self.hoisted = []
        self.program.rules.statements[type(node)](self, node)
        self.statements[start:start] = self.hoisted
        self.hoisted = around

    # --- statements ----------------------------------------------------------------------------------------

    def emit(self, statement: syntax.Statement) -> None:
        """Appends a statement to the open block."""
        self.statements.append(statement)

    @contextmanager
    def buffer(self) -> Iterator[list[syntax.Statement]]:
        """Collects the statements emitted inside in a separate list."""
        before, self.statements = self.statements, []
        inside = self.statements
        try:
            yield inside
        finally:
            self.statements = before

    @contextmanager
    def scope(self) -> Iterator[list[syntax.Statement]]:
        """A buffer that becomes a block: names declared inside are free again afterwards."""
        active = set(self.active)
        with self.buffer() as inside:
            yield inside
        self.active = active

    def label(self, wanted: str) -> str:
        """A fresh label."""
        self.label_count += 1
        return f"{identifier(wanted)}${self.label_count}"

    def hoist(self, statement: syntax.Statement) -> None:
        """Declares a variable before the statement that is being lowered."""
        self.hoisted.append(statement)

    # --- locals --------------------------------------------------------------------------------------------

    def name_of(self, variable: Variable) -> str:
        """The OOX name of a variable of this method; a fresh one on first use."""
        found = self.names.get(variable)
        if found is None:
            found = self.names[variable] = self.fresh(variable.name)
        return found

    def fresh(self, wanted: str) -> str:
        """A name that no variable in scope has, and no class: before a dot, OOX prefers a local."""
        base = name = identifier(wanted)
        if base[0].isupper() or base in self.program.names.taken:
            base = name = f"{base}$"
        number = 1
        while name in self.active:
            number += 1
            name = f"{base}${number}"
        self.active.add(name)
        return name

    def temporary(self, t: Type, value: syntax.Expression | None, span: Span) -> syntax.Expression:
        """A new local that holds a value."""
        return self.temporary_of(self.program.type(t), value, span)

    def temporary_of(self, t: oox.Type, value: syntax.Expression | None, span: Span) -> syntax.Expression:
        """A new local of an OOX type."""
        self.temporaries += 1
        name = self.fresh(f"${self.temporaries}")
        self.emit(syntax.Declare(syntax.TypeUse(t, span=span), name, value, span=span))
        return syntax.Name(name, span=span)

    def stable(self, value: syntax.Expression) -> bool:
        """Whether nothing executed later can change the value of the expression."""
        if isinstance(value, syntax.Name):
            if value.identifier.startswith("$"):
                return True
            # Variables of sibling scopes share a name.
            meant = [v for v, name in self.names.items() if name == value.identifier]
            return bool(meant) and all(v.assigned == 0 for v in meant)
        if isinstance(value, syntax.Unary):
            return self.stable(value.operand)
        return isinstance(
            value,
            (
                syntax.IntegerLiteral,
                syntax.FloatLiteral,
                syntax.BooleanLiteral,
                syntax.CharLiteral,
                syntax.StringLiteral,
                syntax.NullLiteral,
                syntax.This,
            ),
        )

    @contextmanager
    def evaluated_on_entry(self, so: bool) -> Iterator[None]:
        """Inside, variables have their values at method entry."""
        before, self.at_entry = self.at_entry, so or self.at_entry
        try:
            yield
        finally:
            self.at_entry = before

    # --- objects around ------------------------------------------------------------------------------------

    def local(self, variable: Variable, span: Span) -> syntax.Expression:
        """A variable's value: its own local, or the copy in this closure."""
        if variable in self.elements:
            return self.elements[variable]
        if variable in self.entry_values:
            value = self.entry_values[variable]
            if value is None:
                raise NotCovered(f"the value on entry '{variable.name}'", span)
            return value if self.at_entry else syntax.Old(value, span=span)
        if variable.home is self.closure or variable in self.names:
            name = syntax.Name(self.name_of(variable), span=span)
            narrow = self.narrow.get(variable)
            return name if narrow is None else syntax.Cast(syntax.TypeUse(narrow, span=span), name, span=span)
        return syntax.FieldAccess(syntax.This(span=span), captured_name(self.closure, variable), span=span)

    def this(self, symbol: ClassSymbol, span: Span) -> syntax.Expression:
        """The enclosing object of a class, reached through the objects in between."""
        value: syntax.Expression = syntax.This(span=span)
        if self.self_name is not None:
            value = syntax.Name(self.self_name, span=span)
        closure = self.closure
        if closure.is_lambda:
            value = syntax.FieldAccess(value, OUTER, span=span)
        current: ClassSymbol | None = closure.symbol
        while current is not None and not self._has(current, symbol):
            value = syntax.FieldAccess(value, outer_field(current), span=span)
            current = current.outer
        return value

    def _has(self, current: ClassSymbol, wanted: ClassSymbol) -> bool:
        return current is wanted or current.name == wanted.name


OUTER = "this$0"


def outer_field(symbol: ClassSymbol) -> str:
    """The field with the enclosing object; each class has its own, even with inheritance between them."""
    depth = 0
    current = symbol.outer
    while current is not None:
        depth += 1
        current = current.outer
    return f"this${depth - 1}"


def captured_name(closure: Closure, variable: Variable) -> str:
    """The field in which a closure stores a captured variable."""
    same = [v for v in closure.captured if v.name == variable.name]
    number = same.index(variable) if variable in same else 0
    base = f"val${identifier(variable.name)}"
    return base if number == 0 else f"{base}${number}"
