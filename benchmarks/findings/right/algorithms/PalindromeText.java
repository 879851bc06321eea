/** Texts that read the same in both directions. */
public final class PalindromeText {
    private PalindromeText() {}

    /** Whether the letters of a text are a palindrome; other characters do not count. */
    public static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            while (left < right && !Character.isLetter(text.charAt(left))) {
                left++;
            }
            while (left < right && !Character.isLetter(text.charAt(right))) {
                right--;
            }
            if (left < right && text.charAt(left) != text.charAt(right)) {
                return false;
            }
            left++;
            right--;
        }
        return true;
    }
}
