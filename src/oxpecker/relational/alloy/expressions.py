"""Parses Alloy's expressions and formulas."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TypeVar

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.lexer import TEMPORAL_INFIXES, TEMPORAL_PREFIXES, Token, tokens
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
    Prime,
    Quantification,
    SetOf,
    SumOf,
    Text,
)
from oxpecker.relational.limits import DEEPEST_EXPRESSION, MOST_DIGITS
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.place import RelationalError

Item = TypeVar("Item")

MULTIPLICITIES = {m.value: m for m in Multiplicity if m is not Multiplicity.NO}
_QUANTIFIERS = {q.value: q for q in Quantifier}
_IMPLIES = ("implies", "=>")
_CONNECTIVES: tuple[Collection[str], ...] = (
    ("or", "||"),
    ("iff", "<=>"),
    _IMPLIES,
    ("and", "&&"),
    TEMPORAL_INFIXES,
)
"""The operators between formulas, loosest first."""
_CONNECTIVE_LEVELS = {word: level for level, words in enumerate(_CONNECTIVES) for word in words}
_WORDS = {"||": "or", "<=>": "iff", "&&": "and"}
_COMPARISONS = {"in", "=", "<", ">", "=<", ">="}
_BINARY: tuple[frozenset[str], ...] = (
    frozenset({"<<", ">>", ">>>"}),
    frozenset({"+", "-", "fun/add", "fun/sub"}),
    frozenset({"fun/mul", "fun/div", "fun/rem"}),
    frozenset({"++"}),
    frozenset({"&"}),
)
"""The precedence levels of operators below comparisons, loosest first; arrows follow."""
_BINARY_LEVELS = {word: level for level, words in enumerate(_BINARY) for word in words}
_COUNTING = _BINARY_LEVELS["++"]
"""The level of `#e`: it counts the whole of `a ++ b`."""
_AFTER_OPERANDS = frozenset((*_CONNECTIVE_LEVELS, *_COMPARISONS, *_BINARY_LEVELS, "!=", "->", "<:", ":>", ".", "else"))
"""What may follow an operand, but no quantifier and no `let`: they reach as far as possible."""


class ExpressionParser:
    """A text and a position in it; each method parses what it is named after and advances."""

    def __init__(self, file: str, text: str, dialect: Dialect) -> None:
        self.file = file
        self.dialect = dialect
        self.tokens = tokens(file, text, dialect)
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
        digits = token.text.removeprefix("-")
        base = {"0x": 16, "0b": 2}.get(digits[:2], 10)
        value = int(digits, base)
        return -value if token.text.startswith("-") else value

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
        """`x, y: m e`; for fields also `x: disj e`, `var x: e` and `x = e`."""
        begin = self.current.place
        variable = self._flag("var") if fields else False
        self._flag("private")
        disjoint = self.accept("disj") is not None
        names = self.listed(self.name)
        if fields and self.accept("="):
            value = self.formula()
            place = begin.to(value.place)
            return Declared(names, Multiplicity.SET, value, disjoint, place, defined=True, variable=variable)
        self.expect(":")
        apart = fields and self.accept("disj") is not None
        if self.at("seq") and self.following().kind != "symbol":
            return self.sequence(names, disjoint, variable)
        multiplicity = None
        if self.at(*MULTIPLICITIES) and self.following().text != "->":
            multiplicity = MULTIPLICITIES[self.take().text]
        domain = self.formula()
        return Declared(names, multiplicity, domain, disjoint, begin.to(domain.place), apart, variable=variable)

    def _flag(self, word: str) -> bool:
        """Takes a word that is no name here."""
        return self.current.kind == "keyword" and self.accept(word) is not None

    def sequence(self, names: tuple[Name, ...], disjoint: bool, variable: bool) -> Declared:
        """`seq e`, with its expansion."""
        self.sequences = True
        begin = self.take().place
        elements = self.operand(0)
        place = begin.to(elements.place)
        domain = Arrow(Name("seq/Int", begin), Multiplicity.SET, Multiplicity.LONE, elements, place)
        return Declared(names, None, domain, disjoint, names[0].place.to(place), sequence=True, variable=variable)

    # Expressions and formulas, loosest first

    def expression(self) -> Node:
        """An expression or a formula; `a ; b` binds loosest: first `a`, and `b` in the next state."""
        node = self.formula()
        if self.accept(";"):
            return _infix(";", node, self.expression())
        return node

    def formula(self) -> Node:
        self.depth += 1
        if self.depth > DEEPEST_EXPRESSION:
            raise RelationalError(f"more than {DEEPEST_EXPRESSION} levels of nesting", self.current.place)
        node = self.connected(0)
        self.depth -= 1
        return node

    def connected(self, least: int) -> Node:
        """`or`, `iff`, `implies`, `and`, `until`: operators that bind at least so tightly."""
        node = self.prefixed_formula()
        while self.current.kind != "end" and (level := _CONNECTIVE_LEVELS.get(self.current.text, -1)) >= least:
            word = self.take().text
            if word in _IMPLIES:
                node = self.implied(node, level)
            else:
                node = _infix(_WORDS.get(word, word), node, self.connected(level + 1))
        return node

    def implied(self, condition: Node, level: int) -> Node:
        """What follows from a condition, and what else."""
        then = self.connected(level)
        if self.accept("else"):
            otherwise = self.connected(level)
            return Choice(condition, then, otherwise, condition.place.to(otherwise.place))
        return _infix("implies", condition, then)

    def prefixed_formula(self) -> Node:
        if self.at("not", "!") or self.at_temporal(TEMPORAL_PREFIXES):
            mark = self.take()
            operand = self.prefixed_formula()
            return Prefix("not" if mark.text == "!" else mark.text, operand, mark.place.to(operand.place))
        return self.comparison()

    def at_temporal(self, words: Collection[str]) -> bool:
        return self.current.kind == "keyword" and self.current.text in words

    def comparison(self) -> Node:
        node = self.multiplied()
        while True:
            negated = self.at("!", "not") and self.following().text in _COMPARISONS
            if negated:
                self.take()
            if self.at("!="):
                self.take()
                node = _negated(_infix("=", node, self.operand(0)))
            elif self.at(*_COMPARISONS):
                compared = _infix(self.take().text, node, self.operand(0))
                if negated:
                    reject_multiplicity(compared.right)
                node = _negated(compared) if negated else compared
            else:
                return node

    def multiplied(self) -> Node:
        """`no e`, `some e`, `set e`, `seq e`."""
        sequence = self.at("seq") and self.dialect is Dialect.ALLOY_6
        if sequence or (self.at("no", "some", "one", "lone", "set") and not self.binds()):
            mark = self.take()
            self.sequences |= mark.text == "seq"
            operand = self.operand(0)
            return Prefix(mark.text, operand, mark.place.to(operand.place))
        return self.operand(0)

    # Quantifiers and `let` extend as far to the right as possible

    def binds(self) -> bool:
        """Whether a quantifier, a sum or a `let` begins here."""
        return self.at("let") or (self.at("sum", *_QUANTIFIERS) and self._declares())

    def _declares(self) -> bool:
        """Whether names and a colon follow the current word, which makes it a quantifier and not a multiplicity."""
        distance = 1
        while self.following(distance).text in ("private", "disj", "var"):
            distance += 1
        while self.following(distance).kind == "name" and self.following(distance + 1).text == ",":
            distance += 2
        return self.following(distance).kind == "name" and self.following(distance + 1).text == ":"

    def binding(self) -> Node:
        if self.at("let"):
            return self.let()
        mark = self.take()
        declared = self.listed(self.declared)
        body = self.body()
        self._ends_binding()
        place = mark.place.to(body.place)
        if mark.text == "sum":
            return SumOf(declared, body, place)
        return Quantification(_QUANTIFIERS[mark.text], declared, body, place)

    def body(self) -> Node:
        if self.at("{"):
            return self.block()
        self.expect("|")
        return self.formula()

    def _ends_binding(self) -> None:
        if self.dialect is Dialect.ALLOY_6 and self.at(*_AFTER_OPERANDS):
            text = self.current.text
            problem = f"'{text}' cannot follow a quantifier or 'let' that is not in parentheses"
            raise RelationalError(problem, self.current.place)

    def let(self) -> Node:
        begin = self.take().place

        def bound() -> tuple[Name, Node]:
            name = self.name()
            self.expect("=")
            return name, self.formula()

        names = self.listed(bound)
        body = self.body()
        self._ends_binding()
        return Let(names, body, begin.to(body.place))

    # Relational and integer operators

    def operand(self, least: int) -> Node:
        """Operators below comparisons that bind at least so tightly."""
        if least <= _COUNTING and self.counts():
            mark = self.take()
            counted = self.operand(_COUNTING)
            node: Node = Prefix(mark.text, counted, mark.place.to(counted.place))
        else:
            node = self.arrow()
        while self.current.kind != "end" and (level := _BINARY_LEVELS.get(self.current.text, -1)) >= least:
            operator = self.take().text
            node = _infix(operator, node, self.operand(level + 1))
        return node

    def counts(self) -> bool:
        """Whether `#e`, `sum e` or `int e` begins here; `sum[e]` and `int[e]` are calls."""
        return self.at("#") or (self.at("sum", "int") and self._operand_follows() and not self.binds())

    def _operand_follows(self) -> bool:
        after = self.following()
        if after.kind in ("name", "number", "string"):
            return True
        return after.text in ("(", "~", "^", "*", "#", "@", "this", "iden", "univ", "none", "Int")

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
        """`a <: b`, which binds looser than `b :> a`."""
        node = self.restricted()
        while self.accept("<:"):
            node = _infix("<:", node, self.restricted())
        return node

    def restricted(self) -> Node:
        node = self.join()
        while self.accept(":>"):
            node = _infix(":>", node, self.join())
        return node

    def join(self) -> Node:
        node = self.primed()
        while True:
            if self.accept("."):
                node = _infix(".", node, self.primed())
            elif self.at("["):
                node = self.application(node, "]")
            else:
                return node

    def application(self, function: Node, close: str) -> Node:
        self.take()
        arguments: tuple[Node, ...] = () if self.at(close) else self.listed(self.expression)
        return Application(function, arguments, function.place.to(self.expect(close).place))

    def primed(self) -> Node:
        node = self.prefixed()
        while self.at("'"):
            node = Prime(node, node.place.to(self.take().place))
        return node

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
        if self.binds():  # may stand as the last operand of anything
            return self.binding()
        if token.kind == "number":
            return Number(self.number(), token.place)
        if token.kind == "string" and self.dialect is Dialect.ALLOY_6:
            self.take()
            return Text(token.text, token.place)
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
        if token.kind == "name" or self.at("univ", "iden", "none", "this", "int", "Int", "sum", "String"):
            self.take()
            name = Name(token.text, token.place)
            called = self.dialect is Dialect.ALLOY_4 and self.at("(") and self._adjacent(token)
            return self.application(name, ")") if called else name
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
        if not self._declares():
            return self.block()
        begin = self.take().place
        declared = self.listed(self.declared)
        body: Node = self.body() if self.at("|", "{") else Block((), begin)
        return SetOf(declared, body, begin.to(self.expect("}").place))


def _infix(operator: str, left: Node, right: Node) -> Infix:
    return Infix(operator, left, right, left.place.to(right.place))


def reject_multiplicity(node: Node) -> None:
    """Raises an error if a node is an arrow with multiplicities, or a set with one."""
    found = isinstance(node, Prefix) and node.operator in MULTIPLICITIES
    if isinstance(node, Arrow):
        found = (node.left_multiplicity, node.right_multiplicity) != (Multiplicity.SET, Multiplicity.SET)
        for side in (node.left, node.right):
            reject_multiplicity(side)
    if found:
        raise RelationalError("a multiplicity is not allowed here", node.place)


def _negated(node: Node) -> Node:
    return Prefix("not", node, node.place)
