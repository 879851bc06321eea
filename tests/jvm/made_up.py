"""Made-up Java programs: expressions over all primitive types, statements, and small class hierarchies.

Every program compiles and ends. Numbers with fractions are shown by their bits, since JDKs before 19 print more digits
of some than the language says. Texts are not compared by `==`: which methods give the object itself is not said.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.jvm.machines import Topic

INTEGRAL = ("byte", "short", "char", "int", "long")
NUMERIC = (*INTEGRAL, "float", "double")

_LITERALS = {
    "byte": ["(byte) 0", "(byte) -1", "(byte) 127", "(byte) -128", "(byte) 5"],
    "short": ["(short) 0", "(short) -1", "(short) 32767", "(short) -32768", "(short) 300"],
    "char": ["'a'", "'\\0'", "'\\uffff'", "'Z'", "'7'"],
    "int": ["0", "1", "-1", "2", "7", "31", "33", "127", "128", "-129", "65535", "100000", "0x7fffffff", "0x80000000"],
    "long": ["0L", "1L", "-1L", "63L", "65L", "0x7fffffffffffffffL", "0x8000000000000000L", "4294967296L", "-7L"],
    "float": ["0f", "-0f", "1f", "0.1f", "1e10f", "-2.5f", "3.4e38f", "1e-45f", "Float.NaN", "16777217f"],
    "double": [
        "0.0",
        "-0.0",
        "1.0",
        "0.1",
        "1e20",
        "-2.5",
        "1e308",
        "4.9e-324",
        "Double.NaN",
        "1.0 / 0",
        "2147483648.5",
    ],
    "String": ['""', '"a"', '"xyz"', '"Aa"', '"BB"', '"-12"'],
}

_HELPERS = """\
    static void show(byte v) { System.out.println("byte " + v); }
    static void show(short v) { System.out.println("short " + v); }
    static void show(char v) { System.out.println("char " + (int) v); }
    static void show(int v) { System.out.println("int " + v); }
    static void show(long v) { System.out.println("long " + v); }
    static void show(float v) { System.out.println("float " + Float.floatToIntBits(v)); }
    static void show(double v) { System.out.println("double " + Double.doubleToLongBits(v)); }
    static void show(boolean v) { System.out.println("boolean " + v); }
    static void show(String v) { System.out.println("String " + v); }
    static void show(Object v) { System.out.println("Object " + v); }
    static int trace(int place, int v) { System.out.println("at " + place); return v; }
    static boolean ask(int place, boolean v) { System.out.println("asked " + place); return v; }
"""


class Writer:
    """Writes one program; variables by their types, and how deep it stands in loops."""

    def __init__(self, random: Random, name: str) -> None:
        self.random = random
        self.name = name
        self.variables: dict[str, list[str]] = {}
        self.counter = 0
        self.loops: list[str] = []
        self.calls: list[str] = []
        self.in_method = False

    def fresh(self, prefix: str) -> str:
        self.counter += 1
        return f"{prefix}{self.counter}"

    def pick(self, *choices: str) -> str:
        return self.random.choice(choices)

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Variables declared inside are forgotten afterwards."""
        before = {type_: list(names) for type_, names in self.variables.items()}
        yield
        self.variables = before

    def variable(self, *types: str) -> str | None:
        names = [name for type_ in types for name in self.variables.get(type_, [])]
        return self.random.choice(names) if names else None

    # Expressions

    def integral(self, depth: int) -> str:
        """An expression of some integral primitive type."""
        if depth <= 0 or self.chance(0.15):
            name = self.variable(*INTEGRAL) if self.chance(0.7) else None
            return name or self.random.choice(_LITERALS[self.pick(*INTEGRAL)])
        kind = self.random.randrange(17)
        left = self.integral
        if kind < 5:
            return f"({left(depth - 1)} {self.pick('+', '-', '*', '/', '%')} {left(depth - 1)})"
        if kind < 7:
            return f"({left(depth - 1)} {self.pick('&', '|', '^')} {left(depth - 1)})"
        if kind < 9:
            return f"({left(depth - 1)} {self.pick('<<', '>>', '>>>')} {left(depth - 1)})"
        if kind == 9:
            return f"({self.pick('-', '~', '+')} {left(depth - 1)})"
        if kind == 10:
            return f"(({self.pick(*INTEGRAL)}) {self.numeric(depth - 1)})"
        if kind == 11:
            return f"({self.truth(depth - 1)} ? {left(depth - 1)} : {left(depth - 1)})"
        if kind == 12:
            return f"trace({self.fresh('')}, (int) {left(depth - 1)})"
        if kind == 13:
            return self._integral_leaf(depth)
        if kind == 14 and self.calls:
            return f"{self.random.choice(self.calls)}((int) {left(depth - 1)})"
        return self._effect(depth, INTEGRAL) or left(depth - 1)

    def _integral_leaf(self, depth: int) -> str:
        array = self.variable("int[]")
        boxed = self.variable("Integer")
        text = self.variable("String")
        options = []
        if array:
            options += [f"{array}[(int) ({self.integral(depth - 1)} & 3)]", f"{array}[{self.pick('0', '2', '3')}]++"]
            options += [
                f"({array}[{self.pick('0', '1')}] {self.pick('+=', '-=', '^=', '>>>=')} {self.integral(depth - 1)})"
            ]
        if boxed:
            options += [f"(+{boxed})", f"(+({boxed}++))", f"{boxed}.hashCode()"]
        if text:
            options += [f"{text}.length()", f"{text}.hashCode()", f"{text}.charAt({self.pick('0', '1', '2')})"]
        return self.random.choice(options) if options else "42"

    def _effect(self, depth: int, types: tuple[str, ...]) -> str | None:
        """An expression that changes a variable of one of the types."""
        name = self.variable(*types)
        if name is None:
            return None
        type_ = next(t for t, names in self.variables.items() if name in names)
        kind = self.random.randrange(4)
        if kind == 0:
            return self.pick(f"({name}++)", f"(++{name})", f"({name}--)", f"(--{name})")
        if kind == 1:
            return f"({name} = ({type_}) {self.numeric(depth - 1)})"
        if kind == 2 and type_ in INTEGRAL:
            return f"({name} {self.pick('&=', '|=', '^=', '<<=', '>>=', '>>>=')} {self.integral(depth - 1)})"
        return f"({name} {self.pick('+=', '-=', '*=', '/=', '%=')} {self.numeric(depth - 1)})"

    def numeric(self, depth: int) -> str:
        """An expression of some numeric primitive type."""
        if self.chance(0.4):
            return self.integral(depth)
        if depth <= 0 or self.chance(0.15):
            name = self.variable("float", "double") if self.chance(0.7) else None
            return name or self.random.choice(_LITERALS[self.pick("float", "double")]).join("()")
        kind = self.random.randrange(9)
        if kind < 4:
            return f"({self.numeric(depth - 1)} {self.pick('+', '-', '*', '/', '%')} {self.numeric(depth - 1)})"
        if kind == 4:
            return f"(- {self.numeric(depth - 1)})"
        if kind == 5:
            return f"(({self.pick(*NUMERIC)}) {self.numeric(depth - 1)})"
        if kind == 6:
            return f"({self.truth(depth - 1)} ? {self.numeric(depth - 1)} : {self.numeric(depth - 1)})"
        if kind == 7:
            return f"Math.{self.pick('abs', 'abs')}({self.numeric(depth - 1)})"
        return self._effect(depth, ("float", "double")) or self.numeric(depth - 1)

    def truth(self, depth: int) -> str:
        """An expression of type boolean."""
        if depth <= 0:
            return self.variable("boolean") or self.pick("true", "false")
        kind = self.random.randrange(12)
        if kind < 4:
            return (
                f"({self.numeric(depth - 1)} {self.pick('<', '<=', '>', '>=', '==', '!=')} {self.numeric(depth - 1)})"
            )
        if kind < 6:
            return f"({self.truth(depth - 1)} {self.pick('&&', '||')} {self.truth(depth - 1)})"
        if kind == 6:
            return f"({self.truth(depth - 1)} {self.pick('&', '|', '^', '==', '!=')} {self.truth(depth - 1)})"
        if kind == 7:
            return f"!{self.truth(depth - 1)}"
        if kind == 8:
            return f"ask({self.fresh('')}, {self.truth(depth - 1)})"
        if kind == 9 and (name := self.variable("boolean")):
            return f"({name} {self.pick('=', '&=', '|=', '^=')} {self.truth(depth - 1)})"
        if kind == 10 and (name := self.variable("Integer")):
            return f"({name} == {self.variable('Integer')})"
        if (name := self.variable("String")) is not None:
            return f"{name}.equals({self.text(depth - 1)})"
        return self.pick("true", "false")

    def text(self, depth: int) -> str:
        """An expression of type String."""
        name = self.variable("String")
        if depth <= 0 or self.chance(0.3):
            return name if name and self.chance(0.6) else self.random.choice(_LITERALS["String"])
        kind = self.random.randrange(6)
        if kind < 3:
            part = self.pick(self.integral(depth - 1), self.truth(depth - 1), self.text(depth - 1))
            return f"({self.text(depth - 1)} + {part})"
        if kind == 3:
            return f"({self.integral(depth - 1)} + {self.text(depth - 1)})"
        if kind == 4:
            return f"({self.truth(depth - 1)} ? {self.text(depth - 1)} : {self.text(depth - 1)})"
        return f"{self.text(depth - 1)}.{self.pick('toUpperCase()', 'trim()', 'substring(1)', 'concat(null)')}"

    def any_of(self, type_: str, depth: int) -> str:
        """An expression that a variable of the type can hold."""
        if type_ == "boolean":
            return self.truth(depth)
        if type_ == "String":
            return self.text(depth)
        if type_ == "Integer":
            return f"(int) {self.integral(depth)}"
        if type_ == "int[]":
            return f"{{{', '.join(f'(int) {self.integral(1)}' for _ in range(4))}}}"
        return f"({type_}) {self.numeric(depth)}"

    # Statements

    def declaration(self, type_: str) -> list[str]:
        value = self.any_of(type_, 1)
        name = self.fresh("v")
        self.variables.setdefault(type_, []).append(name)
        return [f"{type_} {name} = {value};"]

    def block(self, size: int, depth: int) -> list[str]:
        with self.scope():
            return [f"    {line}" for _ in range(size) for line in self.statement(depth)]

    def statement(self, depth: int) -> list[str]:
        simple = [self._show, self._show, self._assign, self._declare, self._leave]
        nested = [self._if, self._loop, self._switch, self._arrows, self._try, self._try, self._block, self._function]
        return self.random.choice(simple if depth <= 0 else simple + nested)(depth)

    def _show(self, _: int) -> list[str]:
        kind = self.random.randrange(5)
        value = self.text(2) if kind == 0 else self.truth(3) if kind == 1 else self.numeric(3)
        return [f"show({value});"]

    def _declare(self, _: int) -> list[str]:
        return self.declaration(self.pick(*NUMERIC, "boolean", "String", "Integer"))

    def _assign(self, _: int) -> list[str]:
        if self.chance(0.2) and (name := self.variable("String")):
            value = self.pick(self.text(1), self.integral(2), self.truth(1))
            # A text that doubles in every round of nested loops would outgrow any memory.
            return [f"if ({name}.length() < 200) {{ {name} += {value}; }}"]
        return [f"{self._effect(3, NUMERIC)};".replace("(", "", 1)[::-1].replace(")", "", 1)[::-1]]

    def _leave(self, _: int) -> list[str]:
        """Leaves a loop, the method or, by an exception, whatever there is."""
        options = [f'throw new IllegalStateException("s" + ({self.integral(1)}));']
        if self.loops:
            label = self.random.choice(self.loops)
            options += [f"break {label};", f"continue {label};", "break;", "continue;"]
        if self.in_method:
            options += [f"return (int) {self.integral(2)};"] * 2
        return [f"if ({self.truth(2)}) {{ {self.random.choice(options)} }}"]

    def _if(self, depth: int) -> list[str]:
        lines = [f"if ({self.truth(2)}) {{", *self.block(2, depth - 1)]
        if self.chance(0.5):
            lines += ["} else {", *self.block(2, depth - 1)]
        return [*lines, "}"]

    def _block(self, depth: int) -> list[str]:
        return ["{", *self.block(2, depth - 1), "}"]

    def _loop(self, depth: int) -> list[str]:
        if len(self.loops) >= 2:
            return self._if(depth)
        count, label, bound = self.fresh("n"), self.fresh("loop"), self.random.randrange(1, 4)
        more = f"{count}++ < {bound}" + (f" && {self.truth(2)}" if self.chance(0.4) else "")
        self.loops.append(label)
        body = self.block(3, depth - 1)
        self.loops.pop()
        kind = self.random.randrange(4)
        if kind == 0:
            return [f"int {count} = 0;", f"{label}: while ({more}) {{", *body, "}"]
        if kind == 1:
            return [f"int {count} = 0;", f"{label}: do {{", *body, f"}} while ({more});"]
        if kind == 2:
            update = self._effect(1, INTEGRAL)
            step = f", {update[1:-1]}" if update and self.chance(0.3) else ""
            return [f"{label}: for (int {count} = 0; {count} < {bound}; {count}++{step}) {{", *body, "}"]
        elements = ", ".join(self.random.choice(_LITERALS["byte"]) for _ in range(bound))
        return [f"{label}: for ({self.pick('byte', 'int', 'long')} {count} : new byte[] {{{elements}}}) {{", *body, "}"]

    def _labels(self) -> tuple[str, list[str]]:
        if self.chance(0.3):
            return self.text(2), self.random.sample(_LITERALS["String"], 3)
        if self.chance(0.3):
            return f"(char) ('a' + ({self.integral(2)} & 3))", ["'a'", "'b'", "'c'"]
        return f"(int) ({self.integral(2)} & 3)", self.random.sample(["0", "1", "2", "3"], 3)

    def _switch(self, depth: int) -> list[str]:
        value, labels = self._labels()
        cases = [f"case {label}:" for label in labels]
        cases.insert(self.random.randrange(4), "default:")
        lines = [f"switch ({value}) {{"]
        for case in cases:
            lines += [f"    {case} {{", *(f"    {line}" for line in self.block(1, depth - 1)), "    }"]
            lines += ["    if (ask(0, true)) { break; }"] if self.chance(0.5) and not self.loops else []
        return [*lines, "}"]

    def _arrows(self, _: int) -> list[str]:
        value, labels = self._labels()
        arms = [
            f"case {labels[0]}, {labels[1]} -> {self.numeric(2)};",
            f"case {labels[2]} -> {{ yield {self.numeric(2)}; }}",
        ]
        return [f"show(switch ({value}) {{ {' '.join(arms)} default -> {self.numeric(1)}; }});"]

    def _try(self, depth: int) -> list[str]:
        lines = ["try {", *self.block(2, depth - 1)]
        kinds = self.random.choice([["ArithmeticException"], ["IllegalStateException"], ["RuntimeException"], []])
        for kind in kinds:
            error = self.fresh("e")
            lines += [f"}} catch ({kind} {error}) {{", f"    show({error}.getMessage());", *self.block(1, depth - 1)]
        if not kinds or self.chance(0.4):
            lines += ["} finally {", *self.block(1, depth - 1)]
        return [*lines, "}"]

    def _function(self, _: int) -> list[str]:
        """A function object that captures a variable, and is called twice."""
        name, captured, given = self.fresh("f"), self.fresh("c"), self.fresh("y")
        function = f"{given} -> {captured} {self.pick('+', '-', '*', '/', '%', '<<', '^')} {given}"
        return [
            f"final int {captured} = (int) {self.integral(2)};",
            f"java.util.function.IntUnaryOperator {name} = {function};",
            f"show({name}.applyAsInt((int) {self.integral(1)}) + {name}.applyAsInt({self.pick('3', '-1')}));",
        ]

    # Programs

    def method(self, name: str, header: str, field: str | None = None) -> list[str]:
        """A method from int to int that calls only what is there already."""
        self.variables = {"int": ["x"] + ([field] if field else [])}
        self.in_method, self.loops = True, []
        body = [line for type_ in ("long", "char") for line in self.declaration(type_)]
        body += [line for _ in range(2) for line in self.statement(2)]
        self.in_method = False
        return [
            f"{header} int {name}(int x) {{",
            *(f"    {line}" for line in body),
            f"    return (int) {self.integral(2)};",
            "}",
        ]

    def main_body(self) -> list[str]:
        self.variables, self.loops = {}, []
        lines = [
            line for t in (*NUMERIC, "boolean", "String", "Integer", "Integer", "int[]") for line in self.declaration(t)
        ]
        for _ in range(6):
            # Names stay free for the rest of the program, since each part has a scope of its own.
            lines += ["try {", *self.block(2, 2), "} catch (RuntimeException e) {", "    show(e.getMessage());", "}"]
        for type_ in (*NUMERIC, "boolean", "String"):
            lines += [f"show({name});" for name in self.variables[type_]]
        return lines

    def hierarchy(self) -> list[str]:
        """Three classes and an interface; every class overrides some of the methods, with fields of the same name."""
        lines: list[str] = []
        names = ["A", "B", "C"]
        self.calls = []
        lines += ["interface I {", *(f"    {line}" for line in self.method("d", "default")), "}"]
        for number, name in enumerate(names):
            above = f" extends {names[number - 1]}" if number else ""
            self.variables, self.calls = {}, []
            lines += [f"static class {name}{above}{' implements I' if self.chance(0.5) or not number else ''} {{"]
            lines += [f"    static int s{name} = trace({self.fresh('')}, (int) {self.integral(1)});"]
            lines += [f"    int f = trace({self.fresh('')}, (int) {self.integral(1)});"]
            lines += [f"    {{ show(f + {self.pick('1', '2')}); }}"] if self.chance(0.5) else []
            lines += [f"    {name}() {{ {'super();' if number else ''} trace({self.fresh('')}, m1({number})); }}"]
            for index in range(3):
                if number == 0 or self.chance(0.5):
                    self.calls = [f"m{k}" for k in range(index)] + (["d"] if index else [])
                    self.calls += [f"super.m{index}"] if number else []
                    lines += [f"    {line}" for line in self.method(f"m{index}", "", "f")]
            lines += ["}"]
        self.calls = []
        return lines

    def uses(self) -> list[str]:
        """Uses of the hierarchy: fields by static type, methods by dynamic type, casts that may fail."""
        lines: list[str] = []
        for _ in range(4):
            dynamic = self.random.randrange(3)
            static = self.random.randrange(dynamic + 1)
            cast = self.pick("A", "B", "C")
            name = self.fresh("o")
            body = [f"{'ABC'[static]} {name} = new {'ABC'[dynamic]}();", f"show({name}.f);", f"show(((A) {name}).f);"]
            body += [f"show({name}.m{self.random.randrange(3)}({self.pick('0', '3', '-7')}));" for _ in range(2)]
            body += [f"show({name} instanceof {cast});", f"show((({cast}) {name}).f + {cast}.s{cast});"]
            lines += ["try {", *(f"    {line}" for line in body)]
            lines += ["} catch (ClassCastException e) {", '    show("cast");']
            lines += ["} catch (RuntimeException e) {", "    show(e.getMessage());", "}"]
        return lines

    def program(self) -> str:
        """The whole program."""
        members = self.hierarchy() if self.chance(0.4) else []
        self.calls = []
        uses = self.uses() if members else []
        for name in ("p", "q"):
            method = self.method(name, "static")
            members += method
            self.calls = [*self.calls, name]
        body = [*self.main_body(), *uses]
        text = "\n".join(f"    {line}" for line in members)
        main = "\n".join(f"        {line}" for line in body)
        head = "    public static void main(String[] args) {"
        return f"class {self.name} {{\n{_HELPERS}\n{text}\n\n{head}\n{main}\n    }}\n}}\n"


def made_up(programs: int, seed: int, together: int = 20) -> list[Topic]:
    """So many programs, some of them together in a file; the same for the same seed."""
    made: list[Topic] = []
    for first in range(0, programs, together):
        texts = [
            Writer(Random(seed * 1_000_003 + number), f"Made{number}").program()
            for number in range(first, min(first + together, programs))
        ]
        made.append(Topic(f"made{first}", "\n".join(texts)))
    return made
