package java.util;

/** The keys of a sorted map. */
final class TreeKeys<K> extends TreeSet<K> implements oxpecker.Shared {
    TreeKeys(NavigableMap<K, ?> map) {
        super(map);
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Set;
    }
}
