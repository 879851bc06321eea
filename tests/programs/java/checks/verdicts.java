// Methods checked for all inputs: assertions, exceptions, exact arithmetic.
class Main {
    static int abs(int x) {                 // check Main.abs: valid
        return x < 0 ? -x : x;
    }

    static void wrong(int x) {              // check Main.wrong: invalid
        assert abs(x) >= 0;                 // run Main.wrong(-2147483648): throws AssertionError here
    }

    static void right(int x) {              // check Main.right: valid
        if (x != Integer.MIN_VALUE) {
            assert abs(x) >= 0;
        }
    }

    static int divide(int a, int b) {       // check Main.divide: invalid
        return a / b;                       // run Main.divide(1, 0): throws ArithmeticException here
    }

    static int safe(int a, int b) {         // check Main.safe: valid
        try {
            return a / b;
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    static void boxed(int x) {              // check Main.boxed: valid
        Integer i = x, j = x;
        assert i.equals(j);
        if (x > 200) {
            assert i != j;
        }
        if (x == 5) {
            assert i == j;
        }
    }

    static int choose(int k) {
        switch (k) {
            case 1:
                return 10;
            case 2:
            case 3:
                return 20;
            default:
                return 0;
        }
    }

    static void chosen(int k) {             // check Main.chosen: valid
        int r = choose(k);
        assert r == 0 || r == 10 && k == 1 || k >= 2 && k <= 3;
    }

    static void prints(int x) {             // check Main.prints: valid
        System.out.println("x = " + x);
    }

    static int narrowed(int x) {            // check Main.narrowed: valid
        byte b = (byte) x;
        b++;
        assert b >= -128 && b <= 127;
        return b;                           // run Main.narrowed(127): -128
    }

    interface Shape {
        int area();
    }

    static class Square implements Shape {
        int side;

        public int area() {
            return side * side;
        }
    }

    static class Unit implements Shape {
        public int area() {
            return 1;
        }
    }

    static void dispatched(Shape s) {       // check Main.dispatched: invalid
        if (s != null) {
            assert s.area() >= 0;
        }
    }

    static void functions(int x) {          // check Main.functions: valid
        Runnable nothing = () -> { };
        nothing.run();
        int[] cell = {x};
        Runnable more = () -> cell[0]++;
        more.run();
        assert cell[0] == x + 1;
    }

    native int outside(int x);              // check Main.outside: unknown

    static int partly(int x) {              // check Main.partly: valid within bounds
        return x == 3 ? new java.util.Timer("x").hashCode() : 1;
    }

    static int unaffected(int x) {          // check Main.unaffected: valid
        return x == 3 ? 2 : 1;
    }
}
