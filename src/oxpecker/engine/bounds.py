"""Bounds are data: everything that may cut a path, in one place."""

from __future__ import annotations

from oxpecker.engine.limits import DECISIONS_OF_A_TEST, STEPS_OF_A_TEST
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Span
from oxpecker.oox.types import Type
from oxpecker.results import Assumption, AssumptionKind, BoundHit
from oxpecker.results.assumption import without_source
from oxpecker.results.bound import Bound


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far paths are followed.

    `decisions` limits the input-dependent branches on a path; concrete branches are free. `calls` is the depth of the
    call stack. `chain` is Kiasan's k: the longest chain of objects from one input. `array` and `string` limit the
    lengths of inputs, `range` the integers in an input-dependent range of a quantifier. `steps` ends paths that run
    without decisions. `threads` limits the threads that a path starts, `actions` its scheduling decisions, `switches`
    its preemptive context switches.
    """

    decisions: int = 1000
    calls: int = 200
    chain: int = 3
    array: int = 4
    string: int = 4
    range: int = 64
    steps: int = 20_000_000
    threads: int = 16
    actions: int = 10_000
    switches: int = 1_000_000

    @staticmethod
    def of_inputs(k: int) -> Bounds:
        """Bounds for all paths from inputs up to a size (Kiasan's k), without endless ones."""
        return Bounds(decisions=DECISIONS_OF_A_TEST, chain=k, array=k, string=k, steps=STEPS_OF_A_TEST)


OF_THE_PROGRAM = "those of the program"
"""The classes that the program declares, in a list of classes that were tried."""


class BoundLog:
    """The bounds that cut paths, and the places; each place once."""

    def __init__(self) -> None:
        self.hits: dict[tuple[Bound, Span], BoundHit] = {}
        self.assumptions: dict[tuple[AssumptionKind, str], Assumption] = {}
        self.initial: dict[str, set[tuple[str, Type]]] = {}
        """The classes without source that the initialisation of classes calls: those classes, and the results."""

    def assume(self, kind: AssumptionKind, about: str, text: str, classes: tuple[str, ...] = ()) -> None:
        """Records an assumption; each kind once per class."""
        self.assumptions.setdefault((kind, about), Assumption(kind, about, text, classes))

    def assume_classes(self, name: str, classes: list[str], how: str) -> None:
        """Records that only some classes of an open type were tried, or `how` unknown classes are assumed to act."""
        if classes:
            tried = "the classes of the program" if classes == [OF_THE_PROGRAM] else f"class {', '.join(classes)}"
            text = f"no subclasses of {name} as inputs" if classes == [name] else f"{name} inputs of {tried}"
            self.assume(AssumptionKind.CLASSES, name, text, tuple(classes))
        else:
            self.assume(AssumptionKind.BEHAVIOUR, name, f"{name} inputs that {how}")

    def assume_source(self, name: str, gets_functions: bool = False) -> None:
        """Records that a class has no source, so that its methods are assumed to change nothing."""
        key, assumption = (AssumptionKind.SOURCE, name), without_source(name, gets_functions)
        if gets_functions or key not in self.assumptions:
            self.assumptions[key] = assumption

    def add(self, other: BoundLog) -> None:
        """Adds what another exploration of the same method recorded."""
        for place, hit in other.hits.items():
            self.hits.setdefault(place, hit)
        for key, assumption in other.assumptions.items():
            if assumption == without_source(assumption.about, gets_functions=True):
                self.assumptions[key] = assumption
            self.assumptions.setdefault(key, assumption)
        for name, uses in other.initial.items():
            self.initial.setdefault(name, set()).update(uses)

    def hit(self, name: Bound, value: int, span: Span) -> None:
        """Records that a bound cut a path here."""
        self.hits.setdefault((name, span), BoundHit(name, value, span))
