// Counting words in a map with merge, getOrDefault, and the way that forgets the first one.
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

class Frequencies {
    static Map<Character, Integer> merged(char[] letters) {
        Map<Character, Integer> count = new TreeMap<>();
        for (char c : letters) {
            count.merge(c, 1, Integer::sum);
        }
        return count;
    }

    static Map<Character, Integer> byDefault(char[] letters) {
        Map<Character, Integer> count = new HashMap<>();
        for (char c : letters) {
            count.put(c, count.getOrDefault(c, 0) + 1);
        }
        return count;
    }

    static Map<Character, Integer> forgetful(char[] letters) {
        Map<Character, Integer> count = new HashMap<>();
        for (char c : letters) {
            if (count.containsKey(c)) {
                count.put(c, count.get(c) + 1);
            } else {
                count.put(c, 0);
            }
        }
        return count;
    }

    static void agree(char a, char b, char c) {         // check Frequencies.agree: valid
        char[] letters = {a, b, c};
        assert merged(letters).equals(byDefault(letters));
        assert merged(letters).get(a) == 1 + (a == b ? 1 : 0) + (a == c ? 1 : 0);
    }

    static void total(char a, char b) {
        int sum = 0;
        for (int n : forgetful(new char[] {a, b}).values()) {
            sum += n;
        }
        assert sum == 2;                                // check Frequencies.total: invalid, exception here
    }

    static int rarest(char a, char b) {
        int count = forgetful(new char[] {a}).get(b);   // check Frequencies.rarest: invalid, exception here
        return count;
    }
}
