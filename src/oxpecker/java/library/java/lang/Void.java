package java.lang;

/** Has no objects: a value of this type is null. */
public abstract class Void {
    private Void() {
    }

    static void $sealed() {
    }
}
