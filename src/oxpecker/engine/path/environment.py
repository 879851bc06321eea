"""What a path received from outside: nondeterministic values, results of open methods, classes used earlier."""

from __future__ import annotations

from oxpecker.engine.values.value import Value
from oxpecker.oox import typed
from oxpecker.oox.hierarchy import ClassInfo, FieldInfo
from oxpecker.oox.records import dataclass
from oxpecker.oox.types import Type


@dataclass(frozen=True, slots=True)
class Unknown:
    """What is known about an unknown reference: its type, how long a chain may start there, and its name.

    One that a havoc left may be what existed before that havoc, or what was made during it; `version` is the number of
    the havoc, 0 for inputs. `classes` are those it may be of where they are known. `is_argument` tells arguments from
    what objects and static fields refer to.
    """

    type: Type
    chain: int
    name: str
    version: int = 0
    classes: tuple[ClassInfo, ...] | None = None
    is_argument: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """A call of an open method, or the rank of a key, with its value."""

    what: str
    method: typed.Method
    arguments: tuple[Value, ...]
    types: tuple[Type, ...]
    version: int
    value: Value
    is_rank: bool = False
    """Whether this is the rank of a key instead of the result of a call."""


@dataclass(frozen=True, slots=True)
class StaticPlace:
    """Where an object of the static state is: a static field, and the slots that lead on from there."""

    address: int
    field: FieldInfo
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UsedClass:
    """A class that was used before the method under check was called."""

    name: str
    assigned: tuple[FieldInfo, ...] = ()
    places: tuple[StaticPlace, ...] = ()
    is_initial: bool = False
    """Whether the class is still as its initialiser left it."""


class Environment:
    """What a path has received from its environment so far."""

    __slots__ = ("answers", "beginning", "drawn", "receiver", "under_construction", "used")

    def __init__(self) -> None:
        self.drawn: tuple[Value, ...] = ()
        """The values of `nondet`, in the order in which they were drawn."""
        self.under_construction = ""
        """The input under construction; it is the prefix of the names of nondeterministic values."""
        self.answers: tuple[Answer, ...] = ()
        self.used: tuple[UsedClass, ...] = ()
        """The classes that code has used before the method under check was called, and may have changed."""
        self.beginning = ""
        """The class that code has used for the first time before the call, while its initialiser runs."""
        self.receiver = 0
        """The static object that the method under check is called on; 0 if the receiver is none."""

    def fork(self) -> Environment:
        """The same for another path."""
        other = Environment()
        other.drawn = self.drawn
        other.under_construction = self.under_construction
        other.answers = self.answers
        other.used = self.used
        other.beginning = self.beginning
        other.receiver = self.receiver
        return other
