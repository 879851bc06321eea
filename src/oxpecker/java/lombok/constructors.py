"""Constructors, and the static methods that stand for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from oxpecker.java.kinds import ClassKind
from oxpecker.java.lombok.notes import Note
from oxpecker.java.lombok.shape import Property, Shape
from oxpecker.java.lombok.texts import null_check


def constructors(shape: Shape) -> Iterator[str]:
    """The constructors that annotations of a class ask for, as Java text."""
    if shape.declaration.kind is ClassKind.RECORD:
        return
    wanted: dict[tuple[str, ...], str] = {}
    for name, fields in _asked_for(shape).items():
        note = shape.find(name) or _implied(shape)
        assert note is not None
        texts = " ".join(_constructor(shape, note, fields, name == "NoArgsConstructor"))
        wanted.setdefault(tuple(each.type for each in fields), texts)
    yield from wanted.values()


def _asked_for(shape: Shape) -> dict[str, Sequence[Property]]:
    found: dict[str, Sequence[Property]] = {}
    if shape.has("NoArgsConstructor"):
        found["NoArgsConstructor"] = ()
    if shape.has("RequiredArgsConstructor"):
        found["RequiredArgsConstructor"] = shape.required
    if shape.has("AllArgsConstructor"):
        found["AllArgsConstructor"] = shape.assigned
    if not shape.has_constructor:
        if shape.has("Value"):
            found["Value"] = shape.assigned
        elif shape.has("Builder"):
            found["Builder"] = shape.assigned
        elif shape.has("Data"):
            found["Data"] = shape.required
    return found


def _implied(shape: Shape) -> Note | None:
    return shape.find("Value") or shape.find("Data") or shape.find("Builder")


def _constructor(shape: Shape, note: Note, fields: Sequence[Property], is_empty: bool) -> Iterator[str]:
    factory = note.text("staticName") or note.text("staticConstructor")
    usual = "" if shape.has("Builder") and not shape.has_constructor and not shape.has("Value") else "public "
    level = note.level("access", usual)
    if shape.declaration.kind is ClassKind.ENUM or factory:
        level = "private "
    if level is None:
        return
    parameters = ", ".join(f"final {each.type} {each.name}" for each in fields)
    checks = (
        "" if is_empty else "".join(null_check(each.name) for each in fields if each.non_null and not each.is_primitive)
    )
    assigned = "".join(f"this.{each.name} = {each.name}; " for each in fields)
    yield f"{level}{shape.name}({parameters}) {{ {checks}{assigned}{_others(shape, note, fields)}}}"
    if factory:
        given = ", ".join(each.name for each in fields)
        yield (
            f"{note.level('access')}static {shape.type_parameters}{shape.type} {factory}({parameters}) "
            f"{{ return new {shape.type}({given}); }}"
        )


def _others(shape: Shape, note: Note, fields: Sequence[Property]) -> str:
    """What a constructor assigns besides its parameters: defaults of builders, and zero if it is forced to."""
    names = {each.name for each in fields}
    rest = [each for each in shape.fields if each.name not in names]
    defaults = [f"this.{each.name} = {shape.name}.$default${each.name}(); " for each in rest if shape.is_default(each)]
    forced = [f"this.{each.name} = {each.default}; " for each in rest if each.is_final and not each.has_value]
    return "".join([*defaults, *(forced if note.flag("force") else [])])
