import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

// An initialiser that changes static state of other classes may have run before, and other code since.
class Counter {
    static int used;
    static final List<String> NAMES = new ArrayList<>();
    static final int[] SIZES = {1, 2, 3};

    enum Kind {
        FIRST, SECOND
    }
}

class Part {
    static {
        Counter.used = 7;
    }

    static int size = 1;

    static void inside() {
        assert Counter.used == 7; // check Part.inside: invalid, exception here
    }

    void ofObject() {
        assert Counter.used == 7; // check Part.ofObject: invalid, exception here
    }
}

class Empty {
    static {
        Counter.used = 7;
    }

    static int three() {
        return 3;
    }
}

class Below extends Empty {
    static final int FOUR = four();

    static int four() {
        return 4;
    }
}

class Named {
    static {
        Counter.NAMES.add("named");
    }

    static int zero() {
        return 0;
    }
}

// Nobody else feels these initialisers.
class Tables {
    static final Map<Counter.Kind, Integer> NUMBERS = new HashMap<>();
    static final int[] DOUBLED = new int[3];

    static {
        NUMBERS.put(Counter.Kind.FIRST, 1);
        for (int i = 0; i < 3; i++) {
            DOUBLED[i] = Counter.SIZES[i] * 2;
        }
    }

    static int last() {
        return DOUBLED[2];
    }
}

class Counted {
    static int w = ++Counter.used;
}

class Users {
    // check Users.assigned: valid within bounds
    static void assigned() {
        Counter.used = 1;
        Empty.three();
        assert Counter.used == 7;
    }

    // check Users.ifAssigned: valid within bounds
    static void ifAssigned() {
        if (Counter.used == 1) {
            new Empty();
            assert Counter.used == 7;
        }
    }

    // check Users.below: valid within bounds
    static void below() {
        Counter.used = 1;
        Below.four();
        assert Counter.used == 7;
    }

    // check Users.notRead: valid
    static int notRead() {
        return Empty.three();
    }

    static void changeable() {
        Counter.used = 1;
        Part.size++;
        assert Counter.used == 7; // check Users.changeable: invalid, exception here
    }

    // check Users.either: valid
    static void either() {
        Counter.used = 1;
        Part.size++;
        assert Counter.used == 7 || Counter.used == 1;
    }

    // check Users.again: valid
    static void again() {
        Part.size++;
        Counter.used = 1;
        Part.size++;
        assert Counter.used == 1;
    }

    static void counted() {
        Counter.used = 3;
        int w = Counted.w;
        assert w == Counter.used; // check Users.counted: invalid, exception here
    }

    static void named() {
        int before = Counter.NAMES.size();
        Named.zero();
        assert Counter.NAMES.size() == before + 1; // check Users.named: invalid, exception here
    }

    // check Users.tables: valid
    static void tables() {
        assert Tables.last() == 6;
        assert Tables.NUMBERS.get(Counter.Kind.FIRST) == 1;
    }

    // An object of a class exists only after its initialiser has run.
    static void given(Below object) {
        if (object != null) {
            Counter.used = 3;
            Empty.three();                  // check Users.given: unknown, unsupported an input of Empty beside what its initialiser changes here
            assert Counter.used == 3;
        }
    }

    // check Users.main: valid
    public static void main(String[] arguments) {
        Empty.three();
        assert Counter.used == 7;
    }
}
