"""Static fields of made-up programs: objects that inputs may be, or hold, some of them known by several names."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.reference_inputs.values import VALUES

OWNER = "Shelf"
"""A type of objects that own what they hold."""
_TYPES = ["Object", "Thing", "Chain", "Pair", "Box<Object>", "Object[]", "int[]", "Thing[]", "List<Object>"]
_TYPES += ["Integer", "String", "Color", "StringBuilder", "Ranked", "Map<String, Integer>", OWNER, OWNER, OWNER]
_HOLDING = {
    "Object": ["new Object[] {{{0}}}", "new Pair({0}, 1)", "List.of((Object) {0})"],
    "Chain": ["new Chain(null, {0})"],
    "Pair": ["new Pair({0}, 1)"],
    "Box<Object>": ["new Box<Object>({0})"],
    "Object[]": ["new Object[] {{{0}}}"],
    "List<Object>": [
        "new ArrayList<Object>(Arrays.asList((Object) {0}))",
        "List.of((Object) {0})",
        "Arrays.asList((Object) {0})",
    ],
}
"""Values that hold another object, by their types."""

HELD = {"Chain": (".held",), "Pair": (".part()",), "Box<Object>": (".value",)}
"""What an object of a type holds as an `Object`."""


@dataclass(frozen=True, slots=True)
class Sentinel:
    """A static final field."""

    name: str
    type: str
    value: str
    hidden: bool = False
    """Whether it is private, and no method returns it."""

    @property
    def declaration(self) -> str:
        """The field as Java declares it."""
        return f"{'private ' if self.hidden else ''}static final {self.type} {self.name} = {self.value};"


def made_up_sentinels(random: Random) -> list[Sentinel]:
    """Some static fields; later ones may be, or hold, the objects of earlier ones."""
    found: list[Sentinel] = []
    for number in range(random.randint(1, 3)):
        t = random.choice(_TYPES)
        known = [each for each in found if t in (each.type, "Object")]
        if known and random.random() < 0.4:
            value = random.choice(known).name
        elif found and t in _HOLDING and random.random() < 0.5:
            value = random.choice(_HOLDING[t]).format(random.choice(found).name)
        else:
            value = random.choice([each for each in VALUES[t] if each != "null"])
        found.append(Sentinel(f"S{number}", t, value, random.random() < 0.15))
    return found


def values_of(sentinels: tuple[Sentinel, ...], t: str) -> list[str]:
    """The values of a type that static fields hold, or that hold their objects."""
    usable = [each for each in sentinels if not each.hidden]
    held = [template.format(each.name) for template in _HOLDING.get(t, ()) for each in usable]
    return [each.name for each in usable if t in (each.type, "Object")] + held
