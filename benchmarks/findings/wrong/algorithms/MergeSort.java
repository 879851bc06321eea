import java.util.ArrayList;
import java.util.List;

/** Sorts by merging sorted halves. */
public final class MergeSort {
    private MergeSort() {}

    /** A sorted copy. */
    public static <T extends Comparable<T>> List<T> sorted(List<T> items) {
        if (items.size() < 2) {
            return new ArrayList<>(items);
        }
        int middle = items.size() / 2;
        return merged(sorted(items.subList(0, middle)), sorted(items.subList(middle, items.size())));
    }

    private static <T extends Comparable<T>> List<T> merged(List<T> left, List<T> right) {
        List<T> result = new ArrayList<>(left.size() + right.size());
        int i = 0;
        int j = 0;
        while (i < left.size() || j < right.size()) {
            result.add(left.get(i).compareTo(right.get(j)) <= 0 ? left.get(i++) : right.get(j++));
        }
        result.addAll(left.subList(i, left.size()));
        result.addAll(right.subList(j, right.size()));
        return result;
    }
}
