"""Checked methods and programs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any, Protocol

from oxpecker.oox.claims import Claim
from oxpecker.oox.hierarchy import Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.syntax import CodeSummary
from oxpecker.oox.typed.contracts import Case, Clause, Measure
from oxpecker.oox.typed.node import Node, Variable
from oxpecker.oox.typed.statements import Statement
from oxpecker.oox.types import shown_class, shown_type


@dataclass(frozen=True, slots=True)
class DeferredCode:
    """The code of a library method, which is checked only if a run or an analysis comes to it."""

    summary: CodeSummary
    make: Callable[[], tuple[Statement, list[Variable]]]


class ProgramClaims(Protocol):
    """What analyses claim of the inputs of a program, each on demand."""

    def parameters_of(self, method: Method) -> tuple[Variable, ...]:
        """The parameters of a method, with what is claimed about their values."""

    def all(self) -> tuple[Claim, ...]:
        """All claims, which are then part of types."""


@dataclass(eq=False, slots=True)
class Method:
    """A method with its body. `parameters` begins with `this` unless the method is static."""

    info: MethodInfo
    parameters: tuple[Variable, ...]
    variables: list[Variable]
    cases: tuple[Case, ...] = ()
    body: Statement | None = None
    open: bool = False
    """Whether the body is unknown: the postconditions are then assumed."""
    answers: bool = False
    """Whether the result of an open method is its answer: the same again while nothing that it may read has changed."""
    changes: bool = False
    """Whether a call of an open method may change what open methods answer from then on."""
    orders: bool = False
    """Whether its results are those of a total order, which never changes."""
    constant: bool = False
    """Whether its result is that of a constant of a class without source, which never changes."""
    deferred: DeferredCode | None = None
    """What makes the body and the variables, until somebody asks for them."""
    declared: tuple[Variable, ...] = field(init=False, repr=False)
    """The parameters without what analyses claim about their values."""
    claims: ProgramClaims | None = field(default=None, init=False, repr=False)
    """Makes the claims about the parameters, until somebody asks for these."""

    def __post_init__(self) -> None:
        self.declared = self.parameters

    @staticmethod
    def with_deferred(
        info: MethodInfo, parameters: tuple[Variable, ...], cases: tuple[Case, ...], code: DeferredCode
    ) -> Method:
        """A method whose body, and the variables in it, are made when somebody asks for them."""
        method = Method(info, parameters, [], cases, deferred=code)
        del method.body, method.variables
        return method

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Makes the code of a deferred method, and claims; Python calls this for attributes that are not set."""
            if name == "parameters" and self.claims is not None:
                return self.claims.parameters_of(self)
            if name not in ("body", "variables") or self.deferred is None:
                raise AttributeError(name)
            self.body, self.variables = self.deferred.make()
            self.deferred = None
            return getattr(self, name)

    def claim_later(self, claims: ProgramClaims) -> None:
        """Has claims made when somebody asks for the parameters, whose types tell them."""
        self.claims = claims
        del self.parameters

    def with_variables(self, variables: list[Variable]) -> Method:
        """The same method with other variables; claims about its parameters that nobody has asked for wait further."""
        made = replace(self, parameters=self.declared if self.claims else self.parameters, variables=variables)
        made.declared = self.declared
        if self.claims is not None:
            made.claim_later(self.claims)
        return made

    @property
    def summary(self) -> CodeSummary | None:
        """What a body may do that nobody has asked for; None if the body itself tells."""
        return None if self.deferred is None else self.deferred.summary

    @property
    def has_body(self) -> bool:
        """Whether there is a body, without asking for it."""
        return self.deferred is not None or self.body is not None

    @property
    def roots(self) -> tuple[Node, ...]:
        """The trees of a method: its body, if it has one, and the cases of its contract."""
        return self.cases if self.body is None else (self.body, *self.cases)

    @property
    def measure(self) -> Measure | None:
        """What gets smaller with every call of a recursion; of all cases at most one says so."""
        return next((case.measure for case in self.cases if case.measure is not None), None)


@dataclass(eq=False, slots=True)
class Program:
    """A checked program: its classes, every method that has a body, and the class invariants."""

    hierarchy: Hierarchy
    methods: dict[str, Method]
    invariants: dict[str, tuple[Clause, ...]]
    options: dict[str, str]
    static_invariants: dict[str, tuple[Clause, ...]] = field(default_factory=dict)
    claiming: ProgramClaims | None = field(default=None, init=False, repr=False, compare=False)
    """Makes the claims about inputs."""
    answers: dict[str, bool] = field(default_factory=dict, init=False, repr=False, compare=False)
    """Cached facts about the whole program, by name, which every method needs again."""

    facts: dict[type[object], object] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What analyses have found out about the whole program, by the class of their results."""

    @property
    def claims(self) -> tuple[Claim, ...]:
        """All that analyses claim of inputs; types tell each claim without asking for the others."""
        return () if self.claiming is None else self.claiming.all()

    def find_methods(self, name: str) -> list[Method]:
        """The methods a user may mean by `C.m`, `C.m(int)` or `m`, and by `Outer.C.m` or `Outer$C.m`."""
        wanted = _plain(name)
        end = _end(wanted)
        return [each for each in self.methods.values() if end in _ends(each.info) and wanted in names_of(each.info)]


def _plain(name: str) -> str:
    """A name without spaces, and with dots where there are dollars."""
    return name.replace(" ", "").replace("$", ".")


def _end(name: str) -> str:
    """The last part of a name."""
    return name.partition("(")[0].rpartition(".")[2]


def _ends(info: MethodInfo) -> set[str]:
    """With what the names of a method end: few methods need all their names written out."""
    ends = (info.name, info.shown, *((info.owner, shown_class(info.owner)) if info.is_constructor else ()))
    return {_end(_plain(name)) for name in ends}


def names_of(info: MethodInfo) -> set[str]:
    """All that a method may be called."""
    simple = {info.owner} if info.is_constructor else {info.name, info.shown}
    types = {f"({','.join(map(spelt, info.parameter_types))})" for spelt in (str, shown_type)}
    names = {f"{info.owner}.{name}{end}" for name in simple for end in ("", *types)}
    names |= {info.key, str(info), info.name, info.shown}
    return {_plain(name) for name in names}
