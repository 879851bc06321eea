// Methods are checked on objects of static fields, too, if they can tell them from others.
import java.util.ArrayList;
import java.util.List;

final class Money {
    static final Money ZERO = new Money(0);
    private final int cents;

    Money(int cents) {
        this.cents = cents;
    }

    Money plus(Money other) {
        if (other == null) {
            return this;
        }
        assert this != ZERO; // check Money.plus: invalid, exception here
        return new Money(cents + other.cents);
    }

    // check Money.isPlain: valid
    boolean isPlain() {
        assert this != ZERO || cents == 0;
        return this != ZERO;
    }

    int share() {
        return this == ZERO ? 1 / cents : 1; // check Money.share: invalid, exception here
    }
}

class Sequence {
    private static final Sequence INSTANCE = new Sequence();
    private final List<Integer> given = new ArrayList<>();
    private int last;

    static Sequence instance() {
        return INSTANCE;
    }

    // check Sequence.next: valid
    int next() {
        int before = INSTANCE.last;
        last++;
        assert INSTANCE.last == (this == INSTANCE ? before + 1 : before);
        return last;
    }

    void first() {
        given.add(last);
        assert this != INSTANCE || given.size() == 1; // check Sequence.first: invalid, exception here
    }
}

class Node {
    static final Node END = new Node(null);
    static final Node START = new Node(END);
    private final Node next;

    Node(Node next) {
        this.next = next;
    }

    // check Node.isLast: valid
    boolean isLast() {
        assert this != END || next == null;
        assert this != START || next == END;
        return next == null;
    }

    void beforeEnd() {
        assert this == START || next != END; // check Node.beforeEnd: invalid, exception here
    }
}

abstract class Shape {
    static final Shape UNIT = new Square(1);

    abstract int area();

    // check Shape.isUnit: valid
    boolean isUnit() {
        assert this != UNIT || area() == 1;
        return this == UNIT;
    }
}

class Square extends Shape {
    private final int side;

    Square(int side) {
        this.side = side;
    }

    int area() {
        return side * side;
    }

    void check() {
        assert this != UNIT; // check Square.check: invalid, exception here
    }
}

class Circle extends Shape {
    // check Circle.area: valid
    int area() {
        assert this != UNIT;
        return 3;
    }
}

class Hidden {
    private static final Hidden OUTER = new Hidden(new Inner());
    private final Inner inner;

    Hidden(Inner inner) {
        this.inner = inner;
    }

    static boolean isOuter(Hidden other) {
        return other == OUTER;
    }

    static class Inner {
        int n;

        void check() {
            assert this != OUTER.inner; // check Hidden.Inner.check: invalid, exception
        }
    }
}
