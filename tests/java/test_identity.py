"""`==` never contradicts a JVM about objects that Java may keep only once, whatever the types of the operands."""

from __future__ import annotations

import pytest

from tests.exhaustive import sampled, some
from tests.java.identity import Route, answers, pairs


@pytest.mark.sampled
@pytest.mark.parametrize("route", sampled(Route, 3))
def test_no_answer_differs_from_the_jvm(route: Route) -> None:
    compared = [each for each in some(pairs()) if route is not Route.STATIC or each.are_comparable]
    found = zip(compared, answers(route, compared), strict=True)
    assert [pair for pair, answer in found if isinstance(answer, bool) and answer is not pair.is_one] == []
