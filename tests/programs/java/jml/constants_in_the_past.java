// Constants have no past: \old sees them as they are, whenever their class was initialised.
import java.util.HashMap;

class Constants {
    enum Colour { RED, GREEN }

    // check Constants.asked: valid
    //@ requires s.equals("a");
    //@ ensures \old(s.equals("a"));
    static void asked(String s) {
    }

    // check Constants.both: valid
    //@ requires s != null;
    //@ ensures \old(s.equals("a")) == s.equals("a");
    static void both(String s) {
    }

    // check Constants.later: valid
    //@ requires s != null;
    //@ ensures s.equals("a") == \old(s.equals("a"));
    static String later(String s) {
        return "a" + s.length();
    }

    // check Constants.wrong: invalid, ensures
    //@ requires s != null;
    //@ ensures \old(s.equals("a"));
    static String wrong(String s) {
        return "a";
    }

    // check Constants.kept with array 2 and string 2: valid within bounds
    //@ requires counts != null && counts.containsKey("a");
    //@ ensures counts.get("a") == \old(counts.get("a"));
    static void kept(HashMap<String, Object> counts) {
    }

    // check Constants.ordinal: valid
    //@ ensures \old(Colour.GREEN.ordinal()) == 1;
    static int ordinal() {
        return Colour.RED.ordinal();
    }
}
