// What Java computes exactly alike everywhere, under both names.
// prints: integer overflow -2 integer overflow -4 1
// prints: integer overflow integer overflow integer overflow 3 integer overflow
// prints: 4611686018427387904 3.141592653589793 180.0 5
// prints: 1.4142135623730951 2.0 -2 -0.0 -1.0
// prints: 0.0 NaN -0.0 -0.0 -Infinity
// prints: -0.0 NaN 0.0
import java.util.function.IntBinaryOperator;

class Main {
    static String attempt(IntBinaryOperator operator, int a, int b) {
        try {
            return String.valueOf(operator.applyAsInt(a, b));
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        int low = Integer.MIN_VALUE;
        System.out.println(attempt(StrictMath::addExact, low, -1) + " " + attempt(StrictMath::subtractExact, 5, 7) + " " + attempt(StrictMath::multiplyExact, 1 << 16, 1 << 15) + " " + attempt(StrictMath::floorDiv, -7, 2) + " " + attempt(StrictMath::floorMod, -7, 2));
        System.out.println(attempt((a, b) -> StrictMath.incrementExact(a), Integer.MAX_VALUE, 0) + " " + attempt((a, b) -> StrictMath.decrementExact(a), low, 0) + " " + attempt((a, b) -> StrictMath.negateExact(a), low, 0) + " " + attempt((a, b) -> StrictMath.absExact(a), -3, 0) + " " + attempt((a, b) -> StrictMath.toIntExact(1L << 31), 0, 0));
        System.out.println(StrictMath.multiplyFull(low, low) + " " + StrictMath.toRadians(180) + " " + StrictMath.toDegrees(StrictMath.PI) + " " + StrictMath.absExact(-5L));
        System.out.println(StrictMath.sqrt(2) + " " + StrictMath.rint(2.5) + " " + StrictMath.round(-2.5) + " " + StrictMath.ceil(-0.5) + " " + StrictMath.floor(-0.5));
        System.out.println(Math.tan(0.0) + " " + Math.tan(Double.NaN) + " " + Math.atan(-0.0) + " " + Math.sinh(-0.0) + " " + Math.sinh(Double.NEGATIVE_INFINITY));
        System.out.println(StrictMath.tan(-0.0) + " " + StrictMath.atan(Double.NaN) + " " + StrictMath.sinh(0.0));
    }

    static void random() {                              // check Main.random: valid
        double any = StrictMath.random();
        assert any >= 0 && any < 1;
    }

    static void tangent(double x) {
        assert x != 1 || Math.tan(x) > 1.5;             // check Main.tangent: valid
    }
}
