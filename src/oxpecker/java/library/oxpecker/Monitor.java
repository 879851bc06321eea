package oxpecker;

/** A monitor that belongs to an object of the library; reports name that object in its place. */
public final class Monitor {
    private final Object $for;

    public Monitor(Object whole) {
        this.$for = whole;
    }
}
