"""Questions about two objects, asked of every pair that a run has met and of the check: what happens is no surprise.

`probe` methods of a made-up class say that something is never so. Where a run leaves objects of which it is so, a check
must not call the method valid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random

from oxpecker.api.checking import check
from oxpecker.api.loading import load_sources
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Interpreter, Limits, ObjectValue, Returned
from oxpecker.oox.source import Source
from oxpecker.results.verdict import Verdict
from tests.java.claims import reached
from tests.java.runs import whole_text
from tests.java.stateful_classes import LISTS, MAPS, StatefulClass, stateful_class

_HEADER = re.compile(r"\bclass Outer\b[^{]*\{")

_ABOUT = {
    LISTS: ["{f}.size() == 1 && {f}.get(0) == null", "{f} instanceof ArrayList && {f}.isEmpty()", "{f} == other.{f}"],
    MAPS: ["{f}.containsKey(null)", "{f}.size() == 1 && {f}.containsValue(null)", "{f} == other.{f}"],
    "Object[]": ["{f}.length > 0 && {f}[0] == null", "{f} instanceof String[]", "{f} == other.{f}"],
    "Object": ["{f} == other", "{f} == this", "{f} instanceof String", "{f} instanceof Outer", "{f} == other.{f}"],
    "Inner": ["{f} == other.{f}", "(Object) {f} instanceof Open"],
}


def probed(seed: int) -> tuple[str, list[str]]:
    """A made-up class with probes, and their names."""
    random = Random(seed)
    made = stateful_class(seed)
    probes = [_probe(random, number, made) for number in range(3)]
    text = _HEADER.sub(lambda header: "\n".join([header[0], *probes]), made.text, count=1)
    return f"import java.util.*;\nimport java.util.function.*;\n{whole_text(text)}", [
        f"Outer.probe{n}" for n in range(3)
    ]


def _probe(random: Random, number: int, made: StatefulClass) -> str:
    field = random.choice(made.fields)
    about = random.choice([*_ABOUT.get(field.type, []), "{f} == null"]).format(f=field.name)
    if "== null" not in about or "(" in about or "[" in about:
        about = f"{field.name} != null && {about}"
    which = random.choice(["other != null", "other != null && other != this"])
    return f"    //@ ensures !\\result;\n    boolean probe{number}(Outer other) {{ return {which} && {about}; }}"


def answers(seed: int, seconds: float) -> Iterator[tuple[str, Verdict]]:
    """The probes of a made-up class of which a run says otherwise, with what a check says."""
    text, probes = probed(seed)
    loaded = load_sources([Source("Made.java", text)])
    interpreter = Interpreter(loaded.program, Limits(steps=300_000))
    (drive,) = (method for method in loaded.own_methods() if method.info.name == "run" and method.info.static)
    for steps in (6, 12, 30):
        objects = [each for each in reached(interpreter, drive, steps) if each.cls.name in ("Outer", "Lower")]
        for name in [*probes]:
            (probe,) = loaded.program.find_methods(name)
            if any(_is_so(interpreter, probe, *pair) for pair in product(objects[:5], repeat=2)):
                probes.remove(name)
                yield name, check(text, name="Made.java", method=name, config=False, seconds=seconds).verdict


def _is_so(interpreter: Interpreter, probe: typed.Method, this: ObjectValue, other: ObjectValue) -> bool:
    outcome = interpreter.run(probe, lambda _heap: [this, other]).outcome
    return not isinstance(outcome, Returned)
