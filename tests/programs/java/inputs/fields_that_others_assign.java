// Fields are never null only where nobody gives them null: a parameter has what the caller gave, whatever it is assigned on some way.
class Holder {
    private Object held = new Object();

    void hold(Object other, boolean fresh) {
        if (fresh) {
            other = new Object();
        }
        held = other;
    }

    boolean use() {
        return held.equals(this);       // check Holder.use: invalid, exception here
    }
}

class Keeper {
    private Object held = new Object();

    void hold(Object other) {
        if (other == null) {
            throw new IllegalArgumentException();
        }
        held = other;
    }

    boolean use() {
        return held.equals(this);       // check Keeper.use: valid within bounds
    }
}

// A private class whose fields a class has that others can name: they assign what they like.
class Outer {
    private static class Base {
        Object held = new Object();
    }

    static class Derived extends Base {
        boolean use() {
            return held.equals(this);   // check Outer.Derived.use: invalid, exception here
        }
    }

    private static class Hidden {
        Object held = new Object();

        boolean use() {
            return held.equals(this);   // check Outer.Hidden.use: valid within bounds
        }
    }
}

class Elsewhere {
    static void spoil(Outer.Derived other) {
        other.held = null;
    }
}

// A test that comes too late tells nothing of what was assigned before it.
class Late {
    private Object held = new Object();

    void hold(Object other) {
        held = other;
        if (other == null) {
            throw new IllegalArgumentException();
        }
    }

    boolean use() {
        return held.equals(this);       // check Late.use: invalid, exception here
    }
}

class LateFunction {
    private Object held = new Object();

    void hold(Object other) {
        Runnable later = () -> held = other;
        later.run();
        if (other == null) {
            throw new IllegalArgumentException();
        }
    }

    boolean use() {
        return held.equals(this);       // check LateFunction.use: invalid, exception here
    }
}

class Initialised {
    static Object source;
    private Object held;
    private Object made;

    {
        Object other = new Object();
        made = other;
        Object given = source;
        if (given == null) {
            throw new IllegalStateException();
        }
        given = null;
        held = given;
    }

    boolean use() {
        return held.equals(this);       // check Initialised.use: invalid, exception here
    }

    boolean useMade() {
        return made.equals(this);       // check Initialised.useMade: valid within bounds
    }
}

// The text of an object may be null.
class Text {
    private String text = "";
    private String number = "";

    void of(Object other) {
        text = String.valueOf(other);
    }

    void of(int other) {
        number = String.valueOf(other);
    }

    boolean use() {
        return text.isEmpty();          // check Text.use: invalid, exception here
    }

    boolean useNumber() {
        return number.isEmpty();        // check Text.useNumber: valid
    }
}

class Mute {
    public String toString() {
        return null;
    }
}
