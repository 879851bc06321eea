class Absolute {
    //@ ensures \result >= 0;
    static int of(int x) {
        if (x < 0) {
            return -x;
        }
        return x;
    }
}
