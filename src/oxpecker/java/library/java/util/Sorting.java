package java.util;

/** Stable sorting. Up to 31 elements are compared in the order in which Java compares them. */
final class Sorting {
    static final Comparator<Object> NATURAL = new Natural();
    private static final int FEW = 32;

    /** The order of `compareTo`. */
    private static final class Natural implements Comparator<Object> {
        public int compare(Object a, Object b) {
            return ((Comparable<Object>) a).compareTo(b);
        }

        public Comparator<Object> reversed() {
            return Collections.reverseOrder();
        }
    }

    static void sort(Object[] a, int from, int to, Comparator<Object> comparator) {
        Comparator<Object> order = comparator == null ? NATURAL : comparator;
        if (to - from < FEW) {
            insertionSort(a, from, to, order);
        } else {
            int middle = from + to >>> 1;
            sort(a, from, middle, order);
            sort(a, middle, to, order);
            merge(a, from, middle, to, order);
        }
    }

    /** Keeps the run at the beginning, turned round where it falls, and inserts the others by binary search. */
    private static void insertionSort(Object[] a, int from, int to, Comparator<Object> order) {
        if (to - from < 2) {
            return;
        }
        int end = from + 2;
        if (order.compare(a[from + 1], a[from]) < 0) {
            while (end < to && order.compare(a[end], a[end - 1]) < 0) {
                end++;
            }
            reverse(a, from, end);
        } else {
            while (end < to && order.compare(a[end], a[end - 1]) >= 0) {
                end++;
            }
        }
        for (int start = end; start < to; start++) {
            insert(a, from, start, order);
        }
    }

    private static void insert(Object[] a, int from, int start, Comparator<Object> order) {
        Object pivot = a[start];
        int left = from;
        int right = start;
        while (left < right) {
            int middle = left + right >>> 1;
            if (order.compare(pivot, a[middle]) < 0) {
                right = middle;
            } else {
                left = middle + 1;
            }
        }
        for (int i = start; i > left; i--) {
            a[i] = a[i - 1];
        }
        a[left] = pivot;
    }

    private static void reverse(Object[] a, int from, int to) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            Object saved = a[low];
            a[low] = a[high];
            a[high] = saved;
            low++;
            high--;
        }
    }

    private static void merge(Object[] a, int from, int middle, int to, Comparator<Object> order) {
        Object[] left = new Object[middle - from];
        for (int i = 0; i < left.length; i++) {
            left[i] = a[from + i];
        }
        int i = 0;
        int j = middle;
        int k = from;
        while (i < left.length) {
            if (j < to && order.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
            k++;
        }
    }
}
