"""Random Alloy modules, so small that both tools answer at once; some are ill-typed, and names may be overloaded."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

FIELD_NAMES = ("f", "g", "h", "k")
FUNCTION_NAMES = ("p", "q", "f", "u")
VARIABLE_NAMES = ("x", "y", "z", "f")
CARELESS = 0.004
"""The share of operands that may have any number of columns."""


@dataclass(frozen=True)
class Names:
    """What an expression may name, by the number of columns; functions by their parameters and result."""

    relations: tuple[tuple[str, int], ...] = ()
    functions: tuple[tuple[str, tuple[int, ...], int], ...] = ()
    this: bool = False

    def bound(self, name: str, arity: int) -> Names:
        """With one more variable, which hides what has the same name."""
        kept = tuple(each for each in self.relations if each[0] != name)
        return replace(self, relations=(*kept, (name, arity), (name, arity)))


@dataclass
class Generator:
    """Writes modules; each seed gives another."""

    random: Random
    temporal: bool = False
    overloaded: bool = False
    """Whether fields and functions may share names."""
    signatures: list[str] = field(default_factory=list)
    used: set[str] = field(default_factory=set)

    def module(self) -> str:
        """A whole module with one command."""
        self.temporal = self.random.random() < 0.15
        self.overloaded = self.random.random() < 0.4
        self.signatures = ["A", "B", "C", "D"][: self.random.randint(2, 4)]
        names = Names(tuple((each, 1) for each in self.signatures))
        parts, names = self._signatures(names)
        meta = self.random.random() < 0.05
        if meta:
            names = replace(names, relations=(*names.relations, ("sig$", 1), ("field$", 1), ("A$", 1)))
        functions = []
        for _ in range(self.random.randint(0, 3)):
            text, names = self._function(names)
            functions.append(text)
        if self.random.random() < 0.5:
            functions.append(f"fact {{ {self.formula(3, names)} }}")
        body = " ".join(self.formula(4, names) for _ in range(self.random.randint(1, 2)))
        steps = ", 2 steps" if self.temporal else ""
        return "\n".join([*parts, *functions, f"run {{ {body} }} for 2 but 3 Int{steps}"])

    def _signatures(self, names: Names) -> tuple[list[str], Names]:
        parts: list[str] = []
        single: set[str] = set()
        for number, name in enumerate(self.signatures):
            above = parent = ""
            if number and self.random.random() < 0.5:
                parent = self.random.choice(self.signatures[:number])
                word = self.random.choice(("extends", "extends", "in"))
                above = f" {word} {parent}"
                if word == "in" and number > 1 and self.random.random() < 0.4:
                    above += f" + {self.random.choice(self.signatures[:number])}"
            kinds = ("", "", "", "one ", "lone ", "some ", *(("abstract ",) if " in " not in above else ()))
            kind = self.random.choice(kinds)
            is_single = "extends" in above and parent in single
            # Alloy takes a variable signature below a `one` signature for empty.
            if self.temporal and self.random.random() < 0.3 and not is_single:
                kind = f"var {kind}"
            if kind == "one " or is_single:
                single.add(name)
            fields, names = self._fields(names)
            fact = ""
            if self.random.random() < 0.2:
                fact = f" {{ {self.formula(2, replace(names, this=True))} }}"
            parts.append(f"{kind}sig {name}{above} {{ {', '.join(fields)} }}{fact}")
        return parts, names

    def _fields(self, names: Names) -> tuple[list[str], Names]:
        found = []
        for name in self.random.sample(FIELD_NAMES, self.random.randint(0, 3)):
            name = self._fresh(name)
            arity = self.random.choice((1, 1, 2))
            many = self.random.choice(("", "set ", "lone ", "some ", "one ")) if arity == 1 else ""
            domain = self.random.choice((*self.signatures, "Int") if self.random.random() < 0.2 else self.signatures)
            if arity == 2:
                second = self.random.choice(self.signatures)
                domain = f"{domain} {self.arrow()} {second}"
            elif self.random.random() < 0.2:
                domain = f"{domain} {self.random.choice('+-&')} {self.random.choice(self.signatures)}"
            changes = "var " if self.temporal and self.random.random() < 0.6 else ""
            found.append(f"{changes}{name}: {many}{domain}")
            names = replace(names, relations=(*names.relations, (name, arity + 1)))
        return found, names

    def _fresh(self, name: str) -> str:
        """A name that nothing else has, as a rule."""
        if not self.overloaded:
            name = next(each for each in (name, *(f"{name}{n}" for n in range(1, 99))) if each not in self.used)
            self.used.add(name)
        return name

    def arrow(self) -> str:
        """An arrow, often with multiplicities."""
        marks = ("", "", "lone ", "some ", "one ", "set ")
        return f"{self.random.choice(marks)}-> {self.random.choice(marks)}"

    def _function(self, names: Names) -> tuple[str, Names]:
        name = self._fresh(self.random.choice(FUNCTION_NAMES))
        inner, parameters = names, []
        plain = replace(names, relations=tuple(each for each in names.relations if "$" not in each[0]))
        for variable in self.random.sample(VARIABLE_NAMES, self.random.randint(0, 2)):
            arity = self.random.choice((1, 1, 1, 2))
            domain = self.domain(arity, plain)
            parameters.append((variable, arity, domain))
            inner = inner.bound(variable, arity)
        listed = ", ".join(f"{variable}: {domain}" for variable, _, domain in parameters)
        result = self.random.choice((0, 1, 1, 2))
        if result:
            range_of = self.domain(result, plain, function=True)
            text = f"fun {name}[{listed}]: {range_of} {{ {self.expression(result, 2, inner)} }}"
        else:
            text = f"pred {name}[{listed}] {{ {self.formula(3, inner)} }}"
        known = (name, tuple(arity for _, arity, _ in parameters), result)
        return text, replace(names, functions=(*names.functions, known))

    def domain(self, arity: int, names: Names, *, function: bool = False) -> str:
        """What a variable ranges over."""
        if arity == 1:
            many = self.random.choice(("", "", "set ", "one ")) if function else ""
            plain = self.random.choice((*self.signatures, "univ", "Int"))
            return many + (plain if self.random.random() < 0.8 else self.expression(1, 1, names))
        return f"{self.random.choice(self.signatures)} -> {self.random.choice((*self.signatures, 'univ'))}"

    # Formulas

    def formula(self, depth: int, names: Names) -> str:
        """A formula."""
        if depth <= 0:
            return self._simple(0, names)
        choice = self.random.randrange(16)
        if choice < 6:
            return self._simple(depth - 1, names)
        if choice == 6:
            return f"{self.random.choice(('not ', '!'))}{_closed(self.formula(depth - 1, names))}"
        if choice < 9:
            return self._connected(depth, names)
        if choice < 12:
            return self._quantified(depth, names)
        if choice == 12:
            return self._let(depth, names, formula=True)
        if choice == 13:
            return f"({self.formula(depth - 1, names)})"
        if choice == 14:
            called = self.call(0, depth - 1, names)
            return called or self._simple(depth - 1, names)
        if self.temporal:
            word = self.random.choice(("always", "eventually", "after", "once", "historically", "before"))
            return f"{word} {_closed(self.formula(depth - 1, names))}"
        return f"{{ {self.formula(depth - 1, names)} {self.formula(depth - 2, names)} }}"

    def _connected(self, depth: int, names: Names) -> str:
        operators = ["and", "or", "=>", "<=>", "implies", "iff", "&&", "||"]
        if self.temporal:
            operators += ["until", "releases", "since", "triggered"]
        parts = [_closed(self.formula(depth - 1, names))]
        for _ in range(self.random.randint(1, 3)):
            word = self.random.choice(operators)
            parts += [word, _closed(self.formula(depth - 2, names))]
            if word in ("=>", "implies") and self.random.random() < 0.5:
                parts += ["else", _closed(self.formula(depth - 2, names))]
        return " ".join(parts)

    def _simple(self, depth: int, names: Names) -> str:
        arity = self.random.choice((1, 1, 1, 2, 2, 3))
        choice = self.random.randrange(5)
        if choice < 2:
            many = self.random.choice(("some", "no", "one", "lone"))
            return f"{many} {self.expression(arity, depth, names)}"
        if choice < 4:
            word = self.random.choice(("in", "=", "!=", "not in", "in"))
            right = self.expression(arity, depth, names)
            if word == "in" and self.random.random() < 0.15:
                right = f"({self.random.choice(('some', 'one', 'lone', 'set'))} {right})"
            elif word == "in" and arity == 2 and self.random.random() < 0.4:
                right = f"{self.expression(1, 0, names)} {self.arrow()} {self.expression(1, 0, names)}"
            return f"{self.expression(arity, depth, names)} {word} {right}"
        word = self.random.choice(("<", ">", "=<", ">=", "=", "<=", "!<"))
        return f"{self.integer(depth, names)} {word} {self.integer(depth, names)}"

    def _quantified(self, depth: int, names: Names) -> str:
        quantifier = self.random.choice(("all", "some", "no", "one", "lone"))
        declared, inner = self._declared(depth, names)
        return f"{quantifier} {declared} | {self.formula(depth - 1, inner)}"

    def _declared(self, depth: int, names: Names) -> tuple[str, Names]:
        parts = []
        for _ in range(self.random.randint(1, 2)):
            listed = self.random.sample(VARIABLE_NAMES, self.random.choice((1, 1, 2)))
            apart = "disj " if len(listed) > 1 and self.random.random() < 0.5 else ""
            domain = self.expression(1, min(1, depth - 2), names)
            mark = self.random.choice(("", "", "", "one "))
            parts.append(f"{apart}{', '.join(listed)}: {mark}{domain}")
            for each in listed:
                names = names.bound(each, 1)
        return ", ".join(parts), names

    def _let(self, depth: int, names: Names, *, formula: bool, arity: int = 1) -> str:
        bound = self.random.choice((1, 1, 2))
        name = self.random.choice(VARIABLE_NAMES)
        value = self.expression(bound, depth - 1, names)
        inner = names.bound(name, bound)
        body = self.formula(depth - 1, inner) if formula else self.expression(arity, depth - 1, inner)
        return f"let {name} = {value} | {body}"

    # Expressions

    def expression(self, arity: int, depth: int, names: Names) -> str:
        """A relation, as a rule with so many columns."""
        if self.random.random() < CARELESS:
            arity = self.random.randint(1, 3)
        if depth <= 0:
            return self._name(arity, names)
        choice = self.random.randrange(16)
        if choice < 4:
            return self._name(arity, names)
        if choice < 6:
            operator = self.random.choice(("+", "-", "&", "++", "&", "+"))
            return f"{self.expression(arity, depth - 1, names)} {operator} {self.expression(arity, depth - 1, names)}"
        if choice < 9:
            return self._join(arity, depth, names)
        if choice == 9:
            operator = self.random.choice(("<:", ":>"))
            one, other = self.expression(1, depth - 1, names), self.expression(arity, depth - 1, names)
            return f"{one} <: {other}" if operator == "<:" else f"{other} :> {one}"
        if choice == 10:
            return f"({self.expression(arity, depth - 1, names)})"
        if choice == 11:
            return self.call(arity, depth - 1, names) or self._name(arity, names)
        if choice == 12:
            condition = self.formula(depth - 2, names)
            then, other = self.expression(arity, depth - 1, names), self.expression(arity, depth - 1, names)
            return f"({condition} => {then} else {other})"
        if choice == 13 and arity == 1:
            declared, inner = self._declared(depth, names)
            return f"{{{declared} | {self.formula(depth - 1, inner)}}}" if "," not in declared else self._name(1, names)
        if choice == 14:
            return f"({self._let(depth, names, formula=False, arity=arity)})"
        return self._special(arity, depth, names)

    def _special(self, arity: int, depth: int, names: Names) -> str:
        if arity == 2 and self.random.random() < 0.7:
            mark = self.random.choice("~^*")
            inner = self.expression(2, depth - 1, names)
            return f"{mark}{inner}" if inner.isidentifier() else f"{mark}({inner})"
        if arity == 1:
            if self.temporal:
                return f"({self.expression(1, depth - 1, names)})'"
            return self.integer(depth - 1, names) if self.random.random() < 0.3 else self._name(1, names)
        first = self.random.randint(1, arity - 1)
        left, right = self.expression(first, depth - 1, names), self.expression(arity - first, depth - 1, names)
        return f"({left} -> {right})"

    def _join(self, arity: int, depth: int, names: Names) -> str:
        first = self.random.randint(1, min(arity + 1, 2))
        second = arity + 2 - first
        left, right = self.expression(first, depth - 1, names), self.expression(second, depth - 1, names)
        if self.random.random() < 0.3 and right.isidentifier():
            return f"{right}[{left}]"
        return f"{_enclosed(left)}.{_enclosed(right)}"

    def _name(self, arity: int, names: Names) -> str:
        known = [name for name, columns in names.relations if columns == arity]
        if arity == 1 and self.random.random() < 0.15:
            this = ("this",) * 3 if names.this else ()
            return str(self.random.choice(("univ", "none", "Int", *this)))
        if arity == 2 and self.random.random() < 0.08:
            return self.random.choice(("iden", "next", "prev"))
        if known:
            found = self.random.choice(known)
            return f"@{found}" if names.this and arity > 1 and self.random.random() < 0.4 else found
        pair = " -> ".join(self._name(1, names) for _ in range(arity))
        return f"({pair})" if arity > 1 else self.random.choice(self.signatures)

    def call(self, arity: int, depth: int, names: Names) -> str:
        """A function's value, or a predicate (no columns); empty if there is none."""
        known = [each for each in names.functions if each[2] == arity]
        if not known:
            return ""
        name, parameters, _ = self.random.choice(known)
        arguments = [self.expression(each, depth - 1, names) for each in parameters]
        if not arguments:
            return name if self.random.random() < 0.8 else f"{name}[]"
        if self.random.random() < 0.3:
            rest = f"[{', '.join(arguments[1:])}]" if arguments[1:] else ""
            return f"{_enclosed(arguments[0])}.{name}{rest}"
        return f"{name}[{', '.join(arguments)}]"

    def integer(self, depth: int, names: Names) -> str:
        """An integer, or a set that counts as one."""
        choice = self.random.randrange(7)
        if depth <= 0 or choice < 2:
            return self.random.choice(("0", "1", "2", "-1", "3"))
        if choice < 4:
            return f"#{_enclosed(self.expression(self.random.choice((1, 1, 2)), depth - 1, names))}"
        if choice == 4:
            operator = self.random.choice(("plus", "minus", "mul"))
            return f"{operator}[{self.integer(depth - 1, names)}, {self.integer(depth - 1, names)}]"
        if choice == 5:
            declared, inner = self._declared(depth, names)
            return f"(sum {declared} | {self.integer(depth - 1, inner)})"
        return f"{self.random.choice(('int', 'sum', 'Int'))}[{self.expression(1, depth - 1, names)}]"


def _enclosed(text: str) -> str:
    return text if text.removeprefix("@").isidentifier() else f"({text})"


def _closed(text: str) -> str:
    """A formula that may be an operand: in parentheses if a quantifier or a `let` is in it."""
    return f"({text})" if "|" in text else text


def module(seed: int) -> str:
    """The module of a seed."""
    return Generator(Random(seed)).module()
