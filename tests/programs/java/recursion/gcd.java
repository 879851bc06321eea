// Greatest common divisors after Euclid, for all pairs of small numbers.
class Gcd {
    // check Gcd.of: valid
    /*@ requires 0 <= a && a <= 6 && 0 < b && b <= 6;
      @ ensures \result > 0 && a % \result == 0 && b % \result == 0;
      @ ensures (\forall int d; \result < d && d <= b; a % d != 0 || b % d != 0);
      @*/
    static int of(int a, int b) {
        return gcd(a, b);
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    // check Gcd.lcm: valid
    /*@ requires 0 < a && a <= 4 && 0 < b && b <= 4;
      @ ensures \result % a == 0 && \result % b == 0 && \result <= a * b;
      @*/
    static int lcm(int a, int b) {
        return a / gcd(a, b) * b;
    }
}
