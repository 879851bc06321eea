// An empty text is blank; constructors that refuse blank texts are taken to refuse empty ones.

class Main {
    // check Main.empty(String): valid
    static void empty(String s) {
        if (s != null && s.isEmpty()) {
            assert s.isBlank();
        }
    }

    // check Main.blank(String): invalid
    static void blank(String s) {
        if (s != null && s.isBlank()) {
            assert s.isEmpty();
        }
    }
}
