/** What kind of triangle has these sides? Look at its paths, and at the tests that cover them. */
class Triangle {
    //@ requires 0 < a && a <= 1000 && 0 < b && b <= 1000 && 0 < c && c <= 1000;
    //@ ensures 0 <= \result && \result <= 3;
    //@ ensures \result == 3 <==> (a == b && b == c);
    static int kind(int a, int b, int c) {
        if (a + b <= c || b + c <= a || a + c <= b) {
            return 0; // none at all
        }
        if (a == b && b == c) {
            return 3;
        }
        if (a == b || b == c) { // a == c is missing, though no clause asks for it
            return 2;
        }
        return 1;
    }
}
