package java.lang;

/** Has no objects: a value of this type is null. */
public abstract class Void {
    public static final Class<Void> TYPE = (Class<Void>) (Class<?>) void.class;

    private Void() {
    }

    static void $sealed() {
    }
}
