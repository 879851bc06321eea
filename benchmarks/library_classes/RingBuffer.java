import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class RingBuffer {
    private final int[] slots;
    private final AtomicInteger count = new AtomicInteger();
    private final ReentrantLock lock = new ReentrantLock();
    private int head;

    //@ invariant slots != null && slots.length > 0 && 0 <= head && head < slots.length;

    public RingBuffer(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        slots = new int[capacity];
    }

    public boolean offer(int value) {
        lock.lock();
        try {
            if (count.get() >= slots.length) {
                return false;
            }
            slots[(head + count.get()) % slots.length] = value;
            count.incrementAndGet();
            return true;
        } finally {
            lock.unlock();
        }
    }

    public int poll() {
        lock.lock();
        try {
            if (count.get() == 0) {
                return -1;
            }
            int value = slots[head];
            head = (head + 1) % slots.length;
            count.decrementAndGet();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public int size() {
        return count.get();
    }

    public boolean isFull() {
        return count.get() == slots.length;
    }
}
