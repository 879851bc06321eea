// Contracts call methods of the library that only look; what an implementation assigns is noticed when it runs.
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

class Main {
    enum Colour { RED, GREEN }

    record Point(int x, int y) {
    }

    //@ requires s != null;
    //@ ensures \result.contains("ab") && \result.endsWith(s);
    static String prefixed(String s) {                  // check Main.prefixed with string 2: valid within bounds
        return "ab" + s;
    }

    //@ requires s != null && !s.contains("a");
    //@ ensures \result.equals(s.replace("b", "c"));    // check Main.renamed with string 2: invalid, ensures here
    static String renamed(String s) {
        return s;
    }

    //@ ensures \result == Objects.equals(a, b);
    static boolean same(String a, String b) {           // check Main.same with string 2: valid within bounds
        return a == null ? b == null : a.equals(b);
    }

    //@ requires map != null;
    //@ ensures map.keySet().contains(key) && map.get(key).equals(1);
    static void put(Map<String, Integer> map, String key) {     // check Main.put with array 1 and string 1: valid within bounds
        map.put(key, 1);
    }

    //@ requires map != null;
    //@ ensures map.containsValue(1);
    static void one(Map<String, Integer> map) {     // check Main.one with array 1 and string 1: unknown, unsupported Map.containsValue(Object) in a contract, which changes an object of the library
        map.put("a", 1);
    }

    //@ requires a != null && a.length < 3;
    //@ ensures Arrays.equals(\result, Arrays.copyOf(a, a.length));
    static int[] copy(int[] a) {                        // check Main.copy with array 2: valid
        return a.clone();
    }

    //@ requires p != null;
    //@ ensures \result.equals(p) && \result.toString().equals(p.toString());
    static Point copied(Point p) {                        // check Main.copied: valid within bounds
        return new Point(p.x(), p.y());
    }

    //@ ensures Colour.values().length == 2 && Colour.valueOf("RED") == Colour.RED;
    static void colours() {                             // check Main.colours: valid
    }

    //@ requires list != null && list.size() == 1;
    //@ ensures list.toString().length() >= 2;
    static void shown(List<Integer> list) {             // check Main.shown with array 1: valid within bounds
    }

    static class Counted {
        private int asked;

        @Override
        public String toString() {
            asked++;
            return "counted";
        }
    }

    //@ ensures !(c instanceof Counted) || c.toString() != null;
    static void count(Object c) {                       // check Main.count: invalid, assignable
    }
}
