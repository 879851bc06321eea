"""Random expressions of a given type."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

REFERENCES = ("Node", "Leaf", "int[]", "Node[]")
NUMBERS = ("0", "1", "1", "2", "3", "(-1)", "(-2)")


@dataclass(slots=True)
class Scope:
    """The class a text stands in (None for static code) and the variables it may use, with their types."""

    owner: str | None
    variables: dict[str, str]
    initialised: bool = True
    """Whether every class has been initialised when a method is entered; otherwise the past leaves them alone."""

    def of(self, t: str) -> list[str]:
        """The variables of a type; a Leaf is a Node."""
        found = [name for name, each in self.variables.items() if each == t or (t == "Node" and each == "Leaf")]
        if t == self.owner or (t == "Node" and self.owner == "Leaf"):
            found.append("this")
        return found


class Expressions:
    """Makes expressions over a scope; pure ones for specifications and pure methods, others for code."""

    def __init__(self, random: Random, scope: Scope, pure: bool, past: bool = False, calls: bool = True) -> None:
        self.random = random
        self.scope = scope
        self.pure = pure
        self.past = past
        self.calls = calls
        self.bound = 0
        self.in_past = False

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def value(self, t: str, depth: int) -> str:
        """An expression of a type."""
        if t == "int":
            return self.integer(depth)
        return self.truth(depth) if t == "bool" else self.reference(t, depth)

    # --- integers ------------------------------------------------------------------------------------------

    def integer(self, depth: int) -> str:
        """An integer."""
        known = self.scope.of("int")
        if depth <= 0 or self.chance(0.25):
            return self.random.choice(known) if known and self.chance(0.65) else self.random.choice(NUMBERS)
        options: list[Callable[[int], str]] = [self.sum, self.sum, self.field, self.field, self.chosen, self.static]
        options += [self.quotient]
        if self.scope.of("int[]") or self.scope.of("Node[]"):
            options += [self.element, self.element, self.length]
        if self.calls:
            options.append(self.call)
        if self.past:
            options += [self.old, self.old]
        return self.random.choice(options)(depth - 1)

    def sum(self, depth: int) -> str:
        return f"({self.integer(depth)} {self.random.choice('++-*')} {self.integer(depth)})"

    def quotient(self, depth: int) -> str:
        return f"({self.integer(depth)} {self.random.choice('/%')} {self.integer(depth)})"

    def field(self, depth: int) -> str:
        if self.chance(0.2):
            return f"{self.reference('Leaf', depth)}.w"
        return f"{self.reference('Node', depth)}.v"

    def chosen(self, depth: int) -> str:
        return f"({self.truth(depth)} ? {self.integer(depth)} : {self.integer(depth)})"

    def static(self, _depth: int) -> str:
        return self.random.choice(("Main.s", "Store.count")) if self.may_initialise() else "Main.s"

    def may_initialise(self) -> bool:
        """Whether a class may be used that nobody may have used before."""
        return self.scope.initialised or not self.in_past

    def element(self, depth: int) -> str:
        return f"{self.reference('int[]', depth)}[{self.index(depth)}]"

    def index(self, depth: int) -> str:
        return self.random.choice(("0", "1")) if self.chance(0.4) else self.integer(depth)

    def length(self, depth: int) -> str:
        kinds = [t for t in ("int[]", "Node[]") if self.scope.of(t)]
        return f"(#{self.reference(self.random.choice(kinds or ['int[]']), depth)})"

    def call(self, depth: int) -> str:
        target = self.reference("Node", depth)
        if self.pure:
            return f"{target}.total({self.integer(0)})"
        kinds = (
            f"{target}.get({self.integer(depth)})",
            f"{target}.total({self.integer(0)})",
            f"Main.down({self.integer(0)}, {target})",
        )
        return self.random.choice(kinds)

    def old(self, depth: int) -> str:
        calls = self.calls
        self.past, self.in_past, self.calls = False, True, calls and self.scope.initialised
        text = f"old({self.integer(depth + 1)})"
        self.past, self.in_past, self.calls = True, False, calls
        return text

    # --- truth values --------------------------------------------------------------------------------------

    def truth(self, depth: int) -> str:
        """A truth value."""
        known = self.scope.of("bool")
        if depth <= 0:
            return self.random.choice(known) if known and self.chance(0.5) else self.comparison(0)
        options: list[Callable[[int], str]] = [self.comparison] * 4
        options += [self.identity, self.identity, self.both, self.both, self.negated, self.flag, self.instance]
        if self.pure:
            options += [self.implied]
            if self.calls:
                options += [self.tested]
            if self.bound < 1 and self.past:
                options += [self.over_range, self.over_elements]
        return self.random.choice(options)(depth - 1)

    def unlikely(self) -> str:
        """Something that few inputs break."""
        parts = [f"({self.integer(2)} == {self.integer(1)})" if self.chance(0.5) else self.truth(2) for _ in range(2)]
        if self.chance(0.5):
            parts.append(self.truth(1))
        return f"(!({' && '.join(parts)}))"

    def comparison(self, depth: int) -> str:
        operator = self.random.choice(("<", "<=", ">", "==", "==", "!="))
        return f"({self.integer(depth)} {operator} {self.integer(depth)})"

    def identity(self, depth: int) -> str:
        t = self.random.choice(REFERENCES if self.chance(0.4) else ("Node",))
        operator = self.random.choice(("==", "!="))
        one = self.reference(t, depth, null=False)
        if self.chance(0.4):
            return f"({one} {operator} null)"
        other = "Leaf" if t == "Node" and self.chance(0.3) else t
        return f"({one} {operator} {self.reference(other, depth, null=False)})"

    def both(self, depth: int) -> str:
        return f"({self.truth(depth)} {self.random.choice(('&&', '||'))} {self.truth(depth)})"

    def negated(self, depth: int) -> str:
        return f"(!{self.truth(depth)})"

    def flag(self, depth: int) -> str:
        return f"{self.reference('Node', depth)}.b"

    def instance(self, depth: int) -> str:
        return f"({self.reference('Node', depth, null=False)} instanceof Leaf)"

    def implied(self, depth: int) -> str:
        return f"({self.truth(depth)} ==> {self.truth(depth)})"

    def tested(self, depth: int) -> str:
        return f"Main.test({self.integer(depth)}, {self.reference('Node', depth)})"

    def over_range(self, depth: int) -> str:
        return self.quantified(
            f"{self.random.choice(('0', '(-1)'))} .. {self.random.choice('12')}", {"i": "int"}, depth
        )

    def over_elements(self, depth: int) -> str:
        arrays = self.scope.of("int[]") + self.scope.of("Node[]")
        if not arrays:
            return self.over_range(depth)
        array = self.random.choice(arrays)
        element = self.scope.variables[array][:-2]
        return self.quantified(array, {"e": element, "i": "int"}, depth)

    def quantified(self, domain: str, bound: dict[str, str], depth: int) -> str:
        """A quantifier over a domain; calls inside are left to other places, since they make many paths."""
        before, calls = self.scope, self.calls
        self.scope = Scope(before.owner, {**before.variables, **bound}, before.initialised)
        self.bound, self.calls = self.bound + 1, False
        body = self.truth(depth)
        self.scope, self.bound, self.calls = before, self.bound - 1, calls
        return f"({self.random.choice(('forall', 'exists'))} {', '.join(bound)} : {domain} : {body})"

    # --- references ----------------------------------------------------------------------------------------

    def reference(self, t: str, depth: int, null: bool = True) -> str:
        """A reference; null alone only where it has a type."""
        known = self.scope.of(t)
        if known and (depth <= 0 or self.chance(0.5)):
            return self.random.choice(known)
        if t in ("int[]", "Node[]"):
            return self.new_array(t)
        options: list[Callable[[], str]] = [lambda: f"{self.reference('Node', depth - 1)}.next"] * 3
        if self.scope.of("Node[]"):
            options.append(lambda: f"{self.reference('Node[]', depth - 1)}[{self.index(0)}]")
        if depth > 0 and null:
            options.append(lambda: f"({self.truth(0)} ? {self.plain('Node')} : {self.plain('Node')})")
        if t == "Leaf":
            return f"((Leaf) {self.plain('Node')})"
        return self.random.choice(options)() if depth > 0 else self.plain(t)

    def plain(self, t: str) -> str:
        """A reference without further parts."""
        known = self.scope.of(t)
        if known:
            return self.random.choice(known)
        if t == "Leaf":
            return f"((Leaf) {self.plain('Node')})"
        if not self.may_initialise():
            return "((Node) null)"
        return "Store.shared" if self.pure or self.chance(0.5) else f"(new {self.random.choice(('Node', 'Leaf'))}())"

    def new_array(self, t: str) -> str:
        """An array where no variable holds one; specifications cannot make any."""
        known = self.scope.of(t)
        if known:
            return self.random.choice(known)
        if not self.pure:
            return f"(new {t[:-2]}[{self.random.choice('12')}])"
        return f"(({t}) null)"
