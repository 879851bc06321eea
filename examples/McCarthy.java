class McCarthy {
    static int f(int x) {
        return x > 100 ? x - 10 : f(f(x + 11));
    }

    static void check(int x) {
        assert x > 101 || f(x) == 91;
    }
}
