// Other code sees an object no sooner than its constructor shows it: what was assigned before is never null.
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

class Registry {
    static Object last;

    static void keep(Object given) {
        last = given;
    }
}

class Reading {
    private final List<String> lines;
    private final Cursor cursor;
    private final String header;
    private final List<String> records = new ArrayList<>();

    Reading(Supplier<String> source) {
        this(source, 0);
    }

    Reading(Supplier<String> source, int start) {
        lines = new ArrayList<>(List.of(source.get()));
        cursor = new Cursor(start);
        header = read(source);
    }

    private String read(Supplier<String> source) {
        Registry.keep(this);
        return Objects.requireNonNull(source.get());
    }

    // check Reading.number: valid
    int number() {
        return lines.size();
    }

    // check Reading.recorded: valid
    int recorded() {
        return records.size();
    }

    // check Reading.atEnd: valid
    boolean atEnd() {
        return cursor.atEnd();
    }

    // check Reading.width: invalid, exception
    int width() {
        return header.length();
    }

    class Cursor {
        private final int index;

        Cursor(int start) {
            index = start;
        }

        boolean atEnd() {
            return lines.size() <= index;
        }
    }
}

// A field that is assigned after the first call, or on some ways only, may be null in what others see.
class Shown {
    private final String before;
    private final String after;

    Shown(boolean early, String given) {
        if (early) {
            Registry.keep(this);
        }
        before = Objects.requireNonNull(given);
        Registry.keep(this);
        after = given;
    }

    // check Shown.first: invalid, exception
    int first() {
        return before.length();
    }

    // check Shown.second: invalid, exception
    int second() {
        return after.length();
    }
}

// An object that leads to this one shows it, too.
class Node {
    private final Node[] holder = new Node[1];
    private final String name;

    Node(String given) {
        holder[0] = this;
        Registry.keep(holder);
        name = Objects.requireNonNull(given);
    }

    // check Node.length: invalid, exception
    int length() {
        return name.length();
    }
}

// A constructor that another one starts with shows the object before the rest of the other one runs.
class Started {
    private final String name;
    private String title;

    Started(String given) {
        name = Objects.requireNonNull(given);
        Registry.keep(this);
    }

    Started(String given, String title) {
        this(given);
        this.title = Objects.requireNonNull(title);
    }

    // check Started.length: valid
    int length() {
        return name.length();
    }

    // check Started.width: invalid, exception
    int width() {
        return title.length();
    }
}

// The object goes round a loop: what the first round shows, the second one assigns.
class Rounds {
    private String name;

    Rounds(int rounds, String given) {
        for (int i = 0; i < rounds; i++) {
            if (i == 1) {
                name = Objects.requireNonNull(given);
            }
            Registry.keep(this);
        }
        name = Objects.requireNonNull(given);
    }

    // check Rounds.length: invalid, exception
    int length() {
        return name.length();
    }
}

// A new object that gets this one may pass it on.
class Passing {
    private final Passed passed;
    private final String name;

    Passing(List<Object> seen, String given) {
        passed = new Passed(this, seen);
        name = Objects.requireNonNull(given);
    }

    // check Passing.length: invalid, exception
    int length() {
        return name.length();
    }

    // check Passing.held: invalid, exception
    Passing held() {
        return passed.holder;
    }
}

class Passed {
    final Passing holder;

    Passed(Passing holder, List<Object> seen) {
        this.holder = holder;
        seen.add(this);
    }
}
