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

    public synchronized long getCount() {
        return count;
    }
}
