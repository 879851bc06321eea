// An object that creates its own parts is the object that these parts belong to: in a field that always gets
// `new Part(this)`, an inner or anonymous class or a lambda, no input holds a part of another object.
class Counter {
    private final Part inner = new Part();
    private final Runnable unnamed = new Runnable() {
        @Override
        public void run() {
            count++;
        }
    };
    private final Runnable function = () -> this.count++;
    private final Told told = new Told(this);
    private Part renewed = new Part();
    private int count;

    class Part {
        int seen() {
            return count;
        }
    }

    // check Counter.asked: valid
    void asked() {
        assert inner.seen() == count;
    }

    // check Counter.run: valid
    void run() {
        int before = count;
        unnamed.run();
        function.run();
        assert count == before + 2;
    }

    // check Counter.told: valid
    void told() {
        assert told.who == this && told.who.inner.seen() == count;
    }

    void renew() {
        renewed = new Part();
    }

    // check Counter.renewed: valid
    void renewed() {
        assert renewed.seen() == count;
    }

    // A part that is an argument may be of any object.
    // check Counter.ofOther: invalid, exception
    void ofOther(Part part) {
        assert part == null || part.seen() == count;
    }

    // check Counter.sameParts: valid
    static void sameParts(Counter one, Counter two) {
        if (one != null && two != null && one.inner == two.inner) {
            assert one == two;
        }
    }
}

class Told {
    final Counter who;

    Told(Counter who) {
        this.who = who;
    }
}

// Parts that others get, and those that are made for others, belong to any object.
class Shared implements Cloneable {
    private final Part copied = new Part();
    private Part given = new Part();
    private final Owned other;
    private final Owned moving = new Owned(this);
    private int count;

    Shared(Shared one) {
        other = new Owned(one == null ? this : one);
    }

    class Part {
        int seen() {
            return count;
        }
    }

    void give(Shared to) {
        to.given = new Part();
    }

    @Override
    public Shared clone() throws CloneNotSupportedException {
        return (Shared) super.clone();
    }

    // check Shared.copied: invalid, exception
    void copied() {
        assert copied.seen() == count;
    }

    // check Shared.given: invalid, exception
    void given() {
        assert given.seen() == count;
    }

    // check Shared.other: invalid, exception
    void other() {
        assert other.who == this;
    }

    // check Shared.moving: invalid, exception
    void moving() {
        assert moving.who == this;
    }

    // run Shared.main(): returns
    static void main() throws CloneNotSupportedException {
        Shared one = new Shared(null);
        Shared two = one.clone();
        two.count = 1;
        assert two.copied.seen() == 0;
        one.give(two);
        assert two.given.seen() == 0;
        two.moving.move(two);
        assert one.moving.who == two;
        assert new Shared(one).other.who == one;
    }
}

class Owned {
    Shared who;

    Owned(Shared who) {
        this.who = who;
    }

    void move(Shared to) {
        who = to;
    }
}
