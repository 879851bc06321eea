/** Initials of names. */
class Initials {
    static String initials(String first, String last) {
        return initial(first) + initial(last);
    }

    private static String initial(String name) {
        return name.isEmpty() ? "" : name.substring(0, 1);
    }
}
