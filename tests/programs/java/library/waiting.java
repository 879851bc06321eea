// A bounded buffer with wait and notifyAll.
// prints: 12345
// prints: not the owner
class Main {
    static class Buffer {
        private final int[] items = new int[2];
        private int count;

        synchronized void put(int item) throws InterruptedException {
            while (count == items.length) {
                wait();
            }
            items[count++] = item;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            while (count == 0) {
                wait();
            }
            int item = items[0];
            items[0] = items[1];
            count--;
            notifyAll();
            return item;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        Thread producer = new Thread(() -> {
            try {
                for (int i = 1; i <= 5; i++) {
                    buffer.put(i);
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            int item = buffer.take();
            sum = sum * 10 + item;
        }
        producer.join();
        System.out.println(sum);
        try {
            new Object().notify();
        } catch (IllegalMonitorStateException e) {
            System.out.println("not the owner");
        }
    }
}
