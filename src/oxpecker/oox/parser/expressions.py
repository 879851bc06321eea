"""Expressions: precedence climbing for the binary operators, recursive descent for the rest."""

from __future__ import annotations

from oxpecker.oox.lexer import CHARACTER, FLOATING, INTEGER, NAME, TEXT, Token
from oxpecker.oox.parser.associativity import MISREAD, both_readings
from oxpecker.oox.parser.depth import DEEPEST, beyond
from oxpecker.oox.parser.type_uses import TYPE_WORDS, TypeParser
from oxpecker.oox.source import Span
from oxpecker.oox.syntax import (
    AllDifferent,
    ArrayLiteral,
    ArrayQuantifier,
    Binary,
    BinaryOperator,
    BooleanLiteral,
    Call,
    Cast,
    Conditional,
    Expression,
    FieldAccess,
    Index,
    InstanceOf,
    Length,
    Name,
    New,
    NewArray,
    Nondet,
    NullLiteral,
    Old,
    QuantifierKind,
    RangeQuantifier,
    Super,
    This,
    TypeUse,
    Unary,
    UnaryOperator,
)
from oxpecker.oox.types import ArrayType, ClassType

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
_SHIFT = _PRECEDENCE["<<"]
_UNARY = {operator.value: operator for operator in UnaryOperator}
_CAST_OPERAND = frozenset(
    {NAME, INTEGER, FLOATING, CHARACTER, TEXT, "true", "false", "null", "this", "super", "new", "(", "!", "~"}
)
"""What, after `(name)`, shows that it is a cast."""


class ExpressionParser(TypeParser):
    """Reads expressions."""

    jip_sign: Span | None = None
    """Where the first sign of the Jip dialect was seen."""

    def saw_jip(self, span: Span) -> None:
        self.jip_sign = self.jip_sign or span

    def expression(self) -> Expression:
        """A whole expression, not too deep."""
        position = self.position
        result = self._expression()
        self._check_depth(position, result)
        return result

    def postfix(self) -> Expression:
        """What can begin a statement or be assigned to, not too deep."""
        position = self.position
        result = self._postfix()
        self._check_depth(position, result)
        return result

    def _check_depth(self, position: int, result: Expression) -> None:
        # Every level takes a token, so only a very long expression can be too deep and is worth measuring.
        if self.level + self.position - position > DEEPEST:
            culprit = beyond(result, DEEPEST - self.level)
            if culprit is not None:
                self.too_deep(culprit.span)

    def _expression(self) -> Expression:
        start = self.token
        self.enter()
        condition = self._binary(0)
        if self.kind == "?":
            self.advance()
            then = self._expression()
            self.expect(":", "in the conditional expression")
            otherwise = self._expression()
            condition = Conditional(condition, then, otherwise, span=self.since(start))
        self.level -= 1
        return condition

    # --- operators ----------------------------------------------------------------------------------------

    def _binary(self, least: int) -> Expression:
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
                left = InstanceOf(left, self.type_use(), span=self.since(start))
                before = operator
                continue
            right_start = self.token
            right = self._implied() if level == _IMPLIES else self._binary(level + 1)
            left = Binary(_OPERATORS[operator], left, right, span=self.since(start))
            chain = MISREAD.get((before, operator), "")
            if chain and chain != warned:
                self.warning(both_readings(before, operator), left.span)
                warned = chain
            # In `a || b && c || d` the literal reading groups the `&&` with the second `||`.
            before = "&&" if operator == "||" and is_bare_and(right, right_start) else operator

    def _implied(self) -> Expression:
        """The right side of `==>`, which associates to the right."""
        self.enter()
        right = self._binary(_IMPLIES)
        self.level -= 1
        return right

    def _unary(self) -> Expression:
        """An operand with the operators and casts before it."""
        if self.kind not in _PREFIXES:
            return self._postfix()
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
        operand = self._postfix()
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

    # --- operands -----------------------------------------------------------------------------------------

    def _postfix(self) -> Expression:
        """An operand with the selections and calls after it."""
        start = self.token
        result = self.primary()
        links = 0
        while True:
            if self.kind == ".":
                self.advance()
                result = self.selection(start, result)
            elif self.kind == "[":
                self.advance()
                index = self._expression()
                self.expect("]", "after the index")
                result = Index(result, index, span=self.since(start))
            else:
                return result
            links += 1
            self.link(links, start)

    def selection(self, start: Token, target: Expression) -> Expression:
        """The field or the call after a dot."""
        name = self.expect_name("a name after '.'")
        if self.kind == "(":
            arguments = self.arguments()
            return Call(target, name, arguments, span=self.since(start))
        return FieldAccess(target, name, span=self.since(start))

    def arguments(self) -> tuple[Expression, ...]:
        """`( e, .. )`; a comma may stand after the last."""
        self.expect("(", "before the arguments")
        return self._listed(")", "after the arguments")

    def _listed(self, close: str, where: str) -> tuple[Expression, ...]:
        items: list[Expression] = []
        while self.kind != close:
            items.append(self._expression())
            if self.kind != ",":
                break
            self.advance()
        self.expect(close, where)
        return tuple(items)

    def primary(self) -> Expression:
        """An operand by itself."""
        start = self.token
        if self.kind == NAME:
            self.advance()
            if self.kind != "(":
                return Name(start.text, span=self.span_of(start))
            special = _SPECIAL_FORMS.get(start.text)
            if special is not None:
                return special(self, start)
            arguments = self.arguments()
            return Call(None, start.text, arguments, span=self.since(start))
        reader = _PRIMARIES.get(self.kind)
        if reader is None:
            self._no_operand()
        return reader(self)

    def _no_operand(self) -> NoReturn:
        pair = self.previous.text + self.token.text
        if pair in ("++", "+=", "-=", "*=", "/=", "%="):
            self.error(f"OOX has no '{pair}'; write 'i := i {pair[0]} 1'", self.span_of(self.token))
            raise Panic
        self.fail("an expression")

    def _this(self) -> Expression:
        return This(span=self.span_of(self.advance()))

    def _super(self) -> Expression:
        start = self.advance()
        target = Super(span=self.span_of(start))
        self.expect(".", "after 'super', which only stands before a call")
        call = self.selection(start, target)
        if not isinstance(call, Call):
            self.fail("'(' after the method of 'super'")
        return call

    def _boolean(self) -> Expression:
        token = self.advance()
        return BooleanLiteral(token.kind == "true", span=self.span_of(token))

    def _null(self) -> Expression:
        return NullLiteral(span=self.span_of(self.advance()))

    def _parenthesised(self) -> Expression:
        self.advance()
        inner = self._expression()
        self.expect(")", "to close the parenthesis")
        return inner

    # --- forms with a word of their own -------------------------------------------------------------------

    def _new(self) -> Expression:
        start = self.advance()
        base_start = self.token
        base = self.base_type()
        base_span = self.since(base_start)
        if self.kind == "(" and isinstance(base, ClassType):
            arguments = self.arguments()
            return New(base.name, arguments, span=self.since(start))
        if self.kind != "[":
            self.fail("'(' or '[' after the class to make" if isinstance(base, ClassType) else "'[' after the type")
        sizes, dimensions = self._dimensions(start)
        element = base
        for _ in range(dimensions - 1):
            element = ArrayType(element)
        use = TypeUse(element, span=base_span)
        if sizes:
            return NewArray(use, tuple(sizes), span=self.since(start))
        self.expect("{", "with the elements of an array that is given no size")
        values = self._listed("}", "after the elements")
        return ArrayLiteral(use, values, span=self.since(start))

    def _dimensions(self, start: Token) -> tuple[list[Expression], int]:
        """The sizes in brackets, and how many brackets there are with the empty ones that follow them."""
        sizes: list[Expression] = []
        while self.kind == "[" and self.peek(1) != "]":
            self.advance()
            sizes.append(self._expression())
            self.expect("]", "after the size")
            self.link(len(sizes), start)
        dimensions = len(sizes)
        while self.kind == "[" and self.peek(1) == "]":
            self.advance()
            self.advance()
            dimensions += 1
            self.link(dimensions, start)
        return sizes, dimensions

    def _nondet(self, start: Token) -> Expression:
        self.expect("(", "after 'nondet'")
        wanted = self.type_use()
        self.expect(")", "after the type")
        return Nondet(wanted, span=self.since(start))

    def _old(self, start: Token) -> Expression:
        operand = self._enclosed("old")
        return Old(operand, span=self.since(start))

    def _all_different(self, start: Token) -> Expression:
        operand = self._enclosed("alldifferent")
        return AllDifferent(operand, span=self.since(start))

    def _enclosed(self, word: str) -> Expression:
        self.expect("(", f"after '{word}'")
        operand = self._expression()
        self.expect(")", f"after the operand of '{word}'")
        return operand

    def _quantifier(self) -> Expression:
        start = self.advance()
        kind = QuantifierKind(start.kind)
        first = self.token
        first_name = self.expect_name(f"a name after '{kind}'")
        if self.accept(":"):
            low = self._binary(_SHIFT)
            self.expect("..", "after the lower end of the range")
            high = self._binary(_SHIFT)
            body = self._body()
            return RangeQuantifier(kind, first_name, low, high, body, span=self.since(start))
        self.expect(",", "or ':' after the first name of the quantifier")
        second_name = self.expect_name("a second name in the quantifier")
        if self.accept(","):
            value = self.expect_name("a third name in the quantifier")
            body = self._body()
            self.saw_jip(self.since(start))
            array: Expression = Name(first_name, span=self.span_of(first))
            return ArrayQuantifier(kind, value, second_name, array, body, span=self.since(start))
        self.expect(":", "before the array of the quantifier")
        array = self._postfix()
        body = self._body()
        return ArrayQuantifier(kind, first_name, second_name, array, body, span=self.since(start))

    def _body(self) -> Expression:
        self.expect(":", "before the body of the quantifier")
        return self._expression()


def is_bare_and(expression: Expression, start: Token) -> bool:
    """Whether an expression that begins with this token is an `&&` without parentheses around it."""
    return (
        isinstance(expression, Binary)
        and expression.operator is BinaryOperator.AND
        and is_bare(expression, start)
    )


def is_bare(expression: Expression, start: Token) -> bool:
    """Whether an expression that begins with this token has no parentheses around it."""
    return (expression.span.line, expression.span.column) == (start.line, start.column)
