// A path that is looked at while a call is replaced by its contract.
class Main {
    //@ requires x < 2147483647;
    //@ ensures \result == x + 1;
    //@ assignable \nothing;
    static int next(int x) {
        return x + 1;
    }

    // check Main.far with modular: invalid, exception
    static void far(int k) {
        int i = 0;
        while (i < 300) {
            i++;
            i--;
            i = next(i);
        }
        assert k != 5;
    }
}
