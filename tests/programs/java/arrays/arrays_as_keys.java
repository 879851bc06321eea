// An array has the methods of Object; what it would keep in a field is unknown, and its elements stay as they are.
import java.util.Arrays;
import java.util.HashSet;

class ArraysAsKeys {
    // check ArraysAsKeys.hash: unknown
    static int hash() {
        int[] numbers = new int[2];
        Object key = numbers;
        int code = key.hashCode();
        assert numbers[0] == 0;
        return code;
    }

    // The elements may be the array itself.
    // check ArraysAsKeys.set: unknown
    static HashSet<Object> set(Object... items) {
        return items == null ? null : new HashSet<>(Arrays.asList(items));
    }

    // check ArraysAsKeys.same: valid
    static boolean same() {
        Object one = new int[1], two = new int[1];
        boolean both = one.equals(one) && !one.equals(two);
        assert both;
        return both;
    }
}
