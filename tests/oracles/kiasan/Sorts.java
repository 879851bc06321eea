import java.util.Comparator;

/** Insertion sort and shell sort, of numbers and of keys in the order of an unknown comparator. */
public class Sorts {
    static class Key {
    }

    private static /*@ pure @*/ boolean isSorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    private static /*@ pure @*/ boolean isSorted(Key[] a, Comparator<Key> c) {
        for (int i = 1; i < a.length; i++) {
            if (c.compare(a[i - 1], a[i]) > 0) {
                return false;
            }
        }
        return true;
    }

    private static /*@ pure @*/ boolean areSet(Key[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                return false;
            }
        }
        return true;
    }

    //@ requires a != null;
    //@ ensures isSorted(a);
    public static void insertionSort(int[] a) {
        for (int p = 1; p < a.length; p++) {
            int moved = a[p];
            int j = p;
            for (; j > 0 && moved < a[j - 1]; j--) {
                a[j] = a[j - 1];
            }
            a[j] = moved;
        }
    }

    //@ requires a != null;
    //@ ensures isSorted(a);
    public static void shellSort(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int p = gap; p < a.length; p++) {
                int moved = a[p];
                int j = p;
                for (; j >= gap && moved < a[j - gap]; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = moved;
            }
        }
    }

    //@ requires a != null && c != null && areSet(a);
    //@ ensures isSorted(a, c);
    public static void insertionSort(Key[] a, Comparator<Key> c) {
        for (int p = 1; p < a.length; p++) {
            Key moved = a[p];
            int j = p;
            for (; j > 0 && c.compare(moved, a[j - 1]) < 0; j--) {
                a[j] = a[j - 1];
            }
            a[j] = moved;
        }
    }

    //@ requires a != null && c != null && areSet(a);
    //@ ensures isSorted(a, c);
    public static void shellSort(Key[] a, Comparator<Key> c) {
        for (int gap = a.length / 2; gap > 0; gap /= 2) {
            for (int p = gap; p < a.length; p++) {
                Key moved = a[p];
                int j = p;
                for (; j >= gap && c.compare(moved, a[j - gap]) < 0; j -= gap) {
                    a[j] = a[j - gap];
                }
                a[j] = moved;
            }
        }
    }
}
