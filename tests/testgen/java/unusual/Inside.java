/** Promises that calls inside of a method break, although the method keeps its own. */
public class Inside {
    private int a;
    private int b;

    //@ private invariant a == b && isFine(a);

    private /*@ pure helper @*/ boolean isFine(int x) {
        return x != 77;
    }

    public void both(int x) {
        if (x != 77) {
            a = x;
            other(x);
        }
    }

    private void other(int x) {
        b = x;
    }

    //@ ensures \result > 0;
    private int positive(int x) {
        return x;
    }

    //@ ensures \result >= 0;
    public int used(int x) {
        int r = positive(x);
        return r < 0 ? 0 : r;
    }

    //@ ensures (\forall int i; 0 <= i && i < 2; isFine(\result + i));
    public int asked(int x) {
        return x;
    }
}
