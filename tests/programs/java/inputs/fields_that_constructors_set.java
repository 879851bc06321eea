// A field that every constructor gives an object is not null in an input; one path without it is enough for null.
import java.util.Arrays;
import java.util.Objects;

class Box {
    private final int[] cells;
    private final String name;
    private final String label;
    private final Object some;
    private int[] grown = new int[2];
    private int[] lost = new int[2];

    Box(int size, String name, String label, boolean both) {
        if (name == null || size < 0) {
            throw new IllegalArgumentException();
        }
        cells = new int[size];
        this.name = name;
        this.label = Objects.requireNonNull(label);
        if (both) {
            some = new Object();
        } else {
            some = null;
        }
    }

    Box() {
        this(1, "", "", true);
    }

    void grow(int more) {
        int[] bigger = new int[more];
        grown = more > 3 ? Arrays.copyOf(grown, more) : bigger;
    }

    void lose(int[] other) {
        lost = other;
    }

    // check Box.length: valid
    int length() {
        return cells.length;
    }

    // check Box.letters: valid
    int letters() {
        return name.length() + label.length();
    }

    // check Box.hash: invalid, exception
    boolean hash() {
        return some.equals(this);
    }

    // check Box.room: valid
    int room() {
        return grown.length;
    }

    // check Box.lostRoom: invalid, exception
    int lostRoom() {
        return lost.length;
    }
}
