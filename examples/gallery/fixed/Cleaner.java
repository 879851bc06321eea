import java.util.List;

/** Removes what nobody needs. */
class Cleaner {
    static void removeEmpty(List<String> words) {
        words.removeIf(String::isEmpty);
    }
}
