// Math on integers.
// prints: 5 -2147483648 5 7 -3
// prints: -4 1 -4 -1 2 -3 -2147483648
// prints: integer overflow
// prints: 3
// prints: long overflow
// prints: integer overflow
// prints: integer overflow
// prints: long overflow
// prints: long overflow
// prints: 4611686018427387904
// prints: integer overflow
// prints: integer overflow
// prints: long overflow
// prints: integer overflow
// prints: Overflow to represent absolute value of Integer.MIN_VALUE
// prints: / by zero
// prints: 1152921504606846976
class Main {
    interface Action {
        long run();
    }

    static void attempt(Action action) {
        try {
            System.out.println(action.run());
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.max(3, 7) + " " + Math.min(-3L, 7L));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorDiv(7, -2) + " " + Math.floorMod(7, -2) + " " + Math.floorMod(-7L, 3) + " " + Math.floorDiv(-7L, 3L) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
        attempt(() -> Math.addExact(Integer.MAX_VALUE, 1));
        attempt(() -> Math.addExact(1, 2));
        attempt(() -> Math.addExact(Long.MAX_VALUE, 1L));
        attempt(() -> Math.subtractExact(Integer.MIN_VALUE, 1));
        attempt(() -> Math.multiplyExact(65536, 65536));
        attempt(() -> Math.multiplyExact(1L << 32, 1L << 31));
        attempt(() -> Math.multiplyExact(-1L, Long.MIN_VALUE));
        attempt(() -> Math.multiplyExact(1L << 31, 1L << 31));
        attempt(() -> Math.negateExact(Integer.MIN_VALUE));
        attempt(() -> Math.incrementExact(Integer.MAX_VALUE));
        attempt(() -> Math.decrementExact(Long.MIN_VALUE));
        attempt(() -> Math.toIntExact(1L << 31));
        attempt(() -> Math.absExact(Integer.MIN_VALUE));
        attempt(() -> Math.floorMod(1, 0));
        attempt(() -> Math.multiplyFull(1 << 30, 1 << 30));
    }
}
