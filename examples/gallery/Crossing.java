/** Two threads that need the same two locks. */
class Crossing {
    static void both() throws InterruptedException {
        Object left = new Object();
        Object right = new Object();
        Thread other = new Thread(() -> pass(right, left));
        other.start();
        pass(left, right);
        other.join();
    }

    private static void pass(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
                // on the crossing
            }
        }
    }
}
