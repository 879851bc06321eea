// What a native method of another class gives may be null, and others may hold it.

class Registry {
    static native Object current();

    static native int[] row();

    static Object found(boolean known) {
        return known ? new Object() : current();
    }
}

class Entry {
    private final Object value = Registry.current();
    private final Object found;
    private final Object named = "entry";
    private int[] row = Registry.row();

    Entry(boolean known) {
        found = Registry.found(known);
    }

    void hasValue() {
        assert value != null;           // check Entry.hasValue: invalid, exception here
    }

    void hasFound() {
        assert found != null;           // check Entry.hasFound: invalid, exception here
    }

    void hasName() {                    // check Entry.hasName: valid
        assert named != null;
    }

    void hasItsOwnRow(Entry other) {
        assert other == null || other == this || row == null || other.row != row;   // check Entry.hasItsOwnRow: invalid, exception here
    }
}
