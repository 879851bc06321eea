"""Made-up Java methods over inputs of reference types, with an assertion that few inputs break, if any.

Every program compiles, ends, and has one method `f`; it is checked for all inputs here, and run on some on a JVM.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from tests.reference_inputs.atoms import CONDITIONS, DECLARATIONS, EFFECTS, OWNING, OWNING_EFFECTS
from tests.reference_inputs.sentinels import HELD, OWNER, Sentinel, made_up_sentinels
from tests.reference_inputs.values import CLASSES, GENERIC, NEEDS, VALUES

PRIMITIVE = ("int", "boolean", "char")
_IMPORTS = "import java.util.*;\nimport java.util.function.*;\n"
_IMPORTED = (
    r"\b(List|ArrayList|Set|Map|EnumMap|LinkedHashMap|Locale|Arrays|Objects"
    r"|Function|Supplier|Predicate|Comparator|Optional)\b"
)
_TYPES = [t for t in VALUES if t != OWNER]
_OFTEN = ["Object", "Object", "Object", "Integer", "Number", "String", "int", "Thing", "Object[]", "Number[]", "Pair"]


@dataclass(frozen=True, slots=True)
class Program:
    """A class with a method `f`, and the declared types of its parameters."""

    name: str
    types: tuple[str, ...]
    text: str
    """Without the package, so that it may be stored anywhere."""
    sentinels: tuple[Sentinel, ...] = ()

    @property
    def called(self) -> str:
        """How the method is named."""
        return f"{self.name}.f"


class _Writer:
    def __init__(self, random: Random) -> None:
        self.random = random
        self.variables: dict[str, str] = {}
        self.sentinels: list[Sentinel] = []
        self.conditions, self.effects = [*CONDITIONS], [*EFFECTS]
        self.counter = 0
        self.holder = random.random() < 0.2
        """Whether the method is one of a generic class, with an input of its type variable."""

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def operand(self, t: str, known: bool = True) -> str | None:
        """Something of a type: most often a variable."""
        names = [name for name, held in self.variables.items() if held == t]
        if t == "Object" and self.chance(0.2):
            names += [f"((Object) {name})" for name, held in self.variables.items() if held not in (t, *PRIMITIVE)]
        if names and (known or self.chance(0.8)):
            return self.random.choice(names)
        if t in PRIMITIVE or (not known and t in ("Integer", "String", "Object")):
            value = self.random.choice([value for value in VALUES[t] if value != "null"])
            return value if t in PRIMITIVE else f"(({t}) ({value}))"
        return None

    def filled(self, template: str, types: tuple[str, ...]) -> tuple[str, list[str]] | None:
        """A template with its operands, and those that may be null."""
        operands = [self.operand(t, known=number == 0) for number, t in enumerate(types)]
        if None in operands or operands[0] in VALUES[types[0]]:
            return None
        given = [operand for operand in operands if operand is not None]
        names = [each.removeprefix("((Object) ").removesuffix(")") for each in given]
        nullable = [name for name in names if self.variables.get(name, "int") not in PRIMITIVE]
        return template.format(*given), list(dict.fromkeys(nullable))

    def condition(self) -> str:
        """A condition about variables, which seldom throws."""
        if self.sentinels and self.chance(0.3) and (compared := self.comparison()):
            return compared
        for _ in range(60):
            template, *types = self.random.choice(self.conditions)
            found = self.filled(template, tuple(types))
            if found is not None:
                text, nullable = found
                guards = [f"{name} != null" for name in nullable if self.chance(0.93)]
                tests = re.fullmatch(r"\w+ (instanceof \w+(\[\])?|== \w+)", text)
                text = text if tests or text.isidentifier() else f"({text})"
                return text if tests else " && ".join([*guards, text])
        return "true"

    def comparison(self) -> str:
        """Whether an input, or what it holds, is the object of a static field; empty if none may be."""
        sentinel = self.random.choice(self.sentinels)
        found = [name for name, t in self.variables.items() if t in (sentinel.type, "Object") and name != sentinel.name]
        for name, t in self.variables.items():
            found += [f"({name} == null ? null : {name}{part})" for part in HELD.get(t, ())]
        return f"{self.random.choice(found)} == {sentinel.name}" if found else ""

    def declaration(self) -> list[str]:
        for _ in range(20):
            t, template, *types = self.random.choice(DECLARATIONS)
            found = self.filled(template, tuple(types))
            if found is not None:
                self.counter += 1
                name = f"v{self.counter}"
                text, nullable = found
                self.variables[name] = t
                usual = "0" if t == "int" else "'q'" if t == "char" else "null"
                guard = " && ".join(f"{each} != null" for each in nullable)
                return [f"{t} {name} = {f'{guard} ? ({text}) : {usual}' if guard else text};"]
        return []

    def effect(self) -> list[str]:
        for _ in range(20):
            template, *types = self.random.choice(self.effects)
            found = self.filled(template, tuple(types))
            if found is not None:
                text, nullable = found
                guard = " && ".join(f"{each} != null" for each in nullable[:1])
                made = f"if ({guard}) {{ {text} }}" if guard and self.chance(0.95) else f"{{ {text} }}"
                return [made]
        return []

    def statement(self, depth: int) -> list[str]:
        kind = self.random.randrange(10)
        if kind < 3:
            return self.declaration()
        if kind < 5:
            return self.effect()
        if kind == 5 or depth <= 0:
            return [f"if ({self.condition()}) {{ {self.returning()} }}"]
        inner = [line for _ in range(self.random.randint(1, 2)) for line in self.scoped(depth - 1)]
        body = [f"    {line}" for line in inner]
        if kind < 8:
            return [f"if ({self.condition()}) {{", *body, "}"]
        caught = self.random.choice(
            ["RuntimeException", "ClassCastException", "ArrayStoreException", "NullPointerException"]
        )
        after = [f"    {line}" for line in self.effect()] if self.chance(0.4) else []
        last = ["} finally {", *after] if after else []
        return ["try {", *body, f"}} catch ({caught} e9) {{ {self.returning() if self.chance(0.5) else ''}", *last, "}"]

    def scoped(self, depth: int) -> list[str]:
        before = dict(self.variables)
        lines = self.statement(depth)
        self.variables = before
        return lines

    def returning(self) -> str:
        return "return true;"

    def claim(self) -> str:
        """Seldom false: that several things do not hold together, or that one of them follows from the others."""
        several = [self.condition() for _ in range(self.random.randint(1, 3))]
        if self.chance(0.6):
            return f"!({' && '.join(several)})"
        return f"!({' && '.join(several)}) || {self.condition()}"


def made_up_program(seed: int, with_statics: bool = False) -> Program:
    """The program of a seed; one with static fields uses them as it uses its inputs."""
    random = Random(seed)
    writer = _Writer(random)
    writer.sentinels = sentinels = made_up_sentinels(random) if with_statics else []
    if any(each.type == OWNER for each in sentinels):
        writer.conditions += OWNING * 10
        writer.effects += OWNING_EFFECTS * 8
    often = [*_OFTEN, *(each.type for each in sentinels for _ in range(8))]
    count = random.choice((1, 2, 2, 3))
    first = random.choice(_TYPES if random.random() < (0.2 if with_statics else 0.6) else often)
    types = [first, *(first if random.random() < 0.45 else random.choice(often) for _ in range(count - 1))]
    writer.variables = {f"p{number}": t for number, t in enumerate(types)}
    lines: list[str] = []
    inputs = list(writer.variables.items())
    writer.variables |= {each.name: each.type for each in sentinels}
    for name, t in inputs:
        if t not in PRIMITIVE and writer.chance(0.6):
            lines.append(f"if ({name} == null) return true;")
    for _ in range(random.randint(0, 3)):
        lines += writer.statement(2)
    ensured = writer.chance(0.4)
    lines += [f"return {writer.claim()};"] if ensured else [f"assert {writer.claim()};", "return true;"]
    name = f"{'S' if with_statics else 'P'}{seed}"
    fields = "".join(f"    {each.declaration}\n" for each in sentinels)
    return Program(name, tuple(types), _text(name, types, lines, fields), tuple(sentinels))


def _text(name: str, types: list[str], lines: list[str], fields: str) -> str:
    parameters = ", ".join(f"{t} p{number}" for number, t in enumerate(types))
    generic = "<T> " if set(GENERIC).intersection(types) else ""
    body = "\n".join(f"        {line}" for line in lines)
    method = f"    //@ ensures \\result;\n    static {generic}boolean f({parameters}) {{\n{body}\n    }}\n"
    used = [each for each in CLASSES if re.search(rf"\b{each}\b", fields + method)]
    for _ in range(2):
        used = [each for each in CLASSES if each in used or any(each in NEEDS.get(other, ()) for other in used)]
    members = "".join(f"    {CLASSES[each]}\n" for each in used)
    imports = _IMPORTS if re.search(_IMPORTED, fields + method) else ""
    return f"{imports}class {name} {{\n{members}{fields}{method}}}\n"
