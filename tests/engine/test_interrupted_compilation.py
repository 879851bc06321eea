"""A limit may end the compilation of a method: the next search compiles it anew."""

from __future__ import annotations

import pytest

from oxpecker.engine.compiled import program as compiled
from oxpecker.engine.compiled.program import ProgramCode
from tests.oox.from_text import checked, method_named

PROGRAM = "class Main { static int f(int x) requires(x > 0) ensures(retval > x) { int y := x + 1; return y; } }"


class PassedError(Exception):
    """A limit has passed."""


@pytest.mark.parametrize("part", ["SymbolicCompiler", "compile_contract", "cfg.graphs_of"])
def test_compilation_starts_anew(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program = checked(PROGRAM)
    code = ProgramCode(program).code_of(method_named(program, "Main.f").info)

    def passed(*_arguments: object) -> None:
        raise PassedError

    with monkeypatch.context() as patched:
        patched.setattr(f"{compiled.__name__}.{part}", passed)
        with pytest.raises(PassedError):
            code.prepare()
    code.prepare()
    assert code.control.blocks
    assert code.contract is not None
    assert callable(code.entry)
    assert code.entry.__name__ != "_missing"
