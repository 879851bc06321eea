"""Made-up Java classes with state of their own, and code of other classes that uses them in random order.

`Drive7.run(n)` takes the first n of the steps and gives all objects that it has met. Every program compiles: final
fields get their value once in every constructor.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from random import Random

from tests.java.driver import DRIVER, PLUGGED, STRANGERS
from tests.java.leaks import SUPERCLASSES, Leak, some_leak, with_leak
from tests.java.tricks import some_tricks

_NAMES = re.compile(
    r"\b(Base|Box|Carrier|Cell|Drive|Far|Hook|Inner|Kind|Lower|Mute|Open|Outer|Ranked|Stranger|Task|[A-Z][a-z]+\d+_)\b"
)
LISTS, MAPS = "List<String>", "Map<String, Integer>"
_TYPES = ("Object", "Object", "String", "String", "Integer", "Inner", "Kind", "Object[]", *(LISTS, MAPS) * 3)
_TYPES += ("int[]", "int[]", "int[][]", "Cell<String>")
_NEW = {
    "Object": ["new Object()", "new Inner()"],
    "String": ['"a"', '"a" + p', "String.valueOf(p)", "String.valueOf(n)"],
    "Integer": ["n", "7", "Integer.valueOf(n)"],
    "Inner": ["new Inner()", 'new Inner("b")', "new Inner(n)"],
    "Open": ["new Open()", "new Open(p)"],
    "Kind": ["Kind.ONE", "Kind.TWO"],
    "int[]": ["new int[3]", "new int[3]", "new int[] {1, n, 3}", "Arrays.copyOf(new int[3], 3)"],
    "int[][]": ["new int[2][3]", "new int[2][3]", "new int[2][3]", "new int[2][]"],
    "Object[]": ["new Object[n & 1]", "new Object[] {p}", "new String[1]", "(Object[]) new String[] {null}"],
    "Cell<String>": ["new Cell<>(s)", 'new Cell<>("c")', "new Cell<>(s + n)"],
    LISTS: ["new ArrayList<>()", "new ArrayList<>(4)", "Arrays.asList(s)", "new ArrayList<>(other.{f})"],
    MAPS: ["new HashMap<>()", "new TreeMap<>()", "new HashMap<>(8)"],
}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a made-up class."""

    owner: str
    name: str
    type: str
    modifiers: str
    initial: bool

    @property
    def final(self) -> bool:
        return "final" in self.modifiers


class _Writer:
    """Writes the fields, constructors and methods of one class."""

    def __init__(self, random: Random, owner: str, fields: list[Field]) -> None:
        self.random = random
        self.owner = owner
        self.fields = fields
        self.is_static = False
        self.in_method = False
        self.risk = 0.0
        """How often something is done that spoils what would be known else: once in a while, or nothing is known."""
        self.methods: list[str] = []
        """How others may call what is there, with `o` for an object."""
        self.leak = some_leak(random, 0.4) if owner == "Outer" else None
        """How a constructor shows its object too early, if it does."""

    def value(self, t: str, name: str = "") -> str:
        """An expression of a type; `p` is an Object, `s` a String, `n` an int, `other` of the class, all parameters."""
        same = [f"other.{f.name}" for f in self.fields if f.type == t]
        made = [each.replace("{f}", name) for each in _NEW[t] if "{f}" not in each or (t == LISTS and name)]
        roll = self.random.random()
        if roll > 0.9:
            return f"(n > 0 ? {self.value(t, name)} : {self.value(t, name)})"
        if roll > self.risk:
            return self.random.choice(made)
        parameters = {"Object": "p", "String": "s", "Inner": "new Inner(p)", "int[]": "Drive.shared"}
        return self.random.choice(["null", parameters.get(t, f"({t}) p" if "<" not in t else "null"), *same])

    def place(self, f: Field, *more: str) -> str:
        """How code gets at a field."""
        through = f"other.{f.name}"
        return through if self.is_static else self.random.choice([f.name, f"this.{f.name}", through, *more])

    def assignment(self, f: Field) -> str:
        """A statement that gives a field a value, somehow."""
        value = self.value(f.type, f.name)
        place = self.place(f, f"(({f.owner}) this).{f.name}")
        plain = f"{place} = {value};"
        shape = self.random.randrange(12)
        if (shape == 0 or self.risk > self.random.random() + 0.4) and f.type in ("Object", "String"):
            name = "p" if f.type == "Object" else "s"
            test = f"if ({name} == null) throw new IllegalArgumentException();"
            return " ".join(self.random.sample([test, f"{place} = {name};"], 2))
        wrapped = {
            1: f"Runnable r = () -> {{ {plain} }}; r.run();",
            2: f"new Object() {{ void go() {{ {plain.replace('this.', self.owner + '.this.')} }} }}.go();",
            3: f"try {{ {plain} if (n > 1) throw new IllegalStateException(); }} finally {{ Drive.count--; }}",
            4: f"for (int i = 0; i < n; i++) {{ {plain} }}",
            5: f"{f.type} local = {value}; if (n > 0) local = {self.value(f.type, f.name)}; {place} = local;",
            6: f"if (n > 0) {{ {plain} }} else {{ {self.place(f)} = {self.value(f.type, f.name)}; }}",
            7: f"switch (n) {{ case 1: {plain} break; default: }}",
            8: f"{f.type} local = {value}; {place} = local; other.{f.name} = local;",
            9: f"{f.type} local = {value}; other.{f.name} = local; {place} = local; Drive.met(other);",
        }
        if "this)" in place and shape == 2:
            return plain
        return wrapped.get(shape, plain)

    def use(self, f: Field) -> str:
        """A statement that does something with what a field holds."""
        name = self.place(f)
        if f.type == LISTS:
            text = self.random.choice(["s", '"b"', "s + n", 's == null ? "" : s', 's == null ? s : ""'])
            usual = [
                f'{name}.add("b");',
                f"{name}.set(0, s + n);",
                f"if (s == null) throw new IllegalStateException(); {name}.add(s);",
                f"for (String each : {name}) {{ Drive.count += each == null ? 1 : 2; }}",
                f"Drive.met(new ArrayList<>({name}));",
            ]
            uses = [
                f"{name}.add({text});",
                f"{name}.set(0, {text});",
                f"{name}.add(s); if (s == null) throw new IllegalStateException();",
                f"Consumer<String> c = {name}::add; c.accept(s);",
                f"{name}.replaceAll(each -> s);",
                f"List<String> local = {name}; local.add({text});",
                f"Collections.addAll({name}, s);",
                f"{name}.removeIf(each -> each == s);",
                f"Object[] all = {{{name}}}; Drive.met(all);",
                f"{name}.addAll(other.{f.name});",
            ]
        elif f.type == MAPS:
            value = self.random.choice(["n", "n > 0 ? n : null", "(Integer) p", "1"])
            usual = [
                f'{name}.put("k" + n, n);',
                f"for (Map.Entry<String, Integer> e : {name}.entrySet()) {{ Drive.met(e.getKey()); }}",
                f"Drive.met({name}.keySet());",
            ]
            uses = [
                f'{name}.put("k" + n, {value});',
                f"{name}.put(s, {value});",
                f"{name}.merge(s, {value}, (one, two) -> two);",
                f"for (Map.Entry<String, Integer> e : {name}.entrySet()) {{ e.setValue({value}); }}",
                f"for (Map.Entry<String, Integer> e : {name}.entrySet()) {{ Drive.met(e); }}",
                f"Drive.met({name}.entrySet());",
                f"{name}.entrySet().forEach(e -> Drive.met(e));",
                f"{name}.computeIfAbsent(s, key -> n);",
                f"{name}.replaceAll((key, old) -> null);",
                f"Drive.met(new ArrayList<>({name}.values()));",
            ]
        elif f.type == "int[]":
            usual = [
                f"{name}[0] = n;",
                f"Drive.count += {name}.length + {name}[2];",
                f"for (int each : {name}) {{ Drive.count += each; }}",
                f"Object found = Arrays.copyOf({name}, 4);",
                f"Arrays.fill({name}, n);",
                f"Arrays.sort({name});",
                f"System.arraycopy({name}, 0, new int[3], 0, 1);",
                f"Drive.count += Arrays.hashCode({name}) + {name}.clone().length;",
            ]
            uses = [
                f"Drive.met({name});",
                f"int[] local = {name}; Drive.last = local;",
                f"Object found = {name}; Drive.met(found);",
                f"Drive.met(Arrays.asList({name}, null));",
                f"Object[] row = new Object[1]; Arrays.fill(row, {name}); Drive.met(row);",
                f"System.arraycopy(new Object[] {{{name}}}, 0, Drive.room, 0, 1); Drive.met(Drive.room[0]);",
                f"Collections.addAll(Drive.seen, {name}, s);",
                f"Drive.keep({name});",
                f"Drive.met(List.of({name}));",
                f"Supplier<Object> later = () -> {name}; Drive.met(later.get());",
            ]
        elif f.type == "int[][]":
            usual = [
                f"{name}[0][0] = n;",
                f"for (int[] row : {name}) {{ Drive.count += row.length; }}",
                f"Drive.count += {name}[1].length;",
                f"Drive.met({name}[0]);",
            ]
            uses = [
                f"{name}[0] = new int[n & 3];",
                f"{name}[1] = null;",
                f"int[][] local = {name}; local[0] = null;",
                f"Arrays.fill({name}, new int[1]);",
                f"Drive.met({name});",
            ]
        elif f.type == "Cell<String>":
            usual = [f'{name}.put("d" + n);', f"Drive.count += {name}.size();", f"Object found = {name}.get();"]
            uses = [f"{name}.put(s);", f"{name}.take(null);", f"Drive.met({name});", f"{name}.row()[0] = s;"]
        elif f.type == "Object[]":
            usual = [
                f"{name}[0] = p;",
                f"Arrays.fill({name}, null);",
                f"Drive.met({name});",
                f"Object found = {name}.clone();",
            ]
            uses = usual
        else:
            uses = usual = [f"Drive.met({name});", f"Object found = {name};"]
        return self.random.choice(uses if self.random.random() < self.risk else usual)

    def statement(self) -> str:
        """A statement about one of the fields."""
        if self.random.random() < 0.15:
            return self.passed_on()
        f = self.random.choice(self.fields)
        return self.use(f) if f.final or self.random.random() < 0.5 else self.assignment(f)

    def passed_on(self) -> str:
        """A call of the private method, with what may be null or not."""
        target = "other." if self.is_static else self.random.choice(["", "this.", "other."])
        call = f"{target}keep({self.value('Object')}, {self.value('String')}, n, other);"
        leave = "return" if self.in_method else "throw new IllegalStateException()"
        test = self.random.choice(["", "", f"if (p == null) {leave}; "])
        return test + (call.replace("keep(", "keep(p == null ? s : ") if self.risk > self.random.random() else call)

    def kept(self) -> str:
        """The private method: it keeps what it is given."""
        free = [f for f in self.fields if not f.final and f.type in ("Object", "String")]
        steps = [f"{f.name} = {'p' if f.type == 'Object' else 's'};" for f in free if self.random.random() < 0.7]
        return f"private void keep(Object p, String s, int n, {self.owner} other) {{ {' '.join(steps)} }}"

    def handed(self) -> str:
        """A method that hands on what it is given, tested or not."""
        given = self.random.choice(["p", "p", 'p == null ? "h" : p', "Objects.requireNonNull(p)"])
        test = self.random.choice(["", "", "if (p == null) return;"])
        self.methods.append("hand({p})")
        inner = self.random.choice([f"Drive.met(new Inner({given}));", f'keep({given}, "k", 1, this);'])
        return f"void hand(Object p) {{ {test} {inner} }}"

    def recursive(self) -> list[str]:
        """Methods that call each other and do something with the fields where they end."""
        if self.random.random() < 0.6:
            return []
        self.methods.append("up({n}, {p}, {s}, {o})")
        last = self.statement()
        if "return" in last:
            last = ""
        parameters = f"int n, Object p, String s, {self.owner} other"
        made = [
            f"void up({parameters}) {{ if (n > 0) down(n - 1, p, s, other); }}",
            f"void down({parameters}) {{ if (n > 0) up(n, p, s, other); else {{ {last} }} }}",
        ]
        self.random.shuffle(made)
        return made

    def block(self, most: int) -> str:
        """Some statements, each in a scope of its own."""
        return " ".join(f"{{ {self.statement()} }}" for _ in range(self.random.randint(0, most)))

    def trick(self) -> str:
        """A statement that spoils what is known, unless somebody notices."""
        self.risk = 0.9
        held = [f for f in self.fields if f.type in (LISTS, MAPS)]
        free = [f for f in self.fields if not f.final]
        if self.random.random() < 0.2:
            made = f"{{ {self.passed_on()} }}"
        elif held and self.random.random() < 0.6:
            made = f"{{ {self.use(self.random.choice(held))} }}"
        else:
            made = f"{{ {self.assignment(self.random.choice(free)) if free else self.statement()} }}"
        self.risk = 0.0
        return made

    def constructors(self) -> list[str]:
        """Constructors that give every final field a value, and those that call one of them, in any order."""
        parameters = [f"Object p, String s, int n, {self.owner} other"]
        parameters += [f"int n, Object p, String s, {self.owner} other"] * (self.random.random() < 0.5)
        leaking = self.random.choice(parameters)
        first, second = self.random.choice(["null", "new Object()"]), self.random.choice(["null", '"c"'])
        after = self.random.choice(["Drive.met(p);", ""])
        made = [
            *(f"{self.owner}({each}) {{ {self.constructed(each == leaking)} }}" for each in parameters),
            f"{self.owner}(Object p) {{ this({first}, {second}, 1, null); {after} }}",
            f"{self.owner}() {{ this(null); }}",
        ]
        self.makers = len(parameters)
        self.random.shuffle(made)
        return made

    def constructed(self, leaks: bool) -> str:
        """The body of a constructor that calls no other one."""
        steps = [self.first_value(f) for f in self.fields if f.final and not f.initial]
        steps += [f"{{ {self.assignment(f)} }}" for f in self.fields if not f.final and self.random.random() < 0.3]
        self.random.shuffle(steps)
        if self.leak is not None and leaks:
            steps = with_leak(self.random, self.leak, steps)
        if self.random.random() < 0.4:
            name = self.random.choice("ps")
            at = self.random.randint(0, len(steps))
            steps.insert(at, f"if ({name} == null) throw new IllegalArgumentException();")
        if self.random.random() < 0.2:
            steps.append("if (n > 1) throw new IllegalStateException();")
        return " ".join(steps)

    def first_value(self, f: Field) -> str:
        """What gives a final field its value."""
        value = self.value(f.type, f.name)
        name = {"Object": "p", "String": "s"}.get(f.type)
        if name is not None and self.random.random() < 0.4:
            value = self.random.choice([name, f"Objects.requireNonNull({name})"])
        return f"this.{f.name} = {value};"

    def members(self) -> list[str]:
        """Everything inside of the class."""
        lines = []
        for f in self.fields:
            initial = f" = {self.first_text(f)}" if f.initial else ""
            lines.append(f"{f.modifiers} {f.type} {f.name}{initial};")
        lines += [*self.constructors(), self.kept(), self.handed(), *self.recursive()]
        if self.leak is not None:
            lines.append(self.leak.members)
        if self.random.random() < 0.3:
            self.is_static = True  # a final field may be read through `other` alone
            lines.append(
                f"{{ Object p = null; String s = null; int n = 1; {self.owner} other = this; {self.block(1)} }}"
            )
            self.is_static = False
        for number in range(self.random.randint(1, 4)):
            self.is_static, self.in_method = self.random.random() < 0.2, True
            body = self.block(2)
            body += self.trick() if number == 0 or self.random.random() < 0.1 else ""
            kind = "static " if self.is_static else ""
            self.is_static, self.in_method = False, False
            lines.append(f"{kind}void m{number}(Object p, String s, int n, {self.owner} other) {{ {body} }}")
            self.methods.append(f"m{number}({{p}}, {{s}}, {{n}}, {{o}})")
        for f in self.fields:
            if self.random.random() < 0.15:
                lines.append(f"{f.type} get{f.name}() {{ return {f.name}; }}")
                self.methods.append(f"get{f.name}()")
        return lines

    def first_text(self, f: Field) -> str:
        """What a field begins with, where no parameters are."""
        texts = {
            "Object": "new Object()",
            "String": '"i"',
            "Integer": "3",
            "Inner": "new Inner()",
            "Open": "new Open()",
        }
        texts |= {
            "Kind": "Kind.TWO",
            "Cell<String>": 'new Cell<>("e")',
            "Object[]": "new Object[1]",
            "int[]": "new int[3]",
            "int[][]": "new int[2][3]",
            LISTS: "new ArrayList<>()",
            MAPS: "new HashMap<>()",
        }
        is_endless = f.type in ("Inner", "Open") and self.owner != "Outer"
        return "null" if is_endless or self.random.random() < 0.05 else texts[f.type]


def _fields(random: Random, owner: str, number: int) -> list[Field]:
    found = []
    for index in range(number):
        modifiers = random.choice(["private", "private", "private", "private final", "final", ""])
        initial = random.random() < 0.6
        found.append(Field(owner, f"{owner.lower()}{index}", random.choice(_TYPES), modifiers, initial))
    return found


def stateful_program(seeds: Iterable[int]) -> str:
    """A program of several that have nothing to do with each other: their classes have their numbers in their names."""
    return "import java.util.*;\nimport java.util.function.*;\n" + "".join(map(_numbered, seeds))


def _numbered(seed: int) -> str:
    return _NAMES.sub(rf"\g<1>{seed}", stateful_class(seed).text)


@dataclass(frozen=True, slots=True)
class StatefulClass:
    """A made-up class `Outer` with what belongs to it, and its fields."""

    text: str
    fields: list[Field]


def stateful_class(seed: int) -> StatefulClass:
    """A class with a private and an open one inside, classes below them, an enum, and the driver."""
    random = Random(seed)
    outer = _Writer(random, "Outer", _fields(random, "Outer", random.randint(1, 3)))
    if outer.leak is not None:  # there must be something that those who see the object too early could miss
        outer.fields[0] = replace(outer.fields[0], modifiers="private final", initial=False)
    inner = _fields(random, "Inner", random.randint(1, 2))
    opened = _fields(random, "Open", random.randint(1, 2))
    below = random.choice(["Inner", "Object"])
    nested = [
        f"{random.choice(['private static', 'static'])} class Inner {{ {_plain(random, inner)} {_given(random)} }}",
        f"static class Open extends {below} {{ {_plain(random, opened)} Open() {{ }} Open(Object p) {{ }} }}",
    ]
    tricks, steps = some_tricks(seed)
    eager = random.choice(["", "", "final Object made = new Outer(1);", "Object made; Kind() { made = new Outer(2); }"])
    lines = [
        f"enum Kind {{ ONE, TWO; {eager} }}",
        *SUPERCLASSES,
        *_cell(random),
        f"class Outer {_above(outer.leak)} {{",
        *(f"    {line}" for line in [*outer.members(), *nested]),
        f"    static void spoil(Object p, Outer other) {{ {_spoiled(random, [*outer.fields, *inner, *opened])} }}",
        "}",
        f"class Lower extends Outer {{ Lower(Object p) {{ super(p); {_from_outside(random, outer.fields)} }} }}",
        "class Mute { public String toString() { return null; } }",
        *STRANGERS,
        *tricks,
        *_driver(random, outer, [*opened, *(inner if below == "Inner" else [])], steps),
    ]
    return StatefulClass("\n".join(lines) + "\n", outer.fields)


def _above(leak: Leak | None) -> str:
    return f"extends {leak.above}" if leak is not None and leak.above else ""


def _cell(random: Random) -> list[str]:
    """A generic class: its fields hold whatever its type argument says."""
    first = random.choice(["one = t;", "one = t; many.add(t);", "put(t);"])
    tested = random.choice(["", "if (t == null) throw new IllegalArgumentException();"])
    taken = random.choice(["one = t;", "", "row[0] = t;", "many.clear();"])
    return [
        '@SuppressWarnings("unchecked") class Cell<T> {',
        f"    private {random.choice(['', 'final'])} List<T> many = new ArrayList<>();",
        "    private T one;",
        "    private T[] row = (T[]) new Object[1];",
        f"    Cell(T t) {{ {tested} {first} }}",
        f"    void put(T t) {{ {tested} many.add(t); one = t; }}",
        f"    void take(T t) {{ {taken} }}",
        "    T get() { return one; }",
        "    int size() { return many.size() + row.length; }",
        f"    Object[] row() {{ return {random.choice(['row', 'row.clone()'])}; }}",
        "}",
    ]


def _given(random: Random) -> str:
    """A field that a constructor is given."""
    modifiers = random.choice(["", "private", "final"])
    return f'{modifiers} Object given; Inner() {{ given = "g"; }} Inner(Object p) {{ given = p; }}'


def _plain(random: Random, fields: list[Field]) -> str:
    writer = _Writer(random, fields[0].owner, fields)
    return " ".join(f"{f.modifiers} {f.type} {f.name} = {writer.first_text(f)};" for f in fields)


def _spoiled(random: Random, fields: list[Field]) -> str:
    """What the class around does to objects of the classes inside."""
    lines = []
    for f in fields:
        if not f.final and random.random() < 0.1:
            target = "other" if f.owner == "Outer" else "that"
            lines.append(f"if (p instanceof {f.owner} that) {{ {target}.{f.name} = null; }}")
    return " ".join(lines)


def _from_outside(random: Random, fields: list[Field], target: str = "this") -> str:
    """What a class outside of the others does to those fields that it may assign."""
    free = [f for f in fields if not f.modifiers]
    return " ".join(f"{target}.{f.name} = null;" for f in free if random.random() < 0.5)


def _driver(random: Random, outer: _Writer, opened: list[Field], tricks: list[str]) -> list[str]:
    """Steps that make objects, call methods, and use whatever they get hold of."""
    lines = [
        "class Drive {",
        *(f"    {line}" for line in DRIVER),
        "    static Object[] run(int steps) {",
        f"        {PLUGGED}",
    ]
    lines += [f"        try {{ {each} }} catch (Throwable e) {{ met(e); }} met(last); last = null;" for each in tricks]
    steps = _steps(random, outer, opened)
    for number, step in enumerate(steps):
        lines.append(f"        if (steps <= {number}) return seen.toArray();")
        lines.append(f"        try {{ {step} }} catch (Throwable e) {{ met(e); }}")
        lines.append("        if (last != null) met(last);")
    return [*lines, "        return seen.toArray();", "    }", "}"]


def _steps(random: Random, outer: _Writer, opened: list[Field]) -> list[str]:
    """Objects are made, then every method is called with something and with nothing, and others do what they can."""
    steps = [
        "for (Object o : seen.toArray()) { use(o, 3); }",
        _from_outside(random, outer.fields, "some()"),
        f"Outer.Open o = new Outer.Open(); met(o); {_from_outside(random, opened, 'o')}",
        f"Outer.spoil({random.choice(['some()', 'new Outer.Open()'])}, some());",
        _made(random, outer.makers),
        *([outer.leak.step] if outer.leak is not None and outer.leak.step else []),
    ]
    for call in outer.methods:
        for s in ("null", '"s"'):
            p = random.choice(["null", "new Object()", "some()", "3", "new Outer.Open()", "new Mute()"])
            o = random.choice(["null", "some()", "some()", "some()"])
            made = call.format(p=p, s=s, n=random.randint(0, 2), o=o)
            steps.append(f"met(some().{made});" if made.startswith("get") else f"some().{made};")
    random.shuffle(steps)
    if outer.leak is not None:
        steps[:0] = ['met(new Outer("p", "s", 2, new Outer(1)));'] + ['met(new Outer(2, "p", "s", null));'] * (
            outer.makers - 1
        )
    return [
        _made(random, outer.makers),
        _made(random, outer.makers),
        *steps,
        "for (Object o : seen.toArray()) { use(o, 3); }",
    ]


def _made(random: Random, makers: int) -> str:
    p, s, n = random.choice(["null", "new Object()", '"p"']), random.choice(["null", '"s"']), random.randint(0, 2)
    others = [f"new Outer({n}, {p}, {s}, some())"] * (makers - 1)
    return f"met({random.choice([f'new Outer({p}, {s}, {n}, some())', 'new Outer(1)', 'new Lower(2)', *others])});"
