"""What an instance of a module consists of: its signatures and fields, each with its relation."""

from __future__ import annotations

from dataclasses import dataclass, field

from oxpecker.relational.instance import Instance
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.syntax import Relation

MAIN = "this/"
"""The prefix of signatures that the module itself declares."""


@dataclass(frozen=True, slots=True)
class SignatureEntry:
    """A signature of a linked module."""

    label: str
    """Its name after that of its module: `this/A`, `ordering/Ord`."""
    relation: Relation
    parent: str | None = None
    """The label of the signature that it extends."""
    within: tuple[str, ...] = ()
    """The labels of the signatures that it is a subset of; `Int` and `String` are among them."""
    abstract: bool = False
    multiplicity: Multiplicity = Multiplicity.SET
    private: bool = False

    @property
    def short(self) -> str:
        """Its name without that of its module."""
        return self.label.rpartition("/")[2]


@dataclass(frozen=True, slots=True)
class FieldEntry:
    """A field, and the label of the signature that declares it."""

    name: str
    owner: str
    relation: Relation
    private: bool = False
    types: tuple[tuple[str, ...], ...] = ()
    """The products of signatures, by their labels, whose union is its declared type."""


@dataclass(slots=True)
class Schema:
    """The signatures and fields of a module with all modules that it opens, in the order of declaration."""

    signatures: dict[str, SignatureEntry] = field(default_factory=dict)
    fields: list[FieldEntry] = field(default_factory=list)
    built_in: frozenset[Relation] = frozenset()
    """Relations that every module has, such as `String`; they are not shown."""

    def children(self, label: str) -> list[SignatureEntry]:
        """The signatures that extend a signature."""
        return [each for each in self.signatures.values() if each.parent == label]

    def roots(self) -> list[SignatureEntry]:
        """The top-level signatures."""
        return [each for each in self.signatures.values() if each.parent is None and not each.within]

    def below(self, label: str) -> list[SignatureEntry]:
        """A signature and all signatures that extend it, directly or not."""
        found = [self.signatures[label]]
        for each in found:
            found.extend(self.children(each.label))
        return found

    def root(self, label: str) -> SignatureEntry:
        """The top-level signature that a signature is a part of; the first, if it is a part of several."""
        entry = self.signatures[label]
        while (above := entry.parent or next(iter(entry.within), "")) in self.signatures:
            entry = self.signatures[above]
        return entry

    def others(self, instance: Instance) -> list[Relation]:
        """The relations that are no signature and no field: witnesses, orders, indices of sequences."""
        known = {each.relation for each in self.signatures.values()} | {each.relation for each in self.fields}
        return [each for each in self.shown(instance) if each not in known]

    def shown(self, instance: Instance) -> list[Relation]:
        """The relations that people want to see."""
        return [each for each in instance.relations if each not in self.built_in]

    def owners(self, instance: Instance) -> dict[int, SignatureEntry]:
        """The most specific signature of each atom; subsets do not count."""
        found: dict[int, SignatureEntry] = {}
        for root in self.roots():
            for entry in self.below(root.label):  # those that extend others follow them
                found.update((atom, entry) for (atom,) in instance[entry.relation])
        return found
