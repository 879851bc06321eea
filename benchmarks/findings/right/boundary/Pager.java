import java.util.List;

/** Pages of a list. */
public final class Pager {
    private Pager() {}

    /** Page number n, from 0, with at most the given number of items. */
    public static <T> List<T> page(List<T> items, int number, int size) {
        if (number < 0 || size < 1 || number > 1000 || size > 1000) {
            throw new IllegalArgumentException("page");
        }
        int from = number * size;
        if (from >= items.size()) {
            return List.of();
        }
        return items.subList(from, Math.min(from + size, items.size()));
    }
}
