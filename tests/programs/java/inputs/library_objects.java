// Objects of the library are in states that its own code can bring them to.
import java.io.IOException;
import java.io.StringReader;
import java.util.BitSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.IntSummaryStatistics;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

class Main {
    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final StringJoiner joiner = new StringJoiner(",");
    private int count;

    // check Main.locked with array 2 and string 2: valid
    void locked() {
        lock.lock();
        try {
            count++;
        } finally {
            lock.unlock();
        }
    }

    // check Main.readThenWrite: valid within bounds
    void readThenWrite() {
        both.readLock().lock();
        both.readLock().unlock();
        both.writeLock().lock();
        both.writeLock().unlock();
    }

    // check Main.join with array 2 and string 2: valid
    void join(String s) {
        joiner.add(s);
    }

    // check Main.enter with array 2 and string 2: valid
    static void enter(ReentrantLock lock) {
        if (lock != null) {
            lock.lock();
        }
    }

    // check Main.bits with array 2 and string 2: valid within bounds
    static int bits(BitSet bits) {
        return bits == null ? 0 : bits.cardinality();
    }

    // check Main.latch with array 2 and string 2: valid
    static void latch(CountDownLatch latch) {
        assert latch == null || latch.getCount() >= 0;
    }

    // check Main.latchOfThree with array 2 and string 2: invalid, exception
    static void latchOfThree(CountDownLatch latch) {
        assert latch == null || latch.getCount() != 3;
    }

    // check Main.extremes with array 2 and string 2: valid
    static void extremes(IntSummaryStatistics s) {
        assert s == null || s.getCount() == 0 || s.getMin() <= s.getMax();
    }

    // check Main.read with array 2 and string 2: valid within bounds
    static int read(StringReader reader) throws IOException {
        return reader == null ? 0 : reader.read();
    }

    // check Main.noNulls with array 2 and string 2: valid within bounds
    static void noNulls(ConcurrentLinkedQueue<String> queue) {
        assert queue == null || queue.isEmpty() || queue.peek() != null;
    }

    // check Main.atMostOne with array 2 and string 2: invalid, exception
    static void atMostOne(LinkedBlockingQueue<Integer> queue) {
        assert queue == null || queue.size() < 2;
    }

    // check Main.noTwoEntries with array 2 and string 2: invalid, exception
    static void noTwoEntries(Hashtable<Integer, Integer> table) {
        assert table == null || table.size() != 2;
    }
}
