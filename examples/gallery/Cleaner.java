import java.util.List;

/** Removes what nobody needs. */
class Cleaner {
    static void removeEmpty(List<String> words) {
        for (String word : words) {
            if (word.isEmpty()) {
                words.remove(word);
            }
        }
    }
}
