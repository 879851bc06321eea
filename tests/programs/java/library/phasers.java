import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Parties register, arrive, wait for the others, and leave. */
class Phasers {
    static int sum;

    // check Phasers.numbers: valid
    static void numbers() {
        Phaser phaser = new Phaser(2);
        assert phaser.getPhase() == 0 && phaser.arrive() == 0;
        assert phaser.getArrivedParties() == 1 && phaser.getUnarrivedParties() == 1;
        assert phaser.arriveAndAwaitAdvance() == 1;
        assert phaser.register() == 1 && phaser.bulkRegister(2) == 1 && phaser.bulkRegister(0) == 1;
        assert phaser.getRegisteredParties() == 5 && phaser.getUnarrivedParties() == 5;
        assert phaser.awaitAdvance(0) == 1 && phaser.awaitAdvance(-3) == -3;
        assert phaser.getParent() == null && phaser.getRoot() == phaser;
        phaser.forceTermination();
        assert phaser.isTerminated() && phaser.getPhase() == Integer.MIN_VALUE + 1;
        assert phaser.arrive() < 0 && phaser.register() < 0 && phaser.arriveAndAwaitAdvance() < 0;
    }

    // check Phasers.leaving: valid
    static void leaving() {
        Phaser phaser = new Phaser(null, 1);
        assert phaser.arriveAndDeregister() == 0;
        assert phaser.isTerminated() && phaser.getRegisteredParties() == 0;
        Phaser kept = new Phaser() {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                return phase == 1;
            }
        };
        kept.register();
        assert kept.arriveAndDeregister() == 0 && !kept.isTerminated();
        kept.register();
        assert kept.arriveAndAwaitAdvance() == 2 && kept.isTerminated() && kept.getArrivedParties() == 1;
    }

    // check Phasers.nobody: invalid
    static void nobody() {
        new Phaser().arrive();
    }

    // check Phasers.negative: invalid
    static void negative() {
        new Phaser((Phaser) null).bulkRegister(-1);
    }

    // check Phasers.rounds: valid
    static void rounds() throws InterruptedException {
        Phaser phaser = new Phaser(2);
        int[] cells = new int[2];
        Thread other = new Thread(() -> round(phaser, cells, 0));
        other.start();
        round(phaser, cells, 1);
        other.join();
        assert cells[0] == 2 && cells[1] == 2;
    }

    static void round(Phaser phaser, int[] cells, int mine) {
        cells[mine] = 1;
        phaser.arriveAndAwaitAdvance();
        assert cells[1 - mine] == 1;
        phaser.arriveAndAwaitAdvance();
        cells[mine] = 2;
    }

    // check Phasers.workers: valid
    static void workers() throws InterruptedException {
        Phaser phaser = new Phaser(1);
        int[] cells = new int[2];
        for (int i = 0; i < 2; i++) {
            int k = i;
            phaser.register();
            new Thread(() -> {
                cells[k] = 1;
                phaser.arriveAndDeregister();
            }).start();
        }
        int phase = phaser.arrive();
        assert phaser.awaitAdvanceInterruptibly(phase) == 1;
        assert cells[0] + cells[1] == 2;
    }

    // check Phasers.alone: deadlock
    static void alone() {
        new Phaser(2).arriveAndAwaitAdvance();
    }

    // check Phasers.early: invalid
    static void early() {
        Phaser phaser = new Phaser(2);
        sum = 0;
        new Thread(() -> {
            phaser.arrive();
            sum = 1;
        }).start();
        phaser.arriveAndAwaitAdvance();
        assert sum == 1;
    }

    // check Phasers.late: invalid
    static void late() throws InterruptedException {
        Phaser phaser = new Phaser(1);
        new Thread(() -> phaser.arrive()).start();
        try {
            phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS);
        } catch (TimeoutException over) {
            assert false;
        }
    }
}
