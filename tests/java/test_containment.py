"""A mistake of the translation makes one method unsupported, and nothing else."""

from __future__ import annotations

from oxpecker.oox.checker import check
from oxpecker.oox.containment import contained
from oxpecker.oox.parser import parse
from oxpecker.oox.printer import print_program
from oxpecker.oox.source import Source

TEXT = """\
class A {
    static int right(int x) { return x; }
    static int wrong(int x) ensures(retval > 0)
    {
        bool b := 1;
        return x;
    }
    static { int c := true; }
}
"""


def test_only_the_code_with_the_error_is_unsupported() -> None:
    program = parse(Source("a.oox", TEXT)).program
    kept = contained(program, check(program).diagnostics)
    assert kept is not None
    assert check(kept).program is not None
    shown = print_program(kept)
    assert "return x;" in shown and shown.count("unsupported") == 2
    assert "ensures" not in shown  # what the method promises may be what is wrong
    assert 'unsupported("this code (' in shown


def test_an_error_outside_of_code_is_not_contained() -> None:
    program = parse(Source("a.oox", "class A { B b; }")).program
    assert contained(program, check(program).diagnostics) is None
