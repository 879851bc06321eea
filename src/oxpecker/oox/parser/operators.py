"""Operators: precedence climbing, with the operands left to the parser of expressions."""

from __future__ import annotations

from abc import ABC, abstractmethod

from oxpecker.oox.lexer import CHARACTER, FLOATING, INTEGER, NAME, TEXT, Token
from oxpecker.oox.parser.associativity import MISREAD, both_readings
from oxpecker.oox.parser.nesting import DEEPEST, beyond
from oxpecker.oox.parser.type_uses import TYPE_WORDS, TypeParser
from oxpecker.oox.syntax import (
    Binary,
    BinaryOperator,
    Cast,
    Conditional,
    Expression,
    InstanceOf,
    Length,
    TypeUse,
    Unary,
    UnaryOperator,
)

_LEVELS = (
    ("==>",),
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", "<=", ">", ">=", "instanceof"),
    ("<<", ">>", ">>>"),
    ("+", "-"),
    ("*", "/", "%"),
)
"""The binary operators, loosest first."""

_PRECEDENCE = {operator: level for level, operators in enumerate(_LEVELS) for operator in operators}
_OPERATORS = {operator.value: operator for operator in BinaryOperator}
_IMPLIES = _PRECEDENCE["==>"]
SHIFT = _PRECEDENCE["<<"]
_UNARY = {operator.value: operator for operator in UnaryOperator}
_CAST_OPERAND = frozenset(
    {NAME, INTEGER, FLOATING, CHARACTER, TEXT, "true", "false", "null", "this", "super", "new", "(", "!", "~"}
)
"""What, after `(name)`, shows that it is a cast."""

_PREFIXES = frozenset({*_UNARY, "#", "("})


class OperatorParser(TypeParser, ABC):
    """Reads expressions down to their operands."""

    def expression(self) -> Expression:
        """A whole expression, not too deep."""
        position = self.position
        result = self.inner()
        self.check_depth(position, result)
        return result

    def check_depth(self, position: int, result: Expression) -> None:
        """Refuses an expression, read since the position, that nests too deep."""
        # Every level takes a token, so only a very long expression can be too deep and is worth measuring.
        if self.level + self.position - position > DEEPEST:
            culprit = beyond(result, DEEPEST - self.level)
            if culprit is not None:
                self.too_deep(culprit.span)

    def inner(self, levels: int = 1) -> Expression:
        """An expression this many levels below its parent: one, or zero if it is only in parentheses."""
        start = self.token
        self.enter(levels)
        result = self.binary(0)
        if self.kind == "?":
            self.advance()
            then = self.inner()
            self.expect(":", "in the conditional expression")
            otherwise = self.inner()
            result = Conditional(result, then, otherwise, span=self.since(start))
        self.level -= levels
        return result

    def binary(self, least: int) -> Expression:
        """Operands joined by operators of the least level or tighter."""
        start = self.token
        left = self._unary()
        links = 0
        before = warned = ""
        while True:
            operator = self.kind
            level = _PRECEDENCE.get(operator, -1)
            if level < least:
                return left
            links += 1
            self.link(links, start)
            self.advance()
            if operator == "instanceof":
                left = self._tested(left, self.type_use(), start)
                before = operator
                continue
            right_start = self.token
            self.enter()
            right = self.binary(level if level == _IMPLIES else level + 1)
            self.level -= 1
            left = Binary(_OPERATORS[operator], left, right, span=self.since(start))
            chain = MISREAD.get((before, operator), "")
            if chain and chain != warned:
                self.warning(both_readings(before, operator), left.span)
                warned = chain
            # In `a || b && c || d` the literal reading groups the `&&` with the second `||`.
            before = "&&" if operator == "||" and _is_bare_and(right, right_start) else operator

    def _tested(self, operand: Expression, tested: TypeUse, start: Token) -> Expression:
        """The test of an operand that begins with this token.

        Denials before it are of the test, as Smid's programs write them: nothing that `!` gives is a reference.
        """
        if not is_bare(operand, start):
            return InstanceOf(operand, tested, span=self.since(start))
        denials: list[Unary] = []
        while isinstance(operand, Unary) and operand.operator is UnaryOperator.NOT:
            denials.append(operand)
            operand = operand.operand
        end = self.since(start)
        test: Expression = InstanceOf(operand, tested, span=operand.span.to(end) if denials else end)
        for denial in reversed(denials):
            test = Unary(UnaryOperator.NOT, test, span=denial.span.to(end))
        return test

    def _unary(self) -> Expression:
        """An operand with the operators and casts before it."""
        if self.kind not in _PREFIXES:
            return self.operand()
        start = self.token
        prefixes: list[tuple[Token, TypeUse | None]] = []
        while self.kind in _PREFIXES:
            token = self.token
            if self.kind != "(":
                self.advance()
                prefixes.append((token, None))
            elif self._at_cast():
                prefixes.append((token, self._cast()))
            else:
                break
            self.link(len(prefixes), start)
        self.level += len(prefixes)
        operand = self.operand()
        self.level -= len(prefixes)
        for token, cast in reversed(prefixes):
            span = self.since(token)
            if cast is not None:
                operand = Cast(cast, operand, span=span)
            elif token.kind == "#":
                operand = Length(operand, span=span)
            else:
                operand = Unary(_UNARY[token.kind], operand, span=span)
        return operand

    def _at_cast(self) -> bool:
        kind = self.peek(1)
        if kind != NAME:
            return kind in TYPE_WORDS
        follow = self.peek(2)
        if follow == "[":
            return self.peek(3) == "]"
        return follow == ")" and self.peek(3) in _CAST_OPERAND

    def _cast(self) -> TypeUse:
        self.advance()
        cast = self.type_use()
        self.expect(")", "after the type of the cast")
        return cast

    @abstractmethod
    def operand(self) -> Expression:
        """A primary expression with the selections and calls after it."""


def _is_bare_and(expression: Expression, start: Token) -> bool:
    """Whether an expression that begins with this token is an `&&` without parentheses around it."""
    return isinstance(expression, Binary) and expression.operator is BinaryOperator.AND and is_bare(expression, start)


def is_bare(expression: Expression, start: Token) -> bool:
    """Whether an expression that begins with this token has no parentheses around it."""
    return (expression.span.line, expression.span.column) == (start.line, start.column)
