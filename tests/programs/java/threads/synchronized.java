// Monitors of one thread: blocks and methods, left by exceptions and returns.
// prints: 3
// prints: 9
// prints: out
// prints: null
// prints: not owner
class Main {
    static int n;

    synchronized int once() {
        return twice() + 1;
    }

    synchronized int twice() {
        return 2;
    }

    static synchronized void bump() {
        n++;
    }

    int early(Object lock) {
        synchronized (lock) {
            synchronized (this) {
                return 7;
            }
        }
    }

    public static void main(String[] args) {
        Main m = new Main();
        System.out.println(m.once());
        bump();
        bump();
        System.out.println(n + m.early("lock"));
        try {
            synchronized (m) {
                throw new RuntimeException("out");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object none = null;
            synchronized (none) {
                System.out.println("never");
            }
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            m.notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not owner");
        }
    }
}
