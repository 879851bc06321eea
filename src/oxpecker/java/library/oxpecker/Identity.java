package oxpecker;

/** `==` of objects that may be among those Java keeps only once. */
public final class Identity {
    /**
     * Names no class of such objects: a program that has none of them compares references, and of an object of unknown
     * class nothing has to be decided but whether it is such a one.
     */
    @TellsApart public static /*@ pure @*/ boolean $same(Object a, Object b) {
        if (references(a, b)) {
            return true;
        }
        if (a instanceof Kept || b instanceof Kept) {
            return a instanceof Kept && b instanceof Kept && ((Kept) a).isOne(b);
        }
        return Shared.unspecified(a, b);
    }

    /** References themselves. */
    public static /*@ pure @*/ boolean references(Object a, Object b) {
        return Oox.identical(a, b);
    }
}
