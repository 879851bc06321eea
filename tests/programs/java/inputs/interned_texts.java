// An input that is a literal of the program is written with `.intern()`: other texts with the same characters are other objects.
class Interned {
    // run Interned.isLiteral("k".intern()): returns true
    // run Interned.isLiteral("k"): returns false
    static boolean isLiteral(String text) {
        return text == "k";
    }

    // run Interned.isLiteralObject("k".intern()): returns true
    static boolean isLiteralObject(Object text) {
        return text == "k";
    }

    // check Interned.first: invalid
    static boolean first(java.util.List<String> texts) {
        //@ assert texts.size() != 2 || texts.get(0) != "k" || texts.get(1) == "k";
        return texts.get(0) == "k";
    }
}
