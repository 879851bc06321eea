// Sums of ranges by prefix sums; the wrong one leaves out the first number.
class Prefix {
    private final long[] sums;

    Prefix(int[] a) {
        sums = new long[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            sums[i + 1] = sums[i] + a[i];
        }
    }

    long sum(int from, int to) {
        return sums[to] - sums[from];
    }

    // check Prefix.total: valid within bounds
    /*@ requires a != null && 0 <= from && from <= to && to <= a.length;
      @ ensures \result == (\sum int i; from <= i && i < to; (long) a[i]);
      @*/
    static long total(int[] a, int from, int to) {
        return new Prefix(a).sum(from, to);
    }

    // check Prefix.reversed: invalid, exception
    //@ requires a != null && a.length > 0;
    static long reversed(int[] a, int from) {
        return new Prefix(a).sum(from, a.length);
    }

    /*@ requires a != null && 0 <= from && from <= to && to < a.length;
      @ ensures \result == (\sum int i; from <= i && i <= to; a[i]); // check Prefix.short_: invalid, ensures here
      @*/
    static int short_(int[] a, int from, int to) {
        int[] sums = new int[a.length];
        sums[0] = a[0];
        for (int i = 1; i < a.length; i++) {
            sums[i] = sums[i - 1] + a[i];
        }
        return sums[to] - sums[from];
    }
}
