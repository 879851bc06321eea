// Lazy initialisation under the Java memory model: which threads see a whole object.

class Main {
    static final Object LOCK = new Object();

    static class Plain {
        int size;

        Plain() {
            size = 3;
        }
    }

    static class Frozen {
        final int size;

        Frozen() {
            size = 3;
        }
    }

    static Plain plain;
    static volatile Plain safe;
    static Frozen frozen;

    static Plain plain() {
        Plain p = plain;
        if (p == null) {
            synchronized (LOCK) {
                p = plain;
                if (p == null) {
                    p = new Plain();
                    plain = p;
                }
            }
        }
        return p;
    }

    static Plain safe() {
        Plain p = safe;
        if (p == null) {
            synchronized (LOCK) {
                p = safe;
                if (p == null) {
                    p = new Plain();
                    safe = p;
                }
            }
        }
        return p;
    }

    static Frozen frozen() {
        Frozen f = frozen;
        if (f == null) {
            synchronized (LOCK) {
                f = frozen;
                if (f == null) {
                    f = new Frozen();
                    frozen = f;
                }
            }
        }
        return f;
    }

    static Frozen frozenReadTwice() {
        if (frozen == null) {
            synchronized (LOCK) {
                if (frozen == null) {
                    frozen = new Frozen();
                }
            }
        }
        return frozen;
    }

    static class Holder {
        static final Plain ONE = new Plain();
    }

    static void both(Runnable task) throws InterruptedException {
        Thread a = new Thread(task);
        Thread b = new Thread(task);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    // check Main.withPlain with the java memory model: invalid, exception
    static void withPlain() throws InterruptedException {
        plain = null;
        both(() -> { assert plain().size == 3; });
    }

    // check Main.withVolatile with the java memory model: valid
    static void withVolatile() throws InterruptedException {
        safe = null;
        both(() -> { assert safe().size == 3; });
    }

    // check Main.withFinal with the java memory model: valid within bounds
    static void withFinal() throws InterruptedException {
        frozen = null;
        both(() -> { assert frozen().size == 3; });
    }

    // The second read may miss what the first has seen.
    // check Main.withFinalReadTwice with the java memory model: invalid, exception
    static void withFinalReadTwice() throws InterruptedException {
        frozen = null;
        both(() -> { assert frozenReadTwice().size == 3; });
    }

    // check Main.withHolder with the java memory model: valid
    static void withHolder() throws InterruptedException {
        both(() -> { assert Holder.ONE.size == 3; });
    }
}
