// Library objects inside of library objects of static fields: whatever code has put in, they are whole and of their types.
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;

class Inside {
    static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();
    static final BlockingQueue<Integer> NUMBERS = new LinkedBlockingQueue<>(1);
    static final AtomicReference<String> TEXT = new AtomicReference<>("a");

    static int length() {                   // check Inside.length: valid within bounds
        String first = QUEUE.poll();
        return first == null ? 0 : first.length();
    }

    static int first() {
        return QUEUE.poll().length();       // check Inside.first: invalid, exception here
    }

    static void full() {
        boolean added = NUMBERS.offer(1);
        assert added;                       // check Inside.full: invalid, exception here
    }

    static int text() {
        return TEXT.get().length();         // check Inside.text: invalid, exception here
    }

    static void set() {                     // check Inside.set: valid
        TEXT.set(null);
    }

}
