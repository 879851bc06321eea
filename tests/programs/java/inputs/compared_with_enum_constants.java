// An input of an open type may be a constant of an enum, also if the method has used the enum before it looks at the input.
import java.util.List;
import java.util.Map;
import java.util.Optional;

class Main {
    interface Operation {
        int apply(int a, int b);
    }

    enum Basic implements Operation {
        PLUS { public int apply(int a, int b) { return a + b; } },
        TIMES { public int apply(int a, int b) { return a * b; } }
    }

    enum Color { RED, GREEN }

    // --- on either side of a comparison --------------------------------------------------------------------

    static void inputFirst(Object input) {
        assert input != Color.RED;                          // check Main.inputFirst: invalid, exception here
    }                                                       // run Main.inputFirst(Main$Color.RED): throws AssertionError

    static void constantFirst(Object input) {
        Color red = Color.RED;
        assert red != input;                                // check Main.constantFirst: invalid, exception here
    }

    static void equal(Object input) {
        assert !Color.RED.equals(input);                    // check Main.equal: invalid, exception here
    }

    static void anInterface(Operation operation) {
        assert operation != Basic.PLUS;                     // check Main.anInterface: invalid, exception here
    }

    static void addition(Operation operation, int a, int b) {   // check Main.addition: valid
        if (operation == Basic.PLUS) {
            assert operation.apply(a, b) == a + b;
        }
    }

    static <T extends Comparable<T>> void aVariable(T input) {
        assert input != (Object) Color.GREEN;               // check Main.aVariable: invalid, exception here
    }

    // --- in two inputs -------------------------------------------------------------------------------------

    static void two(Object one, Object other) {
        if (one instanceof Color) {
            ((Color) one).ordinal();
            assert other != one;                            // check Main.two: invalid, exception here
        }
    }

    static void twoOfUnknownClass(Object one, Object other) {
        if (one != null && !one.equals("x") && other == one) {
            assert !(other instanceof Color);               // check Main.twoOfUnknownClass: invalid, exception here
        }
    }

    // check Main.apart: valid within bounds
    static void apart(Object one, Object two, Object three) {
        if (one != null && one != two && one.equals(two)) {
            return;
        }
        if (three != null && three != two && three.equals(two)) {
            assert !(three instanceof Color);
        }
    }

    static Color current = Color.RED;

    static void change() {                                  // check Main.change: valid
        current = current == Color.RED ? Color.GREEN : Color.RED;
    }

    static void theCurrentOne(Object input) {
        if (current == Color.GREEN) {
            assert input != current;                        // check Main.theCurrentOne: invalid, exception here
        }
    }

    // --- in arrays and collections -------------------------------------------------------------------------

    static void inAnArray(Object[] inputs) {
        if (inputs != null && inputs.length == 1) {
            assert !Color.RED.equals(inputs[0]);            // check Main.inAnArray: invalid, exception here
        }
    }

    static void inAList(List<Color> inputs) {
        if (inputs != null && inputs.size() == 1) {
            assert !inputs.contains(Color.RED);             // check Main.inAList: invalid, exception here
        }
    }

    static void inAMap(Map<String, Object> inputs) {
        if (inputs != null) {
            assert inputs.get("a") != Basic.TIMES;          // check Main.inAMap: invalid, exception here
        }
    }

    static void inAnOptional(Optional<Operation> input) {
        if (input != null && input.isPresent()) {
            assert Basic.TIMES != input.get();              // check Main.inAnOptional: invalid, exception here
        }
    }
}
