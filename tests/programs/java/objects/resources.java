// Resources that are closed in every case, and one that is closed twice.
class Pool {
    int open;
    int closed;

    class Handle implements AutoCloseable {
        private boolean done;

        Handle() {
            open++;
        }

        int use(int x) {
            if (done) {
                throw new IllegalStateException("closed");
            }
            return 10 / x;
        }

        @Override
        public void close() {
            assert !done;                               // check Pool.twice: invalid, exception here
            done = true;
            open--;
            closed++;
        }
    }

    static void always(int x, int y) {                  // check Pool.always: valid
        Pool pool = new Pool();
        try (Handle a = pool.new Handle(); Handle b = pool.new Handle()) {
            a.use(x);
            b.use(y);
        } catch (ArithmeticException e) {
            assert x == 0 || y == 0;
        }
        assert pool.open == 0 && pool.closed == 2;
    }

    static void leak(int x) {
        Pool pool = new Pool();
        try {
            Handle h = pool.new Handle();
            h.use(x);
            h.close();
        } catch (ArithmeticException e) {
            // the handle stays open
        }
        assert pool.open == 0;                          // check Pool.leak: invalid, exception here
    }

    static void twice(int x) {
        Pool pool = new Pool();
        Handle h = pool.new Handle();
        try (h) {
            h.use(1);
            if (x > 5) {
                h.close();
            }
        }
    }
}
