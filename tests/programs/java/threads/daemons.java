// A program ends when only daemons are left, whatever they wait for.
// run Main.main([]): returns
// prints: started
// check Main.main: valid
// check Main.stays: deadlock
// check Main.waitsForIt: deadlock
// check Main.late: invalid, exception

class Main {
    static Thread waiter() {
        return new Thread(() -> {
            synchronized (Main.class) {
                try {
                    Main.class.wait();
                } catch (InterruptedException e) {
                }
            }
        });
    }

    public static void main(String[] args) {
        Thread daemon = waiter();
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("started");
    }

    static void stays() {
        waiter().start();
    }

    static void waitsForIt() throws InterruptedException {
        Thread daemon = waiter();
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
    }

    static void late() {
        Thread thread = waiter();
        thread.start();
        thread.setDaemon(true);
    }
}
