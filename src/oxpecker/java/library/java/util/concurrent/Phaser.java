package java.util.concurrent;

import oxpecker.Gate;
import oxpecker.Interrupts;
import oxpecker.Oox;

/** A barrier whose parties come and go. Who waits for a phase waits at its gate. */
public class Phaser {
    private static final int MOST_PARTIES = 0xffff;
    private static final int ENDED = Integer.MIN_VALUE;

    private int phase;
    private int parties;
    private int unarrived;
    /** Opens when the current phase ends. */
    private Gate gate;

    public Phaser() {
        this(null, 0);
    }

    public Phaser(int parties) {
        this(null, parties);
    }

    public Phaser(Phaser parent) {
        this(parent, 0);
    }

    public Phaser(Phaser parent, int parties) {
        if (parties < 0 || parties > MOST_PARTIES) {
            throw new IllegalArgumentException("Illegal number of parties");
        }
        if (parent != null) {
            Oox.unsupported("a Phaser with a parent");
        }
        this.parties = parties;
        this.unarrived = parties;
        this.gate = new Gate(this, 1);
    }

    public int register() {
        return added(1);
    }

    public int bulkRegister(int parties) {
        if (parties < 0) {
            throw new IllegalArgumentException();
        }
        return parties == 0 ? getPhase() : added(parties);
    }

    private synchronized int added(int more) {
        if (phase < 0) {
            return phase;
        }
        if (more > MOST_PARTIES - parties) {
            throw new IllegalStateException("Attempt to register more than 65535 parties");
        }
        parties += more;
        unarrived += more;
        return phase;
    }

    public int arrive() {
        return arrived(false);
    }

    public int arriveAndDeregister() {
        return arrived(true);
    }

    /** The phase in which a party arrives; the last one ends it. */
    private synchronized int arrived(boolean leaves) {
        if (phase < 0) {
            return phase;
        }
        if (unarrived <= 0) {
            throw new IllegalStateException("Attempted arrival of unregistered party");
        }
        int mine = phase;
        unarrived--;
        if (leaves) {
            parties--;
        }
        if (unarrived == 0) {
            advance();
        }
        return mine;
    }

    private void advance() {
        boolean ends = onAdvance(phase, parties);
        unarrived = ends ? 0 : parties;
        int next = (phase + 1) & Integer.MAX_VALUE;
        phase = ends ? next | ENDED : next;
        Gate passed = gate;
        gate = new Gate(this, 1);
        Oox.openGate(passed);
    }

    protected boolean onAdvance(int phase, int registeredParties) {
        return registeredParties == 0;
    }

    public int arriveAndAwaitAdvance() {
        Gate mine;
        synchronized (this) {
            mine = gate;
            int before = arrived(false);
            if (before < 0) {
                return before;
            }
            if (before != phase) {
                // The last one gets the number of the next phase, even if there is none.
                return phase & Integer.MAX_VALUE;
            }
        }
        Oox.awaitGate(mine);
        return getPhase();
    }

    public int awaitAdvance(int phase) {
        Gate current = gateOf(phase);
        if (current == null) {
            return phase < 0 ? phase : getPhase();
        }
        Oox.awaitGate(current);
        return getPhase();
    }

    public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
        Gate current = gateOf(phase);
        if (current == null) {
            return phase < 0 ? phase : getPhase();
        }
        Interrupts.awaitUnlessOpen(current);
        return getPhase();
    }

    /** Waits until the phase ends or, at any moment, the time is over. */
    public int awaitAdvanceInterruptibly(int phase, long time, TimeUnit unit)
            throws InterruptedException, TimeoutException {
        Gate current = gateOf(phase);
        if (current != null && Oox.nondetBoolean() && current.isShut()) {
            Interrupts.check();
            throw new TimeoutException();
        }
        return awaitAdvanceInterruptibly(phase);
    }

    /** The gate of a phase; null if it is not the current one. */
    private synchronized Gate gateOf(int phase) {
        return phase >= 0 && this.phase == phase ? gate : null;
    }

    public synchronized void forceTermination() {
        if (phase >= 0) {
            phase |= ENDED;
            Oox.openGate(gate);
        }
    }

    public final synchronized int getPhase() {
        return phase;
    }

    public synchronized int getRegisteredParties() {
        return parties;
    }

    public synchronized int getArrivedParties() {
        return parties - unarrived;
    }

    public synchronized int getUnarrivedParties() {
        return unarrived;
    }

    public Phaser getParent() {
        return null;
    }

    public Phaser getRoot() {
        return this;
    }

    public synchronized boolean isTerminated() {
        return phase < 0;
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return Oox.unsupported("an input of Phaser");
    }
}
