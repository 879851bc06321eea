"""What proofs without bounds cover beside plain arithmetic and arrays; each with a wrong twin, which is not proved."""

from __future__ import annotations

import pytest

from tests.horn.test_proof import is_proved

PROVED = {
    "BitOperators": ("evens", "union", "masked"),
    "PureCalls": ("complement", "spread", "below"),
    "ThrowingCalls": ("at", "natural", "allNatural", "repaired"),
}
WRONG = {
    "BitOperators": ("evensButOne", "unionWithSigns", "maskedByAny"),
    "ThrowingCalls": ("wrongReason", "ignored", "tooFar", "caughtBelow"),
    "PureCalls": ("complementOfTen", "firstOfNone", "sizes", "halves", "belowBefore"),
}


@pytest.mark.parametrize(("program", "name"), [(p, name) for p, names in PROVED.items() for name in names])
def test_right_ones_are_proved(program: str, name: str) -> None:
    assert is_proved(program, name, units=None)


@pytest.mark.parametrize("program", WRONG)
def test_wrong_ones_are_not(program: str) -> None:
    assert [name for name in WRONG[program] if is_proved(program, name)] == []
