"""Inputs of library types: the possible classes, and the excluded ones."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.lowering.outline import TRIED, Outline
from oxpecker.oox import syntax
from oxpecker.oox.input_clauses import FUNCTION
from oxpecker.oox.open_classes import above, any_implementation, input_types, is_concrete, marker
from oxpecker.oox.roles import InputRole
from oxpecker.oox.types import ANY, OBJECT, ClassType, Type


def implementations(outlines: dict[str, Outline], own: set[str], found: list[syntax.Class]) -> list[syntax.Class]:
    """A class of any implementation for each input type that neither the program nor the library implements."""
    classes = {name: outline.declaration for name, outline in outlines.items()}
    mine = [declaration for declaration in found if declaration.name in own]
    wanted: list[Type] = [t for declaration in mine for t in input_types(declaration)]
    wanted += [ClassType(declaration.name) for declaration in mine if not is_concrete(declaration)]
    offered = {name for each in mine if _has_objects(each) for name in above(each.name, classes)}
    names = {str(t) for t in dict.fromkeys(wanted) if not _is_offered(t, outlines, offered)}
    generated: list[syntax.Class] = []
    for name in sorted(names):
        declaration = classes.get(name)
        if declaration is None or is_concrete(declaration) or not (declaration.interface or name in own):
            continue
        whole = {each: outlines[each].whole() for each in above(name, classes)}
        generated.append(any_implementation(whole[name], whole))
    return generated


def _is_offered(t: Type, outlines: dict[str, Outline], offered: set[str]) -> bool:
    """Whether there are classes for inputs of a type; type arguments may exclude classes that cannot be constructed."""
    outline = outlines.get(str(t))
    tried = [outlines[str(each)] for each in (outline.tried if outline is not None else ()) if str(each) in outlines]
    has_arguments = isinstance(t, ClassType) and any(argument != OBJECT for argument in t.arguments)
    if tried:
        return not has_arguments or any(each.makes_inputs for each in tried)
    return str(t) in offered


def _has_objects(declaration: syntax.Class) -> bool:
    return is_concrete(declaration) and FUNCTION not in declaration.name


def _has(declaration: syntax.Class, names: frozenset[str]) -> bool:
    return any(isinstance(member, syntax.Method) and member.name in names for member in declaration.members)


def marked(found: list[syntax.Class], own: set[str]) -> list[syntax.Class]:
    """The classes with their markers about inputs."""
    unknown = {each.name.removesuffix(ANY) for each in found if each.name.endswith(ANY)}
    result = []
    for declaration in found:
        names = []
        is_own = declaration.name in own
        is_open = declaration.name in unknown or (not is_own and not is_concrete(declaration))
        if is_open and not _has(declaration, frozenset(TRIED)):
            names.append(InputRole.OPEN)
        if not is_own or FUNCTION in declaration.name:
            names.append(InputRole.INTERNAL)
        members = (*declaration.members, *(marker(name) for name in names))
        result.append(replace(declaration, members=members) if names else declaration)
    return result
