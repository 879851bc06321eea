"""A sample of hostile inputs, and of a moderate size; `benchmarks/hostile.py` tries them all."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from click.testing import CliRunner

from oxpecker.cli.main import cli, run_command_line
from tests.exhaustive import sampled
from tests.hostile.hostile_inputs import Hostile, hostile_inputs
from tests.hostile.more_hostile_inputs import more_hostile_inputs

_SAMPLE = [*hostile_inputs(60)[1::4], *more_hostile_inputs(60)[1::5]]


@pytest.mark.parametrize("each", sampled(_SAMPLE, 2), ids=[each.name for each in _SAMPLE])
def test_a_hostile_input_gets_an_answer(
    each: Hostile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / each.file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(each.content.encode() if isinstance(each.content, str) else each.content)
    monkeypatch.chdir(tmp_path)
    words = [word.replace("{}", each.file) for word in each.command]
    # Whatever is known after a moment is an answer, too.
    words = ["2" if before == "--time" and word == "10" else word for before, word in pairwise(["", *words])]
    assert run_command_line(cli, words) in (0, 1, 2, 3, 4)
    assert "".join(capsys.readouterr())


def test_the_sample_is_of_many_kinds() -> None:
    assert len(hostile_inputs(60)) + len(more_hostile_inputs(60)) >= 160
    assert len({each.name.partition(":")[0] for each in _SAMPLE}) >= 5


DEEP = {
    "class C<T extends T> { T f(T t) { return t; } }": "1:9: error: cyclic inheritance involving T",
    f"class C {{ int f() {{ return {'1' * 5_000}; }} }}": "integer number too large: 111",
    f"class C {{\n//@ ensures {'(' * 2_000}true{')' * 2_000};\nint f() {{ return 1; }} }}": "levels of parentheses",
}


@pytest.mark.parametrize(("text", "said"), DEEP.items(), ids=["bound", "digits", "parentheses"])
def test_the_cause_is_named_with_its_place(text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "C.java").write_text(text, encoding="utf-8")
    result = CliRunner().invoke(cli, ["check", str(tmp_path / "C.java")])
    assert result.exit_code == 2
    assert said in result.output
    assert "C.java:" in result.output


@pytest.mark.parametrize("count", [100, 400])
def test_long_chains_of_branches_are_compiled_in_linear_time(count: int) -> None:
    """So many lines of code for each branch at most, however many there are."""
    from oxpecker.api.loading import load_sources
    from oxpecker.engine.compiled.program import ProgramCode
    from oxpecker.oox.interpreter.compiler import BlockCompiler
    from oxpecker.oox.source import Source

    chain = " else ".join(f"if (x == {i}) {{ return {i}; }}" for i in range(count))
    loaded = load_sources([Source("c.oox", f"class C {{ static int f(int x) {{ {chain} return -1; }} }}")])
    (method,) = loaded.methods_to_check()
    emitted = 0
    emit = BlockCompiler.emit_function

    def counting(self: BlockCompiler, *where: int) -> None:
        nonlocal emitted
        before = len(self.lines)
        emit(self, *where)  # type: ignore[arg-type]
        emitted += len(self.lines) - before

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BlockCompiler, "emit_function", counting)
        ProgramCode(loaded.program, False, started=method.info).code_of(method.info).prepare()
    assert emitted < 200 * count
