// requires, ensures, \result: a precondition excludes inputs, and callers must keep it.
class Main {
    // check Main.half: valid
    //@ requires x >= 0 && x % 2 == 0;
    //@ ensures \result + \result == x;
    static int half(int x) {
        return x / 2;
    }

    // check Main.keeps: valid
    static int keeps(int x) {
        return half((x & 0xff) * 2);
    }

    // check Main.breaks: invalid, requires
    static int breaks(int x) {
        return half(x);
    }

    //@ ensures \result > x; // check Main.more: invalid, ensures here
    static int more(int x) {
        return x + 1;
    }

    // check Main.several: valid
    /*@ requires a > 0;
      @ requires b > 0 && a <= 1000 && b <= 1000;
      @ ensures \result > a; ensures \result > b;
      @*/
    static int several(int a, int b) {
        return a + b;
    }
}
