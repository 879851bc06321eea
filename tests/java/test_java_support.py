"""The page about supported Java matches the code, and every row of it has a program."""

from __future__ import annotations

from tests.java_support.language import LATER, PARTS, constructs, grammar_kinds, kinds, read_kinds
from tests.java_support.library import models
from tests.java_support.unsupported import UNREACHED, examples_of, in_engine, in_models, in_translation, messages
from tests.support_page import PAGE, page


def test_the_page_is_what_the_code_says() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.support_page"


# --- the language ------------------------------------------------------------------------------------------


def test_every_construct_has_a_program_without_errors() -> None:
    assert [row.name for row in constructs() if not row.programs()] == []


def test_every_node_of_the_grammar_is_in_a_row_or_is_refused() -> None:
    listed = kinds(row.query for row in constructs())
    assert grammar_kinds() - listed - PARTS - LATER == set()
    assert listed & LATER == set()


def test_every_rule_of_the_reader_is_in_a_row() -> None:
    assert read_kinds() - kinds(row.query for row in constructs()) == set()


# --- the library -------------------------------------------------------------------------------------------


def test_every_class_of_the_library_has_a_program() -> None:
    assert [model.name for model in models() if not model.programs()] == []


def test_every_method_of_the_library_is_called_by_a_program_that_uses_its_class() -> None:
    uncalled = {model.name: found for model in models() if (found := model.uncalled())}
    assert uncalled == {}


# --- what is not supported ---------------------------------------------------------------------------------


def test_every_message_has_a_program_that_gets_it() -> None:
    missing = [text for texts in messages().values() for text in texts if not examples_of(text)]
    assert missing == []


def test_what_no_program_gets_is_still_there_to_be_got() -> None:
    assert UNREACHED.keys() <= {*in_models(), *in_translation(), *in_engine()}
    assert [text for text in UNREACHED if examples_of(text)] == []
