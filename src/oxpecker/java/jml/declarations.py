"""Parses JML declarations: ghost and model variables, model methods, `represents`, data groups, imports."""

from __future__ import annotations

from oxpecker.java import tree
from oxpecker.java.jml import tree as jml
from oxpecker.java.jml.cursor import NotCovered
from oxpecker.java.jml.expressions import ExpressionParser
from oxpecker.java.jml.lexer import NAME, Token
from oxpecker.java.jml.words import MODIFIERS
from oxpecker.java.kinds import LocationKind

MODEL = "model"
"""The modifier of computed fields and of specification-only methods."""

DATA_GROUP = "JMLDataGroup"
"""The type of model fields without a value."""


class DeclarationParser(ExpressionParser):
    """Parses declarations and their parts."""

    def modifiers(self) -> frozenset[str]:
        """The modifiers at the current position."""
        found: set[str] = set()
        while self.text in MODIFIERS:
            found.add(self.advance().text)
        return frozenset(found)

    def location(self) -> jml.Location:
        start = self.token
        if start.text in (r"\nothing", r"\strictly_nothing", r"\everything"):
            self.advance()
            return jml.Location(LocationKind(start.text[1:]), span=start.span)
        target = self._postfix(start, self._primary())
        if self.text == "." and self.peek() == "*":
            self.advance()
            self.advance()
            return jml.Location(LocationKind.ALL, target, span=self.since(start))
        if self.accept("["):
            if self.accept("*"):
                self.expect("]", "after '*'")
                return jml.Location(LocationKind.ELEMENTS, target, span=self.since(start))
            low = self.expression()
            self.expect("..", "in the range of elements")
            high = None if self.accept("*") else self.expression()
            self.expect("]", "after the range")
            return jml.Location(LocationKind.ELEMENTS, target, low, high, span=self.since(start))
        return jml.Location(LocationKind.PLACE, target, span=self.since(start))

    def represents(self, start: Token) -> jml.Clause:
        """`represents x = e;`."""
        name = self.name("the model field")
        if name == "this" or self.text == ".":
            self.expect(".", "after 'this'")
            name = self.name("the model field")
        if self.text == r"\such_that":
            raise NotCovered(r"'\such_that'", self.token.span)
        if not self.accept("="):
            self.expect("<", "or '=' after the model field")
            self.expect("-", "after '<' of '<-'")
        return jml.Represents("represents", name, self.expression(), span=self.since(start))

    def variables(self, start: Token, word: str, modifiers: frozenset[str]) -> jml.Clause:
        """`ghost T x = e, y;`, `model T x;` or `model import a.b.C;`."""
        if word == MODEL and self.text == "import":
            return self._import(start)
        words = modifiers | self.modifiers()
        if self.text in ("class", "interface", "enum"):
            raise NotCovered(f"a model {self.text}", self.token.span)
        group = self.text in (DATA_GROUP, r"\datagroup")
        declared = self._group_type() if group else self.type()
        declarators: list[tree.Declarator] = []
        while True:
            place = self.token
            name = self.name(f"the name of the {word} variable")
            if word == MODEL and "static" in words and not group:
                raise NotCovered("a static field", place.span)
            if group and self.text == "=":
                raise NotCovered("the value of a data group", place.span)
            if word == MODEL and self.text == "=":
                self.fail("a model field is computed by a 'represents' clause; expected ';'")
            initial = self.expression() if self.accept("=") else None
            declarators.append(tree.Declarator(name, declared, initial, span=self.since(place)))
            if not self.accept(","):
                kind = jml.Ghost if word == "ghost" else jml.Model
                return kind(word, tuple(declarators), words, span=self.since(start))

    def _group_type(self) -> tree.TypeNode:
        """The type of a data group, which has no value; as a field it needs some type."""
        return tree.PrimitiveNode("boolean", span=self.advance().span)

    def _import(self, start: Token) -> jml.Clause:
        self.advance()
        static = self.accept("static")
        parts = [self.name("what is imported")]
        every = False
        while self.accept("."):
            if self.accept("*"):
                every = True
                break
            parts.append(self.name("what is imported"))
        found = tree.Import(".".join(parts), static, every, span=self.since(start))
        return jml.ModelImport("model import", found, span=self.since(start))

    def old_variables(self, start: Token) -> jml.Clause:
        """`old T x = e, y = f;` in a specification case."""
        self.modifiers()
        declared = self.type()
        declarators: list[tree.Declarator] = []
        while True:
            place = self.token
            name = self.name("the name for a value on entry")
            self.expect("=", "before the value on entry")
            declarators.append(tree.Declarator(name, declared, self.expression(), span=self.since(place)))
            if not self.accept(","):
                return jml.OldVariables("old", tuple(declarators), span=self.since(start))

    # --- data groups ---------------------------------------------------------------------------------------

    def group(self, start: Token) -> jml.Clause:
        """`in g, h;`."""
        return jml.In("in", self._groups(), span=self.since(start))

    def maps(self, start: Token) -> jml.Clause:
        r"""`maps a[*] \into g;`."""
        location = self.location()
        if self.text != r"\into":
            self.fail(r"expected '\into' after the location")
        self.advance()
        return jml.Maps("maps", location, self._groups(), span=self.since(start))

    def _groups(self) -> tuple[str, ...]:
        found: list[str] = []
        while True:
            if self.accept("this"):
                self.expect(".", "after 'this'")
            found.append(self.name("a model field"))
            if not self.accept(","):
                return tuple(found)

    # --- model methods -------------------------------------------------------------------------------------

    def at_model_method(self) -> bool:
        """Whether the current `model` declares a method: a name and a parenthesis precede any `;` or `=`."""
        distance = 1
        while True:
            text = self.peek(distance)
            following = self.peek(distance + 1)
            if text in ("", ";", "=", "(", "import"):
                return False
            if following == "(":
                return self.tokens[min(self.position + distance, len(self.tokens) - 1)].kind == NAME
            distance += 1

    def model_method(self, before: frozenset[str], own: jml.Specification) -> jml.Clause:
        """A method whose body, if it has one, is the returned value."""
        start = self.advance()
        words = before | self.modifiers()
        if self.text == "<":
            raise NotCovered("a generic method", self.token.span)
        returned = self.type()
        place = self.token
        name = self.name("the name of the model method")
        parameters, nullness = self._parameters()
        if self.accept("throws"):
            self.type()
            while self.accept(","):
                self.type()
        body = self._body(own)
        kept = frozenset(words & {"static", "final", "public", "protected", "private"}) | {MODEL}
        head = tree.Modifiers(kept if "static" in kept else kept | {"default"})
        declaration = tree.MethodDeclaration(head, (), returned, name, parameters, (), lambda: body, span=place.span)
        modifiers = frozenset(own.modifiers | (words & MODIFIERS))
        mine = jml.Specification(modifiers, own.cases, (), span=start.span)
        return jml.ModelMethod(MODEL, declaration, mine, nullness, span=place.span)

    def _parameters(self) -> tuple[tuple[tree.Parameter, ...], tuple[frozenset[str], ...]]:
        self.expect("(", "after the name of the model method")
        found: list[tree.Parameter] = []
        nullness: list[frozenset[str]] = []
        while self.text != ")":
            start = self.token
            words = self.modifiers()
            declared = self.type()
            name = self.name("the name of a parameter")
            nullness.append(words)
            found.append(tree.Parameter(declared, name, span=self.since(start)))
            if not self.accept(","):
                break
        self.expect(")", "after the parameters")
        return tuple(found), tuple(nullness)

    def _body(self, own: jml.Specification) -> tree.Block:
        """`{ return e; }`, nothing at all, or the result that the contract states."""
        start = self.token
        if self.accept(";"):
            return _returning(_definition(own), start)
        self.expect("{", "or ';' after the head of the model method")
        if self.accept("}"):
            return tree.Block((), span=start.span)
        if self.text != "return":
            raise NotCovered("a method that does more than return a value", self.token.span)
        self.advance()
        value = self.expression()
        self.expect(";", "after the value that is returned")
        self.expect("}", "after the body of the model method")
        return _returning(value, start)


def _returning(value: tree.Expression | None, place: Token) -> tree.Block:
    span = place.span if value is None else value.span
    return tree.Block((tree.Return(jml.Specified(value, span=span), span=span),), span=span)


def _definition(own: jml.Specification) -> tree.Expression | None:
    r"""The result that a contract of a single case without a precondition states: `ensures \result == e`."""
    if len(own.cases) != 1 or any(isinstance(c, jml.Condition) and c.word == "requires" for c in own.cases[0].clauses):
        return None
    for clause in own.cases[0].clauses:
        condition = clause.condition if isinstance(clause, jml.Condition) and clause.word == "ensures" else None
        if not isinstance(condition, (jml.Implication, tree.Binary)) or condition.operator not in ("==", "<==>"):
            continue
        left, right = condition.left, condition.right
        if isinstance(left, tree.Name) and left.identifier == r"\result" and not _depends_on_end(right):
            return right
    return None


def _depends_on_end(node: tree.Expression) -> bool:
    """Whether an expression is only meaningful when the method has ended."""
    return any(
        isinstance(part, jml.Old) or (isinstance(part, tree.Name) and part.identifier == r"\result")
        for part in tree.walk(node)
    )
