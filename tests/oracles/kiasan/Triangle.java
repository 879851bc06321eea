/** What kind of triangle three sides make. */
public class Triangle {
    static final int NONE = 0;
    static final int SCALENE = 1;
    static final int ISOSCELES = 2;
    static final int EQUILATERAL = 3;

    public static int classify(int a, int b, int c) {
        int equal = 0;
        if (a == b) {
            equal += 1;
        }
        if (a == c) {
            equal += 2;
        }
        if (b == c) {
            equal += 3;
        }
        if (a + b <= c || a + c <= b || b + c <= a) {
            return NONE;
        }
        if (equal == 0) {
            return SCALENE;
        }
        return equal == 6 ? EQUILATERAL : ISOSCELES;
    }
}
