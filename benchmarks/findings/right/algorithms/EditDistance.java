/** The distance of Levenshtein. */
public final class EditDistance {
    private EditDistance() {}

    /** The fewest insertions, deletions and replacements that turn one text into another. */
    public static int between(String one, String two) {
        int[] row = new int[two.length() + 1];
        for (int j = 0; j < row.length; j++) {
            row[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j < row.length; j++) {
                int replaced = diagonal + (one.charAt(i - 1) == two.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[two.length()];
    }
}
