"""The 61 mutants of Koppier's EXP-1: every id of Table B.1 and what it means."""

from __future__ import annotations

import pytest

from tests.mutation.thesis_programs import mutants_of

READ, WRITE, NEXT = "int b := array[i - 1];", "array[i - 1] := a;", "i := i + 1;"
INNER, SWAP = "while (i < #array) {", "if (a < b) {"
BELOW = "array[i] := b;"

# id: line in tests/programs/theses/bubble_sort.oox, before, after
MEANING = {
    "ARITH0": (17, READ, "int b := array[i + 1];"),
    "ARITH1": (17, READ, "int b := array[i * 1];"),
    "ARITH2": (17, READ, "int b := array[i / 1];"),
    "ARITH3": (17, READ, "int b := array[i % 1];"),
    "ARITH4": (20, WRITE, "array[i + 1] := a;"),
    "ARITH5": (20, WRITE, "array[i * 1] := a;"),
    "ARITH6": (20, WRITE, "array[i / 1] := a;"),
    "ARITH7": (20, WRITE, "array[i % 1] := a;"),
    "ARITH8": (23, NEXT, "i := i - 1;"),
    "ARITH9": (23, NEXT, "i := i * 1;"),
    "ARITH10": (23, NEXT, "i := i / 1;"),
    "ARITH11": (23, NEXT, "i := i % 1;"),
    "CMP0": (18, SWAP, "if (a <= b) {"),
    "CMP1": (18, SWAP, "if (a > b) {"),
    "CMP2": (18, SWAP, "if (a >= b) {"),
    "CMP3": (15, INNER, "while (i <= #array) {"),
    "CMP4": (15, INNER, "while (i > #array) {"),
    "CMP5": (15, INNER, "while (i >= #array) {"),
    "DEL0": (11, "bool sorted := false;", "bool sorted;"),
    "DEL1": (13, "sorted := true;", None),
    "DEL2": (14, "int i := 1;", "int i;"),
    "DEL3": (16, "int a := array[i];", "int a;"),
    "DEL4": (17, READ, "int b;"),
    "DEL5": (19, BELOW, None),
    "DEL6": (20, WRITE, None),
    "DEL7": (21, "sorted := false;", None),
    "DEL8": (23, NEXT, None),
    "LIT0": (11, "bool sorted := false;", "bool sorted := true;"),
    "LIT1": (13, "sorted := true;", "sorted := false;"),
    "LIT2": (14, "int i := 1;", "int i := 0;"),
    "LIT3": (14, "int i := 1;", "int i := 2;"),
    "LIT4": (17, READ, "int b := array[i - 0];"),
    "LIT5": (17, READ, "int b := array[i - 2];"),
    "LIT6": (20, WRITE, "array[i - 0] := a;"),
    "LIT7": (20, WRITE, "array[i - 2] := a;"),
    "LIT8": (21, "sorted := false;", "sorted := true;"),
    "LIT9": (23, NEXT, "i := i + 0;"),
    "LIT10": (23, NEXT, "i := i + 2;"),
    "UN0": (12, "while (!sorted) {", "while (sorted) {"),
    "VAR0": (16, "int a := array[i];", "int a; i := array[i];"),
    "VAR1": (16, "int a := array[i];", "int a; a := array[a];"),
    "VAR2": (17, READ, "int b; a := array[i - 1];"),
    "VAR3": (17, READ, "int b; i := array[i - 1];"),
    "VAR4": (17, READ, "int b := array[a - 1];"),
    "VAR5": (17, READ, "int b; b := array[b - 1];"),
    "VAR6": (19, BELOW, "array[a] := b;"),
    "VAR7": (19, BELOW, "array[b] := b;"),
    "VAR8": (19, BELOW, "array[i] := a;"),
    "VAR9": (19, BELOW, "array[i] := i;"),
    "VAR10": (20, WRITE, "array[a - 1] := a;"),
    "VAR11": (20, WRITE, "array[b - 1] := a;"),
    "VAR12": (20, WRITE, "array[i - 1] := b;"),
    "VAR13": (20, WRITE, "array[i - 1] := i;"),
    "VAR14": (18, SWAP, "if (b < b) {"),
    "VAR15": (18, SWAP, "if (i < b) {"),
    "VAR16": (18, SWAP, "if (a < a) {"),
    "VAR17": (18, SWAP, "if (a < i) {"),
    "VAR18": (23, NEXT, "a := i + 1;"),
    "VAR19": (23, NEXT, "b := i + 1;"),
    "VAR20": (23, NEXT, "i := a + 1;"),
    "VAR21": (23, NEXT, "i := b + 1;"),
}

PROGRAM = "bubble_sort.oox"


def test_names() -> None:
    assert len(MEANING) == 61
    assert mutants_of(PROGRAM).keys() == MEANING.keys()


@pytest.mark.parametrize("name", MEANING)
def test_meaning(name: str) -> None:
    mutant, (line, before, after) = mutants_of(PROGRAM)[name], MEANING[name]
    assert (mutant.span.line, mutant.method) == (line, "Main.sort")
    assert mutant.description == (f"`{before}` removed" if after is None else f"`{before}` becomes `{after}`")


def test_diff() -> None:
    expected = """\
--- original
+++ DEL2
@@ -7,7 +7,7 @@
         bool sorted := false;
         while (!sorted) {
             sorted := true;
-            int i := 1;
+            int i;
             while (i < #array) {
                 int a := array[i];
                 int b := array[i - 1];
"""
    assert mutants_of(PROGRAM)["DEL2"].diff == expected
