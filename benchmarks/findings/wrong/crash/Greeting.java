/** Texts about people. */
public final class Greeting {
    private Greeting() {}

    /** The first letters of first and last name; the given text has two words. */
    public static String initials(String fullName) {
        String[] names = fullName.split(" ");
        if (names.length != 2 || names[0].isEmpty() || names[1].isEmpty()) {
            return "";
        }
        return names[1].substring(0, 1) + names[2].substring(0, 1);
    }
}
