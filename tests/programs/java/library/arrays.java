// java.util.Arrays for numbers.
// prints: [-1, 0, 3, 3, 5, 9] 4 -5 858966950
// prints: [5, 2, 3, 4, 1] [5, 2, 3] [5, 2, 3, 4, 1, 0, 0] [3, 4, 1, 0, 0]
// prints: [7, 0, 0, 7, 7] true false true
// prints: true 0 100 1917813299
// prints: [-Infinity, -1.0E9, -0.0, 0.0, 2.5, NaN] 3 -854012378 true
// prints: [-5, 3, 1099511627776][e, h, l, l, o][-1, 2, 3][8, 9][-2.0, 1.5][true, true]ehllo
// prints: 33984 125110283 28895 1218 2143290305 40353 null[]
// prints: [0, 1, 4, 9, 16, 25]
// prints: java.lang.IllegalArgumentException: fromIndex(4) > toIndex(2)
// prints: java.lang.ArrayIndexOutOfBoundsException: Array index out of range: -1
// prints: java.lang.NegativeArraySizeException: -1
// prints: java.lang.IllegalArgumentException: 3 > 1
import java.util.Arrays;

class Main {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, -1, 0, 3};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a) + " " + Arrays.binarySearch(a, 5) + " " + Arrays.binarySearch(a, 4) + " " + Arrays.hashCode(a));
        int[] b = {5, 4, 3, 2, 1};
        Arrays.sort(b, 1, 4);
        System.out.println(Arrays.toString(b) + " " + Arrays.toString(Arrays.copyOf(b, 3)) + " " + Arrays.toString(Arrays.copyOf(b, 7)) + " " + Arrays.toString(Arrays.copyOfRange(b, 2, 7)));
        Arrays.fill(b, 7);
        Arrays.fill(b, 1, 3, 0);
        System.out.println(Arrays.toString(b) + " " + Arrays.equals(b, new int[] {7, 0, 0, 7, 7}) + " " + Arrays.equals(b, a) + " " + Arrays.equals((int[]) null, null));
        int[] large = new int[100];
        for (int i = 0; i < large.length; i++) {
            large[i] = i * 7919 % 101;
        }
        Arrays.sort(large);
        boolean sorted = true;
        for (int i = 1; i < large.length; i++) {
            sorted &= large[i - 1] <= large[i];
        }
        System.out.println(sorted + " " + large[0] + " " + large[99] + " " + Arrays.hashCode(large));
        double[] d = {2.5, -0.0, 0.0, Double.NaN, -1e9, Double.NEGATIVE_INFINITY};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d) + " " + Arrays.binarySearch(d, 0.0) + " " + Arrays.hashCode(d) + " " + Arrays.equals(d, d.clone()));
        long[] l = {3L, 1L << 40, -5L};
        Arrays.sort(l);
        char[] c = "hello".toCharArray();
        Arrays.sort(c);
        byte[] y = {3, -1, 2};
        Arrays.sort(y);
        short[] s = {9, 8};
        Arrays.sort(s);
        float[] f = {1.5f, -2f};
        Arrays.sort(f);
        boolean[] t = new boolean[2];
        Arrays.fill(t, true);
        System.out.println(Arrays.toString(l) + Arrays.toString(c) + Arrays.toString(y) + Arrays.toString(s) + Arrays.toString(f) + Arrays.toString(t) + new String(c));
        System.out.println(Arrays.hashCode(l) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(y) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(t) + " " + Arrays.toString((int[]) null) + Arrays.toString(new int[0]));
        Arrays.setAll(a, i -> i * i);
        System.out.println(Arrays.toString(a));
        try {
            Arrays.sort(a, 4, 2);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            Arrays.fill(a, -1, 2, 0);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            Arrays.copyOf(a, -1);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            Arrays.copyOfRange(a, 3, 1);
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }
}
