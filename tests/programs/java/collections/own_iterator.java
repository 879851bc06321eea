// An iterable range of its own; the wrong iterator runs over its end and says so too late.
import java.util.Iterator;
import java.util.NoSuchElementException;

class Range implements Iterable<Integer> {
    private final int from;
    private final int to;
    private final boolean right;

    Range(int from, int to, boolean right) {
        this.from = from;
        this.to = to;
        this.right = right;
    }

    @Override
    public Iterator<Integer> iterator() {
        return new Iterator<>() {
            private int next = from;

            @Override
            public boolean hasNext() {
                return right ? next < to : next <= to;
            }

            @Override
            public Integer next() {
                if (next >= to) {
                    throw new NoSuchElementException();
                }
                return next++;
            }
        };
    }

    static void sums(int n) {                           // check Range.sums: valid
        if (n <= 6) {
            int sum = 0;
            for (int i : new Range(0, n, true)) {
                sum += i;
            }
            assert sum == (n <= 0 ? 0 : n * (n - 1) / 2);
        }
    }

    static void wrong(int n) {                          // check Range.wrong: invalid, exception
        if (n <= 3) {
            for (int i : new Range(0, n, false)) {      // run Range.wrong(0): throws NoSuchElementException
                assert i < n;
            }
        }
    }
}
