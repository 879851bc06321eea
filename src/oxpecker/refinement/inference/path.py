"""Paths through a method, with the values of everything that they change."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from oxpecker.oox import cfg, typed
from oxpecker.oox.cfg import graph as g
from oxpecker.oox.hierarchy import FieldInfo
from oxpecker.oox.source import Span
from oxpecker.oox.types import INT, ArrayType
from oxpecker.refinement.inference.values import Expression, LoopVariable, Made, Unknown, default, mentions


class End(StrEnum):
    """How a path ends."""

    RETURNED = "returned"
    THREW = "threw"


@dataclass(frozen=True, slots=True)
class Result(Expression):
    """What the call returns."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What holds on a path since some place."""

    value: Expression
    span: Span
    is_guard: bool
    """Whether its opposite makes the language throw."""


@dataclass(frozen=True, slots=True)
class Filled:
    """A loop has given every element of a range a value."""

    array: Expression
    index: typed.Bound
    low: Expression
    high: Expression
    value: Expression


@dataclass(slots=True)
class Frame:
    """A method that is running."""

    graph: cfg.Graph
    locals: dict[int, Expression]
    block: int = 0
    call: g.CallMethod | None = None
    """The call in this frame that has not returned."""
    loops: dict[int, int] = field(default_factory=dict)
    """The loops that were entered: their heads, and the numbers of these entries."""


@dataclass(slots=True)
class Path:
    """A path, as far as it has been followed."""

    frames: list[Frame]
    fields: dict[tuple[Expression, FieldInfo], Expression] = field(default_factory=dict)
    statics: dict[FieldInfo, Expression] = field(default_factory=dict)
    elements: dict[tuple[Expression, Expression], Expression] = field(default_factory=dict)
    lengths: dict[Expression, Expression] = field(default_factory=dict)
    conditions: list[Condition] = field(default_factory=list)
    forgotten: frozenset[FieldInfo] = frozenset()
    """The fields that a loop or an unknown call may have changed."""
    forgets_elements: bool = False
    lost: bool = False
    """Whether code ran that may have changed anything."""
    created: int = 0
    end: End | None = None
    value: Expression | None = None
    """The result, or the exception."""
    filled: list[Filled] = field(default_factory=list)
    """What loops have done to elements."""
    about_result: list[Expression] = field(default_factory=list)
    """What holds of a result that a loop has found."""

    def fork(self) -> Path:
        """The same path, to be followed apart."""
        frames = [replace(each, locals=dict(each.locals), loops=dict(each.loops)) for each in self.frames]
        return replace(
            self,
            frames=frames,
            fields=dict(self.fields),
            statics=dict(self.statics),
            elements=dict(self.elements),
            lengths=dict(self.lengths),
            conditions=list(self.conditions),
            filled=list(self.filled),
            about_result=list(self.about_result),
        )

    @property
    def frame(self) -> Frame:
        """The method that is running."""
        return self.frames[-1]

    def fresh(self) -> int:
        """A number that nothing on this path has."""
        self.created += 1
        return self.created

    def assume(self, value: Expression, span: Span, is_guard: bool) -> None:
        """A condition holds from here on."""
        self.conditions.append(Condition(value, span, is_guard))

    def load(self, target: Expression, field_: FieldInfo) -> Expression:
        """What a field holds."""
        found = self.fields.get((target, field_))
        if found is not None:
            return found
        if isinstance(target, Made) and field_ not in self.forgotten:
            return default(field_.type)
        if self.lost or field_ in self.forgotten:
            return Unknown(field_.type, self.fresh())
        return typed.FieldRead(field_.type, target, field_)

    def load_static(self, field_: FieldInfo) -> Expression:
        """What a static field holds."""
        found = self.statics.get(field_)
        if found is not None:
            return found
        unknown = self.lost or field_ in self.forgotten
        return Unknown(field_.type, self.fresh()) if unknown else typed.StaticRead(field_.type, field_)

    def load_element(self, array: Expression, index: Expression) -> Expression:
        """What an element holds."""
        found = self.elements.get((array, index))
        if found is not None:
            return found
        assert isinstance(array.type, ArrayType)
        t = array.type.element
        if isinstance(array, Made) and not self.forgets_elements:
            stored = any(key[0] == array for key in self.elements)
            return Unknown(t, self.fresh()) if stored else default(t)
        if self.lost or (self.forgets_elements and not mentions(index, LoopVariable)):
            return Unknown(t, self.fresh())
        return typed.ElementRead(t, array, index)

    def length(self, array: Expression) -> Expression:
        """The length of an array or string."""
        return self.lengths.get(array, typed.LengthOf(INT, array))

    def forget(self, fields: frozenset[FieldInfo], elements: bool) -> None:
        """Some fields, and elements, may have changed."""
        self.forgotten |= fields
        self.fields = {key: value for key, value in self.fields.items() if key[1] not in fields}
        self.statics = {key: value for key, value in self.statics.items() if key not in fields}
        if elements:
            self.forgets_elements = True
            self.elements = {}

    def lose(self) -> None:
        """Anything may have changed."""
        self.lost = True
        self.fields, self.statics, self.elements = {}, {}, {}
