package oxpecker;

/** The order of keys that have none of their own, in an input from who knows where: a total order that never changes. */
public final class UnknownKeyOrder implements java.util.Comparator<Object>, KeyOrder {
    //@ pure
    public native int compare(Object a, Object b);
}
