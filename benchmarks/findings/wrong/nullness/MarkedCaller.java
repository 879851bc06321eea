/** A class whose types are non-null unless marked. */
@MarkedCaller.NullMarked
public final class MarkedCaller {
    @interface NullMarked {}

    @interface Nullable {}

    private MarkedCaller() {}

    static String shortened(String name) {
        return name.length() > 8 ? name.substring(0, 8) : name;
    }

    /** A short name; a dash if there is none. */
    public static String shortName(@Nullable String name) {
        return shortened(name);
    }
}
