// Declarations that contradict themselves or their class (JLS 8, 9).
import java.util.List;

record Point(int x, int y) {
    int sum;                        // error: field declaration must be static (consider replacing field with record component)
    static int made;

    {                               // error: instance initializers not allowed in records
        made++;
    }
}

interface Shape {
    private int SIDES = 4;          // error: modifier private not allowed here
    int EMPTY;                      // error: = expected

    void draw() {                   // error: interface abstract methods cannot have body
    }

    default void move();            // error: missing method body, or declare abstract

    private static int count() {
        return 1;
    }
}

enum Colour {
    RED, GREEN;

    public Colour() {               // error: modifier public not allowed here
    }
}

enum Shade {                        // error: Shade is not abstract and does not override abstract method Shade.depth()
    LIGHT {
        int depth() {
            return 1;
        }
    },
    DARK;

    abstract int depth();
}

abstract record Empty() {           // error: modifier abstract not allowed here
}

abstract final class Contradiction {        // error: illegal combination of modifiers: abstract and final
}

class Failure<T> extends Exception {        // error: a generic class may not extend java.lang.Throwable
}

class Chain {
    Chain() {                       // error: recursive constructor invocation
        this(1);
    }

    Chain(int n) {                  // error: recursive constructor invocation
        this();
    }

    int length;

    Chain(String s) {
        this(length);               // error: cannot reference length before supertype constructor has been called
    }

    Chain(Object o) {
        this(new Object() {
            public String toString() {
                return "";
            }
        }.toString());
    }
}

class Unfinished implements Comparable<Unfinished> {        // error: Unfinished is not abstract and does not override abstract method Comparable.compareTo(T)
}

class Box<T> {
    static T shared;                // error: non-static type variable cannot be referenced from a static context
    T[] some = new T[1];            // error: generic array creation
    List<?>[] lists = new List<?>[1];
    List<int> numbers;              // error: unexpected type; required: reference, found: int

    static <T> T own(T t) {
        return t;
    }

    <N extends Number> N number(N n) {
        return n;
    }
}

class Main {
    final volatile int n = 1;       // error: illegal combination of modifiers: final and volatile

    public private void twice() {   // error: illegal combination of modifiers: public and private
    }

    native void built() {           // error: native methods cannot have a body
    }

    void refused() throws String {  // error: incompatible types: String cannot be converted to Throwable
    }

    java.util.function.IntSupplier nothing = () -> {        // error: incompatible types: bad return type in lambda expression: missing return value
    };

    int chosen(Colour c, int n) {
        switch (c) {
            case RED:
                return 1;
            default:
                break;
            default:                // error: duplicate default label
                break;
        }
        int k = switch (n) {
            case 1 -> 1;
            default -> {            // error: switch rule completes without providing a value
                n++;
            }
        };
        return switch (n) {
            case 1:
                yield 1;
            default:                // error: switch expression completes without providing a value
                n++;
        };
    }

    Object bounded(Box<String> box) {
        box.number(1);
        return box.number("one");   // error: no suitable method found for Box.number(String)
    }
}
