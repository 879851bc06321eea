// Floating numbers as keys: their bits are one value of the solver, whatever their magnitude.
import java.util.HashMap;
import java.util.Map;

class Prices {
    //@ requires price == price;
    //@ ensures \result == 1;
    static int once(double price) {                 // check Prices.once: valid
        Map<Double, Integer> counts = new HashMap<>();
        counts.put(price, 1);
        return counts.get(price);
    }

    static void two(double a, double b) {           // check Prices.two: valid
        Map<Double, String> names = new HashMap<>();
        names.put(a, "a");
        names.put(b, "b");
        assert names.size() == 2 || a == b || a != a;
    }

    static void zeros(double a) {
        Map<Double, String> names = new HashMap<>();
        names.put(0.0, "zero");
        if (a == 0) {
            assert names.containsKey(a);            // check Prices.zeros: invalid, exception here
        }
    }

    static void hash(float f) {                     // check Prices.hash: valid
        assert f != f || Float.hashCode(f) == Float.floatToIntBits(f);
    }

    static void back(double d) {                    // check Prices.back: valid
        assert d != d || Double.longBitsToDouble(Double.doubleToLongBits(d)) == d;
    }

    static void computed(float f) {                 // check Prices.computed: valid
        float more = f + 1;
        assert Float.floatToIntBits(more) == Float.floatToIntBits(1 + f);
        assert more != more == (Float.floatToIntBits(more) == 0x7fc00000);
    }

    static void signs(double d) {                   // check Prices.signs: invalid, exception
        assert (Double.doubleToLongBits(d) < 0) == (d < 0);
    }
}
