package oxpecker;

/** `==` of objects that may be among those Java keeps only once. */
public final class Identity {
    public static /*@ pure @*/ boolean same(Object a, Object b) {
        if (a instanceof String && b instanceof String) {
            return String.same((String) a, (String) b);
        }
        if (a instanceof Integer && b instanceof Integer) {
            return Integer.same((Integer) a, (Integer) b);
        }
        return sameOther(a, b);
    }

    private static /*@ pure @*/ boolean sameOther(Object a, Object b) {
        if (a instanceof Long && b instanceof Long) {
            return Long.same((Long) a, (Long) b);
        }
        if (a instanceof Character && b instanceof Character) {
            return Character.same((Character) a, (Character) b);
        }
        if (a instanceof Short && b instanceof Short) {
            return Short.same((Short) a, (Short) b);
        }
        if (a instanceof Byte && b instanceof Byte) {
            return Byte.same((Byte) a, (Byte) b);
        }
        return references(a, b);
    }

    /** References themselves. */
    public static /*@ pure @*/ boolean references(Object a, Object b) {
        return Oox.identical(a, b);
    }
}
