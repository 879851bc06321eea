// Random numbers are any within their range.
import java.util.Random;

class Main {
    static void die() {                                 // check Main.die: valid
        int eyes = 1 + new Random().nextInt(6);
        assert eyes >= 1 && eyes <= 6;
    }

    static void six() {                                 // check Main.six: invalid
        assert 1 + new Random().nextInt(6) < 6;
    }

    static void unit() {                                // check Main.unit: valid
        double value = Math.random();
        assert value >= 0 && value < 1;
    }

    static void time() {                                // check Main.time: valid
        long before = System.currentTimeMillis();
        assert System.currentTimeMillis() >= before;
    }
}
