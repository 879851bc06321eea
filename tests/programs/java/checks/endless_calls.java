// Loops that come back to where they were are noticed, also when most of each round is spent in calls.
class Waiting {
    static int settle(int x) {
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            sum += weight(i) * x;
        }
        return sum == 190 * x ? x : 0;
    }

    static int weight(int i) {
        return i * (i + 1) / (i + 1);
    }

    static boolean until(int x) {                       // check Waiting.until: invalid, never ends
        if (x < 0 || x > 2) {
            return false;
        }
        int y = 3;
        while (y != x) {
            y = settle(y);
        }
        return true;
    }

    static int counting(int x) {                        // check Waiting.counting: unknown
        int rounds = 0;
        while (settle(7) != 0) {
            rounds++;
            assert rounds >= 0;
        }
        return rounds;
    }
}
