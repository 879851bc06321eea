// What is not known of an object of the library is open: nothing is claimed that other code could have changed.
import java.io.StringWriter;
import java.util.EnumMap;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

class Main {
    // check Main.free: invalid, exception
    static void free(ReentrantLock lock) {
        assert lock == null || lock.tryLock();
    }

    // check Main.mine: valid
    static void mine(ReentrantLock lock) {
        if (lock != null) {
            lock.lock();
            assert lock.isHeldByCurrentThread();
            lock.unlock();
        }
    }

    // check Main.over: valid within bounds
    static void over(Thread thread) throws InterruptedException {
        if (thread != null) {
            thread.join();
            assert !thread.isAlive();
        }
    }

    // check Main.ofText: invalid, exception
    static void ofText(Properties properties) {
        if (properties != null && properties.containsKey("a")) {
            assert properties.getProperty("a") != null;
        }
    }

    // check Main.inOrder with array 2: valid within bounds
    static void inOrder(EnumMap<TimeUnit, Integer> map) {
        if (map != null && map.size() == 2) {
            java.util.Iterator<TimeUnit> units = map.keySet().iterator();
            assert units.next().ordinal() < units.next().ordinal();
        }
    }

    // check Main.write: valid
    static void write(StringWriter writer) {
        if (writer != null) {
            writer.write("x");
            assert !writer.toString().isEmpty();
        }
    }

    // check Main.three with string 3: invalid, exception
    static void three(StringBuilder text) {
        assert text == null || text.length() != 3;
    }
}
