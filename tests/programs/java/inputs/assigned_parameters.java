// A parameter has what the caller gave, whatever else it is assigned on some way.
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
