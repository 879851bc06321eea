"""Random whole programs that are well-typed by construction.

Every program has small recursive classes with overriding, callees with contracts, recursion that decreases, loops that
end, exceptions, static fields, and one method to check: `Main.f` or `Node.f`. What it asserts is often that several
unlikely things do not happen together, so that few inputs break it and none of them may be missed.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.engine.generated.expressions import Expressions, Scope
from tests.engine.generated.statements import Statements

PARAMETERS = ("int", "int", "int", "bool", "Node", "Node", "Node", "Leaf", "int[]", "Node[]")
OPTIONS = ("", "", "", "", "option ints = java;\n", "option exceptions = finding;\n", "option overflow = check;\n")


@dataclass(frozen=True, slots=True)
class Generated:
    """A program and the name of the method to check."""

    text: str
    method: str


def random_program(seed: int) -> Generated:
    """The program of a seed."""
    return _Program(Random(seed)).generate()


def random_plain_program(seed: int) -> Generated:
    """A program of a seed whose method takes nothing but integers and truth values."""
    return _Program(Random(seed), ("int", "int", "bool")).generate()


class _Program:
    """One program under way."""

    def __init__(self, random: Random, parameters: tuple[str, ...] = PARAMETERS) -> None:
        self.random = random
        self.types = parameters
        self.initialised = random.random() < 0.6
        self.in_main = parameters is not PARAMETERS or random.random() < 0.7

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def scope(self, owner: str | None, variables: dict[str, str]) -> Scope:
        return Scope(owner, variables, self.initialised)

    def generate(self) -> Generated:
        """The text, callees first."""
        node, leaf = self.members("Node"), self.members("Leaf")
        checked = self.checked_method()
        invariant = "    invariant(this.v != 3);\n" if self.chance(0.08) else ""
        hidden = "    int v;\n" if self.chance(0.1) else ""
        made = "    static Node shared := new Node();\n" if self.chance(0.3) else "    static Node shared;\n"
        ready = "    static int ready := Store.count;\n" if self.initialised else ""
        ready_too = "    static int ready := Store.count + Main.s;\n" if self.initialised else ""
        text = (
            f"{self.random.choice(OPTIONS)}"
            "class Mine extends Exception { int code; Mine(int code) { this.code := code; } }\n"
            f"class Node {{\n{ready_too}    int v;\n    bool b;\n    Node next;\n{invariant}{node}"
            f"{'' if self.in_main else checked}}}\n"
            f"class Leaf extends Node {{\n    int w;\n{hidden}{leaf}}}\n"
            f"class Store {{\n    static int count := {self.random.randint(0, 2)};\n{made}}}\n"
            f"class Main {{\n{ready}    static int s;\n{self.helpers()}{checked if self.in_main else ''}}}\n"
        )
        return Generated(text, "Main.f" if self.in_main else "Node.f")

    # --- callees -------------------------------------------------------------------------------------------

    def members(self, owner: str) -> str:
        """A method with effects and a pure one, which Leaf overrides, each or not."""
        found = ""
        if owner == "Node" or self.chance(0.7):
            found += self.method(owner, "int get(int k)", {"k": "int"}, calls=False)
        if owner == "Node" or self.chance(0.5):
            scope = self.scope(owner, {"k": "int"})
            more = Expressions(self.random, scope, pure=True).integer(1)
            found += (
                "    pure int total(int k)\n    {\n"
                "        if (k <= 0 || k > 2 || this.next == null) { return this.v; }\n"
                f"        int rest := this.next.total(k - 1);\n        return {more} + rest;\n    }}\n"
            )
        return found

    def helpers(self) -> str:
        """A recursive method and a pure one."""
        scope = self.scope(None, {"x": "int", "n": "Node"})
        condition = Expressions(self.random, scope, pure=True, calls=False).truth(2)
        recursive = self.method(
            None,
            "static int down(int k, Node n)",
            {"k": "int", "n": "Node"},
            calls=False,
            before="        if (k <= 0 || k > 2) { return 0; }\n        int below := Main.down(k - 1, n);\n",
            known={"below": "int"},
        )
        return f"    pure static bool test(int x, Node n) {{ return {condition}; }}\n{recursive}"

    def method(
        self,
        owner: str | None,
        header: str,
        parameters: dict[str, str],
        calls: bool,
        before: str = "",
        known: dict[str, str] | None = None,
    ) -> str:
        """A small method, perhaps with a contract."""
        contract = self.contract(owner, parameters, 0.3)
        statements = Statements(self.random, self.scope(owner, {**parameters, **(known or {})}), calls)
        body = statements.some(2, 1)
        result = statements.expressions().integer(1)
        return f"    {header}\n{contract}    {{\n{before}{body}        return {result};\n    }}\n"

    # --- the method to check -------------------------------------------------------------------------------

    def checked_method(self) -> str:
        """The method `f`."""
        count = self.random.randint(1, 3)
        parameters = {f"p{number}": self.random.choice(self.types) for number in range(count)}
        owner = None if self.in_main else "Node"
        result = self.random.choice(("int", "int", "bool", "Node"))
        statements = Statements(self.random, self.scope(owner, dict(parameters)), calls=True)
        contract = self.contract(owner, parameters, 0.6, result)
        body = statements.some(self.random.randint(2, 4), 2) + statements.assertion("        ")
        value = statements.expressions().value(result, 1)
        listed = ", ".join(f"{t} {name}" for name, t in parameters.items())
        static = "static " if self.in_main else ""
        return f"    {static}{result} f({listed})\n{contract}    {{\n{body}        return {value};\n    }}\n"

    def contract(self, owner: str | None, parameters: dict[str, str], probability: float, result: str = "int") -> str:
        """Clauses, each with a probability."""
        clauses = []
        before = Expressions(self.random, self.scope(owner, dict(parameters)), pure=True)
        after = Expressions(self.random, self.scope(owner, {**parameters, "retval": result}), pure=True, past=True)
        thrown = Expressions(self.random, self.scope(owner, dict(parameters)), pure=True, past=True)
        references = [name for name, t in parameters.items() if t not in ("int", "bool")]
        if references and self.chance(probability):
            clauses.append(f"requires({' && '.join(f'{name} != null' for name in references)})")
        if self.chance(probability / 2):
            clauses.append(f"requires({before.truth(2)})")
        if self.chance(probability):
            clauses.append(f"ensures({after.unlikely()})")
        if self.chance(probability / 3):
            clauses.append(f"ensures({after.truth(2)})")
        if self.chance(probability / 4):
            clauses.append(f"exceptional({self.random.choice(('false', thrown.unlikely()))})")
        if self.chance(probability / 4):
            clauses.append(f"signals (Mine e) ((e.code != 1) || {thrown.truth(1)})")
        if self.chance(probability / 4):
            clauses.append(f"assignable({self.locations(owner, parameters)})")
        return "".join(f"        {clause}\n" for clause in clauses)

    def locations(self, owner: str | None, parameters: dict[str, str]) -> str:
        """What may be assigned."""
        options = ["Main.s"]
        if owner is not None:
            options += ["this.v", "this.*", "this.next.v"]
        for name, t in parameters.items():
            if t in ("Node", "Leaf"):
                options += [f"{name}.v", f"{name}.*", f"{name}.next.v", f"{name}.next.*"]
            elif t in ("int[]", "Node[]"):
                options += [f"{name}[0]", f"{name}[*]", f"{name}[0 .. 1]"]
        chosen = self.random.sample(options, min(len(options), self.random.randint(1, 3)))
        return ", ".join(chosen)
