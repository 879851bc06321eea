// Random numbers of threads, and the default locales of categories.
import java.util.Locale;
import java.util.concurrent.ThreadLocalRandom;

class Main {
    // prints: true true true true true
    // prints: bound must be positive
    // prints: bound must be greater than origin
    // prints: bound must be greater than origin
    // prints: java.lang.UnsupportedOperationException
    // prints: true
    public static void main(String[] args) {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        int die = random.nextInt(1, 7);
        long large = random.nextLong(10L);
        long negative = random.nextLong(-5L, 0L);
        double half = random.nextDouble(0.5);
        double between = random.nextDouble(-1.5, -1.0);
        System.out.println((1 <= die && die <= 6) + " " + (0 <= large && large < 10) + " " + (-5 <= negative && negative < 0)
            + " " + (0 <= half && half < 0.5) + " " + (-1.5 <= between && between < -1.0));
        try {
            random.nextLong(0L);
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            random.nextLong(3L, 3L);
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            random.nextDouble(1.0, Double.NaN);
        } catch (IllegalArgumentException exception) {
            System.out.println(exception.getMessage());
        }
        try {
            random.setSeed(1L);
        } catch (UnsupportedOperationException exception) {
            System.out.println(exception);
        }
        System.out.println(random == ThreadLocalRandom.current() && Locale.getDefault(Locale.Category.FORMAT) != null);
    }

    //@ ensures 0 <= \result && \result < 6;
    static int die() {                          // check Main.die: valid
        return ThreadLocalRandom.current().nextInt(6);
    }

    static int reached() {
        int die = ThreadLocalRandom.current().nextInt(1, 7);
        assert die != 6;                        // check Main.reached: invalid, exception here
        return die;
    }

    //@ requires low < high;
    //@ ensures low <= \result && \result < high;
    static long between(long low, long high) {  // check Main.between: valid
        return ThreadLocalRandom.current().nextLong(low, high);
    }
}
