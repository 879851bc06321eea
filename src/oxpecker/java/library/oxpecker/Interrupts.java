package oxpecker;

/** Waits that end with an InterruptedException where the thread is interrupted. */
public final class Interrupts {
    /** Whether some code of the program interrupts threads: the body is replaced where it does. */
    public static boolean possible() {
        return false;
    }

    /** Waits at a gate; a thread that has been interrupted before does not even if the gate is open. */
    public static void await(Gate gate) throws InterruptedException {
        if (!possible()) {
            Oox.awaitGate(gate);
            return;
        }
        check();
        awaitOrInterrupted(gate);
        // Who is let through may find that it was interrupted meanwhile.
        if (Thread.$interruption().missing() == 0 && isFoundOut()) {
            check();
        }
    }

    /** Waits at a gate, whoever interrupts the thread where the gate is open. */
    public static void awaitUnlessOpen(Gate gate) throws InterruptedException {
        if (!possible()) {
            Oox.awaitGate(gate);
        } else {
            awaitOrInterrupted(gate);
        }
    }

    /** An open gate is passed even if the thread has been interrupted, and whether it is open is no step of its own. */
    private static void awaitOrInterrupted(Gate gate) throws InterruptedException {
        try {
            Oox.awaitGate(gate, Thread.$interruption());
        } catch (IllegalStateException interrupted) {
            throw interrupted();
        }
    }

    /** Waits to be notified. */
    public static void await(Object monitor) throws InterruptedException {
        if (!possible()) {
            Oox.await(monitor);
            return;
        }
        try {
            Oox.await(monitor, Thread.$interruption());
        } catch (IllegalStateException interrupted) {
            throw interrupted();
        }
    }

    /** What a wait does first: it throws if the thread has been interrupted. */
    public static void check() throws InterruptedException {
        if (possible() && Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** What a wait throws that an interruption has ended. */
    public static InterruptedException interrupted() {
        Thread.interrupted();
        return new InterruptedException();
    }

    private static boolean isFoundOut() {
        return Oox.nondetBoolean();
    }
}
