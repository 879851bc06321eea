/** A value that one thread publishes and another one takes, without synchronisation. */
class Publication {
    static int data;
    static boolean ready;

    static void publish() throws InterruptedException {
        data = 0;
        ready = false;
        Thread writer = new Thread(() -> {
            data = 1;
            ready = true;
        });
        Thread reader = new Thread(() -> {
            if (ready) {
                assert data == 1;
            }
        });
        writer.start();
        reader.start();
        writer.join();
        reader.join();
    }
}
