// Code changes one field of an object of the library: all that the object was before may have changed with it.
import java.util.concurrent.CountDownLatch;

class Report {
    private static final StringBuilder LINES = new StringBuilder("x");
    private static final StringBuffer COPY = new StringBuffer("x");
    private static final CountDownLatch LATCH = new CountDownLatch(2);

    static void add() {
        LINES.append("y");
        COPY.append("y");
        LATCH.countDown();
    }

    // check Report.lines: invalid, exception
    static void lines() {
        assert LINES.length() == 1;
    }

    // check Report.copy: invalid, exception
    static void copy() {
        assert COPY.charAt(0) == 'x';
    }

    // check Report.latch: invalid, exception
    static void latch() {
        assert LATCH.getCount() == 2;
    }

    // run Report.main([]): throws AssertionError
    public static void main(String[] args) {
        add();
        lines();
    }
}
