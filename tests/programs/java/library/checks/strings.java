// Strings that inputs choose among.
class Main {
    static void built(boolean more) {                   // check Main.built: valid
        StringBuilder builder = new StringBuilder("a");
        if (more) {
            builder.append("b");
        }
        assert builder.toString().equals(more ? "ab" : "a") && builder.length() == (more ? 2 : 1);
    }

    static void parsed(boolean more) {                  // check Main.parsed: invalid
        Integer.parseInt(more ? "12" : "1x");           // run Main.parsed(false): throws NumberFormatException "For input string: \"1x\""
    }
}
