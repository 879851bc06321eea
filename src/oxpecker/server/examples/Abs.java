// The absolute value of the least int is negative.
class Abs {
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    static int distance(int x, int y) {
        int d = abs(x - y);
        assert d >= 0;
        return d;
    }
}
