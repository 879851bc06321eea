import java.util.Comparator;

/** Partition of an array around its last element, of numbers and of keys. */
public class Partition {
    static class Key {
    }

    private static /*@ pure @*/ boolean areSet(Key[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                return false;
            }
        }
        return true;
    }

    //@ requires a != null && a.length > 0;
    //@ ensures (\forall int i; 0 <= i && i < \result; a[i] <= a[\result]);
    public static int partition(int[] a) {
        int last = a.length - 1;
        int pivot = a[last];
        int small = 0;
        for (int i = 0; i < last; i++) {
            if (a[i] <= pivot) {
                int moved = a[i];
                a[i] = a[small];
                a[small] = moved;
                small++;
            }
        }
        a[last] = a[small];
        a[small] = pivot;
        return small;
    }

    //@ requires a != null && a.length > 0 && c != null && areSet(a);
    public static int partition(Key[] a, Comparator<Key> c) {
        int last = a.length - 1;
        Key pivot = a[last];
        int small = 0;
        for (int i = 0; i < last; i++) {
            if (c.compare(a[i], pivot) <= 0) {
                Key moved = a[i];
                a[i] = a[small];
                a[small] = moved;
                small++;
            }
        }
        a[last] = a[small];
        a[small] = pivot;
        return small;
    }
}
