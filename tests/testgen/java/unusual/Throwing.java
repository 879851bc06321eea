import java.io.IOException;

/** Objects whose constructors declare exceptions. */
public class Throwing {
    static class Checked {
        private final int x;

        Checked(int x) throws IOException {
            if (x < 0) {
                throw new IOException("negative");
            }
            this.x = x;
        }
    }

    abstract static class Base {
        final int n;

        Base(int n) throws IOException {
            this.n = n;
        }

        abstract int next();
    }

    static int value(Checked c) {
        return c != null && c.x > 2 ? c.x : 0;
    }

    static int next(Base b) {
        return b != null && b.n > 2 ? b.next() : 0;
    }
}
