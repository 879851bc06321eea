"""Which members and classes code of another package may use (JLS 6.6), inherits (JLS 8.2) and means by a name."""

from __future__ import annotations

import pytest

from oxpecker.java import translate
from oxpecker.oox.source import Source
from tests.java.test_java_translation import output

ABOVE = """
package above;
public class Above {
    int packaged = 1;
    protected int inherited = 2;
    protected Above() { }
    Above(int n) { }
    void packagedCall() { }
    protected void inheritedCall() { }
    protected static int shared() { return 3; }
    static class Packaged { }
    protected static class Inherited { Inherited() { } public Inherited(int n) { } }
}
class Hidden { public static int n; }
"""
SHAPE = """
package above;
public interface Shape {
    class Unit implements Shape { }
    enum Kind { ROUND }
}
"""

USES = {
    "Object use() { return inherited + this.inherited + shared() + Above.shared(); }": "",
    "int use(Below other) { super.inheritedCall(); other.inheritedCall(); return other.inherited; }": "",
    "Object use() { return new Above() { }; }": "",
    "Shape use(Shape.Kind kind) { return new Shape.Unit(); }": "",
    "Object use() { return new Above.Inherited(1); }": "",
    "class Inside { int use(Below other) { return other.inherited + inherited; } }": "",
    "Object use(Below other) throws CloneNotSupportedException { return other.clone(); }": "",
    "int use(Above other) { return other.packaged; }": "packaged is not public in Above; cannot be accessed from",
    "int use() { return packaged; }": "packaged is not public in Above; cannot be accessed from outside package",
    "int use(Above other) { return other.inherited; }": "inherited has protected access in Above",
    "class Inside { int use(Above other) { return other.inherited; } }": "inherited has protected access in Above",
    "void use(Above other) { other.packagedCall(); }": "packagedCall() is not public in Above; cannot be accessed",
    "void use() { packagedCall(); }": "cannot find symbol: method packagedCall",
    "void use(Above other) { other.inheritedCall(); }": "inheritedCall() has protected access in Above",
    "Object use() { return new Above(); }": "Above() has protected access in Above",
    "Below() { super(3); }": "no suitable constructor found for Above(int)",
    "Object use() { return new Above.Inherited(); }": "no suitable constructor found for Above.Inherited()",
    "Above.Packaged use;": "Above.Packaged is not public in Above; cannot be accessed from outside package",
    "int use() { return above.Hidden.n; }": "Hidden is not public in above; cannot be accessed from outside package",
    "Object use(Object o) throws CloneNotSupportedException { return o.clone(); }": "clone() has protected access in",
    "Object use(Above o) throws CloneNotSupportedException { return o.clone(); }": "clone() has protected access in",
}


@pytest.mark.parametrize("use", USES)
def test_uses_in_another_package(use: str) -> None:
    below = f"package below; import above.*; public class Below extends Above {{ {use} }}"
    translated = translate([Source("Above.java", ABOVE), Source("Shape.java", SHAPE), Source("Below.java", below)])
    found = [item.message for item in translated.diagnostics]
    assert len(found) == (1 if USES[use] else 0) and all(USES[use] in message for message in found), found


def test_what_is_not_accessible_is_not_meant() -> None:
    chosen = """
        package above;
        public class Chosen {
            int name = 1;
            int packaged(int n) { return 1; }
            public int packaged(long n) { return 2; }
            protected int inherited(int n) { return 1; }
            public int inherited(long n) { return 2; }
            public final int made;
            Chosen(int n) { made = 1; }
            public Chosen(long n) { made = 2; }
            static class Part { }
        }
    """
    main = """
        package below;
        import above.*;
        class Part { public String toString() { return "own part"; } }
        public class Main {
            static int name = 7;
            static class Below extends Chosen {
                Below() { super(1); }
                String all() { return name + " " + packaged(1) + " " + inherited(1) + " " + new Part(); }
            }
            public static void main(String[] args) {
                Chosen c = new Chosen(3);
                System.out.println(c.made + " " + c.packaged(1) + " " + c.inherited(1) + " " + new Below().all());
            }
        }
    """
    assert output(chosen, main) == "2 2 2 7 2 1 own part\n"


def test_an_import_on_demand_means_accessible_classes_only() -> None:
    hidden = 'package one; class Sorting { } public class Open { public String toString() { return "one"; } }'
    sorting = 'package two; public class Sorting { public String toString() { return "two"; } }'
    # The models of `java.util` and `java.lang` have classes of their own with these names.
    copying = 'package two; public class ArrayCopying { public String toString() { return "copying"; } }'
    main = """
        import java.util.*;
        import one.*;
        import two.*;
        class Main {
            public static void main(String[] args) {
                System.out.println(new Open() + " " + new Sorting() + " " + new ArrayCopying());
            }
        }
    """
    assert output(hidden, sorting, copying, main) == "one two copying\n"


def test_classes_inside_classes_of_the_same_name() -> None:
    of_one = """
        package one;
        public class Stack {
            private static class Node { private int v; private Node(int v) { this.v = v; } }
            public static int twice(int n) { return 2 * new Node(n).v; }
        }
    """
    of_two = """
        package two;
        public class Stack {
            private static class Cell {
                private int v;
                private Cell(int v) { this.v = v; }
                private class Lid { private int w = v; }
            }
            public static int thrice(int n) {
                Runnable none = new Runnable() { private int q = n; public void run() { } };
                return 3 * new Cell(n).new Lid().w;
            }
        }
    """
    main = """
        class Main {
            public static void main(String[] args) {
                System.out.println(one.Stack.twice(4) + " " + two.Stack.thrice(5));
            }
        }
    """
    assert output(of_one, of_two, main) == "8 15\n"
