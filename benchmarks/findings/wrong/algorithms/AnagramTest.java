import java.util.HashMap;
import java.util.Map;

/** Words with the same letters. */
public final class AnagramTest {
    private AnagramTest() {}

    /** Whether two words have the same letters equally often. */
    public static boolean areAnagrams(String one, String two) {
        Map<Character, Integer> counts = new HashMap<>();
        for (char letter : one.toCharArray()) {
            counts.merge(letter, 1, Integer::sum);
        }
        for (char letter : two.toCharArray()) {
            counts.merge(letter, -1, Integer::sum);
        }
        for (int count : counts.values()) {
            if (count > 0) {
                return false;
            }
        }
        return true;
    }
}
