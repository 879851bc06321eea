/** Two threads that count. */
class Counter {
    int value;

    void increment() {
        value++;
    }

    static void both() throws InterruptedException {
        Counter counter = new Counter();
        Thread other = new Thread(counter::increment);
        other.start();
        counter.increment();
        other.join();
        assert counter.value == 2;
    }
}
