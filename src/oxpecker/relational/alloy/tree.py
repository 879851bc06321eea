"""Alloy modules as written, before names are resolved."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from oxpecker.relational.alloy.dialect import Dialect
from oxpecker.relational.operators import Multiplicity, Quantifier
from oxpecker.relational.place import Place


@dataclass(frozen=True, slots=True)
class Name:
    """A name, or a built-in word (`univ`, `iden`, `none`, `Int`, `this`)."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Number:
    """An integer constant."""

    value: int
    place: Place


@dataclass(frozen=True, slots=True)
class Text:
    """A string constant, in its quotes."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Prefix:
    """`~e`, `#e`, `not f`, `some e`, `always f`, .."""

    operator: str
    operand: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Infix:
    """`a + b`, `a in b`, `f and g`, `f until g`, `f ; g`, .."""

    operator: str
    left: Node
    right: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Prime:
    """`e'`: the value in the next state."""

    operand: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Arrow:
    """`a m -> n b`, with multiplicities."""

    left: Node
    left_multiplicity: Multiplicity
    right_multiplicity: Multiplicity
    right: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Choice:
    """`f => a else b`."""

    condition: Node
    then: Node
    otherwise: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Application:
    """`f[a, b]`: a join in brackets, or a call of a function or a predicate."""

    function: Node
    arguments: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Declared:
    """`x, y: m e`; `disjoint` means that the names share no atom."""

    names: tuple[Name, ...]
    multiplicity: Multiplicity | None
    domain: Node
    disjoint: bool
    place: Place
    apart: bool = False
    """`f: disj e`: the fields of different atoms are disjoint."""
    sequence: bool = False
    """`f: seq e`: the domain is `seq/Int -> lone e`, and the indices have no gaps."""
    defined: bool = False
    """`f = e`: the value itself, and not a superset."""
    variable: bool = False
    """`var f: e`: may change from state to state."""


@dataclass(frozen=True, slots=True)
class Quantification:
    """`all x: e | f`."""

    quantifier: Quantifier
    declared: tuple[Declared, ...]
    body: Node
    place: Place


@dataclass(frozen=True, slots=True)
class SumOf:
    """`sum x: e | i`."""

    declared: tuple[Declared, ...]
    body: Node
    place: Place


@dataclass(frozen=True, slots=True)
class SetOf:
    """`{x: e | f}`."""

    declared: tuple[Declared, ...]
    body: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Let:
    """`let x = e | f`."""

    names: tuple[tuple[Name, Node], ...]
    body: Node
    place: Place


@dataclass(frozen=True, slots=True)
class Block:
    """`{ f g h }`: the conjunction."""

    parts: tuple[Node, ...]
    place: Place


Node = (
    Name
    | Number
    | Text
    | Prefix
    | Infix
    | Prime
    | Arrow
    | Choice
    | Application
    | Quantification
    | SumOf
    | SetOf
    | Let
    | Block
)


def without_multiplicities(node: Node) -> Node:
    """An arrow without its multiplicities, nor those of the arrows in it."""
    if not isinstance(node, Arrow):
        return node
    left, right = without_multiplicities(node.left), without_multiplicities(node.right)
    return replace(
        node, left=left, right=right, left_multiplicity=Multiplicity.SET, right_multiplicity=Multiplicity.SET
    )


@dataclass(frozen=True, slots=True)
class Signature:
    """`sig A extends B { f: e }`; `within` are the supersets of `sig A in B + C`."""

    name: Name
    fields: tuple[Declared, ...]
    facts: Block | None
    abstract: bool = False
    multiplicity: Multiplicity = Multiplicity.SET
    parent: Name | None = None
    within: tuple[Name, ...] = ()
    whole: bool = False
    """`sig A = B + C`: equal to the union of these sets."""
    variable: bool = False
    """`var sig A`: its atoms may change from state to state."""
    enumeration: bool = False
    """Declared by `enum`."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A formula that always holds."""

    name: str
    body: Block


@dataclass(frozen=True, slots=True)
class Function:
    """A predicate (`result` is None) or a function."""

    name: Name
    parameters: tuple[Declared, ...]
    result: Declared | None
    body: Node
    macro: bool = False
    """`let f[x] = ..` at the top level of a module: a macro of any type."""


@dataclass(frozen=True, slots=True)
class Assertion:
    """A formula that should follow from the facts."""

    name: Name
    body: Block


@dataclass(frozen=True, slots=True)
class Scope:
    """The number of atoms of a signature, at most or exactly; `for 1..5 A` grows."""

    name: Name
    size: int
    exact: bool
    last: int | None = None
    """The end of a scope that grows."""
    open: bool = False
    """`1..`: without an end."""
    step: int = 1

    @property
    def grows(self) -> bool:
        """Whether the scope has several sizes."""
        return self.last is not None and self.last > self.size


@dataclass(frozen=True, slots=True)
class Command:
    """`run p for 3` or `check a for 5 but 2 X`."""

    check: bool
    name: str
    body: Node
    place: Place
    overall: int | None = None
    scopes: tuple[Scope, ...] = ()
    expected: bool | None = None
    """Whether the command expects an instance (`expect 1`) or none (`expect 0`)."""
    parent: Command | None = None
    """The command from whose instance this one goes on (`run p => run q`)."""

    @property
    def title(self) -> str:
        """The command, as its answer names it."""
        word = "check" if self.check else "run"
        return self.name if self.name.startswith(word) else f"{word} {self.name}"


@dataclass(frozen=True, slots=True)
class Open:
    """`open util/ordering[A] as o`: a module, its signature arguments, and its alias."""

    name: Name
    arguments: tuple[Name, ...]
    alias: str
    explicit: bool = False
    """Whether the alias is given by `as`."""
    private: bool = False


@dataclass(slots=True)
class Module:
    """A whole file."""

    file: str
    name: str = ""
    """The name that the module gives itself."""
    parameters: tuple[Name, ...] = ()
    exact_parameters: frozenset[str] = frozenset()
    """`module m[exactly A]`: A contains all atoms that the scope allows."""
    opens: list[Open] = field(default_factory=list)
    private: set[str] = field(default_factory=set)
    """Names that are private to the module."""
    signatures: list[Signature] = field(default_factory=list)
    exact: list[Name] = field(default_factory=list)
    """Signatures that modules require to contain all atoms of their scope."""
    facts: list[Fact] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    assertions: list[Assertion] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    dialect: Dialect = Dialect.ALLOY_6
    files: Mapping[str, str] | None = None
    """The texts of the files of opened modules, by their paths; None if they are on this machine."""
