"""Koppier's EXP-2 and EXP-3: how many mutants each operator makes, against the ids in Tables B.2 and B.3."""

from __future__ import annotations

from collections import Counter

from tests.mutation.thesis_programs import mutants_of

MERGE_SORT = "concurrent_merge_sort.oox"
MINIMUM = "linked_list_minimum.oox"


def test_merge_sort_counts() -> None:
    """Table B.3 has ARITH0-67, BOOL0-1, CMP0-20, DEL1-27, FORK0, LIT0-33 and VAR0-326.

    Its DEL is one ahead and its LIT two: the file that was run began with one more statement, which held one
    literal and whose deletion was left out. See `test_merge_sort_offsets`.
    """
    counts = Counter(mutant.operator for mutant in mutants_of(MERGE_SORT).values())
    assert counts == {"ARITH": 68, "BOOL": 2, "CMP": 21, "DEL": 27, "FORK": 1, "LIT": 32, "VAR": 327}


def test_merge_sort_offsets() -> None:
    """With these offsets the verdicts of Table B.3 are what the changes deserve."""
    changes = {mutant.name: mutant.description for mutant in mutants_of(MERGE_SORT).values()}
    # DEL1 violates ensures (nothing is sorted), DEL6 too (nothing is merged), DEL7 is a null dereference.
    assert changes["DEL0"] == "`Main.mergesort(array, 0, #array - 1);` removed"
    assert changes["DEL5"] == "`Main.merge(array, left, middle, right);` removed"
    assert changes["DEL6"] == "`int[] temp := new int[(right - left) + 1];` becomes `int[] temp;`"
    # LIT2 reads array[-1], LIT3 leaves the first element where it is, LIT4 reads beyond the end.
    call = "`Main.mergesort(array, 0, #array - 1);` becomes "
    assert changes["LIT0"] == call + "`Main.mergesort(array, -1, #array - 1);`"
    assert changes["LIT1"] == call + "`Main.mergesort(array, 1, #array - 1);`"
    assert changes["LIT2"] == call + "`Main.mergesort(array, 0, #array - 0);`"
    # ARITH16-19 make the array too small, ARITH20 makes it larger: `right - left + 1` was read from the left.
    size = "`int[] temp := new int[(right - left) + 1];` becomes "
    assert changes["ARITH16"] == size + "`int[] temp := new int[(right - left) - 1];`"
    assert changes["ARITH20"] == size + "`int[] temp := new int[right + left + 1];`"
    assert changes["FORK0"] == (
        "`fork Main.mergesort(array, left, middle);` becomes `Main.mergesort(array, left, middle);`"
    )


# The ids in Table B.2.
TABLE_B2 = {
    "ARITH": [2, 3, 4, 5],
    "CMP": [2, 3, 4],
    "DEL": [3, 4, 5, 6, 7, 8, 9, 10, 11],
    "EQ": [2],
    "LIT": [4, 5, 6, 7],
    "VAR": [4, 5, 6, 8, 9, 10, 12, 13, *range(15, 20), *range(21, 25), 26, 27, 29, 30, 32, 33, 35, 36, 37],
}
# Koppier's tool makes of each field one "mutant" that is the original; the class has two fields before the method.
FIELDS = 2


def test_minimum_covers_table_b2() -> None:
    assert sum(map(len, TABLE_B2.values())) == 47
    wanted = {f"{operator}{n - FIELDS}" for operator, ids in TABLE_B2.items() for n in ids}
    assert not wanted - mutants_of(MINIMUM).keys()


def test_minimum_left_out_of_table_b2() -> None:
    """The table leaves out what brings in the auxiliary `N` or changes the guard that has it, and `return i`.

    (It has VAR17, `if (N < min)`, all the same.) So its gaps are explained by the program as printed.
    """
    kept = {f"{operator}{n - FIELDS}" for operator, ids in TABLE_B2.items() for n in ids}
    assert mutants_of(MINIMUM).keys() - kept == {
        *("DEL0", "LIT0", "LIT1"),  # int N := 3
        *("VAR0", "VAR1", "VAR5", "VAR9", "VAR12", "VAR18", "VAR23", "VAR26", "VAR29", "VAR32"),  # N for another
        *("BOOL0", "BOOL1", "CMP3", "CMP4", "CMP5", "VAR36", "VAR37", "VAR38", "VAR39"),  # && i < N
        *("VAR40", "VAR41"),  # return N, return i
    }
    assert "N < min" in mutants_of(MINIMUM)["VAR15"].description
