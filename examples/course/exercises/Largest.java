/** The largest of three numbers. */
class Largest {
    static int largest(int a, int b, int c) {
        if (a > b && a > c) {
            return a;
        }
        if (b > a && b > c) {
            return b;
        }
        return c;
    }
}
