// Open methods also throw what they declare and what their contracts allow.
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.concurrent.Callable;

class Throwing {
    interface Source {
        int read() throws IOException;

        //@ requires n >= 0;
        //@ ensures \result >= n;
        //@ signals (IllegalStateException e) n > 10;
        int next(int n);

        //@ normal_behavior
        //@   requires n <= 10;
        //@   ensures \result == n;
        //@ also exceptional_behavior
        //@   requires n > 10;
        //@   signals (IllegalArgumentException e) true;
        int limited(int n);

        //@ normal_behavior
        //@   ensures \result > 0;
        int safe() throws IOException;

        //@ pure
        boolean ready() throws IOException;
    }

    interface Visitor {
        int visit(int number);

        int visit(String text);
    }

    //@ requires s != null;
    //@ ensures \result != -1;                          // check Throwing.caught: invalid, ensures here
    static int caught(Source s) {
        try {
            s.read();
            return 0;
        } catch (FileNotFoundException below) {
            return 1;
        } catch (IOException e) {
            return -1;
        }
    }

    //@ requires s != null;
    //@ ensures \result != 1;                           // check Throwing.ofAClassBelow: invalid, ensures here
    static int ofAClassBelow(Source s) {
        try {
            s.read();
            return 0;
        } catch (FileNotFoundException below) {
            return 1;
        } catch (IOException e) {
            return -1;
        }
    }

    //@ requires s != null && n >= 0 && n <= 10;
    static int small(Source s, int n) {                 // check Throwing.small: valid within bounds
        return s.next(n);
    }

    //@ requires s != null && n >= 0;
    static int large(Source s, int n) {
        return s.next(n);                               // check Throwing.large: invalid, exception here
    }

    //@ requires s != null;
    //@ ensures \result <= 10;
    static int cases(Source s, int n) {                 // check Throwing.cases: valid within bounds
        try {
            return s.limited(n);
        } catch (IllegalArgumentException e) {
            assert n > 10;
            return 10;
        }
    }

    //@ requires s != null;
    static int promised(Source s) {                     // check Throwing.promised: valid within bounds
        try {
            return s.safe();
        } catch (IOException e) {
            throw new IllegalStateException();
        }
    }

    //@ requires s != null;
    static void sameAgain(Source s) {                   // check Throwing.sameAgain: valid within bounds
        try {
            s.ready();
        } catch (IOException e) {
            try {
                s.ready();
                assert false;
            } catch (IOException again) {
                return;
            }
        }
    }

    //@ requires c != null;
    //@ ensures \result != 3;                           // check Throwing.ofTheLibrary: invalid, ensures here
    static int ofTheLibrary(Callable<Integer> c) {
        try {
            c.call();
            return 1;
        } catch (RuntimeException e) {
            return 2;
        } catch (Exception e) {
            return 3;
        }
    }

    //@ requires v != null && s != null;
    static void overloads(Visitor v, String s) {
        int first = v.visit(1);
        assert v.visit(s) == first;                     // check Throwing.overloads: invalid, exception here
    }
}
