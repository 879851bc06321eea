// Programs as people write them: transfers between accounts by lock order, and a lock for readers whose release is forgotten.
class Account {
    private int balance;
    final int id;

    Account(int id, int balance) {
        this.id = id;
        this.balance = balance;
    }

    synchronized int balance() { return balance; }
    synchronized void add(int amount) { balance += amount; }
}

class Bank {
    static void transfer(Account from, Account to, int amount) {
        Account first = from.id < to.id ? from : to;
        Account second = from.id < to.id ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.add(-amount);
                to.add(amount);
            }
        }
    }

    static void carelessTransfer(Account from, Account to, int amount) {
        synchronized (from) {
            synchronized (to) {
                from.add(-amount);
                to.add(amount);
            }
        }
    }

    // check Bank.ordered with data races: valid
    static void ordered(int x, int y) throws InterruptedException {
        Account a = new Account(1, 100), b = new Account(2, 100);
        Thread s = new Thread(() -> transfer(a, b, x));
        Thread t = new Thread(() -> transfer(b, a, y));
        s.start();
        t.start();
        s.join();
        t.join();
        assert a.balance() + b.balance() == 200;
        assert a.balance() == 100 - x + y;
    }

    // check Bank.careless: deadlock
    static void careless() throws InterruptedException {
        Account a = new Account(1, 100), b = new Account(2, 100);
        Thread s = new Thread(() -> carelessTransfer(a, b, 10));
        Thread t = new Thread(() -> carelessTransfer(b, a, 20));
        s.start();
        t.start();
        s.join();
        t.join();
    }
}

class ReadWriteLock {
    private int readers;
    private boolean writing;

    synchronized void lockRead() throws InterruptedException {
        while (writing) wait();
        readers++;
    }

    synchronized void unlockRead() {
        readers--;
        notifyAll();
    }

    synchronized void lockWrite() throws InterruptedException {
        while (writing || readers > 0) wait();
        writing = true;
    }

    synchronized void unlockWrite() {
        writing = false;
        notifyAll();
    }

    synchronized void unlockReadForgettingOthers() {
        readers--;
    }
}

class Pair {
    int a, b;
    final ReadWriteLock lock = new ReadWriteLock();

    void write(int v) {
        try {
            lock.lockWrite();
            a = v;
            b = v;
            lock.unlockWrite();
        } catch (InterruptedException e) { }
    }

    void read() {
        try {
            lock.lockRead();
            assert a == b;
            lock.unlockRead();
        } catch (InterruptedException e) { }
    }

    void readForgetting() {
        try {
            lock.lockRead();
            assert a == b;
            lock.unlockReadForgettingOthers();
        } catch (InterruptedException e) { }
    }

    // Nobody is notified when the last reader leaves.
    // check Pair.stuck: deadlock
    static void stuck() throws InterruptedException {
        Pair p = new Pair();
        Thread r = new Thread(p::readForgetting), w = new Thread(() -> p.write(5));
        r.start();
        w.start();
        r.join();
        w.join();
    }
}
