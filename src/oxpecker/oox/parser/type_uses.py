"""Types as written."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.oox.dialects import NAMES_IN_JIP, Dialect
from oxpecker.oox.lexer import INTEGER, NAME
from oxpecker.oox.parser.literals import LiteralParser
from oxpecker.oox.syntax import TypeUse
from oxpecker.oox.types import BOOL, OBJECT, PRIMITIVES, STRING, ArrayType, ClassType, Sharing, StringType, Type

TYPE_WORDS: dict[str, Type] = {**PRIMITIVES, "string": STRING}
"""The reserved words that are types."""


class TypeParser(LiteralParser):
    """Reads types."""

    def starts_type(self, distance: int) -> bool:
        """Whether the token so far ahead can begin a type."""
        kind = self.peek(distance)
        return kind == NAME or kind in TYPE_WORDS

    def starts_declaration(self, distance: int) -> bool:
        """Whether a type and a name begin so far ahead: `int x`, `C x`, `C[] x`, but not `x[i]` or `x :=`."""
        kind = self.peek(distance)
        if kind != NAME:
            return kind in TYPE_WORDS
        follow = self.peek(distance + 1)
        if follow in NAMES_IN_JIP and self.peek(distance + 2) in (":=", ";"):
            return self.dialect is not Dialect.KOPPIER
        return follow == NAME or (follow == "[" and self.peek(distance + 2) == "]")

    def type_use(self, of_input: bool = False) -> TypeUse:
        """A type with its brackets; that of a field or a parameter may say what inputs hold."""
        start = self.token
        wanted = self.base_type()
        if of_input and isinstance(wanted, ClassType) and self.accept("<"):
            wanted = self.class_type(wanted.name)
        while of_input and isinstance(wanted, ClassType) and self.accept("&"):
            further = self.base_type()
            is_generic = isinstance(further, ClassType) and self.accept("<")
            wanted = replace(wanted, also=(*wanted.also, self.class_type(str(further)) if is_generic else further))
        if of_input and isinstance(wanted, ClassType):
            wanted = replace(wanted, sharing=self.sharing())
        if of_input and isinstance(wanted, (ClassType, StringType)):
            if self.accept("?"):
                wanted = replace(wanted, nullable=True)
            elif self.accept("!"):
                wanted = replace(wanted, non_null=True)
                if isinstance(wanted, ClassType) and self.accept("("):
                    wanted = replace(wanted, allocated=str(self.base_type()))
                    self.expect(")", "after the class")
        dimensions = 0
        while self.kind == "[" and (self.peek(1) == "]" or (of_input and self.peek(1) == INTEGER)):
            self.advance()
            length = int(self.advance().text.rstrip("lLuU"), 0) if self.kind == INTEGER else None
            self.expect("]", "after the length")
            wanted = ArrayType(wanted, length=length)
            dimensions += 1
            self.link(dimensions, start)
            if of_input:
                wanted = replace(wanted, sharing=self.sharing())
            if of_input and self.kind in ("!", "?"):
                wanted = replace(wanted, non_null=self.kind == "!", nullable=self.kind == "?")
                self.advance()
            if of_input and self.accept("("):
                wanted = replace(wanted, allocated=self.base_type())
                self.expect(")", "after the type")
        return TypeUse(wanted, span=self.since(start))

    def sharing(self) -> Sharing:
        """What else may refer to an input."""
        if not self.accept("^"):
            return Sharing.ANYTHING
        return Sharing.ARGUMENTS if self.accept("&") else Sharing.NOTHING

    def base_type(self) -> Type:
        """A type without brackets."""
        word = TYPE_WORDS.get(self.kind)
        if word is not None:
            self.advance()
            return word
        if self.kind != NAME:
            self.fail("a type")
        token = self.advance()
        if token.text == "boolean":
            self.error("unknown type 'boolean'; OOX writes 'bool'", self.span_of(token))
            return BOOL
        return ClassType(token.text)

    def type_argument(self) -> Type:
        """A type, or a wildcard as Java has them."""
        if not self.accept("?"):
            return self.type_use(of_input=True).type
        if self.accept("super"):
            return replace(OBJECT, wild=True, lower=self.type_use(of_input=True).type)
        bound = self.type_use(of_input=True).type if self.accept("extends") else OBJECT
        return replace(bound, wild=True) if isinstance(bound, ClassType) else bound

    def class_type(self, name: str) -> Type:
        """A class with what inputs of it hold, after the bracket: `List<Integer>`, `Object<0>`."""
        arguments: list[Type] = []
        place = -1
        if self.kind == INTEGER:
            place = int(self.advance().text.rstrip("lLuU"), 0)
        else:
            arguments.append(self.type_argument())
            while self.accept(","):
                arguments.append(self.type_argument())
        self.expect(">", "after the type arguments")
        return ClassType(name, tuple(arguments), place)
