// Labels of switches with patterns, in javac's words.
import java.util.List;

class Main {
    sealed interface S permits A, B, E {
    }

    record A(int x, Object o) implements S {
    }

    record B(S left, S right) implements S {
    }

    enum E implements S {
        P, Q
    }

    static void dominated(Object o, Integer n, E e) {
        switch (o) {
            case CharSequence c -> { }
            case String s -> { }            // error: this case label is dominated by a preceding case label
            default -> { }
        }
        switch (o) {
            case String s when true -> { }
            case String s when s.isEmpty() -> { }   // error: this case label is dominated by a preceding case label
            default -> { }
            case Integer i -> { }           // error: this case label is dominated by a preceding case label
        }
        switch (n) {
            case Integer i when i > 0 -> { }
            case 1 -> { }
            case Integer i -> { }
            case 2 -> { }                   // error: this case label is dominated by a preceding case label
        }
        switch (o) {
            case A(int x, Object y) -> { }
            case A(int x, String y) -> { }  // error: this case label is dominated by a preceding case label
            case A a -> { }
            case B b -> { }
            case B(A a, var c) -> { }       // error: this case label is dominated by a preceding case label
            default -> { }
        }
        switch (e) {
            case null, default -> { }
            case P -> { }                   // error: this case label is dominated by a preceding case label
        }
        switch (e) {
            default -> { }
            case P -> { }
            case null -> { }                // error: this case label is dominated by a preceding case label
        }
    }

    static void twice(Object o, String s) {
        switch (o) {
            case Object a -> { }
            default -> { }                  // error: switch has both an unconditional pattern and a default label
        }
        switch (s) {
            case "a" -> { }
            case null -> { }
            case "a" -> { }                 // error: duplicate case label
            case null -> { }                // error: duplicate case label
            default -> { }
        }
    }

    static int missing(S s, B b, Object o, E e) {
        switch (o) {                        // error: the switch statement does not cover all possible input values
            case String t -> { }
        }
        switch (e) {                        // error: the switch statement does not cover all possible input values
            case null:
            case P:
        }
        switch (e) {
            case P:
        }
        int x = switch (s) {                // error: the switch expression does not cover all possible input values
            case A a -> 1;
            case B c when c.left() == null -> 2;
            case E f -> 3;
        };
        int y = switch (b) {                // error: the switch expression does not cover all possible input values
            case B(A l, S r) -> 1;
            case B(B l, A r) -> 2;
            case B(B l, E r) -> 3;
            case B(E l, var r) -> 4;
        };
        return switch (s) {
            case A(int i, String t) -> 1;
            case A(int i, var t) -> 2;
            case B(A l, S r) -> 3;
            case B(B l, A r) -> 4;
            case B(B l, B r) -> 5;
            case B(B l, E r) -> 6;
            case B(E l, var r) -> 7;
            case E.P -> 8;
            case E.Q -> 9;
        };
    }

    static void combined(Object o, String s, Integer n) {
        switch (s) {
            case "a", null -> { }           // error: invalid case label combination
            default -> { }
        }
        switch (n) {
            case 1 when n > 0 -> { }        // error: guards are only allowed for case with a pattern
            default -> { }
        }
        switch (o) {
            case 1 -> { }                   // error: constant label of type int is not compatible with switch selector type Object
            case String a, Integer b -> { } // error: illegal fall-through from a pattern
            case Long l when false -> { }   // error: this case label has a guard that is a constant expression with value 'false'
            case List<String> l -> { }      // error: Object cannot be safely cast to List<String>
            default -> { }
        }
        switch (o) {
            case String a:
                System.out.println(a);
            case Integer b:                 // error: illegal fall-through to a pattern
                break;
            case Long c:                    // error: illegal fall-through from a pattern
            default:
                break;
        }
    }

    static int guards(Object o) {
        int changed = 0;
        changed++;
        int kept = 1;
        return switch (o) {
            case String s when changed > 0 -> 1;        // error: local variables referenced from a guard must be final or effectively final
            case Integer i when i > kept -> i = 2;      // error: local variables referenced from a guard must be final or effectively final
            default -> kept;
        };
    }
}
