// A proof about the runs that return says nothing about those that never do: these are looked for first.
class EndlessBesideProofs {
    //@ ensures \result >= 0;
    static int halves(int n) {
        int k = 0;
        while (n != 0) {                        // check EndlessBesideProofs.halves with no bounds: invalid, never ends here
            n -= 2;
            k = k < 1000 ? k + 1 : k;
        }
        return k;
    }

    static int parity(long n) {
        int c = 0;
        for (int i = 0; i < n; i++) {           // check EndlessBesideProofs.parity with no bounds: invalid, never ends here
            c ^= 1;
        }
        return c;
    }

    static int digits(int n) {
        int c = 0;
        for (short s = 0; s < n; s++) {         // check EndlessBesideProofs.digits with no bounds: invalid, never ends here
            c = s;
        }
        return c;
    }

    //@ ensures \result >= 0;
    static int steps(int n) {                   // check EndlessBesideProofs.steps with no bounds: valid
        int c = 0;
        for (int i = 0; i < n; i++) {
            c = i;
        }
        return c;
    }
}
