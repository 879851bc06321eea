"""Programs, classes and their members."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise

from oxpecker.oox.dialects import Dialect
from oxpecker.oox.lexer import END, INTEGER, NAME, TEXT, Token
from oxpecker.oox.limits import LONGEST_HEADER
from oxpecker.oox.parser.clauses import ClauseParser
from oxpecker.oox.parser.cursor import HopelessError, PanicError
from oxpecker.oox.parser.recovery import CLASS_STARTS
from oxpecker.oox.roles import ROLES
from oxpecker.oox.source import BUILT_IN, Diagnostic, Severity, Source, Span
from oxpecker.oox.syntax import (
    Block,
    Class,
    ClassName,
    Constructor,
    Expression,
    Field,
    Invariant,
    Member,
    Method,
    MethodModifier,
    Option,
    Parameter,
    Program,
    StaticInitialiser,
    TypeUse,
)
from oxpecker.oox.types import VOID

_OF_FIELDS = ("volatile", "final")
"""Modifiers that only fields have."""
_MODIFIERS = {*(modifier.value for modifier in MethodModifier), *_OF_FIELDS}
_OF_CONSTRUCTORS = {MethodModifier.PRIVATE.value, MethodModifier.INTERNAL.value, MethodModifier.CLOSED.value}
_FIELD_MODIFIERS = {MethodModifier.STATIC.value, MethodModifier.PRIVATE.value, *_OF_FIELDS}
_SIGNS_OF_MEMBERS = CLASS_STARTS | {"{", "(", ";", ":=", "}", "-", "static"}
_NO_MEMBERS = CLASS_STARTS | {";"}
_BEFORE_NAMES = frozenset({"extends", "implements", ","})
_OF_INPUT_CLAUSES = {MethodModifier.PRIVATE.value, MethodModifier.PURE.value, MethodModifier.CLOSED.value}
_AFTER_ROLE = frozenset({"(", ";", "{"})
_AFTER_TYPE_AND_NAME = frozenset({"(", ";", ":=", "=", "}", END})


_RECOGNISED = (
    "this is Jip's dialect, so uncaught exceptions are findings and input arrays are not null "
    "(--dialect koppier reads it otherwise)"
)


class DeclarationParser(ClauseParser):
    """Reads whole programs."""

    _input_is_a_class = False
    """Whether a class named `input` has been declared: then the word is a type, and begins no clause."""

    def __init__(
        self, source: Source, dialect: Dialect | None = None, class_names: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(source, dialect, class_names)
        self.wrong_declarations: dict[Diagnostic, Span] = {}
        """Errors that were reported while the members of a class were read, which was kept all the same."""

    def program(self) -> Program:
        """Everything up to the end, or as much as can be read."""
        start = self.previous
        classes: list[Class] = []
        options: list[Option] = []
        try:
            while self.kind is not END:
                try:
                    self._declaration_of_program(classes, options)
                except PanicError:
                    self.skip_to_class()
        except HopelessError:
            pass  # what was read so far is kept
        if self.jip_sign is not None and self.dialect is None:
            self.warning(_RECOGNISED, self.jip_sign)
            options.append(Option("dialect", Dialect.JIP, span=self.jip_sign))
        return Program(tuple(classes), tuple(options), span=self.since(start))

    def _declaration_of_program(self, classes: list[Class], options: list[Option]) -> None:
        self.skip_foreign_modifiers()
        if self.kind == NAME and self.token.text == "option":
            if classes:
                self.error("options must come before the classes", self.span_of(self.token))
            options += self._option()
        elif self.kind in ("class", "interface", "abstract"):
            classes.append(self._class())
        elif not self.accept(";"):
            self.unexpected("a class or an interface")
            if self.kind != "}":
                raise PanicError
            while self.kind == "}":
                self.skip()

    def _option(self) -> list[Option]:
        """The option here, or none if it is broken."""
        start = self.advance()
        try:
            name = self.expect_name("the name of the option")
            self.expect("=", "after the name of the option")
            if self.kind not in (NAME, INTEGER):
                self.fail("a name or a number as the value of the option")
            value = self.advance().text
            if name == "dialect" and value in list(Dialect):
                self.dialect = self.dialect or Dialect(value)
            self.expect(";", "after the option")
        except PanicError:
            while self.kind not in CLASS_STARTS and self.previous.kind != ";":
                self.skip()
            return []
        return [Option(name, value, span=self.since(start))]

    # --- classes ------------------------------------------------------------------------------------------

    def _class(self) -> Class:
        """A class; all places in a model are in the file that it says."""
        file = self.file
        try:
            return self._class_in_file()
        finally:
            self.file = file

    def _class_in_file(self) -> Class:
        start = self.token
        abstract = self.accept("abstract")
        if abstract and self.kind != "class":
            self.fail("'class' after 'abstract'")
        interface = self.advance().kind == "interface"
        name = self.expect_name(f"a name for the {'interface' if interface else 'class'}")
        self._input_is_a_class |= name == "input"
        superclass: ClassName | None = None
        interfaces: tuple[ClassName, ...] = ()
        said, supertypes = len(self.diagnostics.items), self._supertypes_ahead()
        try:
            if self.accept("extends"):
                if interface:
                    interfaces = self._class_names()
                else:
                    superclass = self._class_name()
            if self.kind == "implements" and not interface:
                self.advance()
                interfaces = self._class_names()
            self._model()
            if self.kind != "{":
                self.fail(f"'{{' to begin the members of '{name}'")
        except PanicError:
            self._skip_to_members()
            if supertypes is None:
                said = len(self.diagnostics.items)  # nobody knows what the class is below
            elif supertypes:
                # Which of them is the superclass is not known: they are named as both.
                superclass, interfaces = None if interface else supertypes[0], supertypes
        members = self._members(name) if self.kind not in _NO_MEMBERS else ()
        read = Class(name, members, superclass, interfaces, abstract, interface, span=self.since(start))
        self._blame(read, said)
        return read

    def _model(self) -> None:
        """`model "file"`: the class models a library class, so that its code is not the program's."""
        if self.kind == NAME and self.token.text == "model" and self.peek(1) == TEXT:
            self.advance()
            self.file = f"{BUILT_IN}{self.string_literal().value}"

    def _class_names(self) -> tuple[ClassName, ...]:
        names = [self._class_name()]
        while self.accept(","):
            names.append(self._class_name())
        return tuple(names)

    def _class_name(self) -> ClassName:
        start = self.token
        name = self.expect_name("the name of a class")
        return ClassName(name, span=self.span_of(start))

    def _supertypes_ahead(self) -> tuple[ClassName, ...] | None:
        """All names up to the brace after a header; None if one of them is missing, or the brace."""
        header = [self.peek_token(0)]
        while header[-1].kind != "{":
            if header[-1].kind is END or header[-1].kind in _NO_MEMBERS or len(header) > LONGEST_HEADER:
                return None
            header.append(self.peek_token(len(header)))
        if any(one.kind in _BEFORE_NAMES and other.kind != NAME for one, other in pairwise(header)):
            return None
        return tuple(ClassName(each.text, span=self.span_of(each)) for each in header if each.kind == NAME)

    def _skip_to_members(self) -> None:
        """Goes to the brace after a broken header, unless that brace was forgotten and members stand here already."""
        distance = 0
        while self.peek(distance) not in _SIGNS_OF_MEMBERS:
            distance += 1
            if distance > LONGEST_HEADER:
                raise PanicError
        if self.peek(distance) == "{":
            while self.kind != "{":
                self.skip()

    def _members(self, class_name: str) -> tuple[Member, ...]:
        start = self.token
        self.accept("{")
        members: list[Member] = []
        while self.kind != "}" and self.kind not in CLASS_STARTS:
            position = self.position
            self.depth_reported = False
            said = len(self.diagnostics.items)
            try:
                if not self.accept(";"):
                    members.append(self._member(class_name))
                    self._blame(members[-1], said)
            except PanicError:
                self.level = 0
                self.skip_member(position, class_name)
        if not self.accept("}"):
            self.unexpected(f"'}}' to close '{class_name}'", ("it begins here", self.span_of(start)))
        return tuple(members)

    def _blame(self, declaration: Member | Class, said: int) -> None:
        """Notes the errors since a moment as those of a member, or of a class if they are not of its members.

        The lexer looks ahead: its later ones are others'.
        """
        here = (self.token.line, self.token.column)
        for item in self.diagnostics.items[said:]:
            if item.severity is Severity.ERROR and (item.span.line, item.span.column) <= here:
                self.wrong_declarations.setdefault(item, declaration.span)

    # --- members ------------------------------------------------------------------------------------------

    def _member(self, class_name: str) -> Member:
        start = self.token
        dash = self.accept("-")
        modifiers = self._modifiers(class_name)
        if self.kind == "{" and modifiers.keys() == {MethodModifier.STATIC} and not dash:
            return StaticInitialiser(self.block(""), span=self.since(start))
        if self._at_input_clause():
            return self._input_clause(start, modifiers)
        if self.kind == NAME and self.peek(1) == "(":
            invariant = self.token.text == "invariant" and not self._at_constructor(class_name)
            static = invariant and modifiers.keys() == {MethodModifier.STATIC}
            is_head = not invariant and modifiers.keys() <= _OF_CONSTRUCTORS
            if (modifiers and not (static or is_head)) or dash:
                what = "'static' is the only modifier allowed on an invariant"
                known = "'private', 'internal' and 'closed' are the only modifiers allowed on a constructor"
                self.error(what if invariant else known, self.span_of(start))
            return self._invariant(start, static) if invariant else self._constructor(start, class_name, modifiers)
        if self.kind == "void":
            result = TypeUse(VOID, span=self.span_of(self.advance()))
        elif self.starts_type(0):
            result = self.type_use(of_input=True)
        else:
            self.fail("a field, a method or '}'" if self.token is start else "a type")
        name = self.expect_name("a name after the type")
        if self.kind != "(":
            return self._field(start, result, name, modifiers, dash)
        if dash:
            self.error("'-' is allowed only before a field", self.span_of(start))
        parameters = self._parameters()
        clauses = self.clauses()
        body = None
        if not self.accept(";"):
            body = self.block("or ';' after the head of the method", opened=MethodModifier.ABSTRACT not in modifiers)
        for word in modifiers.keys() & set(_OF_FIELDS):
            self.error(f"a method cannot be '{word}'", self.span_of(modifiers.pop(word)))
        words = frozenset(map(MethodModifier, modifiers))
        return Method(result, name, parameters, clauses, body, words, span=self.since(start))

    def _at_input_clause(self) -> bool:
        """Whether the word `input` begins a clause here, and is not the name of a type."""
        if self.token.text != "input" or self._input_is_a_class:
            return False
        if self.peek_token(1).text in ROLES:
            return self.peek(2) in _AFTER_ROLE
        return self.starts_type(1) and self.peek(1) != "(" and self.peek(2) not in _AFTER_TYPE_AND_NAME

    def _input_clause(self, start: Token, modifiers: dict[str, Token]) -> Method:
        """What the class declares about its objects as inputs: a method of a reserved name."""
        self.advance()
        result = TypeUse(VOID, span=self.span_of(self.previous))
        if not (self.token.text in ROLES and self.peek(1) in _AFTER_ROLE):
            result = self.type_use(of_input=True)
        written = self.token
        name = self.expect_name("the role of the input clause")
        role = ROLES.get(name)
        if role is None:
            self.error(f"unknown role of an input clause: {name} (known: {', '.join(ROLES)})", self.span_of(written))
        parameters = self._parameters() if self.kind == "(" else ()
        body = Block((), span=self.span_of(written)) if self.accept(";") else self.block("or ';' after an input clause")
        for word in modifiers.keys() - _OF_INPUT_CLAUSES:
            self.error(f"an input clause cannot be '{word}'", self.span_of(modifiers.pop(word)))
        by_role = set() if role is not None and role.is_of_objects else {MethodModifier.STATIC}
        words = set(map(MethodModifier, modifiers)) | by_role
        return Method(result, str(role or name), parameters, (), body, frozenset(words), span=self.since(start))

    def _modifiers(self, class_name: str) -> dict[str, Token]:
        modifiers: dict[str, Token] = {}
        while True:
            self.skip_foreign_modifiers(class_name)
            modifier = self.token.text
            if modifier not in _MODIFIERS or not self._at_modifier(class_name):
                return modifiers
            if modifier in modifiers:
                self.error(f"repeated modifier: {modifier}", self.span_of(self.token))
            modifiers[modifier] = self.advance()

    def _at_modifier(self, class_name: str) -> bool:
        """Whether a word such as `pure` is a modifier here and not the name of a type or of a constructor."""
        if self.kind != NAME:
            return True
        if self.peek(1) == NAME:
            is_head = self.peek_token(1).text == class_name and self.peek(2) == "("
            is_constructor = is_head and self.token.text in _OF_CONSTRUCTORS
            return is_constructor or self.peek(2) not in _AFTER_TYPE_AND_NAME
        return self.peek(1) not in ("(", "[")

    def _at_constructor(self, class_name: str) -> bool:
        """Whether the `invariant (` here is the constructor of a class of that name."""
        return class_name == "invariant" and (self.peek(2) == ")" or self.starts_declaration(2))

    def _field(self, start: Token, declared: TypeUse, name: str, modifiers: dict[str, Token], dash: bool) -> Field:
        initial: Expression | None = self.expression() if self.accept_assignment() else None
        self.end("the field")
        if declared.type == VOID:
            self.error("a field cannot be 'void'", declared.span)
        for modifier, token in modifiers.items():
            if modifier not in _FIELD_MODIFIERS:
                self.error(f"a field cannot be '{modifier}'", self.span_of(token))
        if dash:
            self.saw_jip(self.since(start))
        static, volatile, private, final = (word in modifiers for word in ("static", "volatile", "private", "final"))
        return Field(declared, name, static, initial, volatile, private, final, span=self.since(start))

    def _invariant(self, start: Token, static: bool) -> Invariant:
        self.advance()
        condition = self.enclosed("invariant")
        self.end("the invariant")
        return Invariant(condition, static, span=self.since(start))

    def _constructor(self, start: Token, class_name: str, modifiers: Collection[str]) -> Constructor:
        name = self.advance().text
        if name != class_name:
            problem = f"{name}: invalid method declaration; return type required"
            hint = f"(a constructor must be named '{class_name}')"
            self.error(f"{problem} {hint}", self.span_of(self.previous))
        parameters = self._parameters()
        clauses = self.clauses()
        body = self.block("to begin the body of the constructor", opened=True)
        words = (MethodModifier.PRIVATE, MethodModifier.CLOSED, MethodModifier.INTERNAL)
        private, closed, internal = (word in modifiers for word in words)
        return Constructor(name, parameters, clauses, body, private, closed, internal, span=self.since(start))

    def _parameters(self) -> tuple[Parameter, ...]:
        self.expect("(", "before the parameters")
        parameters: list[Parameter] = []
        while self.kind != ")":
            self.skip_foreign_modifiers()
            start = self.token
            declared = self.type_use(of_input=True)
            name = self.expect_name("a name after the type of the parameter")
            parameters.append(Parameter(declared, name, span=self.since(start)))
            if not self.accept(","):
                break
        self.expect(")", "or ',' after the parameter")
        return tuple(parameters)
