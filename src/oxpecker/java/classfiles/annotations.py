"""Annotations in class files (JVMS 4.7.16 to 4.7.22): only their names matter, values are skipped."""

from __future__ import annotations

from enum import IntEnum

from oxpecker.java.classfiles.constant_pool import ConstantPool
from oxpecker.java.classfiles.cursor import Cursor, NotAClassFile


class Target(IntEnum):
    """What a type annotation of a member is about (JVMS 4.7.20.1), as far as it matters."""

    FIELD = 0x13
    RESULT = 0x14
    PARAMETER = 0x16


def annotation_names(pool: ConstantPool, data: Cursor) -> frozenset[str]:
    """The names in a counted list of annotations."""
    return frozenset(_annotation(pool, data) for _ in range(data.u2()))


def parameter_annotations(pool: ConstantPool, data: Cursor) -> tuple[frozenset[str], ...]:
    """The names for each parameter; synthetic first parameters may be left out."""
    return tuple(annotation_names(pool, data) for _ in range(data.u1()))


def type_annotations(pool: ConstantPool, data: Cursor) -> tuple[frozenset[str], dict[int, frozenset[str]]]:
    """The annotations of the whole type of a field or result, and those of the parameters' types by number."""
    own: set[str] = set()
    parameters: dict[int, frozenset[str]] = {}
    for _ in range(data.u2()):
        target = data.u1()
        number = data.u1() if target == Target.PARAMETER else 0
        if target != Target.PARAMETER:
            _skip_target(target, data)
        is_whole = not [(data.u1(), data.u1()) for _ in range(data.u1())]
        name = _annotation(pool, data)
        if is_whole and target in (Target.FIELD, Target.RESULT):
            own.add(name)
        elif is_whole and target == Target.PARAMETER:
            parameters[number] = parameters.get(number, frozenset()) | {name}
    return frozenset(own), parameters


def _skip_target(target: int, data: Cursor) -> None:
    """Skips what tells the place of a type annotation (JVMS 4.7.20.1)."""
    if target in (0x00, 0x01):
        data.skip(1)
    elif target in (0x10, 0x11, 0x12, 0x17, 0x42, 0x43, 0x44, 0x45, 0x46):
        data.skip(2)
    elif target in (0x40, 0x41):
        data.skip(data.u2() * 6)
    elif 0x47 <= target <= 0x4B:
        data.skip(3)
    elif target not in (0x13, 0x14, 0x15):
        raise NotAClassFile(f"the class file has a type annotation of an unknown kind: {target}")


def _annotation(pool: ConstantPool, data: Cursor) -> str:
    name = pool.text(data.u2())
    for _ in range(data.u2()):
        data.u2()
        _skip_value(pool, data)
    return name.removeprefix("L").removesuffix(";").replace("/", ".").replace("$", ".")


def _skip_value(pool: ConstantPool, data: Cursor, depth: int = 0) -> None:
    match chr(data.u1()):
        case "e":
            data.skip(4)
        case "@":
            _annotation(pool, data)
        case "[" if depth < 100:
            for _ in range(data.u2()):
                _skip_value(pool, data, depth + 1)
        case kind if kind in "BCDFIJSZsc":
            data.skip(2)
        case kind:
            raise NotAClassFile(f"the class file has an annotation with an unknown value: {kind!r}")
