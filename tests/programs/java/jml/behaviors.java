// Specification cases: also, normal_behavior, exceptional_behavior, behavior.
class Main {
    // check Main.abs: valid
    /*@ public normal_behavior
      @   requires x >= 0;
      @   ensures \result == x;
      @ also
      @ public normal_behavior
      @   requires x < 0 && x > -1000;
      @   ensures \result == -x;
      @*/
    static int abs(int x) {
        return x < 0 ? -x : x;
    }

    // check Main.callsOutside: invalid, requires
    static int callsOutside() {
        return abs(-5000);
    }

    /*@ requires x >= 0;
      @ ensures \result == x;
      @ also
      @ requires x < 0;
      @ ensures \result == -x - 1; // check Main.second: invalid, ensures here
      @*/
    static int second(int x) {
        return x < 0 ? -x : x;
    }

    // check Main.divide: valid
    /*@ normal_behavior
      @   requires y != 0;
      @   ensures \result == x / y;
      @ also
      @ exceptional_behavior
      @   requires y == 0;
      @   signals (ArithmeticException e) true;
      @*/
    static int divide(int x, int y) {
        return x / y;
    }

    /*@ normal_behavior // check Main.notNormal: invalid, signals here
      @   requires x >= 0;
      @ also
      @ behavior
      @   requires x <= 0;
      @   signals (ArithmeticException e) x == 0;
      @*/
    static int notNormal(int x) {
        return 1 / x;
    }

    /*@ exceptional_behavior // check Main.notExceptional: invalid, ensures here
      @   requires x < 10;
      @   signals (ArithmeticException e) true;
      @*/
    static int notExceptional(int x) {
        return 1 / x;
    }
}
