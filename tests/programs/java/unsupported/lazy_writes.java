// Other threads may see a lazy write later than what follows it, whatever the memory model of the check.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

class Buffers {
    static void bothEarly() throws InterruptedException {
        AtomicInteger x = new AtomicInteger();
        AtomicInteger y = new AtomicInteger();
        int[] seen = new int[2];
        Thread other = new Thread(() -> {
            x.lazySet(1);
            seen[0] = y.get();
        });
        other.start();
        y.lazySet(1);           // check Buffers.bothEarly: unknown, unsupported lazySet in a program with threads here
        seen[1] = x.get();
        other.join();
        assert seen[0] + seen[1] > 0;
    }

    static void ordinary() throws InterruptedException {    // check Buffers.ordinary: valid
        AtomicReference<String> name = new AtomicReference<>("");
        Thread other = new Thread(() -> name.set("x"));
        other.start();
        other.join();
        assert name.get().equals("x");
    }
}
