// A loop or a recursion that comes to an earlier state again never ends; each wrong version has a right one beside it.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

class Searches {
    // check Searches.stuck: invalid, never ends
    static int stuck(int wanted) {
        int low = 0;
        int high = 8;
        while (low < high) {
            int middle = (low + high) / 2;
            if (middle < wanted) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    // check Searches.moving: valid
    static int moving(int wanted) {
        int low = 0;
        int high = 8;
        while (low < high) {
            int middle = (low + high) / 2;
            if (middle < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    // check Searches.skipping: invalid, never ends
    //@ requires numbers != null;
    static int skipping(int[] numbers) {
        int sum = 0;
        int i = 0;
        while (i < numbers.length) {
            if (numbers[i] < 0) {
                continue;
            }
            sum += numbers[i];
            i++;
        }
        return sum;
    }

    // check Searches.notSkipping: valid within bounds
    //@ requires numbers != null;
    static int notSkipping(int[] numbers) {
        int sum = 0;
        for (int i = 0; i < numbers.length; i++) {
            if (numbers[i] < 0) {
                continue;
            }
            sum += numbers[i];
        }
        return sum;
    }
}

class Counters {
    //@ requires n < 9;
    static void withoutStep(int n) {
        for (int i = n; i >= 0;) { n++; } // check Counters.withoutStep: invalid, never ends here
    }

    // check Counters.withStep: valid
    //@ requires n < 9;
    static void withStep(int n) { for (int i = n; i >= 0;) { i--; } }

    // The counter wraps around before it gets to 200, and what is only counted does not matter.
    // check Counters.small: invalid, never ends
    static int small() {
        int sum = 0;
        for (byte b = 0; b < 120 + 80; b++) {
            sum++;
        }
        return sum;
    }

    // check Counters.wide: valid
    static int wide() {
        int sum = 0;
        for (short b = 0; b < 120 + 80; b++) {
            sum++;
        }
        return sum;
    }

    // It looks as if it never ended, but the counter wraps around.
    // check Counters.wraps: valid
    static int wraps() {
        byte b = 1;
        while (b > 0) {
            b++;
        }
        return b;
    }

    // Three does not divide 256, so every byte comes, 10 as well.
    // check Counters.misses: valid
    static int misses() {
        byte b = 0;
        while (b != 10) {
            b += 3;
        }
        return b;
    }

    // Only even bytes come.
    // check Counters.neverOdd: invalid, never ends
    static int neverOdd() {
        byte b = 0;
        while (b != 9) {
            b += 2;
        }
        return b;
    }

    // The inner loop is stuck in the third round of the outer one.
    static int nested() {
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            int j = 3;
            while (j > 0) { // check Counters.nested: invalid, never ends here
                sum++;
                if (i != 2) {
                    j--;
                }
            }
        }
        return sum;
    }
}

class Recursion {
    static int same(int n) { return n <= 0 ? 0 : 1 + same(n); } // check Recursion.same: invalid, never ends here

    // check Recursion.less: valid within bounds
    static int less(int n) { return n <= 0 ? 0 : 1 + less(n - 1); }

    // check Recursion.absolute: invalid, never ends
    static int absolute(int n) {
        return n < 0 ? absolute(Math.abs(n)) : n;
    }

    // A parameter that only passes through does not matter.
    // check Recursion.counting: invalid, never ends
    static int counting(int n, int calls) {
        return n == 3 ? counting(n, calls + 1) : calls;
    }

    // The stack overflows, and the program goes on.
    // check Recursion.caught: valid within bounds
    static int caught(int n) {
        try {
            return n == 3 ? caught(n) : 1;
        } catch (StackOverflowError error) {
            return 2;
        }
    }
}

class Collections {
    // check Collections.moved: invalid, never ends
    static int moved(boolean back) {
        List<Integer> jobs = new ArrayList<>();
        jobs.add(1);
        jobs.add(2);
        int turns = 0;
        while (!jobs.isEmpty()) {
            int job = jobs.remove(0);
            turns++;
            if (back) {
                jobs.add(job);
            }
        }
        return turns;
    }

    // check Collections.retried: invalid, never ends
    static int retried(int n) {
        while (true) {
            try {
                return 10 / n;
            } catch (ArithmeticException problem) {
                continue;
            }
        }
    }

    // check Collections.givenUp: valid
    static int givenUp(int n) {
        int tried = 0;
        while (tried < 3) {
            try {
                return 10 / n;
            } catch (ArithmeticException problem) {
                tried++;
            }
        }
        return 0;
    }
}

// Loops that look stuck and are not, or that something else may end.
class Traps {
    private int rounds;
    private volatile boolean stopped;

    // check Traps.thrown: invalid, exception
    static void thrown() {
        int[] array = new int[5];
        int i = 0;
        while (true) {
            array[i++] = 1;
        }
    }

    private boolean goesOn() {
        rounds++;
        return rounds != 700;
    }

    // check Traps.endedByCallee: valid
    static int endedByCallee() {
        Traps traps = new Traps();
        while (traps.goesOn()) { }
        return traps.rounds;
    }

    // Another thread may write it.
    // check Traps.spins: valid
    void spins() { while (!stopped) { } }

    // check Traps.spinsOnFlag: unknown
    static void spinsOnFlag() {
        AtomicBoolean flag = new AtomicBoolean();
        while (!flag.get()) { }
    }

    // check Traps.yields: unknown
    static void yields() { while (true) { Thread.yield(); } }

    // check Traps.prints: unknown
    static void prints() { while (true) { System.out.println("still here"); } }

    // Nothing but a full memory can end it.
    // check Traps.grows: invalid, never ends
    static void grows() {
        Object head = null;
        while (true) {
            head = new Object[] {head};
        }
    }

    // The program goes on when the memory is full.
    // check Traps.measures: unknown
    static int measures() {
        int count = 0;
        List<int[]> blocks = new ArrayList<>();
        try {
            while (true) {
                blocks.add(new int[8]);
                count++;
            }
        } catch (OutOfMemoryError error) {
            return count;
        }
    }

    // check Traps.allowed: valid
    //@ diverges true;
    static void allowed() { while (true) { } }

    // check Traps.callsAllowed: unknown
    static void callsAllowed() { allowed(); }

    // Whether such an object exists is another question.
    // check Traps.dependsOnState: valid
    int dependsOnState() { while (rounds == 5) { } return rounds; }
}

class Ring {
    Ring next;

    // check Ring.length: valid within bounds
    int length() {
        int length = 0;
        for (Ring node = this; node != null; node = node.next) {
            length++;
        }
        return length;
    }
}
