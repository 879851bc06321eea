/** The search of Knuth, Morris and Pratt. */
public final class SubstringSearch {
    private SubstringSearch() {}

    /** Where a pattern first occurs in a text; -1 if it does not. */
    public static int indexOf(String text, String pattern) {
        int[] borders = borders(pattern);
        int matched = 0;
        int i = 0;
        while (i < text.length() && matched < pattern.length()) {
            if (text.charAt(i) == pattern.charAt(matched)) {
                i++;
                matched++;
            } else if (matched > 0) {
                matched = borders[matched - 1];
            } else {
                i++;
            }
        }
        return matched == pattern.length() ? i - matched : -1;
    }

    private static int[] borders(String pattern) {
        int[] borders = new int[pattern.length() + 1];
        int length = 0;
        for (int i = 1; i < pattern.length(); i++) {
            while (length > 0 && pattern.charAt(i) != pattern.charAt(length)) {
                length = borders[length - 1];
            }
            if (pattern.charAt(i) == pattern.charAt(length)) {
                length++;
            }
            borders[i] = length;
        }
        borders[pattern.length()] = length;
        return borders;
    }
}
