// Enums in collections, with values, compareTo and switch.
// prints: {LOW=1, HIGH=3} 1 null true false
// prints: LOW HIGH -2 1 HIGH
// prints: true true
// prints: middle 3 true
// prints: No enum constant Main.Level.NONE
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeSet;

class Main {
    enum Level { LOW, MIDDLE, HIGH }

    public static void main(String[] args) {
        Map<Level, Integer> counts = new EnumMap<>(Level.class);
        counts.put(Level.HIGH, 3);
        counts.put(Level.LOW, 1);
        System.out.println(counts + " " + counts.get(Level.LOW) + " " + counts.get(Level.MIDDLE) + " " + counts.containsKey(Level.HIGH) + " " + counts.containsKey(null));
        TreeSet<Level> set = new TreeSet<>();
        for (Level level : Level.values()) {
            set.add(level);
        }
        System.out.println(set.first() + " " + set.last() + " " + Level.LOW.compareTo(Level.HIGH) + " " + Level.valueOf("MIDDLE").ordinal() + " " + Level.HIGH.name());
        System.out.println(Level.LOW.equals(Level.LOW) + " " + (Level.LOW.hashCode() == Level.LOW.hashCode()));
        java.util.HashMap<Level, String> names = new java.util.HashMap<>();
        for (Level level : Level.values()) {
            names.put(level, level.name().toLowerCase());
        }
        System.out.println(names.get(Level.MIDDLE) + " " + names.size() + " " + names.containsKey(Level.HIGH));
        try {
            Level.valueOf("NONE");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
