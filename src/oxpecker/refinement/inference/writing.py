"""Values and conditions as text of a contract."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from oxpecker.oox import typed
from oxpecker.oox.hierarchy import FieldInfo, Hierarchy
from oxpecker.oox.syntax import BinaryOperator, FoldKind, QuantifierKind, UnaryOperator
from oxpecker.oox.types import BOOL, BYTE, CHAR, INT, LONG, SHORT, ArrayType, ClassType, Type
from oxpecker.refinement.extraction.contracts import JML, Dialect
from oxpecker.refinement.inference.path import Result
from oxpecker.refinement.inference.values import Expression, LoopVariable, Made, Unknown, negation

_BINDING = {
    BinaryOperator.TIMES: 10,
    BinaryOperator.DIVIDE: 10,
    BinaryOperator.REMAINDER: 10,
    BinaryOperator.PLUS: 9,
    BinaryOperator.MINUS: 9,
    BinaryOperator.LESS: 7,
    BinaryOperator.LESS_EQUAL: 7,
    BinaryOperator.EQUAL: 6,
    BinaryOperator.AND: 3,
    BinaryOperator.OR: 2,
}
"""How tightly operators bind that are written without parentheses around their operands."""
_ATOM, _UNARY, _WEAKEST = 20, 15, 0
_OPPOSITE = {BinaryOperator.LESS: BinaryOperator.GREATER_EQUAL, BinaryOperator.EQUAL: BinaryOperator.NOT_EQUAL}
_TURNED = {BinaryOperator.LESS: BinaryOperator.GREATER, BinaryOperator.GREATER_EQUAL: BinaryOperator.LESS_EQUAL}
_FOLDS = {FoldKind.SUM: "\\sum", FoldKind.COUNT: "\\num_of"}


class Unwritable(Exception):
    """A contract has no words for a value."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What the paths of a method may change, so that its former value is written with `\\old`."""

    fields: frozenset[FieldInfo] = frozenset()
    elements: bool = False
    anything: bool = False


@dataclass(frozen=True, slots=True)
class Text:
    """Text, and how tightly its outermost operator binds."""

    text: str
    binding: int = _ATOM

    def within(self, binding: int) -> str:
        """The text as an operand of an operator."""
        return self.text if self.binding >= binding else f"({self.text})"


class Writer:
    """Writes values for a method, in the state before the call or in the one after it."""

    def __init__(
        self,
        method: typed.Method,
        hierarchy: Hierarchy,
        dialect: Dialect,
        changed: Changed,
        named: Callable[[str], str],
    ) -> None:
        """`named` says how the text may write the name of a class."""
        self.method, self.hierarchy, self.dialect, self.changed, self.named = method, hierarchy, dialect, changed, named
        self.parameters = {each.name for each in method.parameters}
        self.is_java = dialect is JML

    def before(self, value: Expression) -> str:
        """A value in a clause about the state before the call."""
        return self._text(value, after=False).text

    def after(self, value: Expression) -> str:
        """A value before the call, in a clause about the state after it."""
        return self._text(value, after=True).text

    def operand(self, value: Expression, *, after: bool = True) -> str:
        """A value beside `==`."""
        return self._text(value, after).within(_BINDING[BinaryOperator.EQUAL] + 1)

    def condition(self, value: Expression, *, after: bool, binding: int = _BINDING[BinaryOperator.AND]) -> str:
        """A condition that is an operand of a connective."""
        return self._text(value, after).within(binding)

    def field(self, target: str, field: FieldInfo) -> str:
        """A field of something that is written already."""
        self._check_name(field.shown)
        plain = self.is_java and target == "this" and field.name not in self.parameters
        return field.shown if plain else f"{target}.{field.shown}"

    def static(self, field: FieldInfo) -> str:
        """A static field."""
        self._check_name(field.shown)
        return f"{self._class(field.owner)}.{field.shown}"

    def _check_name(self, name: str) -> None:
        if "$" in name:
            raise Unwritable(name)

    def _class(self, name: str) -> str:
        shown = self.named(name)
        if any(not part or part[0].isdigit() for part in shown.split(".")):
            raise Unwritable(name)
        return shown

    def type(self, t: Type) -> str:
        """The name of a type in source."""
        if isinstance(t, ArrayType):
            return f"{self.type(t.element)}[]"
        if isinstance(t, ClassType):
            return self._class(t.name)
        return "boolean" if t == BOOL and self.is_java else str(t)

    # --- values --------------------------------------------------------------------------------------------

    def _text(self, value: Expression, after: bool) -> Text:
        match value:
            case Made() | Unknown() | LoopVariable():
                raise Unwritable
            case Result():
                return Text(self.dialect.result)
            case typed.Literal():
                return self._literal(value)
            case typed.Local(variable=variable):
                self._check_name(variable.name)
                return Text(variable.name)
            case typed.Bound(name=name):
                return Text(name)
            case typed.FieldRead() | typed.StaticRead() | typed.ElementRead() | typed.LengthOf():
                return self._read(value, after)
            case typed.Unary(operator=UnaryOperator.NOT, operand=operand):
                return self._negation(operand, after)
            case typed.Unary(operator=operator, operand=operand):
                return Text(f"{operator}{self._text(operand, after).within(_UNARY + 1)}", _UNARY)
            case typed.Binary():
                return self._binary(value, after)
            case typed.Conditional(condition=condition, then=then, otherwise=otherwise) if self.is_java:
                chosen = [self._text(each, after).within(_WEAKEST + 2) for each in (condition, then, otherwise)]
                return Text(f"{chosen[0]} ? {chosen[1]} : {chosen[2]}", _WEAKEST)
            case typed.Convert(type=t, operand=operand) if self.is_java and t in (BYTE, CHAR, INT, LONG, SHORT):
                return Text(f"({self.type(t)}) {self._text(operand, after).within(_UNARY)}", _UNARY)
            case typed.CastReference(type=t, operand=operand) if self.is_java:
                return Text(f"(({self.type(t)}) {self._text(operand, after).within(_UNARY)})")
            case typed.TypeTest(operand=operand, tested=tested) if self.is_java:
                return Text(f"{self._text(operand, after).within(8)} instanceof {self.type(tested)}", 7)
            case typed.ForRange() if self.is_java:
                return self._quantified(value, after)
            case typed.Fold() if self.is_java and value.kind in _FOLDS:
                return self._fold(value, after)
        raise Unwritable

    def _literal(self, literal: typed.Literal) -> Text:
        value = literal.value
        if value is None:
            return Text("null")
        if isinstance(value, bool):
            return Text("true" if value else "false")
        if not isinstance(value, int):
            raise Unwritable
        suffix = "L" if literal.type == LONG and self.is_java else ""
        return Text(f"{value}{suffix}", _ATOM if value >= 0 else _UNARY)

    def _read(self, value: Expression, after: bool) -> Text:
        """A location of the heap, as it was before the call."""
        text = self._path(value)
        return Text(f"{self.dialect.old}({text})" if after and self._is_changed(value) else text)

    def _path(self, value: Expression) -> str:
        match value:
            case typed.FieldRead(target=target, field=field):
                self.check_field(target, field)
                return self.field(self._text(target, after=False).within(_ATOM), field)
            case typed.StaticRead(field=field):
                return self.static(field)
            case typed.ElementRead(target=target, index=index):
                return f"{self._text(target, after=False).within(_ATOM)}[{self._text(index, after=False).text}]"
            case typed.LengthOf(target=target) if isinstance(target.type, ArrayType):
                length = f"{self._text(target, after=False).within(_ATOM)}.length"
                return length if self.is_java else f"#{self._text(target, after=False).within(_ATOM)}"
        raise Unwritable

    def check_field(self, target: Expression, field: FieldInfo) -> None:
        """Raises Unwritable unless the name means this field where the path is written."""
        t = target.type
        if not isinstance(t, ClassType):
            raise Unwritable
        found = self.hierarchy[t.name].find_field(field.name, static=False)
        if found is not field:
            raise Unwritable

    def _is_changed(self, value: Expression) -> bool:
        match value:
            case typed.FieldRead() | typed.StaticRead() | typed.ElementRead() if self.changed.anything:
                return True
            case typed.FieldRead(target=target, field=field):
                return field in self.changed.fields or self._is_changed(target)
            case typed.StaticRead(field=field):
                return field in self.changed.fields
            case typed.ElementRead(target=target, index=index):
                return self.changed.elements or self._is_changed(target) or self._is_changed(index)
            case typed.LengthOf(target=target):
                return self._is_changed(target)
            case typed.Binary(left=left, right=right):
                return self._is_changed(left) or self._is_changed(right)
        return False

    # --- operators -----------------------------------------------------------------------------------------

    def _negation(self, operand: Expression, after: bool) -> Text:
        if isinstance(operand, typed.Binary):
            if operand.operator in _OPPOSITE:
                return self._compared(_OPPOSITE[operand.operator], operand, after)
            if operand.operator in (BinaryOperator.AND, BinaryOperator.OR):
                dual = BinaryOperator.OR if operand.operator is BinaryOperator.AND else BinaryOperator.AND
                sides = [negation(each) for each in (operand.left, operand.right)]
                return self._text(typed.Binary(BOOL, dual, *sides), after)
        return Text(f"!{self._text(operand, after).within(_UNARY + 1)}", _UNARY)

    def _binary(self, value: typed.Binary, after: bool) -> Text:
        operator = value.operator
        if operator in _OPPOSITE:
            return self._compared(operator, value, after)
        binding = _BINDING.get(operator)
        if binding is None:
            sides = [self._text(each, after).within(_UNARY) for each in (value.left, value.right)]
            return Text(f"{sides[0]} {operator} {sides[1]}", 1)
        left = self._text(value.left, after).within(binding)
        return Text(f"{left} {operator} {self._text(value.right, after).within(binding + 1)}", binding)

    def _compared(self, operator: BinaryOperator, value: typed.Binary, after: bool) -> Text:
        left, right = value.left, value.right
        if isinstance(left, typed.Literal) and operator in _TURNED:
            operator, left, right = _TURNED[operator], right, left
        if left.type == BOOL and operator is BinaryOperator.EQUAL and self.is_java:
            sides = [self._text(each, after).within(6) for each in (left, right)]
            return Text(f"{sides[0]} <==> {sides[1]}", 1)
        sides = [self._text(each, after).within(8) for each in (left, right)]
        return Text(f"{sides[0]} {operator} {sides[1]}", 6)

    def _quantified(self, value: typed.ForRange, after: bool) -> Text:
        word = "\\forall" if value.kind is QuantifierKind.FORALL else "\\exists"
        return Text(f"({word} int {self._range(value, after)}; {self._text(value.body, after).text})")

    def _fold(self, value: typed.Fold, after: bool) -> Text:
        over = self._range(value, after)
        if value.filter is not None:
            over += f" && {self.condition(value.filter, after=after)}"
        return Text(f"({_FOLDS[value.kind]} int {over}; {self._text(value.body, after).text})")

    def _range(self, value: typed.ForRange | typed.Fold, after: bool) -> str:
        name = value.index.name
        low, high = (self._text(each, after).within(8) for each in (value.low, value.high))
        return f"{name}; {low} <= {name} && {name} < {high}"
