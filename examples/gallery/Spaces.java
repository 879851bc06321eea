/** Counts blanks. */
class Spaces {
    static int spaces(String text) {
        int count = 0;
        int i = 0;
        while (i < text.length()) {
            if (text.charAt(i) == ' ') {
                count++;
                i++;
            }
        }
        return count;
    }
}
