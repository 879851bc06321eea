// Numbers as objects, and Math.
class Main {
    static void kept(int x) {                           // check Main.kept: valid
        Integer a = x;
        Integer b = x;
        assert a.equals(b) && a.hashCode() == x && a.compareTo(b) == 0;
    }

    static void bits(int x) {                           // check Main.bits: valid
        assert Integer.bitCount(x & 15) <= 4 && Integer.lowestOneBit(x) == (x & -x);
    }

    static void exact(int a, int b) {                   // check Main.exact: invalid
        Math.addExact(a, b);                            // run Main.exact(2147483647, 1): throws ArithmeticException "integer overflow"
    }

    static void floor(int a) {                          // check Main.floor: valid
        int rest = Math.floorMod(a, 10);
        assert rest >= 0 && rest < 10 && (a < 0 || rest == a % 10);
    }

    static void absolute(int a) {                       // check Main.absolute: invalid
        assert Math.abs(a) >= 0;                        // run Main.absolute(-2147483648): throws AssertionError here
    }

    static void digits(char c) {                        // check Main.digits: valid
        if (Character.isDigit(c) && c < 128) {
            assert Character.digit(c, 10) == c - '0' && Character.getNumericValue(c) < 10;
        }
    }
}
