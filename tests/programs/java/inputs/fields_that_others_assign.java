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
        return held.equals(this);       // check Keeper.use: valid
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
            return held.equals(this);   // check Outer.Hidden.use: valid
        }
    }
}

class Elsewhere {
    static void spoil(Outer.Derived other) {
        other.held = null;
    }
}
