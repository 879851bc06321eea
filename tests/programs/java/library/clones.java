// Clones are new objects of the same class, and share nothing that can be changed with the original.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.EnumMap;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.SortedMap;
import java.util.Stack;
import java.util.TreeMap;
import java.util.TreeSet;

class Main {
    enum Colour {
        RED, GREEN
    }

    static class Named extends ArrayList<String> {
        String name = "n";
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] arguments) {
        Hashtable<String, Integer> table = new Hashtable<>();
        table.put("a", 1);
        Hashtable<String, Integer> other = (Hashtable<String, Integer>) table.clone();
        other.put("b", 2);
        System.out.println(table.size() + " " + other.size());                  // prints: 1 2
        IdentityHashMap<String, Integer> identity = new IdentityHashMap<>();
        identity.put("a", 1);
        IdentityHashMap<String, Integer> same = (IdentityHashMap<String, Integer>) identity.clone();
        same.put("b", 2);
        System.out.println(identity.size() + " " + same.size());                // prints: 1 2
        Properties settings = new Properties();
        settings.setProperty("a", "b");
        Properties copied = (Properties) settings.clone();
        copied.setProperty("a", "c");
        System.out.println(settings.getProperty("a") + copied.getProperty("a"));        // prints: bc
        LinkedHashSet<String> linked = new LinkedHashSet<>();
        linked.add("z");
        linked.add("a");
        System.out.println((LinkedHashSet<String>) linked.clone());             // prints: [z, a]
        TreeSet<String> sorted = new TreeSet<>(Comparator.reverseOrder());
        sorted.add("a");
        sorted.add("b");
        System.out.println(sorted.clone());                                     // prints: [b, a]
        Stack<Integer> stack = new Stack<>();
        stack.push(1);
        System.out.println(((Stack<Integer>) stack.clone()).pop() + " " + stack);       // prints: 1 [1]
        EnumMap<Colour, Integer> colours = new EnumMap<>(Colour.class);
        colours.put(Colour.GREEN, 2);
        colours.put(Colour.RED, 1);
        EnumMap<Colour, Integer> more = colours.clone();
        more.remove(Colour.RED);
        System.out.println(colours + " " + more + " " + more.containsKey("RED"));       // prints: {RED=1, GREEN=2} {GREEN=2} false
        System.out.println(((Object) colours instanceof SortedMap) + " " + ((Object) colours instanceof TreeMap));      // prints: false false
        System.out.println(Locale.US.equals(Locale.US.clone()));                // prints: true
        System.out.println(changed(new TreeMap<>(Map.of("a", 1))));             // prints: true
    }

    /** Whether a map notices that it changes while it computes. */
    static boolean changed(TreeMap<String, Integer> map) {
        try {
            map.compute("a", (key, value) -> map.put("z", 26));
            return false;
        } catch (ConcurrentModificationException e) {
            return true;
        }
    }

    static Object subclass() {
        return new Named().clone();         // check Main.subclass: unknown, unsupported a clone of an object of a subclass here
    }

    // check Main.unsorted: valid
    static void unsorted(EnumMap<Colour, Integer> map) {
        assert !((Object) map instanceof SortedMap);
    }
}
