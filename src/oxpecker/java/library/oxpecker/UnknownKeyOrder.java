package oxpecker;

/** The order of keys that have none of their own, in an input from who knows where. */
public final class UnknownKeyOrder implements java.util.Comparator<Object>, KeyOrder {
    public int compare(Object a, Object b) {
        return Oox.unsupported("the order of a sorted collection that is an input");
    }
}
