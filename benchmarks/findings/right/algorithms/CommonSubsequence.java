/** What two texts have in common. */
public final class CommonSubsequence {
    private CommonSubsequence() {}

    /** The length of a longest common subsequence. */
    public static int length(String one, String two) {
        int[][] best = new int[one.length() + 1][two.length() + 1];
        for (int i = 1; i <= one.length(); i++) {
            for (int j = 1; j <= two.length(); j++) {
                if (one.charAt(i - 1) == two.charAt(j - 1)) {
                    best[i][j] = best[i - 1][j - 1] + 1;
                } else {
                    best[i][j] = Math.max(best[i - 1][j], best[i][j - 1]);
                }
            }
        }
        return best[one.length()][two.length()];
    }
}
