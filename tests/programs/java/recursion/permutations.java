// All permutations by swapping and swapping back; without swapping back some come twice.
import java.util.HashSet;
import java.util.Set;

class Permutations {
    private final Set<String> seen = new HashSet<>();
    private int count;

    void permute(char[] letters, int from, boolean restore) {
        if (from == letters.length) {
            seen.add(new String(letters));
            count++;
            return;
        }
        for (int i = from; i < letters.length; i++) {
            swap(letters, from, i);
            permute(letters, from + 1, restore);
            if (restore) {
                swap(letters, from, i);
            }
        }
    }

    private static void swap(char[] a, int i, int j) {
        char kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }

    static void right(int n) {                          // check Permutations.right: valid
        if (n < 0 || n > 4) {
            return;
        }
        Permutations p = new Permutations();
        p.permute("abcd".substring(0, n).toCharArray(), 0, true);
        assert p.count == new int[] {1, 1, 2, 6, 24}[n] && p.seen.size() == p.count;
    }

    static void wrong(int n) {
        if (n < 0 || n > 3) {
            return;
        }
        Permutations p = new Permutations();
        p.permute("abc".substring(0, n).toCharArray(), 0, false);
        assert p.seen.size() == p.count;                // check Permutations.wrong: invalid, exception here
    }
}
