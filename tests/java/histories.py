"""Made-up programs whose initialisers change each other's static fields, and what may have run before a method.

Three classes have static fields. `Main.probe()` assigns one, uses classes, and says of the field what is so if
nothing has run before. Whatever other code may have called first is tried, too: where `probe` fails then, a check must
not say that it is valid. In a nested program, classes are also used inside the methods and constructors of others and
in those of classes inside of them, and what is said may be about an array or a list in a static field.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from random import Random

from oxpecker.api.checking import check
from oxpecker.api.loading import load_sources
from oxpecker.oox.interpreter import Interpreter, Limits, Returned
from oxpecker.oox.source import Source
from oxpecker.results import AssumptionKind, MethodResult
from oxpecker.results.verdict import Verdict

_CLASSES = ("A", "B", "C")
_OFTEN = (*_CLASSES, "A", "A", "A")
"""In a nested program, what happens and what is asked is mostly about one class, so that it matters."""
_LONGEST = 2
"""The calls before a method that are tried."""
_EFFECTS = ("{0}.v = {1};", "{0}.v++;", "{0}.v += {2}.v;", "{0}.touch();", "new {0}();", "{{ int x = {0}.FIXED; }}")
_USES = ("{0}.touch();", "new {0}();", "{0}.get();", "{0}.v += {2}.v;")
_PARTS = ("{0}.v = {1};", "{0}.v++;", "{0}.row[0]++;", "{0}.row[0] += {2}.v;", "{0}.list.add({1});", "{0}.get();")
"""What methods and constructors do in a nested program. None of this runs such code again."""
_LAMBDA = "{{ Runnable r = () -> {0}.touch(); r.run(); }}"
_MORE = ("{0}.Part.made();", "{0}.Part.n += {2}.v;", _LAMBDA, "new {0}().use();")
"""What initialisers and the method do besides in a nested program."""
_ASKED = (("{0}.v = 3;", "{0}.v"), ("{0}.row[0] = 3;", "{0}.row[0]"), ("{0}.list.clear();", "{0}.list.size()"))
"""What the method begins with, and what it says something of at the end."""


@dataclass(frozen=True, slots=True)
class _Class:
    """A class by its name, what its initialiser does, and whether other code can assign its field."""

    name: str
    initialiser: str
    is_open: bool
    superclass: str
    inside: tuple[str, ...] = ()
    """In a nested program: what `touch`, the constructor, the method `use`, and the class inside do."""

    def __str__(self) -> str:
        above = f" extends {self.superclass}" if self.superclass else ""
        change = "    static void change() { v = 99; }\n" if self.is_open else ""
        touched, nested = (f" {self.inside[0]} " if self.inside else " "), self._nested() if self.inside else ""
        return (
            f"class {self.name}{above} {{\n    static int v = 1;\n    static final int FIXED = 5;\n{nested}"
            f"    static {{ {self.initialiser} }}\n    static void touch() {{{touched}}}\n"
            f"    static int get() {{ return v; }}\n{change}}}\n"
        )

    @property
    def methods(self) -> Iterator[str]:
        """What other code can call."""
        yield "touch"
        if self.is_open:
            yield "change"
        if self.inside:
            yield "Part.made"

    def _nested(self) -> str:
        """What only the classes of a nested program have."""
        _, constructor, use, part = self.inside
        return (
            "    static int[] row = {1};\n"
            "    static final java.util.List<Integer> list = new java.util.ArrayList<>();\n"
            f"    {self.name}() {{ {constructor} }}\n    void use() {{ {use} }}\n"
            f"    static class Part {{ static int n = 2; static {{ {part} }} static void made() {{ }} }}\n"
        )


@dataclass(frozen=True)
class Histories:
    """A program, and all that may have run before its method is called."""

    classes: tuple[_Class, ...]
    asked: str
    """What the method says something of at the end."""
    first: str
    """What it does first, with the same field."""
    uses: str

    @property
    def text(self) -> str:
        """The program as a check sees it."""
        method = f"static void probe() {{ {self._body} assert {self.asked} == {self.values[()]}; }}"
        return self._program(method)

    @property
    def _body(self) -> str:
        return f"{self.first} {self.uses}"

    def _program(self, *methods: str) -> str:
        main = "".join(f"    {each}\n" for each in methods)
        return f"{''.join(map(str, self.classes))}class Main {{\n{main}}}\n"

    @property
    def _calls(self) -> list[str]:
        return [f"{each.name}.{name}();" for each in self.classes for name in each.methods]

    @cached_property
    def values(self) -> dict[tuple[str, ...], int]:
        """What the fields are after the method, by the calls before it."""
        histories = [calls for length in range(_LONGEST + 1) for calls in product(self._calls, repeat=length)]
        methods = (
            f"static int after{number}() {{ {' '.join(calls)} {self._body} return {self.asked}; }}"
            for number, calls in enumerate(histories)
        )
        program = load_sources([Source("Main.java", self._program(*methods))]).program
        found = {}
        for number, calls in enumerate(histories):
            (method,) = program.find_methods(f"Main.after{number}")
            outcome = Interpreter(program, Limits(steps=10_000)).run(method, lambda _heap: []).outcome
            assert isinstance(outcome, Returned)
            assert isinstance(outcome.value, int)
            found[calls] = outcome.value
        return found

    @property
    def is_valid(self) -> bool:
        """Whether the method says what is so after all that was tried."""
        return len(set(self.values.values())) == 1

    def is_said(self) -> bool:
        """Whether a check says that it is, without a word about classes that have not been used."""
        (result,) = check(self.text, name="Main.java", method="Main.probe", config=False, seconds=20).results
        return result.verdict in (Verdict.VALID, Verdict.VALID_WITHIN_BOUNDS) and not _assumes(result)


def _assumes(result: MethodResult) -> bool:
    return any(each.kind is AssumptionKind.UNUSED_CLASS for each in result.assumptions)


def made_up(seed: int, is_nested: bool = False) -> Histories:
    """A program of three classes."""
    random = Random(seed)
    forms = (*_USES, *_MORE) if is_nested else _USES
    uses = " ".join(_statement(random, forms) for _ in range(random.randint(1, 3 if is_nested else 2)))
    classes = tuple(_made_up_classes(random, is_nested))
    asked = random.choice(_OFTEN if is_nested else _CLASSES)
    first, said = (each.format(asked) for each in (random.choice(_ASKED) if is_nested else _ASKED[0]))
    return Histories(classes, said, first, uses)


def _made_up_classes(random: Random, is_nested: bool) -> Iterator[_Class]:
    forms, targets = ((*_EFFECTS, *_PARTS, *_MORE), _OFTEN) if is_nested else (_EFFECTS, _CLASSES)
    for number, name in enumerate(_CLASSES):
        effects = " ".join(_statement(random, forms, targets) for _ in range(random.randint(int(is_nested), 2)))
        is_open, above = random.random() < 0.3, random.choice(("", "", *_CLASSES[:number]))
        inside = tuple(_statement(random, (*_PARTS, ""), targets) for _ in range(4)) if is_nested else ()
        yield _Class(name, effects, is_open, above, inside)


def _statement(random: Random, forms: tuple[str, ...], targets: tuple[str, ...] = _CLASSES) -> str:
    return random.choice(forms).format(random.choice(targets), random.randint(2, 9), random.choice(_CLASSES))
