// A list that is an input has any length: it is split by it where something looks at an element or moves one.
import java.util.ArrayList;
import java.util.List;

class Journal {
    static class Item {
        final int amount;

        Item(int amount) {
            this.amount = amount;
        }
    }

    private final ArrayList<Item> items = new ArrayList<>();

    // check Journal.add: valid
    //@ ensures items.size() == \old(items.size()) + 1;
    void add(int amount) {
        items.add(new Item(amount));
    }

    // check Journal.addTwice: valid
    int addTwice(int amount) {
        items.add(new Item(amount));
        items.add(new Item(amount + 1));
        Item last = items.get(items.size() - 1);
        assert last.amount == amount + 1;
        assert items.get(items.size() - 2) != last;
        return items.size();
    }

    // check Journal.firstIsMine: invalid, exception
    void firstIsMine() {
        Item mine = new Item(1);
        items.add(mine);
        assert items.get(0) == mine;
    }

    // check Journal.lastIsMine: valid within bounds
    void lastIsMine() {
        Item mine = new Item(1);
        items.add(mine);
        assert items.indexOf(mine) == items.size() - 1 && items.lastIndexOf(mine) == items.size() - 1;
    }

    // check Journal.replace: valid within bounds
    void replace(int index) {
        if (index < 0 || index >= items.size()) {
            return;
        }
        Item before = items.get(index);
        int size = items.size();
        Item mine = new Item(2);
        assert items.set(index, mine) == before;
        assert items.get(index) == mine && items.size() == size;
    }

    // check Journal.replaceFirst: valid within bounds
    //@ requires items.size() > 0;
    //@ ensures items.get(0) != \old(items.get(0));
    void replaceFirst() {
        items.set(0, new Item(3));
    }

    // check Journal.removeAdded: valid within bounds
    //@ ensures items.size() == \old(items.size());
    void removeAdded() {
        items.add(new Item(4));
        items.remove(items.size() - 1);
    }

    // check Journal.removeFirst: valid within bounds
    //@ requires items.size() > 1;
    //@ ensures items.get(0) == \old(items.get(1));
    void removeFirst() {
        items.remove(0);
    }

    // check Journal.insert: valid within bounds
    void insert() {
        Item mine = new Item(5);
        int size = items.size();
        items.add(0, mine);
        assert items.get(0) == mine && items.size() == size + 1;
    }

    // check Journal.clear: valid
    void clear() {
        items.add(new Item(6));
        items.clear();
        assert items.isEmpty();
    }

    // check Journal.addAll: valid within bounds
    int addAll(List<Item> others) {
        int size = items.size();
        if (others == null) {
            return 0;
        }
        int added = others.size();
        items.addAll(others);
        assert items.size() == size + added;
        return items.size();
    }

    // check Journal.filter: valid within bounds
    void filter() {
        for (Item item : items) {
            if (item == null) {
                return;
            }
        }
        items.removeIf(item -> item.amount < 0);
        for (Item item : items) {
            assert item.amount >= 0;
        }
    }

    // check Journal.longest: invalid, exception
    void longest() {
        assert items.size() != 17;
    }

    // check Journal.total: valid within bounds
    /*@ pure @*/ int total() {
        int sum = 0;
        for (int i = 0; i < items.size(); i++) {
            sum += items.get(i) == null ? 0 : items.get(i).amount;
        }
        return sum;
    }

    // check Journal.unchanged: valid within bounds
    //@ ensures total() == \old(total());
    void unchanged() {
        items.add(new Item(7));
        items.remove(items.size() - 1);
    }

    // check Journal.changed: invalid, ensures
    //@ ensures total() == \old(total());
    void changed() {
        items.add(new Item(7));
    }
}

class Shared {
    // check Shared.alias: invalid, exception
    static void alias(ArrayList<String> one, ArrayList<String> two) {
        if (one == null || two == null) {
            return;
        }
        int size = two.size();
        one.add("a");
        assert two.size() == size;
    }

    // check Shared.raw: invalid, exception
    static int raw(ArrayList<?> any) {
        if (any == null || any.isEmpty() || any.get(0) == null) {
            return 0;
        }
        return ((String) any.get(0)).length();
    }
}
