"""Signatures and fields as atoms: `sig$` and `field$`, which a module has if it mentions a name with `$`."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.relational.alloy import tree
from oxpecker.relational.alloy.literals import nodes_of
from oxpecker.relational.alloy.tree import Declared, Module, Name, Node, Signature
from oxpecker.relational.operators import Multiplicity
from oxpecker.relational.place import Place

SIGNATURES, FIELDS = "sig$", "field$"


def with_meta(module: Module) -> Module:
    """The module with an atom `A$` for each signature `A`, and an atom `A$f` for each of its fields `f`."""
    commands = [each.body for each in module.commands]
    mentioned = any(isinstance(node, Name) and "$" in node.text for node in nodes_of(module, commands))
    if not mentioned or not module.signatures:
        return module
    place = Place(module.file, 1, 1, 1, 1)
    own = list(module.signatures)
    made = [Signature(Name(name, place), (), None, abstract=True) for name in (SIGNATURES, FIELDS)]
    for signature in own:
        made += [_field(signature, name) for declared in signature.fields for name in declared.names]
    made += [_signature(signature, own) for signature in own]
    kinds = {False: "static$", True: "var$"}
    for variable, name in kinds.items():
        atoms = tuple(_atoms(own, variable))
        if atoms:
            made.append(Signature(Name(name, place), (), None, within=atoms, whole=True))
    return replace(module, signatures=[*own, *made])


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


def _signature(signature: Signature, everything: list[Signature]) -> Signature:
    name = signature.name
    below, pending = [signature], [signature]
    while pending:
        above = pending.pop().name.text
        children = [each for each in everything if each.parent and each.parent.text == above]
        below += children
        pending += children
    known = {each.name.text for each in everything}
    parent = signature.parent if signature.parent and signature.parent.text in known else None
    fields = (
        _defined("value", name),
        _defined("fields", _united([signature], name.place)),
        _defined("subfields", _united(below, name.place)),
        _defined("parent", Name(f"{parent.text}$" if parent else "none", name.place)),
    )
    own = Name(f"{name.text}$", name.place)
    return Signature(own, fields, None, multiplicity=Multiplicity.ONE, parent=Name(SIGNATURES, name.place))


def _united(signatures: list[Signature], place: Place) -> Node:
    atoms = [_meta(each, name) for each in signatures for declared in each.fields for name in declared.names]
    found: Node = atoms[0] if atoms else Name("none", place)
    for each in atoms[1:]:
        found = tree.Infix("+", found, each, place)
    return found


def _defined(name: str, value: Node) -> Declared:
    return Declared((Name(name, value.place),), Multiplicity.SET, value, False, value.place, defined=True)
