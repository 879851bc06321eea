import java.util.Comparator;

/** A map as a search tree that is balanced by colours; keys are numbers, or keys in the order of an unknown comparator. */
public class TreeMapping {
    static class Key {
    }

    static class Value {
    }

    static class Entry {
        int number;
        Object object;
        Key key;
        Value value;
        boolean black;
        Entry left;
        Entry right;
        Entry parent;

        Entry(Entry parent) {
            this.parent = parent;
        }
    }

    /** The longest way down. */
    private static final int LARGEST = 3;

    private Entry root;
    private Comparator<Key> comparator;

    private /*@ pure @*/ boolean balanced() {
        return root == null || root.black && blackHeight(root, null, LARGEST) >= 0;
    }

    /** The black entries on every way down; -1 if something is wrong. */
    private static /*@ pure @*/ int blackHeight(Entry e, Entry parent, int levels) {
        if (e == null) {
            return 0;
        }
        if (levels == 0 || e.parent != parent || !e.black && !parent.black) {
            return -1;
        }
        int left = blackHeight(e.left, e, levels - 1);
        if (left < 0) {
            return -1;
        }
        int right = blackHeight(e.right, e, levels - 1);
        if (left != right) {
            return -1;
        }
        return e.black ? left + 1 : left;
    }

    private static /*@ pure @*/ boolean ordered(Entry e, long low, long high) {
        return e == null
            || e.number > low && e.number < high && ordered(e.left, low, e.number) && ordered(e.right, e.number, high);
    }

    private /*@ pure @*/ boolean orderedKeys(Entry e, Entry low, Entry high) {
        if (e == null) {
            return true;
        }
        if (e.key == null || low != null && comparator.compare(e.key, low.key) <= 0) {
            return false;
        }
        if (high != null && comparator.compare(e.key, high.key) >= 0) {
            return false;
        }
        return orderedKeys(e.left, low, e) && orderedKeys(e.right, e, high);
    }

    /*@ pure @*/ boolean mapsNumbers() {
        return balanced() && ordered(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /*@ pure @*/ boolean mapsKeys() {
        return comparator != null && balanced() && orderedKeys(root, null, null);
    }

    private Entry entry(int number) {
        Entry e = root;
        while (e != null && e.number != number) {
            e = number < e.number ? e.left : e.right;
        }
        return e;
    }

    private Entry entry(Key key) {
        Entry e = root;
        while (e != null) {
            int sign = comparator.compare(key, e.key);
            if (sign == 0) {
                return e;
            }
            e = sign < 0 ? e.left : e.right;
        }
        return null;
    }

    //@ requires mapsNumbers();
    public Object get(int number) {
        Entry e = entry(number);
        return e == null ? null : e.object;
    }

    /** Only an empty map can be asked for null. */
    //@ requires (root == null || key != null) && mapsKeys();
    public Value getByKey(Key key) {
        Entry e = entry(key);
        return e == null ? null : e.value;
    }

    //@ requires mapsNumbers();
    public int last() {
        Entry e = root;
        while (e != null && e.right != null) {
            e = e.right;
        }
        return e == null ? 0 : e.number;
    }

    //@ requires mapsKeys();
    public Key lastKey() {
        Entry e = root;
        while (e != null && e.right != null) {
            e = e.right;
        }
        return e == null ? null : e.key;
    }

    //@ requires mapsNumbers();
    public Object put(int number, Value object) {
        Entry above = null;
        Entry e = root;
        while (e != null) {
            if (number == e.number) {
                Object old = e.object;
                e.object = object;
                return old;
            }
            above = e;
            e = number < e.number ? e.left : e.right;
        }
        Entry added = new Entry(above);
        added.number = number;
        added.object = object;
        attach(added, above, above != null && number < above.number);
        return null;
    }

    //@ requires key != null && mapsKeys();
    public Value putByKey(Key key, Value value) {
        Entry above = null;
        boolean isLeft = false;
        Entry e = root;
        while (e != null) {
            int sign = comparator.compare(key, e.key);
            if (sign == 0) {
                Value old = e.value;
                e.value = value;
                return old;
            }
            above = e;
            isLeft = sign < 0;
            e = isLeft ? e.left : e.right;
        }
        Entry added = new Entry(above);
        added.key = key;
        added.value = value;
        attach(added, above, isLeft);
        return null;
    }

    //@ requires mapsNumbers();
    public Object remove(int number) {
        Entry e = entry(number);
        if (e == null) {
            return null;
        }
        Object old = e.object;
        Entry next = e;
        if (e.left != null && e.right != null) {
            next = successor(e);
            e.number = next.number;
            e.object = next.object;
        }
        detach(next);
        return old;
    }

    //@ requires key != null && mapsKeys();
    public Value removeByKey(Key key) {
        Entry e = entry(key);
        if (e == null) {
            return null;
        }
        Value old = e.value;
        Entry next = e;
        if (e.left != null && e.right != null) {
            next = successor(e);
            e.key = next.key;
            e.value = next.value;
        }
        detach(next);
        return old;
    }

    private static Entry successor(Entry e) {
        Entry next = e.right;
        while (next.left != null) {
            next = next.left;
        }
        return next;
    }

    private void attach(Entry added, Entry above, boolean isLeft) {
        if (above == null) {
            root = added;
        } else if (isLeft) {
            above.left = added;
        } else {
            above.right = added;
        }
        balanceAfterPut(added);
    }

    private void detach(Entry e) {
        Entry child = e.left != null ? e.left : e.right;
        Entry above = e.parent;
        replace(e, child);
        if (e.black) {
            balanceAfterRemove(child, above);
        }
    }

    private void balanceAfterPut(Entry e) {
        while (e.parent != null && !e.parent.black) {
            Entry up = e.parent;
            Entry top = up.parent;
            Entry uncle = up == top.left ? top.right : top.left;
            if (uncle != null && !uncle.black) {
                up.black = true;
                uncle.black = true;
                top.black = false;
                e = top;
            } else if (up == top.left) {
                if (e == up.right) {
                    rotateLeft(up);
                    up = e;
                }
                up.black = true;
                top.black = false;
                rotateRight(top);
                break;
            } else {
                if (e == up.left) {
                    rotateRight(up);
                    up = e;
                }
                up.black = true;
                top.black = false;
                rotateLeft(top);
                break;
            }
        }
        root.black = true;
    }

    private void rotateLeft(Entry e) {
        Entry up = e.right;
        e.right = up.left;
        if (up.left != null) {
            up.left.parent = e;
        }
        replace(e, up);
        up.left = e;
        e.parent = up;
    }

    private void rotateRight(Entry e) {
        Entry up = e.left;
        e.left = up.right;
        if (up.right != null) {
            up.right.parent = e;
        }
        replace(e, up);
        up.right = e;
        e.parent = up;
    }

    /** Puts another entry, or none, in the place of one. */
    private void replace(Entry e, Entry other) {
        if (e.parent == null) {
            root = other;
        } else if (e == e.parent.left) {
            e.parent.left = other;
        } else {
            e.parent.right = other;
        }
        if (other != null) {
            other.parent = e.parent;
        }
    }

    private void balanceAfterRemove(Entry e, Entry above) {
        while (above != null && (e == null || e.black)) {
            if (e == above.left) {
                Entry other = above.right;
                if (!other.black) {
                    other.black = true;
                    above.black = false;
                    rotateLeft(above);
                    other = above.right;
                }
                if ((other.left == null || other.left.black) && (other.right == null || other.right.black)) {
                    other.black = false;
                    e = above;
                    above = e.parent;
                } else {
                    if (other.right == null || other.right.black) {
                        other.left.black = true;
                        other.black = false;
                        rotateRight(other);
                        other = above.right;
                    }
                    other.black = above.black;
                    above.black = true;
                    other.right.black = true;
                    rotateLeft(above);
                    return;
                }
            } else {
                Entry other = above.left;
                if (!other.black) {
                    other.black = true;
                    above.black = false;
                    rotateRight(above);
                    other = above.left;
                }
                if ((other.left == null || other.left.black) && (other.right == null || other.right.black)) {
                    other.black = false;
                    e = above;
                    above = e.parent;
                } else {
                    if (other.left == null || other.left.black) {
                        other.right.black = true;
                        other.black = false;
                        rotateLeft(other);
                        other = above.left;
                    }
                    other.black = above.black;
                    above.black = true;
                    other.left.black = true;
                    rotateRight(above);
                    return;
                }
            }
        }
        if (e != null) {
            e.black = true;
        }
    }
}
