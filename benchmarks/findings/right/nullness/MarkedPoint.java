/** Points in a class whose types are non-null unless marked. */
@MarkedPoint.NullMarked
public class MarkedPoint {
    @interface NullMarked {}

    private int x;

    /** A point that is moved by another one's distance. */
    public int shifted(MarkedPoint other) {
        return other == null ? x : x + other.x;
    }
}
