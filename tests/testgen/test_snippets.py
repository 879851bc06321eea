"""Findings as Java code: the code compiles, and fails at the same place as the finding."""

from __future__ import annotations

import pytest

import oxpecker
from oxpecker.results import Finding, FindingKind, HeapReference, Snippet
from oxpecker.results.doubt import Doubt
from oxpecker.results.finding_class import Confidence, FindingClass, class_of, confidence_of

RING = """
import java.util.HashMap;
import java.util.Map;

public class Ring {
    private final int[] cells;
    private final Map<String, Integer> seen = new HashMap<>();
    private int count;

    public Ring(int capacity) {
        if (capacity <= 0) throw new IllegalArgumentException();
        cells = new int[capacity];
    }

    public void put(int x) { cells[count] = x; count++; }

    public void note(String text) { seen.merge(text, 1, Integer::sum); }

    public int share(String text) { return 10 / (seen.getOrDefault(text, 0) - 2); }

    public int last() { return cells[count - 1]; }

    public boolean isSound() { if (count < 0) throw new IllegalStateException(); return true; }

    public int of(Ring other) { return other.count; }

    private int hidden() { return cells[-1]; }
}
"""


def finding(method: str, program: str = RING, name: str = "Ring.java") -> Finding:
    report = oxpecker.check(program, name=name, method=method, array=2, string=1, null_inputs=True)
    return report.results[0].findings[0]


def fails_alike(shown: Finding) -> bool:
    """Whether the snippet is a Java program that fails where the finding does."""
    assert shown.snippet is not None
    program = f"{RING}\nclass Snippet {{ static void run() {{ {' '.join(shown.snippet.lines)} }} }}\n"
    thrown = finding("Snippet.run", program).exception
    assert thrown is not None
    assert shown.exception is not None
    return (thrown.name, thrown.span) == (shown.exception.name, shown.exception.span)


def test_objects_are_constructed_by_calls() -> None:
    shown = finding("Ring.last")
    assert shown.snippet is not None
    assert shown.snippet.exact
    assert shown.snippet.lines[1:] == ("ring.last();",)
    assert fails_alike(shown)


def test_a_finding_is_shown_on_an_object_that_calls_construct() -> None:
    # The smallest input of the path has an empty array, which no constructor accepts.
    shown = finding("Ring.share")
    assert shown.call == "Ring{cells: [0, 0], seen: {null=2}, count: 0}.share(null)"
    assert dict(shown.inputs) == {"this": "Ring{cells: [0, 0], seen: {null=2}, count: 0}", "text": "null"}
    assert dict(shown.heap_before.roots)["text"] is None
    assert shown.steps[-1].text.startswith("throw ArithmeticException")
    assert shown.snippet is not None
    assert shown.snippet.exact
    assert shown.snippet.lines[1:] == ("ring.note(null);", "ring.note(null);", "ring.share(null);")
    assert fails_alike(shown)
    judged = oxpecker.check(RING, name="Ring.java", method="Ring.share", array=2, string=1).results[0].findings[0]
    assert fails_alike(judged)
    assert fails_alike(finding("Ring.of"))
    assert fails_alike(finding("Ring.put"))


def test_constants_in_objects_that_calls_construct_are_themselves() -> None:
    program = """
public class Lamp {
    enum Mode { ON, OFF }
    enum Colour { RED }
    private final Mode mode;
    private Colour colour;
    private int[] uses = new int[2];
    public Lamp(Mode mode) { this.mode = mode; }
    public int share(int n) { return mode == Mode.OFF ? uses[n] / uses.length : 0; }
}
"""
    shown = finding("Lamp.share", program, "Lamp.java")
    assert shown.call.startswith("Lamp{mode: Lamp.Mode.OFF, colour: null, uses: [0, 0]}.share(")
    assert shown.snippet is not None
    assert shown.snippet.exact


def test_states_that_no_calls_construct() -> None:
    shown = finding("Ring.isSound")
    assert shown.snippet is None
    assert shown.needs_state


def test_calls_cannot_show_everything() -> None:
    # Other code cannot call a private method, and a function without objects needs no construction.
    divides = "class F { static int f(int x) { return 1 / x; } }"
    for shown in (finding("Ring.hidden"), finding("F.f", divides, "F.java")):
        assert shown.snippet is None
        assert not shown.needs_state


def test_static_fields_are_no_inputs() -> None:
    program = """
    class Format {
        static final Format USUAL = new Format(',');
        private final char mark;
        Format(char mark) { this.mark = mark; }
        static int parts(int n) { return 10 / n; }
        int of(int n) { return n / (mark - 44); }
    }
    """
    assert not finding("Format.parts", program, "Format.java").needs_state
    shown = finding("Format.of", program, "Format.java")
    assert shown.snippet is not None
    assert shown.snippet.lines == ("Format format = new Format(',');", "format.of(0);")


def test_static_fields_name_their_objects() -> None:
    """A private field names nothing for other code."""
    program = """
    class Cell {
        static final Cell FIRST = new Cell();
        static final Cell[] ALL = {new Cell(), FIRST};
        private static final Cell OWN = new Cell();
        static boolean isOwn(Cell c) { return c == OWN; }
        static void shared(Cell c, int n) { if (n == 3) assert c != FIRST; }
        static void inside(Cell c) { assert c != ALL[0]; }
        static void own(Cell c) { assert c != OWN; }
    }
    """

    def shown(method: str) -> Finding:
        return finding(f"Cell.{method}", program, "Cell.java")

    for method, call in (("shared", "Cell.shared(Cell.FIRST, 3);"), ("inside", "Cell.inside(Cell.ALL[0]);")):
        assert shown(method).snippet == Snippet((call,), exact=True)
        assert confidence_of(shown(method)) is Confidence.HIGH
    assert shown("own").snippet is None


def test_static_fields_with_objects_that_have_no_name() -> None:
    """Some objects inside are of classes that other code cannot name, in fields that it cannot read."""
    program = """
    import java.util.*;
    public class Songs {
        public record Song(String title, int seconds) {
            public Song {
                if (title.isBlank()) throw new IllegalArgumentException("title");
                if (seconds <= 0) throw new IllegalArgumentException("seconds");
            }
        }
        private static final Songs NONE = new Songs(List.of());
        private final List<Song> all;
        private int current = -1;
        public Songs(List<Song> all) { this.all = new ArrayList<>(all); }
        public static Songs none() { return NONE; }
        public Song next() { current = (current + 1) % all.size(); return all.get(current); }
        public int total() { int total = 0; for (Song s : all) total += s.seconds(); return total; }
        public void remove(String title) { for (Song s : all) if (s.title().equals(title)) all.remove(s); }
        public Optional<Song> longest() { return all.stream().max(Comparator.comparingInt(Song::seconds)); }
    }
    """
    assert finding("Songs.next", program, "Songs.java").exception is not None


ENVIRONMENT = """
import java.util.List;
import java.util.Map;

public class Help {
    private String separator = System.getProperty("line.separator");
    private final List<String> names;

    public Help(Map<String, List<String>> all) { names = all.get("a"); }

    public int wrap(int width) { int rest = width; rest -= 5; return 10 / rest; }

    public int count() { return names.size(); }

    public int ofSeparator() { return 10 / (separator == null ? 0 : 1); }
}
"""


def test_objects_may_ask_the_environment_for_what_does_not_matter() -> None:
    """Whether `ofSeparator` fails, only the environment decides: no calls show it."""
    shown = finding("Help.wrap", ENVIRONMENT, "Help.java")
    assert shown.snippet is not None
    assert shown.snippet.lines[1:] == ("help.wrap(5);",)
    decided = finding("Help.ofSeparator", ENVIRONMENT, "Help.java")
    assert decided.snippet is None and decided.needs_state


def test_collections_are_arguments_of_constructors() -> None:
    shown = finding("Help.count", ENVIRONMENT, "Help.java")
    assert shown.snippet is not None
    assert shown.snippet.lines == ("Help help = new Help(new java.util.HashMap());", "help.count();")


VERSION = """
public class Version {
    enum Style { STRICT, LOOSE }

    private final Integer minor;

    public Version(String text, Style style) {
        String[] parts = text.split("\\\\.");
        Integer.parseInt(parts[0]);
        if (style == Style.STRICT && parts.length < 2) throw new IllegalArgumentException();
        minor = parts.length < 2 ? null : Integer.valueOf(parts[1]);
    }

    public int next() { return minor + 1; }
}
"""


def test_texts_are_composed_of_what_the_code_looks_for() -> None:
    shown = finding("Version.next", VERSION, "Version.java")
    assert shown.snippet is not None
    assert shown.snippet.lines == ('Version version = new Version("1", Version.Style.LOOSE);', "version.next();")


NAMES = """
import java.util.List;

public class Names {
    private static final long serialVersionUID = 1L;
    static final List<String> KNOWN = List.of("a", "b");
    static final Object LOCK = new Object();
    private final List<String> names;
    private int asked;

    public Names(List<String> names) { this.names = List.copyOf(names); }

    public boolean equals(Object other) { return this == other; }

    public int share(String text) {
        asked++;
        return (text.equals("") ? KNOWN.size() : 1) / (names.size() - 1);
    }
}
"""


def judged(method: str, program: str, name: str) -> Finding:
    return oxpecker.check(program, name=name, method=method, array=2, string=1).results[0].findings[0]


def test_strings_and_collections_are_written_as_their_contents() -> None:
    shown = judged("Names.share", NAMES, "Names.java")
    assert shown.snippet is not None
    assert shown.snippet.lines[1] == 'arrayList.add("a");'
    assert shown.snippet.lines[-1] == 'names.share("");'


def test_heaps_show_what_library_collections_hold_and_no_constant_numbers() -> None:
    shown = judged("Names.share", NAMES, "Names.java")
    roots = dict(shown.heap_after.roots)
    known = roots["Names.KNOWN"]
    assert isinstance(known, HeapReference)
    view = next(each.view for each in shown.heap_after.objects if each.name == known.name)
    assert view is not None
    assert len(view.fields) == 2
    assert "Names.serialVersionUID" not in roots
    assert not [step for step in shown.steps if "serialVersionUID" in step.text]


SAME = """
public class Same {
    public int of(String text) {
        if (text == "E") return 1;
        return text.equals("E") ? 1 / (text.length() - 1) : 0;
    }
}
"""


def test_strings_are_told_apart_where_code_does() -> None:
    shown = judged("Same.of", SAME, "Same.java")
    assert shown.snippet is not None
    assert shown.snippet.lines[-1] == 'same.of(new String("E"));'


COUNTS = """
import java.util.HashMap;
import java.util.Map;

public class Counts {
    private final Map<String, Integer> counts = new HashMap<>();

    public void add(String text) { counts.merge(text, 1, Integer::sum); }

    int next(String text) { return plus(counts.get(text)); }

    static int plus(int number) { return number + 1; }
}
"""


def test_nobody_passes_null_where_a_text_fails_as_well() -> None:
    shown = judged("Counts.next", COUNTS, "Counts.java")
    assert shown.snippet is not None
    assert shown.snippet.lines == ("Counts counts = new Counts();", 'counts.next("abc");')
    assert confidence_of(shown) is not Confidence.LOW


def test_static_fields_that_do_not_matter_have_their_initial_values() -> None:
    """The path begins with any value of a static field that code may change; the finding does not need it."""
    program = """
    class Shop {
        static class Till {
            static String log = "";
            final String name;
            Till(String name) { this.name = name; }
            void close() { log += name; if (name.equals("b")) throw new IllegalStateException(log); }
            static int left() { return log.isEmpty() ? 0 : 10 / (log.length() - 3); }
        }
    }
    """
    shown = finding("Shop.Till.close", program, "Shop.java")
    assert shown.statics == ()
    assert shown.snippet is not None
    assert shown.snippet.lines[-1] == "till.close();"
    assert any(step.text == 'Shop.Till.log: "" -> "null"' for step in shown.steps)
    assert finding("Shop.Till.left", program, "Shop.java").statics


LOGGED = """
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class Stock {
    private static final Logger LOG = LoggerFactory.getLogger(Stock.class);
    private static final Map<String, Integer> LIMITS = new HashMap<>();
    static { LIMITS.put("pen", 3); }
    private final Runnable listener;
    private final Map<String, Integer> left = new HashMap<>();

    public Stock(Runnable listener) { this.listener = listener; }

    public int left(String article) { LOG.info(article); return left.get(article); }

    public int limit(String article) { return LIMITS.get(article); }

    public void tell() { listener.run(); }

    public int perLevel() { return 10 / LOG.level(); }
}
"""


def test_answers_that_decide_nothing_are_no_part_of_a_finding() -> None:
    shown = finding("Stock.left", LOGGED, "Stock.java")
    assert shown.answers == ()
    assert shown.snippet is not None
    assert shown.snippet.lines == ("Stock stock = new Stock(() -> {});", 'stock.left("abc");')
    assert confidence_of(shown) is Confidence.HIGH


def test_answers_that_decide_are_shown() -> None:
    shown = finding("Stock.perLevel", LOGGED, "Stock.java")
    assert shown.needs
    assert shown.answers
    assert confidence_of(shown) is not Confidence.HIGH


def test_a_null_that_is_read_is_seldom_passed() -> None:
    assert confidence_of(finding("Stock.tell", LOGGED, "Stock.java")) is Confidence.LOW


def test_classes_of_inputs_are_initialised_before_the_first_step() -> None:
    shown = finding("Stock.limit", LOGGED, "Stock.java")
    assert [step.text for step in shown.steps] == ["throw NullPointerException"]
    limits = dict(shown.heap_before.roots)["Stock.LIMITS"]
    assert isinstance(limits, HeapReference)
    assert dict(shown.heap_after.roots)["Stock.LIMITS"] == limits


KINDS = """
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

public class Stock {
    public enum Kind { RAW, DONE }

    private final Map<Kind, Integer> counts = new %s;
    private final Random random = new Random();

    public void add(Kind kind) { counts.merge(kind, 1, Integer::sum); }

    public int of(Kind kind) { return counts.get(kind); }

    public int drawn() { return 6 / (random.nextInt(6) - counts.size()); }
}
"""


def test_constants_of_enums_are_arguments() -> None:
    for created in ("EnumMap<>(Kind.class)", "HashMap<>()"):  # the hash codes of constants may be any numbers
        shown = finding("Stock.of", KINDS % created, "Stock.java")
        assert shown.snippet is not None
        assert shown.snippet.lines == ("Stock stock = new Stock();", f"stock.of({dict(shown.inputs)['kind']});")


COMPARED = """
public class Lamp {
    enum Mode { OFF, ON { int level() { return 0; } }; int level() { return 1; } }
    static class Switch { final Mode mode; Switch(Mode mode) { this.mode = mode; } }

    static int one(Mode x) { return x == Mode.ON ? 1 / 0 : 1; }
    static int body(Mode x) { return x == Mode.ON ? 1 / x.level() : 1; }
    static int both(Switch s, Mode x) { return s.mode == Mode.ON && x == Mode.OFF ? 1 / 0 : 1; }
    static int neither(Mode x) { return x != Mode.OFF && x != Mode.ON ? 1 / (x == null ? 1 : 0) : 1; }
}
"""


def test_constants_that_code_compares_are_themselves() -> None:
    for name, calls in (
        ("one", ("Lamp.one(Lamp.Mode.ON);",)),
        ("body", ("Lamp.body(Lamp.Mode.ON);",)),
        ("both", ("Lamp.Switch s = new Lamp.Switch(Lamp.Mode.ON);", "Lamp.both(s, Lamp.Mode.OFF);")),
    ):
        shown = oxpecker.check(COMPARED, name="Lamp.java", method=f"Lamp.{name}").results[0].findings[0]
        assert shown.snippet is not None
        assert shown.snippet.lines == calls
        assert not shown.needs_state
        assert confidence_of(shown) is Confidence.HIGH
    checked = oxpecker.check(COMPARED, name="Lamp.java", method="Lamp.neither")
    assert not checked.results[0].findings


def test_calls_that_fail_by_chance_are_no_snippet() -> None:
    shown = finding("Stock.drawn", KINDS % "HashMap<>()", "Stock.java")
    assert shown.values
    assert shown.snippet is None


LEDGER = """
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class Ledger {
    public record Entry(String account, int amount) {
        public Entry { if (account == null) throw new IllegalArgumentException(); }
    }

    private final Map<String, Integer> balances = new HashMap<>();
    private final List<Entry> entries = new ArrayList<>();

    public boolean isOpen(String account) { return balances.containsKey(account); }

    public String list() { return String.join(",", balances.keySet()); }

    public void open(String account, String owner) {
        if (account.isEmpty() || owner == null) throw new IllegalArgumentException();
        balances.put(account, 0);
    }

    public void post(Entry entry) {
        if (!isOpen(entry.account())) throw new IllegalArgumentException();
        balances.merge(entry.account(), entry.amount(), Integer::sum);
        entries.add(entry);
    }

    public void dropFree() { for (Entry each : entries) { if (each.amount() == 0) entries.remove(each); } }
}
"""


def test_records_are_arguments_of_calls_on_the_fields_that_matter() -> None:
    report = oxpecker.check(LEDGER, name="Ledger.java", method="Ledger.dropFree", array=1, string=1)
    shown = report.results[0].findings[0]
    assert shown.snippet is not None
    assert shown.snippet.lines == (
        "Ledger ledger = new Ledger();",
        'ledger.open("a", "");',
        'ledger.post(new Ledger.Entry("a", 0));',
        "ledger.dropFree();",
    )
    assert confidence_of(shown) is Confidence.HIGH


def lines(method: str, program: str, name: str) -> tuple[str, ...]:
    """The snippet of a judged finding, which must be one on inputs that calls construct."""
    shown = oxpecker.check(program, name=name, method=method).results[0].findings[0]
    assert shown.snippet is not None
    assert confidence_of(shown) is Confidence.HIGH
    return shown.snippet.lines


def test_a_call_on_the_way_need_not_come_closer() -> None:
    program = """
    public class Buffer {
        private final int[] cells;
        private int head, count;
        public Buffer(int capacity) {
            if (capacity <= 0) throw new IllegalArgumentException();
            cells = new int[capacity];
        }
        public boolean offer(int x) {
            if (count == cells.length) return false;
            cells[(head + count++) % cells.length] = x;
            return true;
        }
        public int poll() {
            if (count == 0) throw new IllegalStateException();
            int x = cells[head];
            head = (head + 1) % cells.length;
            count--;
            return x;
        }
        public int get(int i) {
            if (i < 0 || i >= count) throw new IndexOutOfBoundsException();
            int at = head + i;
            if (at > cells.length) at -= cells.length;
            return cells[at];
        }
    }
    """
    calls = [each.partition(".")[2].partition("(")[0] for each in lines("Buffer.get", program, "Buffer.java")[1:]]
    assert calls == ["offer", "offer", "poll", "offer", "get"]


PARTS = """
public class Version {
    private final int[] parts;
    private Version(int[] parts) { this.parts = parts; }
    public static Version of(int major, int minor) { return new Version(new int[] {major, minor}); }
    public static Version of(int major) { return new Version(new int[] {major}); }
    public boolean isSame(Version other) {
        for (int i = 0; i < parts.length; i++) if (parts[i] != other.parts[i]) return false;
        return true;
    }
}
"""


def test_objects_that_fail_together_are_searched_for_together() -> None:
    # Of the smallest input one object has no parts at all, which no method creates.
    assert lines("Version.isSame", PARTS, "Version.java") == (
        "Version version = Version.of(1, 1);",
        "Version version2 = Version.of(1);",
        "version.isSame(version2);",
    )


def test_arrays_are_arguments_of_constructing_calls() -> None:
    program = """
    public class Terms {
        private final int[] c;
        public Terms(int... c) { this.c = c.clone(); }
        public int last() { return c[c.length - 1]; }
        public int share() { return c.length == 2 ? 10 / (c[1] - 7) : 0; }
    }
    """
    assert lines("Terms.last", program, "Terms.java") == ("Terms terms = new Terms(new int[] {});", "terms.last();")
    shares = lines("Terms.share", program, "Terms.java")
    assert shares == ("Terms terms = new Terms(new int[] {0, 7});", "terms.share();")


def test_calls_lead_to_the_state_in_which_a_method_never_ends() -> None:
    program = """
    class Basket {
        private int[] counts = new int[8];
        private int size;
        private int step = 1;
        void add(int count) { if (size < 8) counts[size++] = count; }
        void pace(int by) { if (by > 0) step = by; }
        int sold() {
            int sum = 0, i = 0;
            while (i < size) { if (counts[i] < 0) continue; sum += counts[i++]; }
            return sum;
        }
        int paces() { int n = 0; while (step == 0) { } return n; }
    }
    """
    shown = finding("Basket.sold", program, "Basket.java")
    assert shown.kind is FindingKind.NEVER_ENDS
    assert shown.snippet is not None
    assert shown.snippet.lines == ("Basket basket = new Basket();", "basket.add(-1);", "basket.sold();")
    assert confidence_of(shown) is Confidence.HIGH
    report = oxpecker.check(program, name="Basket.java", method="Basket.paces")
    assert report.results[0].findings == ()


def test_an_endless_run_is_found_beside_failures_in_states_that_cannot_exist() -> None:
    program = """
    class Calculator {
        private final String text;
        private int place;
        Calculator(String text) { this.text = java.util.Objects.requireNonNull(text); }
        int signs() {
            int sum = 0;
            while (place < text.length()) {
                char c = text.charAt(place);
                if (c == '+') { sum++; place++; } else if (c == '-') { sum--; place++; }
            }
            return sum;
        }
    }
    """
    report = oxpecker.check(program, name="Calculator.java", method="Calculator.signs")
    (shown,) = report.results[0].findings
    assert shown.kind is FindingKind.NEVER_ENDS
    assert shown.snippet is not None
    assert shown.snippet.lines[-1] == "calculator.signs();"


def test_an_index_that_a_chain_begins_with_is_an_argument_where_nothing_is_there() -> None:
    program = """
    class Chains {
        private final int[] next;
        Chains(int n) {
            if (n < 0) throw new IllegalArgumentException();
            next = new int[n];
        }
        int last(int i) {
            while (next[i] != i) i = next[i];
            return i;
        }
    }
    """
    report = oxpecker.check(program, name="Chains.java", method="Chains.last")
    (shown,) = report.results[0].findings
    assert Doubt.ARGUMENT in shown.doubts
    assert confidence_of(shown) is Confidence.LOW


ESCAPES = """
class Escapes {
    STATE
    static int skipped(char next, int place) { return next == '[' ? place + 1 : place; }
    static int end(String text, int start) {
        int place = start;
        while (place < text.length()) {
            char each = text.charAt(place);
            if (each == '%' && place + 1 < text.length()) place = skipped(text.charAt(place + 1), place);
            else if (each == ']') break;
            place++;
        }
        return place;
    }
}
"""


@pytest.mark.parametrize("state", ["", "private static int seed = (int) System.nanoTime();"])
def test_an_index_that_calls_move_on_is_an_argument(state: str) -> None:
    report = oxpecker.check(ESCAPES.replace("STATE", state), name="Escapes.java", method="Escapes.end")
    (shown,) = report.results[0].findings
    assert Doubt.ARGUMENT in shown.doubts
    assert class_of(shown) is FindingClass.BOUNDARY
    assert confidence_of(shown) is Confidence.LOW


def test_a_constructor_that_a_public_class_keeps_from_others_gives_low_confidence() -> None:
    program = """
    package shop;
    public CLASS Box {
        private int[] cells;
        ACCESS Box() { }
        public static Box of(int first) {
            Box box = new Box();
            box.cells = new int[] { first };
            return box;
        }
        public int first() { return cells[0]; }
    }
    """
    for cls, access, expected in (
        ("class", "", Confidence.LOW),
        ("final class", "protected", Confidence.LOW),
        ("class", "protected", Confidence.HIGH),
        ("class", "public", Confidence.HIGH),
    ):
        text = program.replace("CLASS", cls).replace("ACCESS", access)
        (shown,) = oxpecker.check(text, name="Box.java", method="Box.first").results[0].findings
        assert confidence_of(shown) is expected, (cls, access)


NULLABLE = """
import org.jspecify.annotations.Nullable;
import java.util.ArrayList;
import java.util.List;

public class Chain {
    static class Owner { String name = ""; @Nullable String mail; }

    private final @Nullable Chain next;
    private final Owner owner;

    public Chain(@Nullable Chain next, Owner owner) {
        this.next = next;
        this.owner = owner;
    }

    public int length() { return 1 + next.length(); }

    public int size(@Nullable String text) { return text.length(); }

    public int total(List<@Nullable String> texts) {
        int total = 0;
        for (String each : texts) total += each.length();
        return total;
    }

    static int mail(Owner of) { return of.mail.length(); }
}
"""


def test_a_null_that_a_declaration_allows_is_no_reason_for_doubt() -> None:
    def found(method: str) -> Finding:
        return oxpecker.check(NULLABLE, name="Chain.java", method=method, array=1, chain=1).results[0].findings[0]

    length = found("Chain.length")
    assert length.snippet is not None
    assert "new Chain(null, " in length.snippet.lines[-2]
    assert confidence_of(found("Chain.size")) is Confidence.HIGH
    assert confidence_of(found("Chain.total")) is Confidence.MEDIUM


def test_fields_that_a_path_does_not_read_are_not_assigned() -> None:
    shown = oxpecker.check(NULLABLE, name="Chain.java", method="Chain.mail", chain=1).results[0].findings[0]
    assert shown.snippet is not None
    assert shown.snippet.lines[1:] == ("Chain.mail(owner);",)
    assert confidence_of(shown) is Confidence.HIGH
