"""Signatures and fields as atoms: `sig$` and `field$`, which a module has if it mentions a name with `$`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.literals import nodes_of
from oxpecker.relational.alloy.tree import Declared, Module, Name, Node, Signature
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import Place

SIGNATURES, FIELDS = META = "sig$", "field$"
ABSOLUTE = "/"
"""Begins a name in the linked whole, which every module may use; no name of a text begins so."""


def mentions_meta(module: Module) -> bool:
    """Whether a module has such a name."""
    commands = [each.body for each in module.commands]
    named = any(isinstance(node, Name) and "$" in node.text for node in nodes_of(module, commands))
    return named and bool(module.signatures or module.opens)


def sets_of_atoms(module: Module) -> list[Signature]:
    """The signatures of all such atoms, which belong to the main module, and two sets of its own atoms."""
    place = Place(module.file, 1, 1, 1, 1)
    made = [Signature(Name(name, place), (), None, abstract=True) for name in (SIGNATURES, FIELDS)]
    kinds = {False: "static$", True: "var$"}
    for variable, name in kinds.items():
        atoms = tuple(_atoms(module.signatures, variable))
        if atoms:
            made.append(Signature(Name(name, place), (), None, within=atoms, whole=True))
    return made


def atoms_of(
    module: Module, above: Callable[[Signature], str], below: Callable[[Signature], Sequence[str]]
) -> list[Signature]:
    """An atom `A$` for each signature `A` of a module, and an atom `A$f` for each of its fields `f`.

    `above` is the name in the linked whole of the signature that one extends, if any, and `below` are those of the
    fields of a signature and of those below it: `A$f`.
    """
    own = list(module.signatures)
    made: list[Signature] = []
    for signature in own:
        made += [_field(signature, name) for name in field_names(signature)]
    made += [_signature(signature, above(signature), below(signature)) for signature in own]
    return made


def field_names(signature: Signature) -> list[Name]:
    """The fields of a signature."""
    return [name for declared in signature.fields for name in declared.names]


def _atoms(signatures: list[Signature], variable: bool) -> list[Name]:
    found = []
    for each in signatures:
        found += [Name(f"{each.name.text}$", each.name.place)] if each.variable == variable else []
        fields = [declared for declared in each.fields if declared.variable == variable]
        found += [_meta(each, name) for declared in fields for name in declared.names]
    return found


def _meta(signature: Signature, field: Name) -> Name:
    return Name(f"{signature.name.text}${field.text}", field.place)


def _field(signature: Signature, field: Name) -> Signature:
    value = tree.Infix("<:", signature.name, Name(f"@{field.text}", field.place), field.place)
    above = Name(FIELDS, field.place)
    return Signature(
        _meta(signature, field), (_defined("value", value),), None, multiplicity=Multiplicity.ONE, parent=above
    )


def _signature(signature: Signature, above: str, below: Sequence[str]) -> Signature:
    name = signature.name
    own_fields = [_meta(signature, each) for each in field_names(signature)]
    fields = (
        _defined("value", name),
        _defined("fields", _united(own_fields, name.place)),
        _defined("subfields", _united([Name(f"{ABSOLUTE}{each}", name.place) for each in below], name.place)),
        _defined("parent", Name(f"{ABSOLUTE}{above}$" if above else "none", name.place)),
    )
    own = Name(f"{name.text}$", name.place)
    return Signature(own, fields, None, multiplicity=Multiplicity.ONE, parent=Name(SIGNATURES, name.place))


def _united(atoms: Sequence[Name], place: Place) -> Node:
    found: Node = atoms[0] if atoms else Name("none", place)
    for each in atoms[1:]:
        found = tree.Infix("+", found, each, place)
    return found


def _defined(name: str, value: Node) -> Declared:
    return Declared((Name(name, value.place),), Multiplicity.SET, value, False, value.place, defined=True)
