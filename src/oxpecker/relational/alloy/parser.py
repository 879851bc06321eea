"""Parses Alloy's modules, and single formulas."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.alloy.expressions import MULTIPLICITIES, ExpressionParser, Item
from oxpecker.relational.alloy.tree import (
    Assertion,
    Block,
    Command,
    Declared,
    Fact,
    Function,
    Module,
    Name,
    Node,
    Open,
    Scope,
    Signature,
)
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import Place, RelationalError

_SCOPED = ("Int", "int", "seq", "steps", "String", "univ", "none")
"""Words that a command may give a scope to, or try to."""


def parse_module(file: str, text: str, dialect: Dialect = Dialect.ALLOY_6) -> Module:
    """Parses a module, or raises an error with its place."""
    parser = _ModuleParser(file, text, dialect)
    return _within_stack(parser.module, file)


def parse_formula(file: str, text: str, dialect: Dialect = Dialect.ALLOY_6) -> Node:
    """Parses a single expression or formula."""
    parser = _ModuleParser(file, text, dialect)
    node = _within_stack(parser.expression, file)
    parser.expect("end")
    return node


def _within_stack(parse: Callable[[], Item], file: str) -> Item:
    """What a parser reads; a caller with a small stack gets an error with a place."""
    try:
        return parse()
    except RecursionError:
        raise RelationalError("a formula is nested too deeply for the stack", Place(file, 1, 1, 1, 1)) from None


class _ModuleParser(ExpressionParser):
    def module(self) -> Module:
        module = Module(self.file, dialect=self.dialect)
        if self.accept("module"):
            module.name = self.name().text
            self.parameters(module)
        while self.current.kind != "end":
            self.paragraph(module)
        if self.sequences:
            module.opens.append(Open(Name("util/sequniv", self.current.place), (), "seq"))
        return module

    def parameters(self, module: Module) -> None:
        if self.accept("["):
            exact: set[str] = set()

            def parameter() -> Name:
                exactly = self.accept("exactly") is not None
                name = self.name()
                exact.update([name.text] if exactly else ())
                return name

            module.parameters = self.listed(parameter)
            module.exact_parameters = frozenset(exact)
            self.expect("]")

    def paragraph(self, module: Module) -> None:
        private = self.accept("private") is not None
        if self.at("open"):
            if module.signatures or module.facts or module.functions or module.assertions or module.commands:
                raise RelationalError("'open' must come before all other declarations", self.current.place)
            module.opens.append(self.opened(private))
        elif self.at("abstract", "sig", "one", "lone", "some") or self.at_temporal(("var",)):
            module.signatures.extend(self.signatures(module, private))
        elif self.at("enum"):
            self.enumeration(module, private)
        elif self.at("pred", "fun", "let"):
            function = self.macro() if self.at("let") else self.function()
            module.private.update([function.name.text] if private else ())
            module.functions.append(function)
        elif private:
            raise self.unexpected("a signature, a predicate or a function")
        else:
            self.demand(module)

    def demand(self, module: Module) -> None:
        """A fact, an assertion or a command."""
        if self.at("fact"):
            self.take()
            named = self.current.kind in ("name", "string")
            name = self.take().text if named else f"fact {len(module.facts) + 1}"
            module.facts.append(Fact(name, self.block()))
        elif self.at("assert"):
            self.take()
            named = self.current.kind != "string"
            bare = self.at("{")
            missing = Name(f"assert${len(module.assertions) + 1}", self.current.place)
            name_of = missing if bare else self.name() if named else Name(self.current.text, self.take().place)
            if name_of.text and any(each.name.text == name_of.text for each in module.assertions):
                raise RelationalError(f"{name_of.text} is declared twice", name_of.place)
            module.assertions.append(Assertion(name_of, self.block()))
        elif self.at("run", "check") or (self.current.kind == "name" and self.following().text == ":"):
            module.commands.append(self.command(len(module.commands) + 1))
            while self.accept("=>"):  # a chain is one command
                parent = module.commands.pop()
                module.commands.append(replace(self.command(len(module.commands) + 2), parent=parent))
        else:
            raise self.unexpected("a signature, a fact, a predicate, a function, an assertion or a command")

    def opened(self, private: bool) -> Open:
        self.take()
        library = self.name("the name of a module")
        arguments: tuple[Name, ...] = ()
        if self.accept("["):
            arguments = self.listed(self.argument)
            self.expect("]")
        explicit = self.accept("as") is not None
        alias = self.name().text if explicit else library.text.rpartition("/")[2]
        return Open(library, arguments, alias, explicit, private)

    def argument(self) -> Name:
        if self.at("Int", "univ", "String", "none"):
            token = self.take()
            return Name(token.text, token.place)
        return self.name("the name of a signature")

    def signatures(self, module: Module, private: bool) -> list[Signature]:
        abstract, multiplicity, variable = False, Multiplicity.SET, False
        while not self.at("sig"):
            if self.accept("private"):
                private = True
            elif self.accept("abstract"):
                abstract = True
            elif self.at_temporal(("var",)):
                self.take()
                variable = True
            elif self.at("one", "lone", "some"):
                multiplicity = MULTIPLICITIES[self.take().text]
            else:
                raise self.unexpected("'sig'")
        self.take()
        names = self.listed(self.name)
        module.private.update(each.text for each in names if private)
        parent: Name | None = None
        within: tuple[Name, ...] = ()
        whole = self.at("=")
        if self.accept("extends"):
            parent = self.parent()
        elif self.accept("in", "="):
            found = [self.parent()]
            while self.accept("+"):
                found.append(self.parent())
            within = tuple(found)
        self.expect("{")
        fields = []
        while not self.at("}"):
            hidden = "private" in (self.current.text, self.following().text)
            fields.append(self.declared(fields=True))
            module.private.update(each.text for each in fields[-1].names if hidden)
            if not self.at("}") and not self.accept(","):
                raise self.unexpected("',' or '}'")
        self.take()
        facts = self.block() if self.at("{") else None
        if abstract and within:
            raise RelationalError("a subset cannot be abstract", names[0].place)
        return [
            Signature(name, tuple(fields), facts, abstract, multiplicity, parent, within, whole, variable)
            for name in names
        ]

    def parent(self) -> Name:
        """A signature above: one of the module, or `Int`, `univ`, `String`."""
        return self.argument()

    def enumeration(self, module: Module, private: bool) -> None:
        """`enum E { a, b }`: the constants of `E` and their order, that of `util/ordering[E]`."""
        self.take()
        parent = self.name()
        self.expect("{")
        names = self.listed(self.name)
        self.expect("}")
        module.private.update(each.text for each in (parent, *names) if private)
        constants = [Signature(name, (), None, multiplicity=Multiplicity.ONE, parent=parent) for name in names]
        module.signatures += [Signature(parent, (), None, abstract=True, enumeration=True), *constants]
        module.opens.append(Open(Name("util/ordering", parent.place), (parent,), "ordering"))

    def function(self) -> Function:
        is_function = self.take().text == "fun"
        name = self.argument() if self.following().text == "." else self.name()
        parameters: tuple[Declared, ...] = ()
        if self.accept("."):  # `pred A.p[..]` is `pred p[this: A, ..]`
            parameters = (Declared((Name("this", name.place),), None, name, False, name.place),)
            name = self.name()
        if self.at("[", "("):
            close = "]" if self.take().text == "[" else ")"
            if not self.at(close):
                parameters += self.listed(self.declared)
            self.expect(close)
            _reject_repetition(parameters)
        result = None
        if is_function:
            begin = self.expect(":").place
            if self.at("seq"):
                result = self.sequence((name,), False, False)
            else:
                multiplicity = MULTIPLICITIES[self.take().text] if self.at(*MULTIPLICITIES) else None
                result = Declared((name,), multiplicity, self.formula(), False, begin)
            return Function(name, parameters, result, self.block())
        return Function(name, parameters, result, self.block())

    def macro(self) -> Function:
        """`let f[x, y] = e` or `let f { .. }`."""
        self.take()
        name = self.name()
        parameters: tuple[Declared, ...] = ()
        if self.at("[", "("):
            close = "]" if self.take().text == "[" else ")"
            names = () if self.at(close) else self.listed(self.name)
            self.expect(close)
            parameters = tuple(Declared((each,), None, Name("univ", each.place), False, each.place) for each in names)
        body = self.formula() if self.accept("=") else self.block()
        return Function(name, parameters, None, body, macro=True)

    def command(self, number: int) -> Command:
        label = ""
        if self.current.kind == "name":
            label = self.name().text
            self.expect(":")
        begin = self.current.place
        if not self.at("run", "check"):
            raise self.unexpected("'run' or 'check'")
        check = self.take().text == "check"
        body: Node
        if self.at("{"):
            body = self.block()
            label = label or f"{'check' if check else 'run'}${number}"
        else:
            name = self.name("a name or '{'")
            label = label or name.text
            body = self.block() if self.at("{") else name
        overall, scopes = self.scopes()
        expected = bool(self.number()) if self.accept("expect") else None
        return Command(check, label, body, begin, overall, scopes, expected)

    def scopes(self) -> tuple[int | None, tuple[Scope, ...]]:
        if not self.accept("for"):
            return None, ()
        overall = None
        if self.current.kind == "number" and not self._scope_follows():
            overall = self.number()
            if not self.accept("but"):
                return overall, ()
        return overall, self.listed(self.scope)

    def _scope_follows(self) -> bool:
        """Whether the current number is the scope of a signature: `for 3 A` and not `for 3`."""
        after = self.following()
        if after.text == ".." or after.text in _SCOPED:
            return True
        if after.text == ":" and self.following(2).kind == "number":
            return True
        return after.kind == "name" and self.following(2).text != ":"

    def scope(self) -> Scope:
        exact = self.accept("exactly") is not None
        size, last, endless, step = self.number(), None, False, 1
        if self.accept(".."):
            endless = self.current.kind != "number"
            last = None if endless else self.number()
        if self.accept(":"):
            step = self.number()
        if self.at(*_SCOPED):
            token = self.take()
            name = Name({"int": "Int"}.get(token.text, token.text), token.place)
        else:
            name = self.name("the name of a signature")
        return Scope(name, size, exact, last, endless, step)


def _reject_repetition(parameters: tuple[Declared, ...]) -> None:
    seen: set[str] = set()
    for name in (name for declared in parameters for name in declared.names):
        if name.text in seen:
            raise RelationalError(f"{name.text} is declared twice", name.place)
        seen.add(name.text)


def default_command(module: Module) -> Command:
    """What a module without commands does: any instance of its facts."""
    place = Place(module.file, 1, 1, 1, 1)
    return Command(False, "Default", Block((), place), place)
