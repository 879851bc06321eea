/** A program whose configuration has mistakes. */
class Main {
    //@ ensures \result >= 0;
    static int square(short x) {
        return x * x;
    }
}
