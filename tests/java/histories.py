"""Made-up programs whose initialisers change each other's static fields, and what may have run before a method.

Three classes have a static field each. `Main.probe()` assigns one, uses classes, and says of the field what is so if
nothing has run before. Whatever other code may have called first is tried, too: where `probe` fails then, a check must
not say that it is valid.
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
_LONGEST = 2
"""The calls before a method that are tried."""
_EFFECTS = ("{0}.v = {1};", "{0}.v++;", "{0}.v += {2}.v;", "{0}.touch();", "new {0}();", "{{ int x = {0}.FIXED; }}")
_USES = ("{0}.touch();", "new {0}();", "{0}.get();", "{0}.v += {2}.v;")


@dataclass(frozen=True, slots=True)
class _Class:
    """A class by its name, what its initialiser does, and whether other code can assign its field."""

    name: str
    initialiser: str
    is_open: bool
    superclass: str

    def __str__(self) -> str:
        above = f" extends {self.superclass}" if self.superclass else ""
        change = "    static void change() { v = 99; }\n" if self.is_open else ""
        return (
            f"class {self.name}{above} {{\n    static int v = 1;\n    static final int FIXED = 5;\n"
            f"    static {{ {self.initialiser} }}\n    static void touch() {{ }}\n"
            f"    static int get() {{ return v; }}\n{change}}}\n"
        )


@dataclass(frozen=True)
class Histories:
    """A program, and all that may have run before its method is called."""

    classes: tuple[_Class, ...]
    asked: str
    """The class whose field the method assigns first, and says something of at the end."""
    uses: str

    @property
    def text(self) -> str:
        """The program as a check sees it."""
        method = f"static void probe() {{ {self._body} assert {self.asked}.v == {self.values[()]}; }}"
        return self._program(method)

    @property
    def _body(self) -> str:
        return f"{self.asked}.v = 3; {self.uses}"

    def _program(self, *methods: str) -> str:
        main = "".join(f"    {each}\n" for each in methods)
        return f"{''.join(map(str, self.classes))}class Main {{\n{main}}}\n"

    @property
    def _calls(self) -> list[str]:
        return [f"{each.name}.{name}();" for each in self.classes for name in ("touch", "change")[: 1 + each.is_open]]

    @cached_property
    def values(self) -> dict[tuple[str, ...], int]:
        """What the fields are after the method, by the calls before it."""
        histories = [calls for length in range(_LONGEST + 1) for calls in product(self._calls, repeat=length)]
        methods = (
            f"static int after{number}() {{ {' '.join(calls)} {self._body} return {self.asked}.v; }}"
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


def made_up(seed: int) -> Histories:
    """A program of three classes."""
    random = Random(seed)
    uses = " ".join(_statement(random, _USES) for _ in range(random.randint(1, 2)))
    return Histories(tuple(_made_up_classes(random)), random.choice(_CLASSES), uses)


def _made_up_classes(random: Random) -> Iterator[_Class]:
    for number, name in enumerate(_CLASSES):
        effects = " ".join(_statement(random, _EFFECTS) for _ in range(random.randint(0, 2)))
        yield _Class(name, effects, random.random() < 0.3, random.choice(("", "", *_CLASSES[:number])))


def _statement(random: Random, forms: tuple[str, ...]) -> str:
    return random.choice(forms).format(random.choice(_CLASSES), random.randint(2, 9), random.choice(_CLASSES))
