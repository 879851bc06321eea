// What ends the program in one thread leaves the others the time before it.
class EndsOfPrograms extends Thread {
    public void run() {
        assert false;                                       // check EndsOfPrograms.run: invalid
    }

    static void leaves() { new EndsOfPrograms().start(); System.exit(0); }      // check EndsOfPrograms.leaves: invalid

    static void leavesLater(int n) {                        // check EndsOfPrograms.leavesLater: invalid
        new EndsOfPrograms().start();
        if (n > 3) { Runtime.getRuntime().exit(1); }
    }

    static void leavesBefore() {                            // check EndsOfPrograms.leavesBefore: valid
        System.exit(0);
        new EndsOfPrograms().start();
    }

    static void assumes(int n) {                            // check EndsOfPrograms.assumes: invalid
        new EndsOfPrograms().start();
        //@ assume n > n;
    }
}
