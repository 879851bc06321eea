// What operators throw, and handlers that take several kinds.
// prints: fine 0
// prints: one11
// prints: arithmetic or cast 2
// prints: arithmetic or cast 3
// prints: runtime 4falsefalse
// prints: runtime 5falsetrue
// prints: index 6
// prints: index 7
// prints: arithmetic or cast 8
// prints: runtime 9truefalse
// prints: assertion ten 10
// prints: runtime 11truefalse
// prints: runtime 12truefalse
// prints: arithmetic or cast 13
// prints: assertion null
// prints: index 15
// prints: inner java.lang.RuntimeException: outer
// prints: java.lang.Error: error
class Main {
    static class Own extends Exception {
        final int code;

        Own(String message, int code) {
            super(message);
            this.code = code;
        }
    }

    static void thrower(int k) throws Own {
        if (k == 1) throw new Own("one", 11);
        if (k == 2) throw new ArithmeticException("two");
        if (k == 3) { Object o = "s"; Integer i = (Integer) o; }
        if (k == 4) { int[] a = new int[-1]; }
        if (k == 5) { Object[] a = new String[1]; a[0] = 5; }
        if (k == 6) { int[] a = new int[2]; a[2] = 1; }
        if (k == 7) "abc".substring(5);
        if (k == 8) { int z = 0; System.out.println(1 / z); }
        if (k == 9) throw null;
        if (k == 10) assert k == 9 : "ten " + k;
        if (k == 11) { Integer n = null; int m = n; }
        if (k == 12) { int[][] a = new int[2][]; a[1][0] = 1; }
        if (k == 13) { long z = 0; System.out.println(1L % z); }
        if (k == 14) assert false;
        if (k == 15) { int[] a = {1}; System.out.println(a[-1]); }
    }

    public static void main(String[] args) {
        for (int k = 0; k <= 15; k++) {
            try {
                thrower(k);
                System.out.println("fine " + k);
            } catch (Own e) {
                System.out.println(e.getMessage() + e.code);
            } catch (ArithmeticException | ClassCastException e) {
                System.out.println("arithmetic or cast " + k);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index " + k);
            } catch (RuntimeException e) {
                System.out.println("runtime " + k + (e instanceof NullPointerException) + (e instanceof ArrayStoreException));
            } catch (AssertionError e) {
                System.out.println("assertion " + e.getMessage());
            }
        }
        Throwable t = new RuntimeException("outer", new IllegalStateException("inner"));
        System.out.println(t.getCause().getMessage() + " " + t);
        try {
            throw new Error("error");
        } catch (Throwable e) {
            System.out.println(e);
        }
    }
}
