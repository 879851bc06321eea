"""Allocates atoms to signatures according to a command's scope, by the rules of Alloy 6."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from oxpecker.relational.alloy.linking import BUILT_IN
from oxpecker.relational.alloy.meta import META
from oxpecker.relational.alloy.tree import Command, Module, Scope, Signature
from oxpecker.relational.limits import DEFAULT_BIT_WIDTH, DEFAULT_SCOPE, DEFAULT_SEQUENCE
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import RelationalError


@dataclass(frozen=True, slots=True)
class Size:
    """The number of atoms of a signature: at most, or exactly."""

    atoms: int
    exact: bool


@dataclass(slots=True)
class Allocation:
    """The atoms that each signature must and may contain, and the sizes that need a formula."""

    atoms: list[str] = field(default_factory=list)
    lower: dict[str, list[str]] = field(default_factory=dict)
    upper: dict[str, list[str]] = field(default_factory=dict)
    counted: dict[str, Size] = field(default_factory=dict)


@dataclass(slots=True)
class Hierarchy:
    """Signatures by name, with their children by extension."""

    module: Module
    signatures: dict[str, Signature] = field(default_factory=dict)
    children: dict[str, list[Signature]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for signature in self.module.signatures:
            name = signature.name
            if name.text in self.signatures:
                raise RelationalError(f"{name.text} is declared twice", name.place)
            self.signatures[name.text] = signature
        for signature in self.module.signatures:
            for above in self.above(signature):
                if above not in self.signatures and above not in BUILT_IN:
                    raise RelationalError(f"no such signature: {above}", signature.name.place)
            if signature.parent:
                if signature.parent.text in BUILT_IN:
                    raise RelationalError(f"{signature.parent.text} cannot be extended", signature.parent.place)
                if self.signatures[signature.parent.text].within:
                    raise RelationalError(
                        f"{signature.parent.text} is a subset and cannot be extended; use 'in'", signature.parent.place
                    )
                self.children.setdefault(signature.parent.text, []).append(signature)
        for signature in self.module.signatures:
            self._reject_circles(signature)

    @staticmethod
    def above(signature: Signature) -> list[str]:
        """The signatures that a signature extends or is a subset of."""
        return [each.text for each in ((signature.parent,) if signature.parent else signature.within)]

    def _reject_circles(self, signature: Signature) -> None:
        seen, pending = {signature.name.text}, self.above(signature)
        while pending:
            name = pending.pop()
            if name == signature.name.text:
                raise RelationalError(f"cyclic inheritance: {name} is a part of itself", signature.name.place)
            if name not in seen and name in self.signatures:
                seen.add(name)
                pending += self.above(self.signatures[name])

    @property
    def roots(self) -> list[Signature]:
        """The top-level signatures."""
        return [each for each in self.module.signatures if each.parent is None and not each.within]

    def below(self, signature: Signature) -> list[Signature]:
        """The signature and all signatures that extend it."""
        found = [signature]
        for each in found:
            found.extend(self.children.get(each.name.text, ()))
        return found

    def downwards(self) -> list[Signature]:
        """All signatures, each after those that it extends or is a subset of."""
        found: dict[str, Signature] = {}

        def visit(signature: Signature) -> None:
            for name in self.above(signature):
                if name in self.signatures and name not in found:
                    visit(self.signatures[name])
            found.setdefault(signature.name.text, signature)

        for each in self.module.signatures:
            visit(each)
        return list(found.values())


def bit_width(command: Command) -> int:
    """The bits of an integer."""
    return next((scope.size for scope in command.scopes if scope.name.text == "Int"), DEFAULT_BIT_WIDTH)


def sequence_length(command: Command) -> int:
    """The number of elements of the longest sequence."""
    width = bit_width(command)
    most = 2 ** (width - 1) - 1 if width else 0
    for scope in command.scopes:
        if scope.name.text == "seq":
            if scope.size > most:
                raise RelationalError(
                    f"with a bit width of {width}, sequences cannot be longer than {most}", scope.name.place
                )
            return scope.size
    return min(most, DEFAULT_SEQUENCE if command.overall is None else command.overall)


def allocate(hierarchy: Hierarchy, command: Command) -> Allocation:
    """Atoms for every signature: those of exact size get atoms of their own, the others share their parent's."""
    sizes, found = _Sizes(hierarchy, command), Allocation()
    for root in hierarchy.roots:
        _must(hierarchy, sizes, root, found)
        _may(hierarchy, sizes, root, found)
    for name in hierarchy.signatures:
        size = sizes.size.get(name)
        if size is None:
            continue
        lower, upper = len(found.lower[name]), len(found.upper[name])
        if (size.exact and lower != upper) or (not size.exact and upper > size.atoms):
            found.counted[name] = size
    for signature in hierarchy.downwards():
        if signature.within:
            pool = [atom for each in signature.within for atom in found.upper.get(each.text, ())]
            found.upper[signature.name.text] = list(dict.fromkeys(pool))
            found.lower[signature.name.text] = []
    return found


def _must(hierarchy: Hierarchy, sizes: _Sizes, signature: Signature, found: Allocation) -> list[str]:
    """Makes the atoms of a signature, and returns those that it must contain."""
    name = signature.name.text
    lower: list[str] = []
    for child in hierarchy.children.get(name, ()):
        lower += _must(hierarchy, sizes, child, found)
    size = sizes.raised(signature, len(lower))
    upper = list(lower)
    if size.exact or signature.parent is None:
        own = [f"{name}${number}" for number in range(size.atoms - len(lower))]
        found.atoms += own
        lower += own if size.exact else []
        upper += own
    found.lower[name], found.upper[name] = lower, upper
    return lower


def _may(hierarchy: Hierarchy, sizes: _Sizes, signature: Signature, found: Allocation) -> None:
    """Lets signatures share the atoms of their parent that no signature must contain."""
    children = hierarchy.children.get(signature.name.text, [])
    taken = {atom for child in children for atom in found.lower[child.name.text]}
    free = [atom for atom in found.upper[signature.name.text] if atom not in taken]
    for child in children:
        name = child.name.text
        if sizes.size[name].atoms > len(found.lower[name]):
            found.upper[name] += [atom for atom in free if atom not in found.upper[name]]
        _may(hierarchy, sizes, child, found)


class _Sizes:
    """The size of each signature under a command."""

    def __init__(self, hierarchy: Hierarchy, command: Command) -> None:
        self.hierarchy = hierarchy
        self.command = command
        self.size: dict[str, Size] = {}
        self.exact = {name.text for name in hierarchy.module.exact}
        given = [scope for scope in command.scopes if scope.name.text not in ("Int", "seq", "steps", "String")]
        for scope in given:
            self._given(scope)
        own = [each for each in hierarchy.module.signatures if not each.within]
        for signature in own:
            if not signature.variable and signature.name.text not in self.size:
                if signature.multiplicity is Multiplicity.ONE:
                    self.size[signature.name.text] = Size(1, True)
                elif signature.multiplicity is Multiplicity.LONE:
                    self.size[signature.name.text] = Size(1, False)
        overall = DEFAULT_SCOPE if command.overall is None and not given else command.overall
        while self._by_children(own) or self._overall(overall) or self._by_parents(own):
            pass

    def _given(self, scope: Scope) -> None:
        name, place = scope.name.text, scope.name.place
        signature = self.hierarchy.signatures.get(name)
        if signature is None:
            raise RelationalError(f"{name} cannot have a scope", place)
        if signature.within:
            raise RelationalError(f"{name} is a subset of other signatures and cannot have a scope", place)
        if signature.enumeration:
            raise RelationalError(f"{name} is an enumeration and cannot have a scope", place)
        if name in self.size:
            raise RelationalError(f"{name} has two scopes", place)
        fixed = {Multiplicity.ONE: (1, 1), Multiplicity.LONE: (0, 1), Multiplicity.SOME: (1, scope.size)}
        least, most = (0, scope.size) if signature.variable else fixed.get(signature.multiplicity, (0, scope.size))
        if not least <= scope.size <= most:
            raise RelationalError(
                f"{name} is declared as '{signature.multiplicity}', but its scope is {scope.size}", place
            )
        exact = scope.exact or (signature.multiplicity is Multiplicity.ONE and not signature.variable)
        self.size[name] = Size(scope.size, exact)

    def _by_children(self, signatures: Iterable[Signature]) -> bool:
        """An abstract signature has the atoms of its children; one child without a size gets the rest."""
        changed = False
        for signature in signatures:
            children = [each.name.text for each in self.hierarchy.children.get(signature.name.text, ())]
            missing = [name for name in children if name not in self.size]
            if not signature.abstract or not children or len(missing) > 1:
                continue
            total = sum(self.size[name].atoms for name in children if name in self.size)
            own = self.size.get(signature.name.text)
            if own is None and not missing:
                self.size[signature.name.text] = Size(total, False)
            elif own is not None and missing:
                self.size[missing[0]] = Size(max(0, own.atoms - total), False)
            else:
                continue
            changed = True
        return changed

    def _overall(self, overall: int | None) -> bool:
        changed = False
        for signature in self.hierarchy.roots:
            name = signature.name
            if name.text in self.size:
                continue
            if name.text in META:
                self.size[name.text] = Size(0, True)  # it has no atoms but those of signatures and fields
                changed = True
                continue
            if overall is None:
                raise RelationalError(f"the command gives no scope for {name.text}", self.command.place)
            self.size[name.text] = Size(overall, False)
            changed = True
        return changed

    def _by_parents(self, signatures: Iterable[Signature]) -> bool:
        changed = False
        for signature in signatures:
            parent = signature.parent and self.size.get(signature.parent.text)
            if parent and signature.name.text not in self.size:
                self.size[signature.name.text] = Size(parent.atoms, False)
                changed = True
        return changed

    def raised(self, signature: Signature, least: int) -> Size:
        """The size of a signature that must hold at least so many atoms."""
        name = signature.name.text
        size = self.size[name]
        found = Size(max(size.atoms, least), size.exact or name in self.exact)
        self.size[name] = found
        return found
