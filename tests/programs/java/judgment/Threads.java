// Methods that start threads have conditions on callers, too; what fails in another thread is a finding.
public class Threads {
    private int count;
    private boolean closed;

    // check Threads.plain with judgment: valid, provided that s != null
    public static int plain(String s) {
        return s.length();
    }

    // check Threads.starts with judgment: valid, provided that s != null
    public static int starts(String s) {
        new Thread(() -> System.out.println("started")).start();
        return s.length();
    }

    // check Threads.length with judgment: valid, provided that numbers != null
    public int length(int[] numbers) throws InterruptedException {
        Thread thread = new Thread(() -> { synchronized (this) { count++; } });
        thread.start();
        thread.join();
        return numbers.length;
    }

    // check Threads.guarded with judgment: valid, provided that n >= 0
    public int guarded(int n) throws InterruptedException {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        Thread thread = new Thread(() -> { synchronized (this) { count++; } });
        thread.start();
        thread.join();
        return n;
    }

    // The other thread may have closed it.
    // check Threads.closes with judgment: invalid, manifest
    public int closes() throws InterruptedException {
        Thread thread = new Thread(() -> { closed = true; });
        thread.start();
        if (closed) {
            throw new IllegalStateException();
        }
        thread.join();
        return 1;
    }

    // check Threads.inside with judgment: invalid, exception
    public int inside(int[] numbers) throws InterruptedException {
        Thread thread = new Thread(() -> { count = numbers.length; });
        thread.start();
        thread.join();
        return 1;
    }

    // check Threads.races with judgment: invalid, exception
    public int races() throws InterruptedException {
        count = 0;
        Thread thread = new Thread(() -> { count = 1; });
        thread.start();
        int x = 10 / (1 - count);
        thread.join();
        return x;
    }
}
