// All bounds of a type variable count: what it stands for has each of these types, and compares with itself.
class Bounds {
    // check Bounds.compared: valid within bounds
    static <T extends Number & Comparable<T>> int compared(T one, T two) {
        return one == null || two == null ? 0 : one.compareTo(two);
    }

    static <T extends Number & Comparable<T>> void different(T one, T two) {
        if (one != null && two != null) {
            assert one.compareTo(two) != 0;     // check Bounds.different: invalid, exception here
        }
    }

    // check Bounds.oneClass: valid within bounds
    static <T extends Number & Comparable<T>> void oneClass(T one, T two) {
        if (one instanceof Integer && two != null) {
            assert two instanceof Integer;
        }
    }

    // check Bounds.below: valid within bounds
    static <T extends Number & Comparable<T>, S extends T> int below(T one, S two) {
        return one == null || two == null ? 0 : one.compareTo(two);
    }

    // check Bounds.text: valid within bounds
    static <T extends Comparable<String>> int text(T one) {
        return one == null ? 0 : one.compareTo("text");
    }

    // Some class may be both, but none that is tried.
    // check Bounds.nobody: unknown
    static <T extends Number & CharSequence> void nobody(T one) {
        assert one == null;
    }
}

class Cell<T extends Number & Comparable<T>> {
    T value;
    Cell<T> next;

    // check Cell.order with chain 2: valid within bounds
    int order() {
        return value == null || next == null || next.value == null ? 0 : value.compareTo(next.value);
    }
}
