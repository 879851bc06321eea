/** Methods that nobody has in Java. */
public class Natives {
    private int level;

    static native int raw(int x);

    //@ ensures \result >= 0;
    //@ pure
    static native int sensor(int channel);

    //@ assignable level;
    //@ ensures level >= 0;
    native void reset();

    //@ ensures \result == 0 || \result == 1;
    public static int alarm(int channel) {
        return channel > 3 && sensor(channel) > 5 ? 1 : 0;
    }

    //@ ensures \result >= 0;
    public int restart() {
        reset();
        return level;
    }

    public int plain(int x) {
        return x > 0 ? raw(x) : -1;
    }
}
