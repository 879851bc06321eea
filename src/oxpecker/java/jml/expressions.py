"""Parses JML expressions: Java's, and JML's additions."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import Cursor, NotCovered
from oxpecker.java.jml.lexer import CHARACTER, FLOATING, INTEGER, NAME, TEXT, WORD, Token
from oxpecker.java.limits import DEEPEST_EXPRESSION, LIKENESS_OF_MISTAKES
from oxpecker.oox.lexer import shorten
from oxpecker.oox.numbers import single_from_text

_LEVELS = (
    ("||",),
    ("&&",),
    ("|",),
    ("^",),
    ("&",),
    ("==", "!="),
    ("<", "<=", ">", ">=", "<:", "instanceof"),
    ("<<", ">>", ">>>"),
    ("+", "-"),
    ("*", "/", "%"),
)
_RELATIONS = ("<", "<=", ">", ">=")
QUANTIFIERS = (r"\forall", r"\exists", r"\sum", r"\product", r"\min", r"\max", r"\num_of")
_PROPERTIES = (r"\fresh", r"\alldifferent", r"\nonnullelements", r"\not_modified")
_LABELS = (r"\lbl", r"\lblpos", r"\lblneg")
_VALUES = (r"\result", r"\count", r"\index")
_OTHERS = (r"\old", r"\pre", r"\typeof", r"\type", r"\reach", r"\invariant_for", r"\nothing", r"\everything")
_WORDS = (*QUANTIFIERS, *_PROPERTIES, *_LABELS, *_VALUES, *_OTHERS)
_PRIMITIVES = ("boolean", "byte", "short", "char", "int", "long", "float", "double", "void")
_MATHEMATICAL = (r"\bigint", r"\real")
_MODEL_TYPES = ("seq", "set", "map")
"""Types of OpenJML that are not classes."""
_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "s": " ", "0": "\0"}


class ExpressionParser(Cursor):
    """Precedence climbing; `<==>` binds weakest, then `==>` and `<==`, then Java's operators."""

    def expression(self) -> tree.Expression:
        """Any expression."""
        if self.level >= DEEPEST_EXPRESSION:
            self.fail(f"expected at most {DEEPEST_EXPRESSION:,} levels of parentheses")
        self.level += 1
        try:
            return self._conditional()
        finally:
            self.level -= 1

    def _conditional(self) -> tree.Expression:
        start = self.token
        condition = self._equivalence()
        if not self.accept("?"):
            return condition
        then = self._conditional()
        self.expect(":", "in '.. ? .. : ..'")
        otherwise = self._conditional()
        return tree.Conditional(condition, then, otherwise, span=self.since(start))

    def _equivalence(self) -> tree.Expression:
        start = self.token
        left = self._implication()
        while self.text in ("<==>", "<=!=>"):
            operator = self.advance().text
            left = jml.Implication(operator, left, self._implication(), span=self.since(start))
        return left

    def _implication(self) -> tree.Expression:
        """`==>` associates to the right, `<==` to the left; mixing them needs parentheses."""
        start = self.token
        left = self._binary(0)
        if self.accept("==>"):
            return jml.Implication("==>", left, self._implication(), span=self.since(start))
        while self.accept("<=="):
            left = jml.Implication("<==", left, self._binary(0), span=self.since(start))
        return left

    def _binary(self, level: int) -> tree.Expression:
        if level == len(_LEVELS):
            return self._unary()
        start = self.token
        left = self._binary(level + 1)
        middle: tree.Expression | None = None
        while self.text in _LEVELS[level]:
            operator = self.advance().text
            if operator == "instanceof":
                left = tree.InstanceOf(left, self.type(), span=self.since(start))
                continue
            right = self._binary(level + 1)
            if operator == "<:" or any(isinstance(side, (jml.TypeOf, jml.TypeLiteral)) for side in (left, right)):
                left = jml.TypeRelation(operator, left, right, span=self.since(start))
                continue
            if operator in _RELATIONS and middle is not None:
                # `a <= b < c` is `a <= b && b < c`.
                next_ = tree.Binary(operator, middle, right, span=middle.span.to(right.span))
                left = tree.Binary("&&", left, next_, span=self.since(start))
            else:
                left = tree.Binary(operator, left, right, span=self.since(start))
            middle = right if operator in _RELATIONS else None
        return left

    def _unary(self) -> tree.Expression:
        start = self.token
        if self.text in ("!", "~", "+", "-"):
            operator = self.advance().text
            return tree.Unary(operator, self._unary(), span=self.since(start))
        if self.text in ("++", "--"):
            self.fail("a contract must not have side effects; expected an expression")
        if self.text == "(" and self._at_cast():
            self.advance()
            target = self.type()
            self.expect(")", "after the type of the cast")
            return tree.Cast(target, self._unary(), span=self.since(start))
        return self._postfix(start, self._primary())

    def _at_cast(self) -> bool:
        """`(int) e`, `(T) e`: a type in parentheses before something that cannot continue an expression."""
        if self.peek() in _PRIMITIVES or self.peek() in _MATHEMATICAL:
            return True
        distance = 1
        while True:
            token = self.tokens[min(self.position + distance, len(self.tokens) - 1)]
            if token.kind == NAME or token.text in (".", "[", "]", "<", ">", ","):
                distance += 1
            else:
                break
        if distance == 1 or token.text != ")" or self.tokens[self.position + 1].kind != NAME:
            return False
        after = self.tokens[min(self.position + distance + 1, len(self.tokens) - 1)]
        return (after.kind in (NAME, TEXT, CHARACTER, INTEGER, FLOATING, WORD) and after.text != "instanceof") or (
            after.text in ("(", "!", "~")
        )

    def _postfix(self, start: Token, result: tree.Expression) -> tree.Expression:
        while True:
            if self.text == "." and self.peek() != "*":
                self.advance()
                name = "this" if self.accept("this") else self.name("a name after '.'")
                if name == "this":
                    result = tree.This(result, span=self.since(start))
                elif self.text == "(":
                    arguments = self._arguments()
                    result = tree.MethodCall(result, name, arguments, span=self.since(start))
                else:
                    result = tree.FieldAccess(result, name, span=self.since(start))
            elif self.text == "[" and self.peek() != "*":
                mark = self.position
                self.advance()
                index = self.expression()
                if self.text == "..":
                    self.position = mark
                    return result
                self.expect("]", "after the index")
                result = tree.ArrayAccess(result, index, span=self.since(start))
            else:
                return result

    def _arguments(self) -> tuple[tree.Expression, ...]:
        self.expect("(", "before the arguments")
        found: list[tree.Expression] = []
        while self.text != ")":
            found.append(self.expression())
            if not self.accept(","):
                break
        self.expect(")", "after the arguments")
        return tuple(found)

    # --- operands ------------------------------------------------------------------------------------------

    def _primary(self) -> tree.Expression:
        start = self.token
        if start.kind == WORD:
            return self._word(start)
        if start.kind == "informal":
            self.advance()
            raise NotCovered("a condition in words", start.span)
        if start.kind in (INTEGER, FLOATING, CHARACTER, TEXT):
            return self._literal(self.advance())
        if self.text == "(":
            self.advance()
            if self.text in QUANTIFIERS:
                return self._quantified(start, closed=True)
            inner = self.expression()
            self.expect(")", "to close the parenthesis")
            return inner
        if self.text in ("true", "false"):
            return tree.Literal("boolean", self.advance().text == "true", span=start.span)
        if self.accept("null"):
            return tree.Literal("null", None, span=start.span)
        if self.accept("this"):
            return tree.This(span=start.span)
        if self.accept("super"):
            return tree.Super(span=start.span)
        if self.text == "new":
            raise NotCovered("'new' in a contract", start.span)
        if start.kind != NAME:
            self.fail("expected an expression")
        name = self.advance().text
        if self.text == "(":
            return tree.MethodCall(None, name, self._arguments(), span=self.since(start))
        return tree.Name(name, span=start.span)

    def _word(self, start: Token) -> tree.Expression:
        word = start.text
        if word in QUANTIFIERS:
            return self._quantified(start, closed=False)
        if word in _LABELS:
            return self._labelled()
        self.advance()
        if word in _VALUES:
            return tree.Name(word, span=start.span)
        if word in (r"\old", r"\pre"):
            operands = self._arguments()
            if len(operands) == 2:
                raise NotCovered(rf"'{word}' with a label", start.span)
            if len(operands) != 1:
                self.diagnostics.error(f"JML: '{word}' takes one expression", self.since(start))
                raise NotCovered(word, start.span)
            return jml.Old(operands[0], span=self.since(start))
        if word == r"\typeof":
            self.expect("(", rf"after '{word}'")
            typed = jml.TypeOf(self.expression(), span=start.span)
            self.expect(")", "to close the parenthesis")
            return typed
        if word == r"\type":
            self.expect("(", rf"after '{word}'")
            literal = jml.TypeLiteral(self.type(), span=start.span)
            self.expect(")", "after the type")
            return literal
        if word == r"\reach":
            return self._reach(start)
        if word == r"\invariant_for":
            return jml.InvariantFor(self._only(start), span=self.since(start))
        if word in _PROPERTIES:
            if word == r"\alldifferent" and self.text != "(":
                operand: tree.Expression = self._postfix(self.token, self._primary())
                return jml.Property(word, operand, span=self.since(start))
            operands = self._arguments()
            if not operands:
                self.fail(f"expected an expression in '{word}(..)'")
            found: tree.Expression = jml.Property(word, operands[0], span=self.since(start))
            for operand in operands[1:]:
                more = jml.Property(word, operand, span=self.since(start))
                found = tree.Binary("&&", found, more, span=self.since(start))
            return found
        from difflib import get_close_matches  # slow to import

        near = get_close_matches(word, _WORDS, n=1, cutoff=LIKENESS_OF_MISTAKES)
        if near:
            self.diagnostics.error(f"JML: there is no '{word}'; did you mean '{near[0]}'?", start.span)
        raise NotCovered(f"'{word}'", start.span)

    def _only(self, start: Token) -> tree.Expression:
        """The single argument of a keyword."""
        operands = self._arguments()
        if len(operands) != 1:
            self.diagnostics.error(f"JML: '{start.text}' takes one expression", self.since(start))
            raise NotCovered(start.text, start.span)
        return operands[0]

    def _reach(self, start: Token) -> tree.Expression:
        r"""`\reach(e).has(x)`; other uses of object sets are not supported."""
        operands = self._arguments()
        if len(operands) != 1:
            raise NotCovered(rf"'{start.text}' of some fields only", start.span)
        if self.text != "." or self.peek() not in ("has", "contains"):
            raise NotCovered(rf"'{start.text}' other than '{start.text}(..).has(..)'", start.span)
        self.advance()
        return jml.Reaches(operands[0], self._only(self.advance()), span=self.since(start))

    def _labelled(self) -> tree.Expression:
        r"""`\lbl name e` is e: a counterexample shows more than its labels ask for."""
        self.advance()
        self.name("a label")
        return self.expression()

    def _quantified(self, start: Token, closed: bool) -> tree.Expression:
        """A quantifier; without its own parentheses it extends as far as possible."""
        kind = self.advance().text
        if self.text in ("nullable", "non_null"):
            self.advance()
        declared = self.type()
        names = [self.name("the variable of the quantifier")]
        while self.accept(","):
            names.append(self.name("a variable of the quantifier"))
        self.expect(";", "after the variables of the quantifier")
        first = None if self.text == ";" else self.expression()
        second: tree.Expression | None = first
        chosen: tree.Expression | None = None
        if self.accept(";"):
            chosen, second = first, self.expression()
        if second is None:
            self.fail("expected the body of the quantifier")
        if closed:
            self.expect(")", "to close the quantifier")
        return jml.Quantified(kind, declared, tuple(names), chosen, second, span=self.since(start))

    def _literal(self, token: Token) -> tree.Expression:
        text = token.text.replace("_", "") if token.kind in (INTEGER, FLOATING) else token.text
        if token.kind == INTEGER:
            return self._integer(token, text)
        if token.kind == FLOATING:
            # The Java reader reads the JML in Java text, so it is not yet loaded when this file is imported.
            digits = text.rstrip("fFdD")
            single = text[-1] in "fF"
            value = single_from_text(digits) if single else float(digits)
            return tree.Literal("float" if single else "double", value, span=token.span)
        value_text = _unescaped(token.text[1:-1])
        if token.kind == TEXT:
            return tree.Literal("string", value_text, span=token.span)
        if len(value_text) != 1:
            self.diagnostics.error("JML: a character literal must hold exactly one character", token.span)
        return tree.Literal("char", ord(value_text[0]) if value_text else 0, span=token.span)

    def _integer(self, token: Token, text: str) -> tree.Expression:
        wide = text[-1] in "lL"
        digits = text[:-1] if wide else text
        bits = 64 if wide else 32
        octal = len(digits) > 1 and digits[0] == "0" and digits[1:].isdigit()
        try:
            # No number with so many digits fits.
            value = 2**64 if len(digits) > 70 else int(digits, 8 if octal else 0)
        except ValueError:
            value = 2**64
        decimal = digits.isdigit() and not octal
        if not decimal and 2 ** (bits - 1) <= value < 2**bits:
            value -= 2**bits
        negated = self.position >= 2 and self.tokens[self.position - 2].text == "-"
        if value > 2 ** (bits - 1) or (value == 2 ** (bits - 1) and not negated):
            wanted = "long" if wide else "int"
            self.diagnostics.error(f"JML: integer number too large for {wanted}: {shorten(token.text)}", token.span)
            value = 0
        return tree.Literal("long" if wide else "int", value, span=token.span)

    # --- types ---------------------------------------------------------------------------------------------

    def type(self) -> tree.TypeNode:
        """A type in Java's syntax."""
        start = self.token
        result: tree.TypeNode
        if start.text in (r"\real", r"\TYPE", r"\locset", r"\seq", r"\map"):
            raise NotCovered(f"the type '{start.text}'", start.span)
        if (start.text in _MODEL_TYPES and self.peek() == "<") or start.text.startswith("JML"):
            raise NotCovered(f"the type '{start.text}' of JML's library", start.span)
        if self.text in _PRIMITIVES or self.text == r"\bigint":
            result = tree.PrimitiveNode(self.advance().text, span=start.span)
        else:
            parts = [self._type_part()]
            while self.text == "." and self.peek() != "*":
                self.advance()
                parts.append(self._type_part())
            result = tree.NamedType(tuple(parts), span=self.since(start))
        while self.text == "[" and self.peek() == "]":
            self.advance()
            self.advance()
            result = tree.ArrayTypeNode(result, span=self.since(start))
        return result

    def _type_part(self) -> tree.NamedTypePart:
        start = self.token
        name = self.name("a type")
        arguments: tuple[tree.TypeNode, ...] | None = None
        if self.text == "<" and self._closes_types():
            self.advance()
            found = [self.type()]
            while self.accept(","):
                found.append(self.type())
            self.expect(">", "after the type arguments")
            arguments = tuple(found)
        return tree.NamedTypePart(name, arguments, span=self.since(start))

    def _closes_types(self) -> bool:
        """Whether the current `<` opens type arguments: only names, dots, commas and brackets up to `>`."""
        distance = 1
        while True:
            token = self.tokens[min(self.position + distance, len(self.tokens) - 1)]
            if token.text == ">":
                return True
            if token.kind != NAME and token.text not in (",", ".", "[", "]", "<"):
                return False
            distance += 1


def _unescaped(text: str) -> str:
    out: list[str] = []
    position = 0
    while position < len(text):
        if text[position] == "\\" and position + 1 < len(text):
            position += 1
            if text[position] == "u":
                out.append(chr(int(text[position + 1 : position + 5] or "0", 16)))
                position += 5
                continue
            out.append(_ESCAPES.get(text[position], text[position]))
        else:
            out.append(text[position])
        position += 1
    return "".join(out)
