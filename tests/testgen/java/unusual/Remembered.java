/** An object that a static field comes to hold is not the one that it held at first. */
public class Remembered {
    private static final Remembered FIRST = new Remembered(0);
    private static Remembered last = FIRST;
    private final int number;

    public Remembered(int number) {
        this.number = number;
    }

    public void remember() {
        last = this;
    }

    public boolean isFirst() {
        return this == FIRST;
    }

    public boolean isLast() {
        return this == last;
    }

    public int plus(int n) {
        return this == FIRST ? n : number + n;
    }
}
