/** The sign of a number: -1, 0 or 1. */
class Sign {
    static int sign(int number) {
        return number > 0 ? 1 : number < 0 ? -1 : 0;
    }
}
