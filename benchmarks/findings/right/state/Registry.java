import java.util.HashMap;
import java.util.Map;

/** Items by their names. */
public class Registry {
    private static final class Item {
        final String name;
        final int value;

        Item(String name, int value) {
            this.name = name;
            this.value = value;
        }
    }

    private final Map<String, Item> items = new HashMap<>();

    /** Adds or replaces an item. */
    public void register(String name, int value) {
        items.put(name, new Item(name, value));
    }

    /** Gives an item another name. */
    public void rename(String from, String to) {
        Item item = items.remove(from);
        if (item != null) {
            items.put(to, new Item(to, item.value));
        }
    }

    /** The value of an item; 0 if there is none. */
    public int valueOf(String name) {
        return items.containsKey(name) ? items.get(name).value : 0;
    }

    /** Whether every item is found under its own name. */
    public boolean isConsistent() {
        for (Map.Entry<String, Item> entry : items.entrySet()) {
            if (!entry.getKey().equals(entry.getValue().name)) {
                return false;
            }
        }
        return true;
    }
}
