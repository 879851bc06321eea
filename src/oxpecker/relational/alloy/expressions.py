"""Parses Alloy's expressions and formulas."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from oxpecker.relational.alloy.lexer import Token, tokens
from oxpecker.relational.alloy.tree import (
    Application,
    Arrow,
    Block,
    Choice,
    Declared,
    Infix,
    Let,
    Name,
    Node,
    Number,
    Prefix,
    Quantification,
    SetOf,
    SumOf,
)
from oxpecker.relational.limits import DEEPEST_EXPRESSION, MOST_DIGITS
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.place import RelationalError

Item = TypeVar("Item")

TEMPORAL = "the temporal features of Alloy 6 are not supported"
MULTIPLICITIES = {m.value: m for m in Multiplicity if m is not Multiplicity.NO}
_QUANTIFIERS = {q.value: q for q in Quantifier}
_COMPARISONS = {"in", "=", "<", ">", "=<", "<=", ">="}
_BINARY: tuple[frozenset[str], ...] = (
    frozenset({"+", "-"}),
    frozenset({"++"}),
    frozenset({"&"}),
)
"""The precedence levels of relational operators below comparisons, loosest first; arrows follow."""


class ExpressionParser:
    """A text and a position in it; each method parses what it is named after and advances."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.tokens = tokens(file, text)
        self.position = 0
        self.depth = 0
        self.sequences = False
        """Whether a sequence was declared."""

    @property
    def current(self) -> Token:
        return self.tokens[self.position]

    def at(self, *texts: str) -> bool:
        return self.current.kind != "end" and self.current.text in texts

    def following(self, distance: int = 1) -> Token:
        return self.tokens[min(self.position + distance, len(self.tokens) - 1)]

    def take(self) -> Token:
        token = self.current
        self.position = min(self.position + 1, len(self.tokens) - 1)
        return token

    def accept(self, *texts: str) -> Token | None:
        return self.take() if self.at(*texts) else None

    def expect(self, text: str) -> Token:
        if text == "end":
            if self.current.kind == "end":
                return self.current
            raise RelationalError(f"unexpected '{self.current.text}'", self.current.place)
        if not self.at(text):
            raise self.unexpected(f"'{text}'")
        return self.take()

    def unexpected(self, wanted: str) -> RelationalError:
        found = self.current.text if self.current.kind == "end" else f"'{self.current.text}'"
        return RelationalError(f"expected {wanted}, found {found}", self.current.place)

    def name(self, what: str = "a name") -> Name:
        if self.current.kind != "name":
            raise self.unexpected(what)
        token = self.take()
        return Name(token.text, token.place)

    def number(self) -> int:
        if self.current.kind != "number":
            raise self.unexpected("a number")
        token = self.take()
        if len(token.text) > MOST_DIGITS:
            raise RelationalError(f"a number with more than {MOST_DIGITS} digits", token.place)
        return int(token.text)

    def listed(self, read: Callable[[], Item]) -> tuple[Item, ...]:
        found = [read()]
        while self.accept(","):
            found.append(read())
        return tuple(found)

    def block(self) -> Block:
        begin = self.expect("{").place
        parts = []
        while not self.at("}"):
            if self.current.kind == "end":
                raise self.unexpected("'}'")
            parts.append(self.expression())
        return Block(tuple(parts), begin.to(self.take().place))

    def declared(self, *, fields: bool = False) -> Declared:
        """`x, y: m e`; for fields also `x: disj e`."""
        begin = self.current.place
        if self.current.text == "var" and self.following().kind == "name":
            raise RelationalError(f"'var': {TEMPORAL}", begin)
        disjoint = self.accept("disj") is not None
        names = self.listed(self.name)
        self.expect(":")
        if self.at("seq") and self.following().kind != "symbol":
            return self.sequence(names, disjoint)
        apart = fields and self.accept("disj") is not None
        multiplicity = None
        if self.at(*MULTIPLICITIES):
            multiplicity = MULTIPLICITIES[self.take().text]
        domain = self.expression()
        return Declared(names, multiplicity, domain, disjoint, begin.to(domain.place), apart)

    def sequence(self, names: tuple[Name, ...], disjoint: bool) -> Declared:
        """`seq e`, with its expansion."""
        self.sequences = True
        begin = self.take().place
        elements = self.expression()
        place = begin.to(elements.place)
        domain = Arrow(Name("seq/Int", begin), Multiplicity.SET, Multiplicity.LONE, elements, place)
        return Declared(names, None, domain, disjoint, names[0].place.to(place), sequence=True)

    # Expressions and formulas, loosest first

    def expression(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST_EXPRESSION:
            raise RelationalError(f"more than {DEEPEST_EXPRESSION} levels of nesting", self.current.place)
        node = self.disjunction()
        self.depth -= 1
        return node

    def disjunction(self) -> Node:
        node = self.equivalence()
        while self.accept("or", "||"):
            node = _infix("or", node, self.equivalence())
        return node

    def equivalence(self) -> Node:
        node = self.implication()
        while self.accept("iff", "<=>"):
            node = _infix("iff", node, self.implication())
        return node

    def implication(self) -> Node:
        condition = self.conjunction()
        if not self.accept("implies", "=>"):
            return condition
        then = self.implication()
        if self.accept("else"):
            otherwise = self.implication()
            return Choice(condition, then, otherwise, condition.place.to(otherwise.place))
        return _infix("implies", condition, then)

    def conjunction(self) -> Node:
        node = self.negation()
        while self.accept("and", "&&"):
            node = _infix("and", node, self.negation())
        return node

    def negation(self) -> Node:
        marks = []
        while self.at("not", "!"):
            marks.append(self.take())
        node = self.comparison()
        for mark in reversed(marks):
            node = Prefix("not", node, mark.place.to(node.place))
        return node

    def comparison(self) -> Node:
        node = self.multiplied()
        while True:
            negated = self.at("!", "not") and self.following().text in _COMPARISONS
            if negated:
                self.take()
            if self.at("!="):
                self.take()
                node = _negated(_infix("=", node, self.multiplied()))
            elif self.at(*_COMPARISONS):
                operator = {"<=": "=<"}.get(self.current.text, self.current.text)
                self.take()
                compared = _infix(operator, node, self.multiplied())
                node = _negated(compared) if negated else compared
            else:
                return node

    def multiplied(self) -> Node:
        """`no e`, `some e`, `set e`; quantifiers and `let`, which extend as far as possible."""
        if self.at("let"):
            return self.let()
        if self.at("sum") and self._declares():
            begin = self.take().place
            declared = self.declarations()
            body = self.body()
            return SumOf(declared, body, begin.to(body.place))
        if self.at(*_QUANTIFIERS) and self._declares():
            begin = self.current.place
            quantifier = _QUANTIFIERS[self.take().text]
            declared = self.declarations()
            body = self.body()
            return Quantification(quantifier, declared, body, begin.to(body.place))
        if self.at("no", "some", "one", "lone", "set"):
            mark = self.take()
            operand = self.relational(0)
            return Prefix(mark.text, operand, mark.place.to(operand.place))
        return self.relational(0)

    def _declares(self) -> bool:
        """Whether names and a colon follow the current word, which makes it a quantifier and not a multiplicity."""
        distance = 2 if self.following().text == "disj" else 1
        while self.following(distance).kind == "name" and self.following(distance + 1).text == ",":
            distance += 2
        return self.following(distance).kind == "name" and self.following(distance + 1).text == ":"

    def declarations(self) -> tuple[Declared, ...]:
        return self.listed(self.declared)

    def body(self) -> Node:
        if self.at("{"):
            return self.block()
        self.expect("|")
        return self.expression()

    def let(self) -> Node:
        begin = self.take().place

        def bound() -> tuple[Name, Node]:
            name = self.name()
            self.expect("=")
            return name, self.expression()

        names = self.listed(bound)
        body = self.body()
        return Let(names, body, begin.to(body.place))

    def relational(self, level: int) -> Node:
        if level == len(_BINARY):
            return self.arrow()
        if level == 1 and self.at("#"):  # looser than `++`: counts the whole of `a & b`
            mark = self.take()
            operand = self.relational(1)
            return Prefix(mark.text, operand, mark.place.to(operand.place))
        node = self.relational(level + 1)
        while self.at(*_BINARY[level]):
            operator = self.take().text
            node = _infix(operator, node, self._operand(level + 1))
        return node

    def _operand(self, level: int) -> Node:
        """An operand; a quantifier or a `let` may follow any operator."""
        return self.multiplied() if self.at("let") else self.relational(level)

    def arrow(self) -> Node:
        """Arrows associate to the right: `A -> (B -> C)`."""
        node = self.restriction()
        if self.at("->") or (self.at(*MULTIPLICITIES) and self.following().text == "->"):
            left = self._multiplicity()
            self.expect("->")
            right = self._multiplicity()
            operand = self.arrow()
            return Arrow(node, left, right, operand, node.place.to(operand.place))
        return node

    def _multiplicity(self) -> Multiplicity:
        return MULTIPLICITIES[self.take().text] if self.at(*MULTIPLICITIES) else Multiplicity.SET

    def restriction(self) -> Node:
        node = self.join()
        while self.at("<:", ":>"):
            operator = self.take().text
            node = _infix(operator, node, self.join())
        return node

    def join(self) -> Node:
        node = self.prefixed()
        while True:
            if self.accept("."):
                node = _infix(".", node, self.prefixed())
            elif self.at("["):
                node = self.application(node, "]")
            else:
                return node

    def application(self, function: Node, close: str) -> Node:
        self.take()
        arguments: tuple[Node, ...] = () if self.at(close) else self.listed(self.expression)
        return Application(function, arguments, function.place.to(self.expect(close).place))

    def prefixed(self) -> Node:
        marks = []
        while self.at("~", "^", "*"):
            marks.append(self.take())
        node = self.atom()
        for mark in reversed(marks):
            node = Prefix(mark.text, node, mark.place.to(node.place))
        return node

    def atom(self) -> Node:
        token = self.current
        if token.kind == "number":
            return Number(self.number(), token.place)
        if self.at("-") and self.following().kind == "number":
            self.take()
            place = token.place.to(self.current.place)
            return Number(-self.number(), place)
        if self.at("("):
            self.take()
            node = self.expression()
            self.expect(")")
            return node
        if self.at("{"):
            return self.braces()
        if self.at("if"):
            return self.conditional()
        if self.accept("@"):  # the field itself, where its bare name would mean the field of `this`
            name = self.name()
            return Name(f"@{name.text}", token.place.to(name.place))
        if self.at("disj") and self.following().text == "[":
            self.take()
            return self.application(Name("disj", token.place), "]")
        if self.at("int", "Int", "sum") or token.kind == "name" or self.at("univ", "iden", "none", "this"):
            self.take()
            name = Name(token.text, token.place)
            called = self.at("(") and (token.kind == "name" or token.text in ("int", "Int", "sum"))
            return self.application(name, ")") if called and self._adjacent(token) else name
        raise self.unexpected("an expression")

    def _adjacent(self, token: Token) -> bool:
        """`p(x)` is a call; in a block, `p (x in y)` is two formulas."""
        here = self.current.place
        return (token.place.end_line, token.place.end_column) == (here.line, here.column)

    def conditional(self) -> Node:
        begin = self.take().place
        condition = self.expression()
        self.expect("then")
        then = self.expression()
        self.expect("else")
        otherwise = self.expression()
        return Choice(condition, then, otherwise, begin.to(otherwise.place))

    def braces(self) -> Node:
        """A comprehension or a block."""
        distance = 2 if self.following().text == "disj" else 1
        while self.following(distance).kind == "name" and self.following(distance + 1).text == ",":
            distance += 2
        if self.following(distance).kind != "name" or self.following(distance + 1).text != ":":
            return self.block()
        begin = self.take().place
        declared = self.declarations()
        body: Node = self.body() if self.at("|", "{") else Block((), begin)
        return SetOf(declared, body, begin.to(self.expect("}").place))


def _infix(operator: str, left: Node, right: Node) -> Node:
    return Infix(operator, left, right, left.place.to(right.place))


def _negated(node: Node) -> Node:
    return Prefix("not", node, node.place)
