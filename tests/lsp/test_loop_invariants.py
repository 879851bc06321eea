"""Loop invariants that a proof has found, as edits of the text."""

from __future__ import annotations

from dataclasses import replace

from oxpecker import check
from oxpecker.engine import Options
from oxpecker.lsp.inference import Replacement
from oxpecker.lsp.loop_invariants import invariant_edit
from oxpecker.lsp.program import OpenProgram
from oxpecker.lsp.verdicts import INVARIANTS, actions
from oxpecker.results import MethodResult, Origin

FILL = """\
class Fill {
    //@ requires a != null;
    //@ ensures (\\forall int k; 0 <= k && k < a.length; a[k] == 7);
    static void fill(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = 7;
        }
    }
}
"""
FOR_EACH = """\
class Total {
    //@ requires a != null;
    //@ ensures \\result >= 0;
    static int positives(int[] a) {
        int n = 0;
        for (int each : a) {
            if (each > 0 && n < 1000) {
                n++;
            }
        }
        return n;
    }
}
"""


def opened(name: str, text: str) -> tuple[OpenProgram, MethodResult]:
    program = OpenProgram(name)
    program.update(text)
    (result,) = (each for each in check(text, name=name) if not each.method.endswith(f"{name.removesuffix('.java')}()"))
    return program, result


def edited(text: str, edits: list[Replacement]) -> str:
    lines = text.splitlines(keepends=True)
    for each in reversed(edits):
        lines[each.start : each.end] = [each.text]
    return "".join(lines)


def test_what_was_found_is_inserted_before_its_loop() -> None:
    program, result = opened("Fill.java", FILL)
    (edit,) = invariant_edit(program, result)
    assert (edit.start, edit.end) == (4, 4)
    assert "        //@ loop_invariant (\\forall int k; 0 <= k && k < i; a[k] == 7);\n" in edit.text
    offered = actions(program, program.methods()[0], result, Options())
    assert [each.title for each in offered if each.command == INVARIANTS] == [
        "Insert the loop invariants found for Fill.fill(int[])"
    ]


def test_with_them_nothing_has_to_be_found() -> None:
    program, result = opened("Fill.java", FILL)
    program, result = opened("Fill.java", edited(FILL, invariant_edit(program, result)))
    assert result.proof is not None
    assert {each.origin for each in result.proof.invariants} == {Origin.WRITTEN}
    assert invariant_edit(program, result) == []


def test_names_that_the_source_does_not_have_are_not_inserted() -> None:
    program, result = opened("Fill.java", FILL)
    assert result.proof is not None
    hidden = replace(result.proof.invariants[0], text="i$1 <= a.length")
    proof = replace(result.proof, invariants=(*result.proof.invariants, hidden))
    assert invariant_edit(program, replace(result, proof=proof)) == invariant_edit(program, result) != []


def test_the_rounds_of_a_loop_over_elements_have_a_name() -> None:
    program, result = opened("Total.java", FOR_EACH)
    edits = invariant_edit(program, result)
    assert any("\\count <= a.length" in edit.text for edit in edits)
    _, again = opened("Total.java", edited(FOR_EACH, edits))
    assert again.verdict is result.verdict


def test_other_loops_get_none() -> None:
    inside = FILL.replace("        for (int i", "        if (a.length > 0) for (int i")
    assert invariant_edit(*opened("Fill.java", inside)) == []
