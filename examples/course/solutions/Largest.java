/** The largest of three numbers. */
class Largest {
    static int largest(int a, int b, int c) {
        return Math.max(a, Math.max(b, c));
    }
}
