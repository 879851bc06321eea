import java.util.*;

class Item {
    int price;
}

class Key {
    int id;

    public boolean equals(Object other) {
        return other instanceof Key && ((Key) other).id == id;
    }
}

// A property whose name begins with `wrong` fails; one that is called `beyond` is not decided.
class Shop {
    ArrayList<Item> items = new ArrayList<>();
    LinkedList<Item> queue = new LinkedList<>();
    HashSet<Item> bag = new HashSet<>();
    Map<Item, Item> map = new HashMap<>();
    List<Integer> numbers = new ArrayList<>();
    List<Key> keys = new ArrayList<>();
    Map<Item, List<Item>> groups = new HashMap<>();
    Map<String, Item> names = new HashMap<>();
    List untyped = new ArrayList();
    TreeMap<Item, Item> tree;

    //@ alloy grows: #(this.items.elements') = #(this.items.elements) + 1 and i in this.items.elements'[Int]
    void add(Item i) { items.add(i); }

    //@ alloy wrong: this.items.elements' = this.items.elements
    void addsIndeed(Item i) { items.add(i); }

    //@ alloy found: return = true <=> i in this.items.elements[Int]
    boolean has(Item i) { return items.contains(i); }

    //@ alloy size: int[return] = #(this.items.elements)
    int size() { return items.size(); }

    //@ alloy first: return = this.queue.elements[0] and this.queue.elements'[0] = this.queue.elements[1]
    Item poll() { return queue.removeFirst(); }

    //@ alloy stays: return = this.queue.elements[0] and this.queue.elements' = this.queue.elements
    Item peek() { return queue.getFirst(); }

    //@ alloy adds: this.bag.members' = this.bag.members + i and (return = true <=> i not in this.bag.members)
    boolean put(Item i) { return bag.add(i); }

    //@ alloy wrong: this.bag.members' != this.bag.members
    boolean putAgain(Item i) { return bag.add(i); }

    //@ alloy value: this.map.entries'[k] = v and all x: Item - k | this.map.entries'[x] = this.map.entries[x]
    void map(Item k, Item v) { map.put(k, v); }

    //@ alloy wrong: this.map.entries'[k] = v
    void mapIfAbsent(Item k, Item v) { map.putIfAbsent(k, v); }

    //@ alloy each: all i: this.items.elements[Int] | int[i.price'] = 1
    void price() { for (Item i : items) { i.price = 1; } }

    //@ alloy wrong: int[return] != 3
    int sum() { int s = 0; for (int n : numbers) { s += n; } return s; }

    //@ alloy equal: return = true => some x: this.keys.elements[Int] | x.id = k.id
    boolean hasEqual(Key k) { return keys.contains(k); }

    //@ alloy wrong: return = true => k in this.keys.elements[Int]
    boolean hasSame(Key k) { return keys.contains(k); }

    //@ alloy grouped: i in this.groups.entries'[k].elements'[Int]
    void group(Item k, Item i) {
        List<Item> group = groups.get(k);
        if (group == null) {
            group = new ArrayList<>();
            groups.put(k, group);
        }
        group.add(i);
    }

    //@ alloy wrong: a.elements' = a.elements
    static void alias(List<Item> a, List<Item> b, Item i) { b.add(i); }

    //@ alloy wrong: no l.elements'
    static void changedWhileWalked(List<Item> l) { for (Item i : l) { l.remove(i); } }

    //@ alloy beyond: return != null
    Item name(String name) { return names.get(name); }

    //@ alloy beyond: return = true
    static boolean twice(int n) { Collection<Integer> c = new HashSet<>(); c.add(n + 1000); return !c.add(n + 1000); }

    //@ alloy beyond: return != null
    Object untyped() { return untyped.get(0); }

    //@ alloy beyond: return != null
    Item tree(Item k) { return tree.get(k); }

    //@ alloy beyond: this.items.elements' = this.items.elements
    void part() { items.subList(0, 1).clear(); }

    //@ alloy beyond: return != null
    Item any() { for (Item i : bag) { return i; } return null; }
}
