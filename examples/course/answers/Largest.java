/** The largest of three numbers. */
class Largest {
    static int largest(int a, int b, int c) {
        int found = a;
        if (b > found) {
            found = b;
        }
        if (c > found) {
            found = c;
        }
        return found;
    }
}
