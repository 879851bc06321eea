"""Whatever types parameters have, and whichever of them are one object: the inputs shown can exist (a law).

Each method looks at its parameters and fails. Its counterexample is read back as `oxpecker run` does, which refuses
objects that a parameter cannot hold, and shows the same failure.
"""

from __future__ import annotations

import random
import shlex
from functools import partial
from itertools import combinations_with_replacement
from pathlib import Path

from click.testing import CliRunner

import oxpecker
from oxpecker.api.loading import load_sources
from oxpecker.cli.given_inputs import GivenInputs
from oxpecker.cli.loading import choose_method
from oxpecker.cli.main import cli
from oxpecker.oox.interpreter import Choices, Interpreter, Threw
from oxpecker.oox.source import Source
from oxpecker.report.finding import replay_command

TYPES = (
    "Object",
    "Number",
    "Integer",
    "Comparable<String>",
    "CharSequence",
    "java.util.List<String>",
    "int[]",
    "Object[]",
    "Number[]",
    "Integer[]",
    "Thing",
    "Shape",
    "T",
)
TESTED = ("Object", "Number", "Integer", "CharSequence", "int[]", "Object[]", "Thing", "Shape", "java.util.List")
METHODS = 24


def _body(rng: random.Random, count: int) -> str:
    """A look at some parameters, and an assertion about others that does not hold."""
    names = [f"(Object) p{number}" for number in range(count)]
    looks = [
        f"{rng.choice(names)} {rng.choice(('==', '!='))} {rng.choice(names)}",
        f"{rng.choice(names)} instanceof {rng.choice(TESTED)}",
        f"!({rng.choice(names)} instanceof {rng.choice(TESTED)})",
    ]
    cast = f"Object seen = ({rng.choice(TESTED)}) ({rng.choice(names)});"
    nulls = " || ".join(f"p{number} == null" for number in range(count))
    # What nobody has looked at may be any of the others.
    first = rng.choice(("", f"if ({rng.choice(looks)}) {{ {cast} }}"))
    return f"if ({nulls}) return; {first} assert {rng.choice(looks)};"


def _program(seed: int) -> str:
    """Methods with two or three parameters of all kinds."""
    rng = random.Random(seed)
    pairs = rng.sample([*combinations_with_replacement(TYPES, 2)], METHODS)
    methods = []
    for number, pair in enumerate(pairs):
        types = [*pair, *rng.sample(TYPES, number % 3 == 0)]
        rng.shuffle(types)
        parameters = ", ".join(f"{t} p{place}" for place, t in enumerate(types))
        methods.append(f"    static <T> void m{number}({parameters}) {{ {_body(rng, len(types))} }}")
    kinds = "interface Shape { }\nclass Thing implements Shape { int n; }\nclass Other implements Shape { Object o; }"
    return "\n".join([kinds, "class Aliases {", *methods, "}"])


def test_counterexamples_can_be_called(tmp_path: Path) -> None:
    file = tmp_path / "Aliases.java"
    file.write_text(_program(seed=2))
    report = oxpecker.check(file, config=False, array=1, chain=1, string=1)
    assert not [(result.method, result.reason) for result in report if result.verdict == "unknown"]
    findings = [finding for result in report for finding in result.findings]
    assert len(findings) > METHODS / 2
    loaded = load_sources([Source(str(file), file.read_text())])
    interpreter = Interpreter(loaded.program)
    for finding in findings:
        words = shlex.split(replay_command(finding, str(file)))
        method = choose_method(loaded, words[words.index("--method") + 1])
        inputs = GivenInputs(method, words[words.index("--args") + 1], None, ())
        run = interpreter.run(method, partial(inputs.values, choices=Choices()), Choices())
        assert isinstance(run.outcome, Threw), finding.call
    aliased = next(finding for finding in findings if "*1" in finding.call)
    replayed = CliRunner().invoke(cli, shlex.split(replay_command(aliased, str(file)))[1:])
    assert replayed.exit_code == 1, (aliased.call, replayed.output)
