"""Operands, and with them whole expressions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from oxpecker.oox.dialects import Dialect
from oxpecker.oox.lexer import CHARACTER, FLOATING, INTEGER, NAME, TEXT, Token
from oxpecker.oox.parser.cursor import PanicError
from oxpecker.oox.parser.nesting import DEEPEST
from oxpecker.oox.parser.operators import SHIFT, OperatorParser
from oxpecker.oox.source import Source
from oxpecker.oox.syntax import (
    AllDifferent,
    ArrayLiteral,
    ArrayQuantifier,
    BitsOf,
    BooleanLiteral,
    Call,
    Elementary,
    Expression,
    FieldAccess,
    Fold,
    FoldKind,
    Fresh,
    Index,
    Name,
    New,
    NewArray,
    NewCopy,
    Nondet,
    NullLiteral,
    Old,
    QuantifierKind,
    RangeQuantifier,
    Specified,
    StringLiteral,
    Super,
    This,
    TypeUse,
    Uncovered,
)
from oxpecker.oox.types import ArrayType, ClassType

COPYING = "copying"
"""The word between the class of a copy and the object that it copies."""


class ExpressionParser(OperatorParser):
    """Reads expressions."""

    def __init__(
        self, source: Source, dialect: Dialect | None = None, class_names: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(source, dialect, class_names)
        self.parentheses = 0
        """How many parentheses around expressions are open; they make no level of the tree, but need the stack."""
        self.open_literals = 0
        """How many braces of array literals are open."""

    def postfix(self) -> Expression:
        """What can begin a statement or be assigned to, not too deep."""
        position = self.position
        result = self.operand()
        self.check_depth(position, result)
        return result

    # --- operands -----------------------------------------------------------------------------------------

    def operand(self) -> Expression:
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
                index = self.inner()
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

    def arguments(self, close: str = ")", what: str = "arguments") -> tuple[Expression, ...]:
        """`( e, .. )`, the opening parenthesis being here; a comma may stand after the last."""
        self.advance()
        items: list[Expression] = []
        while self.kind != close:
            items.append(self.inner())
            if self.kind != ",":
                break
            self.advance()
        self.expect(close, f"after the {what}")
        return tuple(items)

    def primary(self) -> Expression:
        """A primary expression."""
        start = self.token
        if self.kind == NAME:
            self.advance()
            if self.kind != "(":
                if start.text in _FOLDS and self.kind == NAME and self.peek(1) == ":":
                    return self._fold(start)
                return Name(start.text, span=self.span_of(start))
            special = _SPECIAL_FORMS.get(start.text)
            if special is not None:
                return special(self, start)
            arguments = self.arguments()
            return Call(None, start.text, arguments, span=self.since(start))
        reader = PRIMARIES.get(self.kind)
        if reader is None:
            if self.at_operand_in_jip() or self.at_target_in_jip():
                return Name(self.name_in_jip(), span=self.span_of(start))
            self._no_operand()
        return reader(self)

    def _no_operand(self) -> NoReturn:
        pair = self.previous.text + self.token.text
        if pair in ("++", "+=", "-=", "*=", "/=", "%="):
            self.error(f"OOX has no '{pair}'; write 'i := i {pair[0]} 1'", self.span_of(self.token))
            raise PanicError
        self.fail("an expression")

    def _this(self) -> Expression:
        return This(span=self.span_of(self.advance()))

    def _super(self) -> Expression:
        start = self.advance()
        target = Super(span=self.span_of(start))
        self.expect(".", "after 'super', which can only be used to call a method")
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
        start = self.advance()
        self.parentheses += 1
        if self.parentheses > DEEPEST:
            self.too_deep(self.span_of(start))
        inner = self.inner(0)
        self.parentheses -= 1
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
        if self.kind == NAME and self.token.text == COPYING and isinstance(base, ClassType):
            self.advance()
            self.expect("(", f"after '{COPYING}'")
            operand = self.inner()
            self.expect(")", "after the object that is copied")
            return NewCopy(base.name, operand, span=self.since(start))
        if self.kind != "[":
            self.fail("'(' or '[' after the class" if isinstance(base, ClassType) else "'[' after the type")
        sizes, dimensions = self._dimensions(start)
        element = base
        for _ in range(dimensions - 1):
            element = ArrayType(element)
        use = TypeUse(element, span=base_span)
        if sizes:
            return NewArray(use, tuple(sizes), span=self.since(start))
        self.open_literals += 1
        if self.kind != "{":
            self.fail("'{' and the elements, because the array has no size")
        values = self.arguments("}", "elements")
        self.open_literals -= 1
        return ArrayLiteral(use, values, span=self.since(start))

    def _dimensions(self, start: Token) -> tuple[list[Expression], int]:
        """The sizes in brackets, and how many brackets there are with the empty ones that follow them."""
        sizes: list[Expression] = []
        while self.kind == "[" and self.peek(1) != "]":
            self.advance()
            sizes.append(self.inner())
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
        self.advance()
        wanted = self.type_use(of_input=True)
        self.expect(")", "after the type")
        return Nondet(wanted, span=self.since(start))

    def _bits(self, start: Token) -> Expression:
        self.advance()
        operand = self.inner()
        self.expect(")", "after the operand of 'bits'")
        return BitsOf(operand, span=self.since(start))

    def _elementary(self, start: Token) -> Expression:
        arguments = self.arguments()
        name = arguments[0] if arguments else None
        if isinstance(name, StringLiteral):
            return Elementary(name.value, arguments[1:], start.text == "approximate", span=self.since(start))
        return Call(None, start.text, arguments, span=self.since(start))

    def _old(self, start: Token) -> Expression:
        self.advance()
        operand = self.inner()
        self.expect(")", "after the operand of 'old'")
        return Old(operand, span=self.since(start))

    def _all_different(self, start: Token) -> Expression:
        self.advance()
        operand = self.inner()
        self.expect(")", "after the operand of 'alldifferent'")
        return AllDifferent(operand, span=self.since(start))

    def _specified(self, start: Token) -> Expression:
        self.advance()
        operand = self.inner()
        self.expect(")", "after the operand of 'specified'")
        return Specified(operand, span=self.since(start))

    def _fresh(self, start: Token) -> Expression:
        self.advance()
        operand = self.inner()
        self.expect(")", "after the operand of 'fresh'")
        return Fresh(operand, span=self.since(start))

    def _unsupported(self, start: Token) -> Expression:
        arguments = self.arguments()
        only = arguments[0] if len(arguments) == 1 else None
        if isinstance(only, StringLiteral):
            return Uncovered(only.value, span=self.since(start))
        return Call(None, start.text, arguments, span=self.since(start))

    def _range(self) -> tuple[Expression, Expression, bool]:
        """`low .. high` or `low ..< high`."""
        low = self.binary(SHIFT)
        exclusive = self.accept("..<")
        if not exclusive:
            self.expect("..", "after the lower end of the range")
        return low, self.binary(SHIFT), exclusive

    def _fold(self, start: Token) -> Expression:
        index = self.advance().text
        self.advance()
        low, high, exclusive = self._range()
        filter_ = self.inner() if self.accept("if") else None
        self.expect(":", "before the body of the fold")
        body = self.inner()
        kind = FoldKind(start.text)
        return Fold(kind, index, low, high, body, filter_, exclusive, span=self.since(start))

    def _quantifier(self) -> Expression:
        start = self.advance()
        kind = QuantifierKind(start.kind)
        first = self.token
        first_name = self.expect_name(f"a name after '{kind}'")
        if self.accept(":"):
            low, high, exclusive = self._range()
            self.expect(":", _BEFORE_BODY)
            body = self.inner()
            return RangeQuantifier(kind, first_name, low, high, body, exclusive, span=self.since(start))
        self.expect(",", "or ':' after the first name of the quantifier")
        second_name = self.expect_name("a second name in the quantifier")
        if self.accept(","):
            index, value = second_name, self.expect_name("a third name in the quantifier")
            self.saw_jip(self.since(start))
            array: Expression = Name(first_name, span=self.span_of(first))
        else:
            index, value = second_name, first_name
            self.expect(":", "before the array of the quantifier")
            array = self.operand()
        self.expect(":", _BEFORE_BODY)
        body = self.inner()
        return ArrayQuantifier(kind, value, index, array, body, span=self.since(start))


_FOLDS = frozenset(FoldKind)
_BEFORE_BODY = "before the body of the quantifier"
_SPECIAL_FORMS: dict[str, Callable[[ExpressionParser, Token], Expression]] = {
    "nondet": ExpressionParser._nondet,
    "old": ExpressionParser._old,
    "bits": ExpressionParser._bits,
    "elementary": ExpressionParser._elementary,
    "approximate": ExpressionParser._elementary,
    "alldifferent": ExpressionParser._all_different,
    "fresh": ExpressionParser._fresh,
    "specified": ExpressionParser._specified,
    "unsupported": ExpressionParser._unsupported,
}
"""Names that are words of the language before a parenthesis."""

PRIMARIES: dict[str, Callable[[ExpressionParser], Expression]] = {
    "(": ExpressionParser._parenthesised,
    INTEGER: ExpressionParser.integer_literal,
    FLOATING: ExpressionParser.floating_literal,
    CHARACTER: ExpressionParser.character_literal,
    TEXT: ExpressionParser.string_literal,
    "this": ExpressionParser._this,
    "super": ExpressionParser._super,
    "true": ExpressionParser._boolean,
    "false": ExpressionParser._boolean,
    "null": ExpressionParser._null,
    "new": ExpressionParser._new,
    "forall": ExpressionParser._quantifier,
    "exists": ExpressionParser._quantifier,
}
