/** Insertion sort, of numbers and of things that can be compared. */
public class Sorting {
    static final class Item implements Comparable<Item> {
        final short rank;

        Item(short rank) {
            this.rank = rank;
        }

        //@ requires other != null;
        @Override
        public int compareTo(Item other) {
            return rank - other.rank;
        }
    }

    static /*@ pure @*/ boolean isSorted(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] > a[i]) {
                return false;
            }
        }
        return true;
    }

    static /*@ pure @*/ boolean areDifferent(Item[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == null) {
                return false;
            }
            for (int j = 0; j < i; j++) {
                if (a[i] == a[j]) {
                    return false;
                }
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
            while (j > 0 && moved < a[j - 1]) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = moved;
        }
    }

    //@ requires a != null && areDifferent(a);
    public static void insertionSort(Item[] a) {
        for (int p = 1; p < a.length; p++) {
            Item moved = a[p];
            int j = p;
            while (j > 0 && moved.compareTo(a[j - 1]) < 0) {
                a[j] = a[j - 1];
                j--;
            }
            a[j] = moved;
        }
    }
}
