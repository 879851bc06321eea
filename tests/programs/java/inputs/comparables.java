// What can be compared is compared with its like.
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

class Main {
    static void sorted(List<Integer> l) {               // check Main.sorted: valid within bounds
        if (l != null && !l.contains(null)) {
            Collections.sort(l);
            for (int i = 1; i < l.size(); i++) {
                assert l.get(i - 1) <= l.get(i);
            }
        }
    }

    static void array(String[] words) {                 // check Main.array: valid within bounds
        if (words != null && words.length == 2 && words[0] != null && words[1] != null) {
            Arrays.sort(words);
            assert words[0].compareTo(words[1]) <= 0;
        }
    }
}
