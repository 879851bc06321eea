/** Fields of comma-separated values. */
public final class CsvField {
    private CsvField() {}

    /** A field without the quotes around it, if there are two. */
    public static String unquoted(String field) {
        if (field.length() > 1 && field.startsWith("\"") && field.endsWith("\"")) {
            return field.substring(1, field.length() - 1);
        }
        return field;
    }
}
