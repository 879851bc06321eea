"""Tests of programs with what is hard to name, to write down, to make or to call."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.testgen.path_tests import PathTests, path_tests

UNUSUAL = Path(__file__).parent / "java" / "unusual"
NOTES = {
    "Boxes": [],
    "Chosen": [],
    "Contents": ["Contents.fill(Contents.Pair): 1 path without a test: a record Contents.Pair that refers to itself"],
    "Counted": [],
    "Exactly": [],
    "Guarded": [],
    "Hashes": [
        "Hashes.bucket(Hashes.Shape): 3 paths without a test: a value that the program reads or draws at random",
        "Hashes.bucket(Hashes.Shape): 2 paths without a test: a hash code that the JVM chooses",
    ],
    "Inside": [],
    "Linked": [],
    "Locked": [],
    "Natives": [
        "Natives.alarm(int): 2 paths without a test: a call of the native Natives.sensor(int)",
        "Natives.restart(): 1 path without a test: a call of the native Natives.reset()",
        "unsupported: native method Natives.raw(int)",
        "unsupported: native method Natives.raw(int)",
    ],
    "Ordered": [],
    "Remembered": [],
    "Selves": [],
    "Sentinels": [],
    "Shared": [],
    "Throwing": [],
    "Transfers": [],
    "Values": [],
    "Words": [],
}
"""What no test is written for."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> PathTests:
    """The tests of all classes."""
    return path_tests(UNUSUAL, NOTES, tmp_path_factory.mktemp("unusual"))


@pytest.mark.parametrize("name", NOTES)
def test_what_is_left_out_is_said(written: PathTests, name: str) -> None:
    notes = written.notes(name)
    assert len(notes) == len(NOTES[name]), notes
    assert all(expected in note for expected, note in zip(NOTES[name], notes, strict=True)), notes


def test_tests_do_what_their_paths_do(written: PathTests) -> None:
    run = written.run()
    assert run.tests == len(written.names()) > 100
    assert {name for name, _, _ in run.failures} == written.findings()
    assert all(thrown == "AssertionFailedError" for _, _, thrown in run.failures)


def test_objects_that_no_path_looks_into_are_told_apart(written: PathTests) -> None:
    text = written.text("Chosen")
    assert 'answers.give(false, "less", two, one)' in text
    assert all(f"assertSame({name}, result);" in text for name in ("one", "two", "three"))
    assert "least(null" not in text


def test_objects_of_static_fields_are_named(written: PathTests) -> None:
    text = written.text("Sentinels")
    assert "Sentinels.kind(Sentinels.FIRST);" in text
    assert '= (Sentinels.Cell) HeapState.get(Sentinels.class, "HIDDEN");' in text
    assert 'HeapState.set(Sentinels.FIRST, "value", 7);' in text
    assert 'HeapState.set(Sentinels.Mode.ON, "uses", 2);' in text
    assert "HeapState.refill(Sentinels.LISTED, (Object) null);" in text


def test_parts_of_static_objects_are_restored_behind_the_objects_that_hold_them(written: PathTests) -> None:
    is_first = "try {\n            int result = Counted.used(true);"
    first = next(each for each in written.text("Counted").split("@Test") if is_first in each)
    restored = first.partition("} finally {")[2]
    assert restored.count("HeapState.refill(") == 1
    assert restored.index('"mark", static') < restored.index('"uses", static')


def test_words_of_oox_are_names_of_java(written: PathTests) -> None:
    text = written.text("Words")
    assert "int result = words.join(" in text
    assert 'HeapState.get(words, "lock")' in text
    assert "public int fork(int uint) {" in text
    assert "Words.Kind.join" in text
    assert "$" not in text


def test_values_are_written_exactly(written: PathTests) -> None:
    text = written.text("Values")
    assert "assertEquals((Object) Float.NaN, (Object) result);" in text
    assert "assertEquals((Object) (-0.0f), (Object) result);" in text
    assert "assertEquals(Long.MIN_VALUE, result);" in text
    assert "assertEquals('\\ud800', result);" in text
    assert 'assertEquals("two\\nlines", result);' in text
    assert 'assertEquals("bad \\"3\\"\\n\\u00e9", thrown.getMessage());' in text
    assert "void gr\u00fc\u00dfe_gr\u00f6\u00dfeAbove3_returns1()" in text


def test_a_promise_that_a_call_inside_breaks_fails_the_test(written: PathTests) -> None:
    text = written.text("Inside")
    assert "fail(\"Inside.positive(int) violates 'ensures \\\\result > 0'\");" in text
    assert 'allMatch(i -> ((boolean) HeapState.ask(Inside.class, inside, "isFine"' in text


def test_arrays_hold_themselves_and_what_they_are_declared_with(written: PathTests) -> None:
    text = written.text("Selves")
    assert "objects[0] = objects;" in text
    assert '(Object[][]) HeapState.array("[LSelves$Node;", 1);' in text
    assert written.findings().isdisjoint(name for name in written.names() if name.startswith("Selves"))


def test_comparators_of_collections_are_mocks(written: PathTests) -> None:
    text = written.text("Ordered")
    assert "java.util.TreeSet set = new java.util.TreeSet(comparator);" in text
    assert "java.util.PriorityQueue queue = new java.util.PriorityQueue(comparator);" in text
    told = text.index('comparator.answers.order("compare", new Object[][] {{k}, {null}});')
    assert told < text.index("set.add(null);", told)


def test_objects_of_private_inner_classes_belong_to_their_creator(written: PathTests) -> None:
    assert "linked.push(0);\n\n        int result = linked.places();" in written.text("Linked")


def test_constructors_that_throw_are_declared(written: PathTests) -> None:
    text = written.text("Throwing")
    assert "() throws Exception {\n        Throwing.Checked c = new Throwing.Checked(" in text
    assert "() throws Exception {\n        BaseMock b = new BaseMock(" in text


def test_locks_are_left(written: PathTests) -> None:
    """A mutant that does not unlock is noticed: the model of a lock says which method tells how often it is held."""
    assert written.text("Guarded").count("assertEquals(0, reentrantLock.getHoldCount());") == 3


def test_exceptions_of_subclasses_are_others(written: PathTests) -> None:
    """`assertThrows` accepts subclasses, so a test would not notice that a guard is missing."""
    said = written.text("Exactly")
    assert "assertSame(IndexOutOfBoundsException.class, thrown.getClass());" in said
    assert "assertSame(NullPointerException.class" not in said
