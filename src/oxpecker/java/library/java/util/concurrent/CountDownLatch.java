package java.util.concurrent;

public class CountDownLatch {
    private int count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    public synchronized void countDown() {
        if (count > 0) {
            count--;
        }
        if (count == 0) {
            notifyAll();
        }
    }

    public synchronized void await() throws InterruptedException {
        while (count > 0) {
            wait();
        }
    }

    /** Waits until the count is zero or, at any moment, the time is over. */
    public synchronized boolean await(long time, TimeUnit unit) throws InterruptedException {
        while (count > 0) {
            if (oxpecker.Oox.nondetBoolean()) {
                return false;
            }
            wait();
        }
        return true;
    }

    public synchronized long getCount() {
        return count;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return count >= 0;
    }
}
