// What a loop may assign: shown by its text, or unknown.
class Main {
    int sum;
    int other;
    int[] data;

    // check Main.add: valid
    //@ requires a != null && a.length <= 3;
    void add(int[] a) {
        sum = 0;
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_assigns sum;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
    }

    // check Main.fill: valid
    //@ requires a != null && a.length <= 3;
    static void fill(int[] a) {
        /*@ maintaining 0 <= i;
          @ assignable a[*], \nothing;
          @*/
        for (int i = 0; i < a.length; i++) {
            a[i] = i;
        }
    }

    // check Main.all: valid
    void all() {
        //@ assignable this.*;
        for (int i = 0; i < 2; i++) {
            sum = i;
            other = i;
        }
    }

    // check Main.anything: valid
    void anything() {
        //@ loop_modifies \everything;
        for (int i = 0; i < 2; i++) {
            all();
        }
    }

    void hides() {
        //@ loop_assigns sum; // check Main.hides: unknown
        for (int i = 0; i < 2; i++) {
            other = i;
        }
    }

    void calls() {
        //@ loop_assigns sum; // check Main.calls: unknown
        for (int i = 0; i < 2; i++) {
            all();
        }
    }

    //@ requires a != null && b != null && a.length == 2 && b.length == 2;
    static void moves(int[] a, int[] b) {
        //@ loop_assigns a[*]; // check Main.moves: unknown
        for (int i = 0; i < 2; i++) {
            a[i] = 1;
            a = b;
        }
    }

    //@ requires a != null && a.length == 2;
    static void part(int[] a) {
        //@ loop_assigns a[0..1]; // check Main.part: unknown
        for (int i = 0; i < 2; i++) {
            a[i] = 1;
        }
    }
}
