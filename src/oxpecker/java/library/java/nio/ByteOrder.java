package java.nio;

import oxpecker.Oox;

public final class ByteOrder {
    public static final ByteOrder BIG_ENDIAN = new ByteOrder("BIG_ENDIAN");
    public static final ByteOrder LITTLE_ENDIAN = new ByteOrder("LITTLE_ENDIAN");

    /** Whether somebody has asked for the order of the machine, and whether it is big endian. */
    private static boolean asked;
    private static boolean big;

    private final String name;

    private ByteOrder(String name) {
        this.name = name;
    }

    static void $constants() {
        nativeOrder();
    }

    /** One of the two, and always the same. */
    public static ByteOrder nativeOrder() {
        if (!asked) {
            big = Oox.nondetBoolean();
            asked = true;
        }
        return big ? BIG_ENDIAN : LITTLE_ENDIAN;
    }

    public String toString() {
        return name;
    }
}
