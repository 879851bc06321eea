/** The sign of a number: -1, 0 or 1. */
class Sign {
    static int sign(int number) {
        if (number == 0) {
            return 0;
        }
        return number < 0 ? -1 : 1;
    }
}
