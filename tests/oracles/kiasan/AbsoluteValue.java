/** The absolute value of a number. */
public class AbsoluteValue {
    public static int abs(int x) {
        if (x < 0) {
            return -x;
        }
        return x;
    }
}
