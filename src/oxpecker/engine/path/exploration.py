"""What a path may ask the exploration that it belongs to.

The operations of the machine and of specifications know the explorer only through these protocols, so that a test can
use something simpler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from oxpecker.engine.bounds import BoundLog, Bounds
from oxpecker.engine.options import Options
from oxpecker.engine.path.entities import Array, Entity, Size
from oxpecker.engine.path.environment import Unknown
from oxpecker.engine.path.frames import Callee
from oxpecker.engine.path.replaced_calls import ReplacedCalls
from oxpecker.engine.path.threads import Visible
from oxpecker.engine.values.value import Code, Value
from oxpecker.limits import Watch
from oxpecker.oox import typed
from oxpecker.oox.analysis.effects import EffectTable
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo, Hierarchy, MethodInfo
from oxpecker.oox.open_methods import Readable
from oxpecker.oox.regions import Region
from oxpecker.oox.source import Span
from oxpecker.oox.types import ArrayType, Type
from oxpecker.results import Statistics
from oxpecker.results.bound import Bound
from oxpecker.solver import Solver
from oxpecker.terms import Term

if TYPE_CHECKING:
    from oxpecker.engine.path.state import State


class Compiled(Protocol):
    """The compiled program."""

    program: typed.Program
    hierarchy: Hierarchy
    effects: EffectTable
    java_ints: bool
    overflow_check: bool
    forking: bool
    is_weak: bool
    details: frozenset[str]
    visible: dict[object, Visible]
    steps: int
    calls: int
    """Calls so far; to check a contract counts as several."""

    def code_of(self, method: MethodInfo, plain: bool = False) -> Callee:
        """The code of a method; without its contract if a specification calls it."""

    def readable(self, method: MethodInfo) -> Readable:
        """The regions of the heap that an open method may read."""

    def structure_of(self, cls: ClassInfo) -> frozenset[Region]:
        """The regions of the heap that an object of a library class consists of after its construction."""

    def taken(self, span: Span, side: bool) -> None:
        """Records that a path takes one side of an input-dependent branch."""


class Inputs(Protocol):
    """The unknown inputs of all paths: what they may be."""

    unknowns: dict[Term, Unknown]
    holders: dict[Term, tuple[str, FieldInfo]]

    def unknown(self, t: Type, name: str, chain: int, version: int = 0, is_argument: bool = False) -> Any:
        """An unknown value of a type: an input, or the result of a havoc."""

    def nondet(self, state: State, t: Type, part: str = "") -> Any:
        """Any value, recorded so that a run can repeat it."""

    def first_read(self, state: State, variable: Term) -> None:
        """An unknown reference has just been read for the first time."""

    def assume_implementation(self, info: MethodInfo, initialised: str | None) -> None:
        """Records what is assumed about an unknown implementation."""

    def may_alias(self, one: Term, two: Term) -> bool:
        """Whether two unknown references could be the same object."""

    def defers(self, reference: Value) -> bool:
        """Whether a reference is an unknown whose aliases are tried only if a path asks for them."""

    def is_never(self, variable: Term, t: Type) -> bool:
        """Whether an unknown reference cannot refer to an object of a type."""

    def is_always(self, variable: Term, t: Type) -> bool:
        """Whether an unknown reference can refer only to objects of a type."""

    def is_element(self, value: Value, array: Array) -> bool:
        """Whether a reference is an initial element of an input array."""

    def is_constant(self, variable: Term) -> bool:
        """Whether an input can only be a constant."""

    def may_be_constant(self, state: State, variable: Term, address: int) -> bool:
        """Whether an object is a constant that an input may refer to."""

    def fits(self, entity: Entity, t: Type) -> bool:
        """Whether an entity could be an input of a type."""

    def fitting(self, entity: Entity, t: Type) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """The possible classes or element types of an entity, separated by whether it then has a type."""

    def restrict(self, state: State, address: int, t: Type) -> None:
        """Restricts an object that has a type to the classes of that type."""

    def settle(self, state: State, address: int, group: tuple[Any, ...]) -> None:
        """Restricts an object to some classes, or an array to some element types."""

    def input_size(self, t: ArrayType, name: str, is_long: bool) -> Size:
        """The size of an array that is an input."""

    def size(self, state: State, length: Value) -> Size:
        """The size of a new array."""


class Forks(Protocol):
    """Where a path splits."""

    def branch(self, state: State, condition: Any, then: Code, otherwise: Code, span: Span) -> Code:
        """Continues by a condition; if both sides are feasible, the other one is kept for later."""

    def split(self, state: State, targets: list[tuple[Value, int]], go: Callable[[State, int], Code]) -> Code:
        """Splits the path by the objects that a receiver may be."""

    def later(self, state: State) -> None:
        """Keeps a state for later."""

    def extended(self, state: State, condition: Value, in_model: bool | None = None) -> bool:
        """Adds a condition to a state if it is satisfiable there."""

    def possible(self, state: State, condition: Term) -> tuple[bool, Mapping[Term, Any] | None]:
        """Whether a condition may hold on a path, and a model if one is known."""

    def is_possible(self, state: State) -> bool:
        """Whether there are inputs that take a path."""

    def only_value(self, state: State, number: Term) -> int | None:
        """The one value that a number can have on a path, or None."""

    def cut(self, bound: Bound, span: Span) -> NoReturn:
        """Ends a path at a bound."""


class NestedRuns(Protocol):
    """Static initialisers, run when a class is first used."""

    def initialise(
        self,
        state: State,
        name: str,
        go_on: Code,
        slot: int,
        handler: Code,
        span: Span,
        in_specification: bool = False,
    ) -> Code:
        """Runs the pending static initialisers of a class, superclasses first."""

    def initialise_before(self, state: State, name: str, go_on: Code, span: Span) -> Code:
        """Initialises the class of an input in the state before the method under check started."""

    def initialise_now(self, state: State, name: str, span: Span) -> State:
        """Runs the initialisers of a class, then repeats the instruction that needed them."""

    def is_initialised(self, state: State, name: str) -> bool:
        """Whether no static initialiser of a class is pending."""


class Exploration(Protocol):
    """The explorer of the paths of a method."""

    hierarchy: Hierarchy
    bounds: Bounds
    options: Options
    solver: Solver
    log: BoundLog
    broken: set[Span] | None
    """If loop invariants are candidates: those that were violated, which are not assumed from then on."""
    witnesses: Iterator[int]
    """Numbers the witnesses of quantifiers."""
    modular: ReplacedCalls
    statistics: Statistics
    watch: Watch

    def begin_alias(self, state: State) -> None:
        """Begins a path on which deferred aliases are one object."""

    def arrive(self, state: State) -> None:
        """If a path has just made the last choice that it was given, begins to count."""

    @property
    def program(self) -> Compiled:
        """What is explored."""

    @property
    def inputs(self) -> Inputs:
        """What is unknown."""

    @property
    def forks(self) -> Forks:
        """Where paths split."""

    @property
    def nested(self) -> NestedRuns:
        """What runs before a path can continue."""
