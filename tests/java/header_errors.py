"""Classes with an error in their header, or in how their members fit together: one of each kind."""

from __future__ import annotations

GOOD = """\
import java.util.*;
interface Shape { int area(); default int twice() { return 2 * area(); } }
final class Square implements Shape {
    private final int side;
    Square(int s) { side = s % 100; }
    public int area() { return side * side; }
}
class Node {
    int value;
    Node next;
    Node(int v, Node n) { value = v; next = n; }
    int last() { return next == null ? value : next.value; }
}
class Good {
    static int bad(int x) { assert x != 7; return x; }
    static int shapes(int s) { Shape q = new Square(s); assert q.twice() >= 0; return q.area(); }
    static int list(int x) { List<Integer> l = new ArrayList<>(); l.add(x); assert l.get(0) == x; return l.size(); }
    static int nodes(Node n) { assert n == null || n.last() != 3; return 1; }
    static int any(Shape s) { return s == null ? 0 : s.area(); }
}
"""
"""A program that knows nothing of the wrong classes."""

WRONG = {
    "self_cycle": "class Wrong extends Wrong { int f() { return 1; } }",
    "cycle": "class Wrong extends Wrong2 { int f() { return 1; } } class Wrong2 extends Wrong { }",
    "interface_cycle": "interface Wrong extends Wrong2 { int f(); } interface Wrong2 extends Wrong { }",
    "outer_cycle": "class Wrong extends Wrong.In { static class In { } int f() { return 1; } }",
    "final_super": "class Wrong extends Square { Wrong() { super(1); } public int area() { return -1; } }",
    "final_lib": "class Wrong extends String { int f() { return 1; } }",
    "enum_super": "class Wrong extends Wrong2 { int f() { return 1; } } enum Wrong2 { A }",
    "record_super": "class Wrong extends Wrong2 { int f() { return 1; } } record Wrong2(int x) { }",
    "extends_interface": "class Wrong extends Shape { public int area() { return -1; } }",
    "implements_class": "class Wrong implements Node { int f() { return 1; } }",
    "interface_extends_class": "interface Wrong extends Node { int f(); }",
    "extends_array": "class Wrong extends int[] { int f() { return 1; } }",
    "extends_primitive": "class Wrong extends int { int f() { return 1; } }",
    "extends_variable": "class Wrong<T> extends T { int f() { return 1; } }",
    "incomplete": "class Wrong implements Shape { int f() { return 1; } }",
    "incomplete_lib": "class Wrong implements Runnable, Comparable<String> { int f() { return 1; } }",
    "result_without_source": (
        "abstract class Wrong extends Wrong2 { abstract java.util.concurrent.BlockingDeque<String> f(); }"
        " abstract class Wrong2 { abstract Deque<String> f(); }"
    ),
    "results_without_source": (
        "abstract class Wrong extends Wrong2 { abstract Absent1<String> f(); }"
        " abstract class Wrong2 { abstract Absent2<String> f(); }"
    ),
    "incomplete_abstract": (
        "class Wrong extends Wrong2 { } abstract class Wrong2 { abstract int g(); int f() { return g(); } }"
    ),
    "incomplete_enum": "enum Wrong implements Shape { A, B { public int area() { return 1; } } }",
    "incomplete_enum2": "enum Wrong { A { int g() { return 1; } }, B; abstract int g(); }",
    "incomplete_record": "record Wrong(int x) implements Shape { }",
    "override_return": "class Wrong implements Shape { public String area() { return null; } }",
    "override_return2": "class Wrong extends Node { Wrong() { super(1, null); } boolean last() { return true; } }",
    "override_void": "class Wrong extends Node { Wrong() { super(1, null); } void last() { } }",
    "override_object": (
        "class Wrong { public int toString() { return 1; } public void hashCode() { } public int "
        "equals(Object o) { return 1; } }"
    ),
    "override_list": (
        "class Wrong<E> extends ArrayList<E> { public void get(int i) { } public int isEmpty() { return "
        "1; } public boolean addFirst(E e) { return true; } }"
    ),
    "override_comparable": (
        "class Wrong implements Comparable<String> { public String compareTo(String o) { return o; } }"
    ),
    "override_bridge": "class Wrong implements Comparable<Wrong> { public void compareTo(Wrong o) { } }",
    "override_static": "class Wrong extends Node { Wrong() { super(1, null); } static int last() { return 1; } }",
    "override_instance": (
        "class Wrong extends Wrong2 { int g() { return 1; } } class Wrong2 { static int g() { return 2; } }"
    ),
    "override_weaker": "class Wrong implements Shape { int area() { return -1; } }",
    "override_final": (
        "class Wrong extends Wrong2 { int g() { return 1; } } class Wrong2 { final int g() { return 2; } }"
    ),
    "override_throws": (
        "class Wrong implements Shape { public int area() throws Exception { throw new Exception(); } }"
    ),
    "override_default": "class Wrong implements Shape { public int area() { return 1; } public void twice() { } }",
    "interface_return": (
        "interface Wrong extends Shape { String area(); } class Wrong2 implements Wrong { public String "
        "area() { return null; } }"
    ),
    "interface_object": "interface Wrong { int toString(); boolean hashCode(); }",
    "duplicate_class": "class Wrong { int f() { return 1; } } class Wrong { int f() { return 2; } }",
    "duplicate_method": "class Wrong { int f() { return 1; } int f() { return 2; } }",
    "duplicate_method_return": "class Wrong { int f() { return 1; } String f() { return null; } }",
    "duplicate_constructor": "class Wrong { Wrong() { } Wrong() { } }",
    "duplicate_field": "class Wrong { int x; String x; int f() { return 1; } }",
    "duplicate_member": "class Wrong { class X { } class X { } int f() { return 1; } }",
    "duplicate_constant": "enum Wrong { A, A }",
    "erasure": "class Wrong { int f(List<String> x) { return 1; } int f(List<Integer> x) { return 2; } }",
    "twice_generic": (
        "class Wrong implements Comparable<String>, Comparator<String>, Iterable<String>, Comparable<Integer> { }"
    ),
    "throwable": "class Wrong<T> extends Exception { int f() { return 1; } }",
    "unrelated_return": (
        "interface Wrong1 { int g(); } interface Wrong2 { String g(); } abstract class Wrong implements "
        "Wrong1, Wrong2 { }"
    ),
    "unrelated_return2": (
        "interface Wrong1 { int g(); } interface Wrong2 { String g(); } class Wrong implements Wrong1, "
        "Wrong2 { public int g() { return 1; } }"
    ),
    "super_return": (
        "interface Wrong1 { String g(); } class Wrong2 { public int g() { return 1; } } class Wrong "
        "extends Wrong2 implements Wrong1 { }"
    ),
    "super_static": (
        "interface Wrong1 { int g(); } class Wrong2 { public static int g() { return 1; } } class Wrong "
        "extends Wrong2 implements Wrong1 { }"
    ),
    "not_permitted": (
        "sealed interface Wrong1 permits Wrong2 { } final class Wrong2 implements Wrong1 { } final class "
        "Wrong implements Wrong1 { }"
    ),
    "no_modifier": "sealed interface Wrong1 permits Wrong { } class Wrong implements Wrong1 { }",
    "not_sub": "sealed class Wrong permits Node { }",
    "sealed_none": "sealed class Wrong { int f() { return 1; } }",
    "record_twice": "record Wrong(int x, int x) { }",
    "record_component": "record Wrong(int hashCode) { }",
    "enum_values": "enum Wrong { A; static Wrong[] values() { return null; } }",
    "modifiers_method": (
        "class Wrong { public private int f() { return 1; } abstract int g(); final abstract int h(); }"
    ),
    "no_body": "class Wrong { int f(); }",
    "void_field": "class Wrong { void x; int f() { return 1; } }",
    "void_parameter": "class Wrong { int f(void x) { return 1; } }",
    "void_array": "class Wrong { void[] f() { return null; } }",
    "incomplete_anonymous": "class Wrong { int f() { Shape s = new Shape() { }; return s.area(); } }",
    "anonymous_override": (
        "class Wrong { int f() { Runnable r = new Runnable() { public int run() { return 1; } }; return 1; } }"
    ),
    "local_cycle": "class Wrong { int f() { class L extends L { } return 1; } int g() { return 2; } }",
    "local_in_local": "class Wrong { int f() { class L { Runnable r() { return new Runnable() { }; } } return 1; } }",
    "in_a_lambda": (
        "class Wrong { Runnable f = () -> { new Shape() { int y() { return 1; } }; }; int g() { return 2; } }"
    ),
    "body_of_a_constant": "enum Wrong implements Shape { A { }, B { public int area() { return 1; } } }",
    "member_class": (
        "class Wrong { static class In implements Shape { } int f(In i) { return i.twice(); } Shape s = new In(); }"
    ),
    "super_class_of_others": (
        "class Wrong implements Shape { } class Sub extends Wrong { int h() { return twice(); } }"
    ),
}
"""The wrong classes by what is wrong with them."""
