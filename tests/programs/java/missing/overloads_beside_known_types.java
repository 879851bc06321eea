// A parameter of a class without source accepts an argument only if that may be below the class.
import java.util.ArrayList;
import java.util.List;
import org.example.Mirror;

class Overloads {
    static int of(Mirror mirror, List<Mirror> seen) {
        return 1;
    }

    static int of(CharSequence text, List<String> seen) {
        return 2;
    }

    static int of(Mirror mirror) {
        return 3;
    }

    static int of(CharSequence text) {
        return 4;
    }

    //@ ensures \result == 2;
    static int inferred(CharSequence text) {    // check Overloads.inferred: valid
        return of(text, new ArrayList<>());
    }

    //@ ensures \result == 2;
    static int written(String text) {           // check Overloads.written: valid
        return of(text, List.of());
    }

    //@ ensures \result == 4;
    static int single(String text) {            // check Overloads.single: valid
        return of(text);
    }

    //@ ensures \result == 4;
    static <T extends CharSequence> int bounded(T text) {  // check Overloads.bounded: valid
        return of(text);
    }

    static class Below extends Mirror {
    }

    static int below(Below below) {             // check Overloads.below: valid
        int chosen = of(below);
        assert chosen == 3;
        return chosen;
    }

    static int missing(Mirror mirror) {         // check Overloads.missing: valid
        int chosen = of(mirror);
        assert chosen == 3;
        return chosen;
    }
}
