"""The classes of the old version get other names, and nothing else does."""

from __future__ import annotations

import pytest

from oxpecker.differential.renaming import affected, package_of, renamed, unused_mark
from oxpecker.oox.source import Source

NAMES = frozenset({"Cart", "Entry"})
PACKAGES = frozenset({"shop"})


@pytest.mark.quick
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("class Cart { Cart() {} }", "class Cart_X { Cart_X() {} }"),
        ("new Cart.Item(Cart.MOST)", "new Cart_X.Item(Cart_X.MOST)"),
        ("Map.Entry<Cart, Entry> e;", "Map.Entry<Cart_X, Entry_X> e;"),
        ("shop.Cart c = shop.Cart.of(1);", "shop.Cart_X c = shop.Cart_X.of(1);"),
        ("import shop.Cart; import other.Cart;", "import shop.Cart_X; import other.Cart;"),
        ("\"Cart\" + 'C' /* Cart */ // Cart", "\"Cart\" + 'C' /* Cart */ // Cart"),
        ("//@ requires Cart.ok();", "//@ requires Cart_X.ok();"),
        ('"""\n  Cart "quoted"\n""" + Cart.NAME', '"""\n  Cart "quoted"\n""" + Cart_X.NAME'),
        ("Carts Cart2 myCart", "Carts Cart2 myCart"),
    ],
)
def test_only_the_classes_are_renamed(text: str, expected: str) -> None:
    assert renamed(Source("A.java", text), NAMES, PACKAGES, "_X").text == expected


@pytest.mark.quick
def test_packages_and_marks() -> None:
    assert package_of(Source("A.java", "// x\npackage a . b ;\nclass A {}")) == "a.b"
    assert package_of(Source("A.java", "class A {}")) == ""
    assert unused_mark([Source("A.java", "class A__old {}")]) == "__old_"


@pytest.mark.quick
def test_files_that_mention_a_changed_class_are_renamed_too() -> None:
    files = [
        (Source("A.java", "class A {}"), frozenset({"A"})),
        (Source("B.java", "class B { A a; }"), frozenset({"B"})),
        (Source("C.java", "class C { B b; }"), frozenset({"C"})),
        (Source("D.java", "class D { }"), frozenset({"D"})),
    ]
    assert affected(files, frozenset({"B.java", "C.java", "D.java"})) == {"A.java", "B.java", "C.java"}
    assert affected(files, frozenset({"A.java", "B.java", "C.java", "D.java"})) == frozenset()
