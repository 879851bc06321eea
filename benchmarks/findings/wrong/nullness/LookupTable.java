/** A table with one entry. */
public class LookupTable {
    @interface CheckForNull {}

    private final String key = "a";

    @CheckForNull
    String find(String wanted) {
        return key.equals(wanted) ? "alpha" : null;
    }

    /** The length of an entry; 0 for none. */
    public int lengthOf(String wanted) {
        return find(wanted).length();
    }
}
