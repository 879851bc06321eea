// Sealed classes say who extends them (JLS 8.1.1.2), and `@Override` stands where something is overridden.
class Main {
    sealed interface Shape permits Circle, Square, Polygon {
    }

    record Circle(int radius) implements Shape {
    }

    static final class Square implements Shape {
    }

    non-sealed interface Polygon extends Shape {
    }

    record Line(int length) implements Shape {      // error: class is not allowed to extend sealed class: Shape (as it is not listed in its permits clause)
    }

    sealed interface Empty {                        // error: sealed class must have subclasses
    }

    sealed interface Wrong permits Other {          // error: invalid permits clause
    }

    record Other() {
    }

    sealed interface Inside permits Member {
        record Member() implements Inside {         // error: class is not allowed to extend sealed class: Inside (as it is not listed in its permits clause)
        }
    }

    sealed interface Named permits Named.Member {
        record Member() implements Named {
        }
    }

    sealed static class Base {
    }

    static class Open extends Base {                // error: sealed, non-sealed or final modifiers expected
    }

    static class Plain implements Comparable<Plain> {
        @Override
        public int compareTo(Plain other) {
            return 0;
        }

        @Override
        public String tostring() {                  // error: method does not override or implement a method from a supertype
            return "";
        }

        @Override
        boolean equals(Object other) {              // error: attempting to assign weaker access privileges; was public
            return true;
        }
    }
}
