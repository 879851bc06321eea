// Ranges of arrays: compared, and searched for the first difference.
import java.util.Arrays;

class Main {
    static void orders(byte x, byte y) {                // check Main.orders: valid
        byte[] a = {1, x};
        byte[] b = {1, y};
        assert (Arrays.compare(a, b) < 0) == (x < y);
        assert (Arrays.compareUnsigned(a, b) < 0) == ((x & 0xff) < (y & 0xff));
        assert Arrays.equals(a, 0, 1, b, 0, 1);
        assert (Arrays.mismatch(a, 1, 2, b, 1, 2) == -1) == (x == y);
    }

    static int outside(int from, int to) {
        return Arrays.mismatch(new int[2], from, to, new int[2], 0, 1);     // check Main.outside: invalid, exception here
    }

    public static void main(String[] args) {
        byte[] a = {1, 2, -3};
        byte[] b = {1, 2, 3, 4};
        System.out.println(Arrays.compare(a, b) + " " + Arrays.compareUnsigned(a, b));          // prints: -6 250
        System.out.println(Arrays.compare(null, b) + " " + Arrays.compareUnsigned(a, null));    // prints: -1 1
        System.out.println(Arrays.compareUnsigned(a, 0, 2, b, 0, 3));                           // prints: -1
        System.out.println(Arrays.mismatch(a, 0, 3, b, 0, 3) + " " + Arrays.mismatch(a, 0, 2, b, 0, 3));    // prints: 2 2
        System.out.println(Arrays.equals(a, 1, 2, b, 1, 2));                                    // prints: true
        char[] c = {'x', 'y'};
        System.out.println(Arrays.mismatch(c, 0, 2, c, 1, 2) + " " + Arrays.equals(c, 0, 1, c, 0, 1));      // prints: 0 true
        int[] i = {5, 6};
        System.out.println(Arrays.equals(i, 0, 1, i, 1, 2) + " " + Arrays.mismatch(i, 0, 2, i, 0, 2));      // prints: false -1
        long[] all = new long[3];
        Arrays.setAll(all, n -> n * 10L);
        System.out.println(Arrays.toString(all));       // prints: [0, 10, 20]
        try {
            Arrays.equals(a, 2, 1, b, 0, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());         // prints: fromIndex(2) > toIndex(1)
        }
        try {
            Arrays.mismatch(a, 0, 5, b, 0, 1);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());         // prints: Array index out of range: 5
        }
    }
}
