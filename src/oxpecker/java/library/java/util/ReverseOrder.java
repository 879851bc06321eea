package java.util;

/** A comparator turned round. */
final class ReverseOrder implements Comparator<Object> {
    static final ReverseOrder NATURAL = new ReverseOrder(Sorting.NATURAL);

    private final Comparator<Object> comparator;

    ReverseOrder(Comparator<Object> comparator) {
        this.comparator = comparator;
    }

    public int compare(Object a, Object b) {
        return comparator.compare(b, a);
    }

    public Comparator<Object> reversed() {
        return comparator;
    }
}
