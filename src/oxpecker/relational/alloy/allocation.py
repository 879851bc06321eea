"""Allocates atoms to signatures according to a command's scope."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from oxpecker.relational.alloy.tree import Command, Module, Name, Signature
from oxpecker.relational.limits import DEFAULT_BIT_WIDTH, DEFAULT_SCOPE
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import RelationalError
from oxpecker.relational.universe import Universe, universe


@dataclass(frozen=True, slots=True)
class Size:
    """The number of atoms of a signature: at most, or exactly; `given` tells whether the command states it."""

    atoms: int
    exact: bool
    given: bool


@dataclass(slots=True)
class Allocation:
    """The atoms that each signature must and may contain, and the sizes that need a formula."""

    universe: Universe
    lower: dict[str, list[str]]
    upper: dict[str, list[str]]
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
            for above in (*((signature.parent,) if signature.parent else ()), *signature.within):
                if above.text not in self.signatures:
                    raise RelationalError(f"no such signature: {above.text}", above.place)
            if signature.parent:
                self.children.setdefault(signature.parent.text, []).append(signature)
        for signature in self.module.signatures:
            self.root(signature)

    def root(self, signature: Signature) -> Signature:
        """The top-level signature that this one extends, directly or not."""
        seen = {signature.name.text}
        while signature.parent or signature.within:
            above = signature.parent or signature.within[0]
            if above.text in seen:
                raise RelationalError(f"{above.text} is a part of itself", above.place)
            seen.add(above.text)
            signature = self.signatures[above.text]
        return signature

    def below(self, signature: Signature) -> list[Signature]:
        """The signature and all signatures that extend it."""
        found = [signature]
        for each in found:
            found.extend(self.children.get(each.name.text, ()))
        return found


def allocate(hierarchy: Hierarchy, command: Command, with_integers: bool) -> Allocation:
    """Atoms for every signature. Signatures of known size get atoms of their own; the others share the rest."""
    sizes = _Sizes(hierarchy, command)
    lower: dict[str, list[str]] = {name: [] for name in hierarchy.signatures}
    free: dict[str, list[str]] = {}
    atoms: list[str] = []
    for root in hierarchy.module.signatures:
        if root.parent is None and not root.within:
            free[root.name.text] = _allocate_root(hierarchy, sizes, root, lower)
            atoms += lower[root.name.text] + free[root.name.text]
    found = Allocation(universe(atoms, sizes.bit_width if with_integers else 0), lower, {})
    for name, signature in hierarchy.signatures.items():
        _bound(hierarchy, sizes, signature, free, found)
        found.lower[name] = list(dict.fromkeys(found.lower[name]))
    return found


def _allocate_root(hierarchy: Hierarchy, sizes: _Sizes, root: Signature, lower: dict[str, list[str]]) -> list[str]:
    """Allocates atoms to the signatures below a root whose size is known; returns the remaining atoms."""
    known = [s for s in hierarchy.below(root) if sizes.fixed(s)]
    reserved = 0
    for signature in known:
        size = sizes.of(signature)
        names = [f"{signature.name.text}${number}" for number in range(size.atoms)]
        reserved += len(names)
        above: Signature | None = signature
        while above is not None:
            lower[above.name.text] += names
            above = hierarchy.signatures[above.parent.text] if above.parent else None
    size = sizes.of(root)
    if size.given and reserved > size.atoms:
        raise RelationalError(f"{root.name.text} needs at least {reserved} atoms", root.name.place)
    if sizes.fixed(root):
        return []
    return [f"{root.name.text}${number}" for number in range(max(0, size.atoms - reserved))]


def _bound(
    hierarchy: Hierarchy, sizes: _Sizes, signature: Signature, free: Mapping[str, list[str]], found: Allocation
) -> None:
    name, size = signature.name.text, sizes.of(signature)
    if signature.within:
        pools = [hierarchy.signatures[each.text] for each in signature.within]
        atoms = [a for pool in pools for a in _atoms(hierarchy, sizes, pool, free, found)]
        found.upper[name] = list(dict.fromkeys(atoms))
    else:
        found.upper[name] = _atoms(hierarchy, sizes, signature, free, found)
    if size.exact and not found.lower[name] and signature.parent is None and not signature.within:
        found.lower[name] = list(found.upper[name])
    if size.given and (len(found.upper[name]) > size.atoms or (size.exact and len(found.lower[name]) < size.atoms)):
        found.counted[name] = size


def _atoms(
    hierarchy: Hierarchy, sizes: _Sizes, signature: Signature, free: Mapping[str, list[str]], found: Allocation
) -> list[str]:
    if signature.within:
        pools = [hierarchy.signatures[each.text] for each in signature.within]
        return [a for pool in pools for a in _atoms(hierarchy, sizes, pool, free, found)]
    own = list(dict.fromkeys(found.lower[signature.name.text]))
    if sizes.fixed(signature):
        return own
    return own + free[hierarchy.root(signature).name.text]


class _Sizes:
    """The size of each signature under a command."""

    def __init__(self, hierarchy: Hierarchy, command: Command) -> None:
        self.hierarchy = hierarchy
        self.overall = DEFAULT_SCOPE if command.overall is None else command.overall
        self.bit_width = DEFAULT_BIT_WIDTH
        self.given: dict[str, Size] = {}
        exact = {name.text for name in hierarchy.module.exact}
        for scope in command.scopes:
            if scope.name.text == "Int":
                self.bit_width = scope.size
                continue
            if scope.name.text == "seq":
                continue
            self._known(scope.name)
            self.given[scope.name.text] = Size(scope.size, scope.exact or scope.name.text in exact, True)
        for name in hierarchy.module.exact:
            size = self.of(hierarchy.signatures[name.text])
            self.given[name.text] = Size(size.atoms, True, size.given)

    def _known(self, name: Name) -> None:
        if name.text not in self.hierarchy.signatures:
            raise RelationalError(f"no such signature: {name.text}", name.place)

    def of(self, signature: Signature) -> Size:
        """The size according to the command, the declaration, or the signatures below."""
        given = self.given.get(signature.name.text)
        if given is not None:
            return given
        if signature.multiplicity is Multiplicity.ONE:
            return Size(1, True, False)
        if signature.multiplicity is Multiplicity.LONE:
            return Size(1, False, False)
        children = self.hierarchy.children.get(signature.name.text, [])
        if signature.abstract and children:
            sizes = [self.of(child) for child in children]
            if all(size.given or size.exact for size in sizes):
                return Size(sum(size.atoms for size in sizes), all(size.exact for size in sizes), False)
        reserved = sum(s.atoms for s in map(self.of, children) if s.exact)
        return Size(max(self.overall, reserved), False, False)

    def fixed(self, signature: Signature) -> bool:
        """Whether the atoms of the signature are known in advance: its size is exact, and no signature extends it."""
        below = self.hierarchy.children.get(signature.name.text, [])
        return not signature.within and self.of(signature).exact and not below
