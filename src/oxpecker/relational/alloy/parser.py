"""Reading Alloy's modules, and formulas by themselves."""

from __future__ import annotations

from oxpecker.relational.alloy.expressions import MULTIPLICITIES, ExpressionParser
from oxpecker.relational.alloy.tree import (
    Assertion,
    Command,
    Declared,
    Fact,
    Function,
    Module,
    Name,
    Node,
    Scope,
    Signature,
)
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import RelationalError


def parse_module(file: str, text: str) -> Module:
    """A module, or an error with its place."""
    return _ModuleParser(file, text).module()


def parse_formula(file: str, text: str) -> Node:
    """An expression or a formula by itself."""
    parser = _ModuleParser(file, text)
    node = parser.expression()
    parser.expect("end")
    return node


class _ModuleParser(ExpressionParser):
    def module(self) -> Module:
        module = Module(self.file)
        if self.accept("module"):
            self.name()
        while self.current.kind != "end":
            self.paragraph(module)
        return module

    def paragraph(self, module: Module) -> None:
        if self.at("open"):
            module.orderings.append(self.opened())
        elif self.at("abstract", "sig", "one", "lone", "some"):
            module.signatures.extend(self.signatures())
        elif self.at("enum"):
            module.signatures.extend(self.enumeration())
        elif self.at("fact"):
            self.take()
            name = self.take().text if self.current.kind == "name" else f"fact {len(module.facts) + 1}"
            module.facts.append(Fact(name, self.block()))
        elif self.at("pred", "fun"):
            module.functions.append(self.function())
        elif self.at("assert"):
            self.take()
            module.assertions.append(Assertion(self.name(), self.block()))
        elif self.at("run", "check") or (self.current.kind == "name" and self.following().text == ":"):
            module.commands.append(self.command(len(module.commands) + 1))
        else:
            raise self.unexpected("a signature, a fact, a predicate, a function, an assertion or a command")

    def opened(self) -> tuple[Name, str]:
        self.take()
        library = self.name("the name of a module")
        if library.text != "util/ordering":
            raise RelationalError(f"{library.text} is not available: only util/ordering is", library.place)
        self.expect("[")
        ordered = self.name("the name of a signature")
        self.expect("]")
        return ordered, self.name().text if self.accept("as") else "ordering"

    def signatures(self) -> list[Signature]:
        abstract, multiplicity = False, Multiplicity.SET
        while not self.at("sig"):
            if self.accept("abstract"):
                abstract = True
            elif self.at("one", "lone", "some"):
                multiplicity = MULTIPLICITIES[self.take().text]
            else:
                raise self.unexpected("'sig'")
        self.take()
        names = self.listed(self.name)
        parent: Name | None = None
        within: tuple[Name, ...] = ()
        if self.accept("extends"):
            parent = self.name("the name of a signature")
        elif self.accept("in"):
            found = [self.name("the name of a signature")]
            while self.accept("+"):
                found.append(self.name("the name of a signature"))
            within = tuple(found)
        self.expect("{")
        fields = []
        while not self.at("}"):
            fields.append(self.declared(fields=True))
            if not self.at("}") and not self.accept(","):
                raise self.unexpected("',' or '}'")
        self.take()
        facts = self.block() if self.at("{") else None
        return [Signature(name, tuple(fields), facts, abstract, multiplicity, parent, within) for name in names]

    def enumeration(self) -> list[Signature]:
        self.take()
        parent = self.name()
        self.expect("{")
        names = self.listed(self.name)
        self.expect("}")
        constants = [Signature(name, (), None, multiplicity=Multiplicity.ONE, parent=parent) for name in names]
        return [Signature(parent, (), None, abstract=True), *constants]

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
        """Whether the number at hand belongs to a signature: `for 3 A` and not `for 3`."""
        after = self.following()
        return after.text in ("Int", "int") or (after.kind == "name" and self.following(2).text != ":")

    def scope(self) -> Scope:
        exact = self.accept("exactly") is not None
        size = self.number()
        if self.at("Int", "int"):
            token = self.take()
            return Scope(Name("Int", token.place), size, exact)
        return Scope(self.name("the name of a signature"), size, exact)
