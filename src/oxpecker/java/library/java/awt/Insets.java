package java.awt;

import oxpecker.Oox;

public class Insets implements Cloneable, java.io.Serializable {
    public int top;
    public int left;
    public int bottom;
    public int right;

    public Insets(int top, int left, int bottom, int right) {
        this.top = top;
        this.left = left;
        this.bottom = bottom;
        this.right = right;
    }

    public void set(int top, int left, int bottom, int right) {
        this.top = top;
        this.left = left;
        this.bottom = bottom;
        this.right = right;
    }

    public boolean equals(Object other) {
        if (!(other instanceof Insets)) {
            return false;
        }
        Insets that = (Insets) other;
        return top == that.top && left == that.left && bottom == that.bottom && right == that.right;
    }

    public int hashCode() {
        return pair(pair(left + bottom, left) + pair(right + top, top), pair(right + top, top));
    }

    /** One number for a diagonal and a place on it. */
    private static int pair(int diagonal, int place) {
        return diagonal * (diagonal + 1) / 2 + place;
    }

    public String toString() {
        String name = getClass() == Insets.class ? "java.awt.Insets" : getClass().getName();
        return name + "[top=" + top + ",left=" + left + ",bottom=" + bottom + ",right=" + right + "]";
    }

    public Object clone() {
        if (getClass() != Insets.class) {
            Oox.unsupported("a clone of an object of a subclass");
        }
        return new Insets(top, left, bottom, right);
    }

    /** The library has more classes below this one than are tried for an input of this type. */
    static void $open() {
    }
}
