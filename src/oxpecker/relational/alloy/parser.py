"""Parses Alloy's modules, and single formulas."""

from __future__ import annotations

from oxpecker.relational.alloy.expressions import MULTIPLICITIES, TEMPORAL, ExpressionParser
from oxpecker.relational.alloy.tree import (
    Assertion,
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
from oxpecker.relational.place import RelationalError


def parse_module(file: str, text: str) -> Module:
    """Parses a module, or raises an error with its place."""
    return _ModuleParser(file, text).module()


def parse_formula(file: str, text: str) -> Node:
    """Parses a single expression or formula."""
    parser = _ModuleParser(file, text)
    node = parser.expression()
    parser.expect("end")
    return node


class _ModuleParser(ExpressionParser):
    def module(self) -> Module:
        module = Module(self.file)
        if self.accept("module"):
            self.name()
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
        if self.current.text == "var" and self.following().kind != "symbol":
            raise RelationalError(f"'var': {TEMPORAL}", self.current.place)
        if self.at("open"):
            module.opens.append(self.opened())
        elif self.at("abstract", "sig", "one", "lone", "some"):
            module.signatures.extend(self.signatures(module, private))
        elif self.at("enum"):
            self.enumeration(module)
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
            name_of = self.name() if named else Name(self.current.text, self.take().place)
            module.assertions.append(Assertion(name_of, self.block()))
        elif self.at("run", "check") or (self.current.kind == "name" and self.following().text == ":"):
            module.commands.append(self.command(len(module.commands) + 1))
        else:
            raise self.unexpected("a signature, a fact, a predicate, a function, an assertion or a command")

    def opened(self) -> Open:
        self.take()
        library = self.name("the name of a module")
        arguments: tuple[Name, ...] = ()
        if self.accept("["):
            arguments = self.listed(self.argument)
            self.expect("]")
        alias = self.name().text if self.accept("as") else library.text.rpartition("/")[2]
        return Open(library, arguments, alias)

    def argument(self) -> Name:
        if self.at("Int", "int", "univ"):
            raise RelationalError(f"{self.current.text} cannot be passed to a module", self.current.place)
        return self.name("the name of a signature")

    def signatures(self, module: Module, private: bool) -> list[Signature]:
        abstract, multiplicity = False, Multiplicity.SET
        while not self.at("sig"):
            if self.accept("private"):
                private = True
            elif self.accept("abstract"):
                abstract = True
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
            parent = self.name("the name of a signature")
        elif self.accept("in", "="):
            found = [self.name("the name of a signature")]
            while self.accept("+"):
                found.append(self.name("the name of a signature"))
            within = tuple(found)
        self.expect("{")
        fields = []
        while not self.at("}"):
            hidden = self.accept("private") is not None
            fields.append(self.declared(fields=True))
            module.private.update(each.text for each in fields[-1].names if hidden)
            if not self.at("}") and not self.accept(","):
                raise self.unexpected("',' or '}'")
        self.take()
        facts = self.block() if self.at("{") else None
        return [Signature(name, tuple(fields), facts, abstract, multiplicity, parent, within, whole) for name in names]

    def enumeration(self, module: Module) -> None:
        """`enum E { a, b }`: the constants of `E` and their order, that of `util/ordering[E]`."""
        self.take()
        parent = self.name()
        self.expect("{")
        names = self.listed(self.name)
        self.expect("}")
        constants = [Signature(name, (), None, multiplicity=Multiplicity.ONE, parent=parent) for name in names]
        module.signatures += [Signature(parent, (), None, abstract=True), *constants]
        module.opens.append(Open(Name("util/ordering", parent.place), (parent,), parent.text))

    def function(self) -> Function:
        is_function = self.take().text == "fun"
        name = self.name()
        parameters: tuple[Declared, ...] = ()
        if self.accept("."):  # `pred A.p[..]` is `pred p[this: A, ..]`
            parameters = (Declared((Name("this", name.place),), None, name, False, name.place),)
            name = self.name()
        if self.at("[", "("):
            close = "]" if self.take().text == "[" else ")"
            if not self.at(close):
                parameters += self.listed(self.declared)
            self.expect(close)
        result = None
        if is_function:
            begin = self.expect(":").place
            multiplicity = MULTIPLICITIES[self.take().text] if self.at(*MULTIPLICITIES) else None
            result = Declared((name,), multiplicity, self.expression(), False, begin)
            self.expect("{")
            body = self.expression()
            self.expect("}")
            return Function(name, parameters, result, body)
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
        body = self.expression() if self.accept("=") else self.block()
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
            label = label or f"{'check' if check else 'run'} {number}"
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
        return after.text in ("Int", "int") or (after.kind == "name" and self.following(2).text != ":")

    def scope(self) -> Scope:
        exact = self.accept("exactly") is not None
        size = self.number()
        if self.at("Int", "int"):
            token = self.take()
            return Scope(Name("Int", token.place), size, exact)
        if self.at("seq"):
            return Scope(Name("seq", self.take().place), size, exact)
        if self.at("steps"):
            raise RelationalError(f"'steps': {TEMPORAL}", self.current.place)
        return Scope(self.name("the name of a signature"), size, exact)
