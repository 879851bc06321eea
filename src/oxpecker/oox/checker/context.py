"""What the checker knows while it is inside one method: scopes, targets of jumps, what is allowed here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import field

from oxpecker.oox import typed
from oxpecker.oox.dialects import Parameters
from oxpecker.oox.hierarchy import ClassInfo, Hierarchy, MethodInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.source import Diagnostics, Span
from oxpecker.oox.types import ClassType, Type


@dataclass(frozen=True, slots=True)
class ErrorType(Type):
    """The type of what could not be checked; it fits everywhere, so that one error is reported once."""

    def __str__(self) -> str:
        return "<unknown>"


ERROR = ErrorType()


@dataclass(frozen=True, slots=True)
class Place:
    """What may be written here: code, or a specification with its extra words."""

    name: str
    specification: bool = False
    old: bool = False
    retval: Type | None = None


CODE = Place("code")
ASSERTION = Place("assertion", specification=True, old=True)
VALUE = Place("specified value", specification=True)


@dataclass(frozen=True, slots=True)
class Settings:
    """How the text is to be read, from its options and the command line."""

    java_ints: bool = False
    jip: bool = False
    parameters: Parameters | None = None
    """Which values of parameters postconditions mean, if that was said."""


@dataclass(slots=True)
class Context:
    """The inside of one method, clause or initialiser."""

    hierarchy: Hierarchy
    diagnostics: Diagnostics
    settings: Settings
    owner: ClassInfo
    method: MethodInfo
    variables: list[typed.Variable] = field(default_factory=list)
    scopes: list[dict[str, tuple[typed.Variable, Span]]] = field(default_factory=lambda: [{}])
    ended: dict[str, tuple[typed.Variable, Span]] = field(default_factory=dict)
    unclear: set[str] = field(default_factory=set)
    """Names of locals that blocks declare with several types."""
    outliving: dict[int, typed.Variable] = field(default_factory=dict)
    """Locals that may be read without having been declared: Jip's programs use them outside of their blocks."""
    bound: list[dict[str, typed.Bound]] = field(default_factory=list)
    bound_count: int = 1
    targets: list[typed.Target] = field(default_factory=list)
    place: Place = CODE
    inside_old: bool = False
    has_this: bool = True

    def error(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        self.diagnostics.error(message, span, *notes)

    def warning(self, message: str, span: Span, *notes: tuple[str, Span]) -> None:
        self.diagnostics.warning(message, span, *notes)

    @property
    def this_type(self) -> ClassType:
        return ClassType(self.owner.name)

    def new_variable(self, name: str, variable_type: Type) -> typed.Variable:
        """A variable with a place of its own in the frame, not yet visible under its name."""
        variable = typed.Variable(name, variable_type, len(self.variables))
        self.variables.append(variable)
        return variable

    def declare(self, name: str, variable_type: Type, span: Span) -> typed.Variable:
        """Koppier `declare`: the name must be new in every enclosing scope (no shadowing)."""
        for scope in self.scopes:
            if name in scope:
                earlier, where = scope[name]
                if self.settings.jip and earlier.type == variable_type:
                    message = f"'{name}' is declared again; this is read as an assignment"
                    self.warning(message, span, ("first declared here", where))
                    return earlier
                note = (f"first declared here with type {earlier.type}", where)
                self.error(f"variable {name} is already defined", span, note)
                break
        variable = self._left_by_block(name, variable_type) or self.new_variable(name, variable_type)
        self.scopes[-1][name] = (variable, span)
        return variable

    def lookup(self, name: str) -> typed.Variable | None:
        """The visible local of that name."""
        for scope in reversed(self.scopes):
            if name in scope:
                return scope[name][0]
        return None

    def _left_by_block(self, name: str, variable_type: Type) -> typed.Variable | None:
        """In Jip's dialect, locals with one name and type are one local, even of several blocks."""
        if not self.settings.jip or name not in self.ended:
            return None
        variable = self.ended[name][0]
        return variable if variable.type == variable_type else None

    def lookup_ended(self, name: str, span: Span) -> typed.Variable | None:
        """A local of a block that has ended, which Jip's programs may still use."""
        if not self.settings.jip or name not in self.ended or name in self.unclear:
            return None
        variable, where = self.ended[name]
        self.warning(f"'{name}' is used after the block that declares it has ended", span, ("declared here", where))
        self.outliving[variable.index] = variable
        return variable

    def lookup_bound(self, name: str) -> typed.Bound | None:
        """The innermost quantified variable of that name."""
        for frame in reversed(self.bound):
            if name in frame:
                return frame[name]
        return None

    def new_bound(self, name: str, bound_type: Type, span: Span) -> typed.Bound:
        """A variable of a quantifier or clause; number 0 is kept for `retval`."""
        bound = typed.Bound(bound_type, name, self.bound_count, span=span)
        self.bound_count += 1
        return bound

    @contextmanager
    def scope(self) -> Iterator[None]:
        """Names declared inside are forgotten at the end."""
        self.scopes.append({})
        try:
            yield
        finally:
            self._end(self.scopes.pop())

    def _end(self, declared: dict[str, tuple[typed.Variable, Span]]) -> None:
        for name, (variable, _) in declared.items():
            if name in self.ended and self.ended[name][0] is not variable:
                self.unclear.add(name)
        self.ended |= declared

    @contextmanager
    def binding(self, *variables: typed.Bound) -> Iterator[None]:
        """The variables are visible inside."""
        self.bound.append({variable.name: variable for variable in variables})
        try:
            yield
        finally:
            self.bound.pop()

    @contextmanager
    def at(self, place: Place) -> Iterator[None]:
        """Inside, the rules of the place hold."""
        before, self.place = self.place, place
        try:
            yield
        finally:
            self.place = before

    @contextmanager
    def target(self, *targets: typed.Target) -> Iterator[None]:
        """Inside, break and continue may lead to these."""
        self.targets.extend(targets)
        try:
            yield
        finally:
            del self.targets[len(self.targets) - len(targets) :]
