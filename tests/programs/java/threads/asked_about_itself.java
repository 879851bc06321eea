// What a thread says of itself while it runs: its state, and a number that no other thread has.
// prints: RUNNABLE RUNNABLE true true
// check Main.numbers: valid
// check Main.order: invalid, exception

class Main {
    static Thread.State seen;
    static long one, two;

    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            seen = Thread.currentThread().getState();
            one = Thread.currentThread().getId();
        });
        thread.start();
        thread.join();
        two = Thread.currentThread().getId();
        System.out.println(seen + " " + Thread.currentThread().getState() + " " + (one != two) + " " + (one == thread.getId()));
    }

    static void numbers() throws InterruptedException {
        Thread first = new Thread(() -> one = Thread.currentThread().getId());
        Thread second = new Thread(() -> two = Thread.currentThread().getId());
        first.start();
        second.start();
        first.join();
        second.join();
        assert one != two && one > 0 && two == second.getId();
    }

    static void order() {
        Thread first = new Thread(() -> { });
        Thread second = new Thread(() -> { });
        assert second.getId() == first.getId() + 1;
    }
}
