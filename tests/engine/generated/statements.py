"""Random statements."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tests.engine.generated.expressions import Expressions, Scope

TYPES = ("int", "int", "bool", "Node", "Leaf", "int[]", "Node[]")


class Statements:
    """Makes statements over a scope; what is declared in a block is forgotten after it."""

    def __init__(self, random: Random, scope: Scope, calls: bool) -> None:
        self.random = random
        self.scope = scope
        self.calls = calls
        self.names = 0
        self.loops = 0

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def expressions(self) -> Expressions:
        """For code."""
        return Expressions(self.random, self.scope, pure=False, calls=self.calls)

    def specifications(self) -> Expressions:
        """For assertions."""
        return Expressions(self.random, self.scope, pure=True, past=True)

    def fresh(self, prefix: str) -> str:
        self.names += 1
        return f"{prefix}{self.names}"

    def some(self, count: int, depth: int, indent: str = "        ") -> str:
        """Several statements."""
        return "".join(self.one(depth, indent) for _ in range(count))

    def block(self, count: int, depth: int, indent: str) -> str:
        """Several statements in braces."""
        before = dict(self.scope.variables)
        body = self.some(count, depth, indent + "    ")
        self.scope.variables = before
        return f"{{\n{body}{indent}}}"

    def one(self, depth: int, indent: str) -> str:
        """A statement."""
        options: list[Callable[[int, str], str]] = [self.declare, self.assign, self.assign, self.assign_field]
        options += [self.assign_field, self.assign_element, self.assign_static, self.leave]
        if depth > 0:
            options += [self.condition, self.condition, self.attempt, self.loop]
        if self.calls:
            options += [self.check]
        return self.random.choice(options)(depth, indent)

    # --- assignments ---------------------------------------------------------------------------------------

    def declare(self, _depth: int, indent: str) -> str:
        t, name = self.random.choice(TYPES), self.fresh("x")
        text = f"{indent}{t} {name} := {self.expressions().value(t, 2)};\n"
        self.scope.variables[name] = t
        return text

    def assign(self, depth: int, indent: str) -> str:
        names = [name for name in self.scope.variables if not name.startswith("loop")]
        if not names:
            return self.declare(depth, indent)
        name = self.random.choice(names)
        return f"{indent}{name} := {self.expressions().value(self.scope.variables[name], 2)};\n"

    def assign_field(self, _depth: int, indent: str) -> str:
        make = self.expressions()
        field, t = self.random.choice((("v", "int"), ("v", "int"), ("b", "bool"), ("next", "Node"), ("next", "Node")))
        value = "null" if t == "Node" and self.chance(0.15) else make.value(t, 1)
        return f"{indent}{make.reference('Node', 1)}.{field} := {value};\n"

    def assign_element(self, depth: int, indent: str) -> str:
        kinds = [t for t in ("int[]", "Node[]") if self.scope.of(t)]
        if not kinds:
            return self.assign_field(depth, indent)
        make, t = self.expressions(), self.random.choice(kinds)
        return f"{indent}{make.reference(t, 0)}[{make.index(1)}] := {make.value(t[:-2], 1)};\n"

    def assign_static(self, _depth: int, indent: str) -> str:
        make = self.expressions()
        if self.chance(0.3):
            return f"{indent}Store.shared := {make.reference('Node', 1)};\n"
        return f"{indent}{self.random.choice(('Main.s', 'Store.count'))} := {make.integer(2)};\n"

    # --- control -------------------------------------------------------------------------------------------

    def condition(self, depth: int, indent: str) -> str:
        text = f"{indent}if ({self.expressions().truth(2)}) {self.block(1, depth - 1, indent)}"
        return text + (f" else {self.block(1, depth - 1, indent)}\n" if self.chance(0.5) else "\n")

    def loop(self, depth: int, indent: str) -> str:
        """At most two rounds."""
        name = self.fresh("loop")
        condition = f"({name} < {self.random.choice('122')}) && {self.expressions().truth(1)}"
        annotation = f" invariant({name} <= 2)" if self.chance(0.2) else ""
        annotation += f" decreases(2 - {name})" if self.chance(0.2) else ""
        before = dict(self.scope.variables)
        self.scope.variables[name] = "int"
        self.loops += 1
        body = self.some(1, depth - 1, indent + "    ")
        self.loops -= 1
        self.scope.variables = before
        counting = f"{indent}    {name} := {name} + 1;\n"
        return f"{indent}int {name} := 0;\n{indent}while ({condition}){annotation} {{\n{counting}{body}{indent}}}\n"

    def attempt(self, depth: int, indent: str) -> str:
        """`try` with handlers, `finally`, or both."""
        text = f"{indent}try {self.block(2, depth - 1, indent)}"
        handled = self.chance(0.8)
        if handled:
            if self.chance(0.5):
                name = self.fresh("caught")
                catch = self.block(1, depth - 1, indent)
                catch = "{\n" + f"{indent}    Main.s := {name}.code;\n" + catch[2:] if self.chance(0.7) else catch
                text += f" catch (Mine {name}) {catch}"
            kinds = ("", "", " (NullPointerException | ArithmeticException {})", " (RuntimeException {})")
            text += f" catch{self.random.choice(kinds).format(self.fresh('other'))} {self.block(1, depth - 1, indent)}"
        if not handled or self.chance(0.4):
            text += f" finally {self.block(1, depth - 1, indent)}"
        return text + "\n"

    def leave(self, _depth: int, indent: str) -> str:
        """A jump or a throw, under a condition."""
        make = self.expressions()
        options = ["throw;", f"throw new Mine({make.integer(1)});"]
        if self.loops:
            options += ["break;", "continue;"]
        return f"{indent}if ({make.truth(1)}) {{ {self.random.choice(options)} }}\n"

    def check(self, _depth: int, indent: str) -> str:
        if self.chance(0.25):
            return f"{indent}assume {self.specifications().truth(1)};\n"
        return self.assertion(indent)

    def assertion(self, indent: str) -> str:
        """That something unlikely does not happen."""
        return f"{indent}assert {self.specifications().unlikely()};\n"
