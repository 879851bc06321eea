"""What the engine says of strings that inputs decide is what the interpreter does with those strings."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oxpecker.engine import STRATEGIES, Bounds, Options, check_method
from oxpecker.oox import typed
from oxpecker.oox.interpreter import Interpreter, Returned, Threw
from oxpecker.results import Verdict
from tests.engine.checks import solver
from tests.exhaustive import tries
from tests.oox.from_text import checked, method_named

OPERATIONS = {
    "#s": "int",
    "#(s + t)": "int",
    '#(s + "x" + i)': "int",
    "s[i]": "char",
    "(s + t)[i]": "char",
    "(b ? s : t)[i]": "char",
    '"abcd"[i]': "char",
    "s + t": "string",
    "t + s + t": "string",
    "s + c": "string",
    "c + s": "string",
    "s + b": "string",
    "s + i": "string",
    "s + null": "string",
    "b ? s : t": "string",
    '(b ? s : "ab") + t': "string",
    "b ? s + c : t": "string",
    "b ? null : s": "string",
    "s == t": "bool",
    "s != t + c": "bool",
    's + t == "ab"': "bool",
    "s == null": "bool",
    "s instanceof string": "bool",
    "(string) s == t": "bool",
    "new Box(s).value": "string",
    "new string[]{s, t}[i]": "string",
    "Main.twice(s)": "string",
}
"""Expressions over the parameters of `PARAMETERS`, with their types."""

PARAMETERS = "string s, string t, int i, char c, bool b"

PROGRAM = """
class Box {{ string value; Box(string value) {{ this.value := value; }} }}
class Main {{
    pure static string twice(string x) {{ return x + x; }}
    static {type} value({parameters}) {{ return {operation}; }}
    static void code({parameters}) requires({given}) {{
        {type} r := {default};
        try {{ r := {operation}; }} catch ({exception} e) {{ assert {throws}; return; }}
        assert {comparison};
    }}
    static void contract({parameters}) requires({given}) {{ assert {specified}; }}
}}
"""

strings = st.one_of(st.none(), st.text("ab\u00e9", max_size=3))


def literal(value: object) -> str:
    """A value in OOX."""
    return "null" if value is None else json.dumps(value)


def filled(operation: str, arguments: list[object], **parts: str) -> typed.Program:
    """The program for an operation."""
    t = OPERATIONS[operation]
    default = {"int": "0", "char": "'z'", "string": "null", "bool": "false"}[t]
    names = [parameter.split()[1] for parameter in PARAMETERS.split(", ")]
    given = " && ".join(f"{n} == {literal(v)}" for n, v in zip(names, arguments, strict=True))
    standard = {"exception": "Exception", "throws": "true", "comparison": "true", "specified": "true"}
    text = PROGRAM.format(
        type=t, parameters=PARAMETERS, operation=operation, given=given, default=default, **{**standard, **parts}
    )
    return checked(text)


def verdict(program: typed.Program, name: str, strategy: str) -> Verdict:
    """What the engine says."""
    options = Options(Bounds(string=4), strategy, seconds=600.0)
    result = check_method(program, method_named(program, name), solver(), options)
    assert not result.reason, result.reason
    return result.verdict


@pytest.mark.parametrize("operation", OPERATIONS)
@settings(max_examples=tries(6), deadline=None, derandomize=True)
@given(data=st.data())
def test_engine_and_interpreter_agree(operation: str, data: st.DataObject) -> None:
    """The result is the interpreter's, and no other; what throws throws the same."""
    arguments: list[object] = [data.draw(strings), data.draw(strings)]
    arguments += [data.draw(st.integers(-1, 4)), ord(data.draw(st.sampled_from("ab"))), data.draw(st.booleans())]
    strategy = data.draw(st.sampled_from(list(STRATEGIES)))
    program = filled(operation, arguments)
    method = method_named(program, "Main.value")
    outcome = Interpreter(program).run(method, lambda _heap: list(arguments)).outcome  # type: ignore[arg-type]
    if isinstance(outcome, Threw):
        name = outcome.exception.cls.name
        right = filled(operation, arguments, exception=name, comparison="false")
        wrong = filled(operation, arguments, exception=name, throws="false")
    else:
        assert isinstance(outcome, Returned)
        expected = literal(outcome.value)
        right = filled(operation, arguments, comparison=f"r == {expected}")
        wrong = filled(operation, arguments, comparison=f"r != {expected}")
        if "new" not in operation:
            holds = filled(operation, arguments, specified=f"({operation}) == {expected}")
            fails = filled(operation, arguments, specified=f"({operation}) != {expected}")
            assert verdict(holds, "Main.contract", strategy) is Verdict.VALID
            assert verdict(fails, "Main.contract", strategy) is Verdict.INVALID
    assert verdict(right, "Main.code", strategy) is Verdict.VALID
    assert verdict(wrong, "Main.code", strategy) is Verdict.INVALID
