"""What the program says about inputs of library types: which classes they are of, and which of them are left out."""

from __future__ import annotations

from dataclasses import replace

from oxpecker.java.lowering.outline import MAKERS, Outline
from oxpecker.oox import syntax
from oxpecker.oox.making import ANY, CONSTANTS, FUNCTION, INTERNAL, OPEN
from oxpecker.oox.open_classes import above, any_implementation, input_types, is_concrete, marker
from oxpecker.oox.syntax import MethodModifier as Modifier


def implementations(outlines: dict[str, Outline], own: set[str], found: list[syntax.Class]) -> list[syntax.Class]:
    """A class of any implementation for each type that inputs have and that no class of the program offers."""
    classes = {name: outline.declaration for name, outline in outlines.items()}
    wanted = {str(t) for declaration in found if declaration.name in own for t in input_types(declaration)}
    wanted |= {declaration.name for declaration in found if declaration.name in own and _has_code(declaration)}
    made: list[syntax.Class] = []
    for name in sorted(wanted):
        declaration = classes.get(name)
        if declaration is None or outlines[name].makes_inputs:
            continue
        if is_concrete(declaration) or not (declaration.interface or name in own):
            continue
        if not any(_offers(other, name, classes, own) for other in found):
            whole = {each: outlines[each].whole() for each in above(name, classes)}
            made.append(any_implementation(whole[name], whole))
    return made


def _has_code(declaration: syntax.Class) -> bool:
    """Whether methods of objects have bodies, so that they can be looked at by themselves."""
    return any(
        isinstance(member, syntax.Method) and member.body is not None and Modifier.STATIC not in member.modifiers
        for member in declaration.members
    )


def _offers(declaration: syntax.Class, name: str, classes: dict[str, syntax.Class], own: set[str]) -> bool:
    """Whether inputs may be of a class below an interface."""
    if declaration.interface or declaration.abstract or _is_internal(declaration, own, classes):
        return False
    return name in above(declaration.name, classes)


def _has(declaration: syntax.Class, names: frozenset[str]) -> bool:
    return any(isinstance(member, syntax.Method) and member.name in names for member in declaration.members)


def _is_internal(declaration: syntax.Class, own: set[str], classes: dict[str, syntax.Class]) -> bool:
    """Whether nobody outside the library makes such objects, or nobody knows what they hold."""
    if FUNCTION in declaration.name:
        return True
    if declaration.name in own or declaration.name == "Object" or _has(declaration, MAKERS | {CONSTANTS}):
        return False
    return not declaration.name.endswith(ANY) and "Throwable" not in above(declaration.name, classes)


def marked(found: list[syntax.Class], own: set[str]) -> list[syntax.Class]:
    """The classes with what they say about inputs."""
    classes = {declaration.name: declaration for declaration in found}
    unknown = {each.name.removesuffix(ANY) for each in found if each.name.endswith(ANY)}
    result = []
    for declaration in found:
        names = []
        if declaration.name in unknown or (declaration.interface and declaration.name not in own):
            names.append(OPEN)
        elif not declaration.interface and not declaration.abstract and _is_internal(declaration, own, classes):
            names.append(INTERNAL)
        members = (*declaration.members, *(marker(name) for name in names))
        result.append(replace(declaration, members=members) if names else declaration)
    return result
