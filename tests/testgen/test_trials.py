"""Trials: runs on objects that calls construct, where the search among all inputs shows nothing certain."""

from __future__ import annotations

from time import monotonic

import pytest

import oxpecker
from oxpecker.api.loading import load_sources
from oxpecker.api.snippets import FindingSnippets
from oxpecker.api.trials import FindingTrials
from oxpecker.oox.source import Source
from oxpecker.results import FindingKind, HeapGraph, MethodResult, Verdict, heap_graph
from oxpecker.results.doubt import Doubt
from oxpecker.results.finding_class import Confidence, FindingClass, class_of, confidence_of

GRID = """
public class Grid {
    private final int rows;
    private final int columns;
    private final int[][] cells;

    public Grid(int rows, int columns) {
        if (rows <= 0 || columns <= 0) throw new IllegalArgumentException();
        this.rows = rows;
        this.columns = columns;
        cells = new int[rows][columns];
    }

    public int product(Grid other) {
        int sum = 0;
        for (int k = 0; k < columns; k++) sum += cells[0][k] * other.cells[k][0];
        return sum;
    }

    public int productOfFitting(Grid other) {
        if (columns != other.rows) throw new IllegalArgumentException();
        int sum = 0;
        for (int k = 0; k < columns; k++) sum += cells[0][k] * other.cells[k][0];
        return sum;
    }

    public int at(int row, int column) { return cells[row][column]; }

    private int hidden(Grid other) { return other.cells[columns][0]; }
}
"""

STOCK = """
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Stock {
    private final Map<String, List<String>> byShelf = new HashMap<>();

    public void add(String shelf, String name) {
        byShelf.computeIfAbsent(shelf, key -> new ArrayList<>()).add(name);
    }

    public void remove(String name) {
        for (List<String> names : byShelf.values())
            for (String each : names)
                if (each.equals(name)) names.remove(each);
    }

    public void removeAll(String name) {
        for (List<String> names : byShelf.values()) names.removeIf(each -> each.equals(name));
    }
}
"""

RECENT = """
public class Recent {
    private static class Node { Object value; Node previous; Node next; }

    private final Node head = new Node();
    private final Node tail = new Node();
    private final int capacity;
    private int size;

    public Recent(int capacity) {
        this.capacity = capacity;
        head.next = tail;
        tail.previous = head;
    }

    public void add(Object value) {
        if (size >= capacity) drop(tail.previous);
        Node added = new Node();
        added.value = value;
        added.next = head.next;
        added.previous = head;
        head.next.previous = added;
        head.next = added;
        size++;
    }

    private void drop(Node node) {
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
    }
}
"""


GUARDED = """
import java.util.concurrent.locks.ReentrantLock;

public class Guarded {
    private final ReentrantLock lock = new ReentrantLock();
    private int level;

    public void set(int to) {
        lock.lock();
        try { level = to; } finally { lock.unlock(); }
    }

    public int inverse() {
        lock.lock();
        try { return 10 / (level - 2); } finally { lock.unlock(); }
    }
}
"""


VIEWS = """
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Views {
    private final List<String> names;
    private final List<String> unused = Collections.emptyList();
    private int changes;

    public Views() { this(new ArrayList<>()); }
    private Views(List<String> names) { this.names = names; }

    public static Views unmodifiable(Views other) { return new Views(Collections.unmodifiableList(other.names)); }

    public void add(String name) {
        changes++;
        names.add(name);
    }

    public void addFirst(String name) { add(name); }
    public void addUnused(String name) { unused.add(name); }
}
"""


INTERNAL = """
package version;

public class Version {
    private final Parts parts;

    private Version(Parts parts) { this.parts = parts; }
    public static Version of(String text) { return new Version(new Parts(new String[] {text})); }
    public String last() { return parts.last(); }

    static class Parts {
        private final String[] all;
        Parts(String[] all) { this.all = all; }
        public String last() { return all[all.length - 1]; }
    }
}
"""


def checked(program: str, name: str, method: str) -> MethodResult:
    """The result within bounds that are so narrow that the search alone shows nothing certain."""
    bounds = {"array": 1, "chain": 1, "string": 1, "decisions": 6}
    return oxpecker.check(program, name=name, method=method, **bounds).results[0]


def tried(program: str, name: str, method: str) -> MethodResult:
    """The result of a run with a budget, in which trials come first."""
    return oxpecker.check(program, name=name, method=method, budget=1.0).results[0]


def test_two_objects_that_do_not_fit() -> None:
    result = checked(GRID, "Grid.java", "Grid.product")
    assert result.verdict is Verdict.INVALID
    (found,) = result.findings
    assert confidence_of(found) is Confidence.HIGH
    assert found.snippet is not None
    assert found.snippet.lines[-1] == "grid.product(grid2);"


def test_what_a_guard_refuses_is_no_finding() -> None:
    assert not checked(GRID, "Grid.java", "Grid.productOfFitting").findings


@pytest.mark.parametrize("method", ["add", "addFirst"])
def test_who_makes_an_unmodifiable_view_wants_it_to_refuse_changes(method: str) -> None:
    assert not tried(VIEWS, "Views.java", f"Views.{method}").findings


def test_an_unmodifiable_list_that_is_no_view_may_be_a_mistake() -> None:
    (found,) = tried(VIEWS, "Views.java", "Views.addUnused").findings
    assert confidence_of(found) is Confidence.HIGH


def test_objects_that_only_the_program_constructs_may_never_be_in_such_a_state() -> None:
    (found,) = tried(INTERNAL, "version/Version.java", "Version.Parts.last").findings
    assert found.snippet is not None
    assert found.snippet.lines[:2] == ("String[] strings = {};", "Version.Parts parts = new Version.Parts(strings);")
    assert confidence_of(found) is Confidence.LOW


def test_doubts_and_private_methods_are_left_to_the_search() -> None:
    assert all(confidence_of(each) is Confidence.LOW for each in checked(GRID, "Grid.java", "Grid.at").findings)
    assert all(each.snippet is None for each in checked(GRID, "Grid.java", "Grid.hidden").findings)


def test_an_object_that_calls_construct_instead_of_one_that_cannot_exist() -> None:
    (found,) = tried(RECENT, "Recent.java", "Recent.add").findings
    assert found.snippet is not None
    assert found.snippet.lines[0] == "Recent recent = new Recent(0);"
    assert not found.needs_state
    assert class_of(found) is FindingClass.CRASH


def test_objects_with_internal_parts_are_created_again() -> None:
    (found,) = tried(GUARDED, "Guarded.java", "Guarded.inverse").findings
    assert found.snippet is not None
    assert found.snippet.lines == ("Guarded guarded = new Guarded();", "guarded.set(2);", "guarded.inverse();")
    assert [each.name for each in found.heap_before.objects] == ["Guarded#1", "ReentrantLock#2"]


def test_what_needs_a_subclass_or_a_certain_shape_is_not_tried() -> None:
    program = """
    public abstract class Shape {
        private final int width;
        public Shape(int area, int height) { width = area / height; }
        public static int corner(int[][] cells) { return cells[cells.length - 1][0]; }
        public static int last(int[] cells) { return cells[cells.length - 1]; }
    }
    """
    loaded = load_sources([Source("Shape.java", program)], {}, {}, contain=True)
    snippets = FindingSnippets(loaded)
    tried = {each.info.name for each in loaded.methods_to_check() if any(snippets.trials(each.info))}
    assert tried == {"last"}


def test_within_a_budget_trials_come_first() -> None:
    removed = tried(STOCK, "Stock.java", "Stock.remove")
    assert removed.statistics.paths == 0
    (found,) = removed.findings
    assert found.kind is FindingKind.EXCEPTION
    assert found.exception is not None
    assert found.exception.name == "ConcurrentModificationException"


BASKET = """
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

public class Basket {
    private final Deque<String> lines = new ArrayDeque<>();
    private final Map<String, Integer> prices = new HashMap<>();

    public void add(String line) { lines.addLast(line); }

    public int total() {
        int sum = 0;
        for (String line : lines) {
            int price = prices.get(line);
            sum += price;
        }
        return sum;
    }

    public int average() { return total() / lines.size(); }
}
"""


def test_beside_the_failure_of_a_callee_the_own_one_of_a_method_is_named() -> None:
    average = tried(BASKET, "Basket.java", "Basket.average")
    assert average.statistics.paths == 0
    (found,) = average.findings
    assert found.method == "Basket.total()"
    (note,) = average.notes
    assert note.startswith("also Basket{lines: [], prices: {}}.average() throws ArithmeticException: / by zero")


def test_trials_have_what_is_left_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they take, the limit of a check holds; what is tried after it has a small part of its time."""

    begun_trials: list[object] = []

    def endless(_: object, method: object, __: object) -> None:
        begun_trials.append(method)
        while True:
            pass

    monkeypatch.setattr(FindingTrials, "_shown", endless)
    program = "class C { int x; int f() { return x; } int g(int[] a, int i) { return a[i] + x; } }"
    begun = monotonic()
    bounds = {"array": 1, "decisions": 1}
    result = oxpecker.check(program, name="C.java", method="C.g", time=0.4, **bounds).results[0]
    assert monotonic() - begun < 5
    assert begun_trials
    assert result.verdict is not Verdict.INVALID


def test_the_objects_of_many_constants_are_not_shown_again_for_each_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    """What static fields lead to is found without a picture of it."""
    pictured: list[HeapGraph] = []

    def counted(*given: object, **options: object) -> HeapGraph:
        pictured.append(heap_graph(*given, **options))  # type: ignore[arg-type]
        return pictured[-1]

    monkeypatch.setattr("oxpecker.testgen.scripts.heap_graph", counted)
    constants = ", ".join(f"A{number}" for number in range(60))
    program = f"class C {{ enum E {{ {constants} }} E e = E.A7; int f(C o) {{ return o.e.ordinal(); }} }}"
    loaded = load_sources([Source("C.java", program)], {}, {}, contain=True)
    (method,) = (each for each in loaded.methods_to_check() if each.info.name == "f")
    assert list(FindingSnippets(loaded).trials(method.info))
    assert pictured
    assert all(len(graph.objects) < 5 for graph in pictured)


LOANS = """
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class Loans {
    public static class Loan {
        private final LocalDate due;
        private LocalDate returned;
        public Loan(LocalDate due) { this.due = due; }
        public long late() { return ChronoUnit.DAYS.between(due, returned); }
    }

    private final List<Loan> all = new ArrayList<>();
    private final List<Consumer<String>> listeners = new ArrayList<>();

    public void lend(LocalDate today) { all.add(new Loan(today.plusDays(14))); }

    public long late() {
        long days = 0;
        for (Loan each : all) days += each.late();
        return days;
    }

    public void subscribe(Consumer<String> listener) { listeners.add(listener); }

    public void unsubscribeAll() {
        for (Consumer<String> each : listeners) listeners.remove(each);
    }

    public static long lateOfFirst(List<Loan> loans) {
        return loans.isEmpty() ? 0 : loans.get(0).late();
    }
}
"""

SHELVES = """
import java.util.HashMap;
import java.util.Map;

public class Shelves {
    public static class Item {
        private final String name;
        private final String owner;
        private final int count;
        public Item(String name, String owner, int count) {
            this.name = name;
            this.owner = owner;
            this.count = count;
        }
    }

    private final Map<String, Item> items = new HashMap<>();

    public void add(Item item) { items.put(item.name, item); }

    public void removeEmpty() {
        for (String each : items.keySet()) if (items.get(each).count == 0) items.remove(each);
    }
}
"""


@pytest.mark.parametrize(
    ("method", "exception", "call"),
    [
        ("late", "NullPointerException", "loans.lend(java.time.LocalDate.of(2024, 1, 1));"),
        ("unsubscribeAll", "ConcurrentModificationException", "loans.subscribe(t -> {});"),
        ("lateOfFirst", "NullPointerException", "arrayList.add(new Loans.Loan(java.time.LocalDate.of(2024, 1, 1)));"),
    ],
)
def test_usual_dates_functions_and_elements(method: str, exception: str, call: str) -> None:
    (found,) = tried(LOANS, "Loans.java", f"Loans.{method}").findings
    assert found.exception is not None
    assert found.exception.name == exception
    assert found.snippet is not None
    assert call in found.snippet.lines


def test_elements_that_differ_in_all_their_parts() -> None:
    (found,) = tried(SHELVES, "Shelves.java", "Shelves.removeEmpty").findings
    assert found.exception is not None
    assert found.exception.name == "ConcurrentModificationException"
    assert found.snippet is not None


def test_a_buffer_that_many_calls_fill() -> None:
    program = """
    public class Numbers {
        private int[] numbers = new int[4];
        private int count;
        public void add(int number) {
            if (count > numbers.length) numbers = java.util.Arrays.copyOf(numbers, 2 * count);
            numbers[count++] = number;
        }
    }
    """
    (found,) = checked(program, "Numbers.java", "Numbers.add").findings
    assert confidence_of(found) is Confidence.HIGH
    assert found.snippet is not None
    assert [each.startswith("numbers.add(") for each in found.snippet.lines] == [False, *[True] * 5]


def test_empty_slots_are_no_nulls_that_somebody_passes() -> None:
    program = """
    public class Letters {
        private static class Node { final Node[] next = new Node[26]; boolean isWord; }
        private final Node root = new Node();
        public boolean contains(String word) {
            Node node = root;
            for (int i = 0; i < word.length() && node != null; i++) node = node.next[(word.charAt(i) & 31) % 26];
            return node.isWord;
        }
    }
    """
    (found,) = tried(program, "Letters.java", "Letters.contains").findings
    assert confidence_of(found) is Confidence.HIGH


LETTERS = """
public class Letters {
    private static final int[] ENGLISH = {0, 1, 3, 6, 0, 2, 4, 0, 0, 2, 2, 5, 4, 5, 5, 0, 1, 2, 6, 2, 3, 0, 1, 0, 2, 0};
    private final int[] codes;

    public Letters() { codes = ENGLISH; }
    public Letters(int[] codes) { this.codes = codes.clone(); }

    public int code(String text) {
        int sum = 0;
        for (int i = 0; i < text.length(); i++) sum += codeOf(text.charAt(i));
        return sum;
    }

    public static char lastOfPair(CharSequence pair) {
        int sign = pair.toString().indexOf('-');
        return sign < 0 ? ' ' : pair.charAt(pair.length() + sign);
    }

    private int codeOf(char c) { return Character.isLetter(c) ? codes[Character.toUpperCase(c) - 'A'] : 0; }
}
"""


def test_a_letter_that_a_table_of_the_class_does_not_have() -> None:
    (found,) = tried(LETTERS, "Letters.java", "Letters.code").findings
    assert found.snippet is not None
    assert found.snippet.lines == ("Letters letters = new Letters();", 'letters.code("\\u00e9");')
    assert class_of(found) is FindingClass.CRASH


def test_texts_that_the_code_looks_for() -> None:
    (found,) = tried(LETTERS, "Letters.java", "Letters.lastOfPair").findings
    assert "-" in found.call
    assert class_of(found) is FindingClass.CRASH


BITS = """
public class Bits {
    private long[] words;
    private int used;

    public Bits() { words = new long[4]; }
    public Bits(long[] words, int used) {
        this.words = words;
        this.used = used;
    }

    public int count() {
        int sum = 0;
        for (int i = 0; i < used; i++) sum += Long.bitCount(words[i]);
        return sum;
    }

    public void add(long word) { words[used++] = word; }
    public long beyond() { return words[words.length]; }
}
"""


def test_what_a_constructor_is_given_should_fit_together() -> None:
    (found,) = checked(BITS, "Bits.java", "Bits.count").findings
    assert found.doubts == (Doubt.SIZE,)
    assert confidence_of(found) is Confidence.LOW


@pytest.mark.parametrize("method", ["add", "beyond"])
def test_an_array_that_is_too_short_whatever_the_constructor_was_given(method: str) -> None:
    (found,) = checked(BITS, "Bits.java", f"Bits.{method}").findings
    assert confidence_of(found) is Confidence.HIGH


EDGES = """
public class Edge {
    private final CharSequence text;
    private int place;

    public Edge(CharSequence text) { this.text = text; }

    public char first() { return text.charAt(0); }
    public char next() { return text.charAt(place++ + 3); }
}
"""


def test_an_empty_text_that_a_constructor_is_given_is_no_ordinary_one() -> None:
    (found,) = checked(EDGES, "Edge.java", "Edge.first").findings
    assert found.doubts == (Doubt.SIZE,)
    assert confidence_of(found) is Confidence.LOW
    (found,) = checked(EDGES, "Edge.java", "Edge.next").findings
    assert found.doubts == ()


LEAF = """
import java.util.*;

public class Leaf {
    private final CharSequence text;
    private final List<Leaf> below;

    public Leaf(CharSequence text, List<Leaf> below) {
        this.text = text;
        this.below = below;
    }

    public char first() { return below.isEmpty() ? 'a' : text.charAt(0); }
}
"""


def test_calls_that_fill_another_argument_do_not_make_it_ordinary() -> None:
    (found,) = checked(LEAF, "Leaf.java", "Leaf.first").findings
    assert found.snippet is not None
    assert any(".add(" in line for line in found.snippet.lines)
    assert found.doubts == (Doubt.SIZE,)
