/** A map from numbers to numbers: a search tree that is balanced by colours. */
public class RedBlackMap {
    static class Entry {
        int key;
        int value;
        boolean black;
        Entry left;
        Entry right;
        Entry parent;

        Entry(int key, int value, Entry parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    private Entry root;

    public RedBlackMap() {
    }

    /*@ pure @*/ boolean repOK() {
        return root == null || root.black && blackHeight(root, null, Long.MIN_VALUE, Long.MAX_VALUE) >= 0;
    }

    /** The black entries on every way down; -1 if something is wrong. */
    private static /*@ pure @*/ int blackHeight(Entry e, Entry parent, long low, long high) {
        if (e == null) {
            return 0;
        }
        if (e.key <= low || e.key >= high || e.parent != parent) {
            return -1;
        }
        if (!e.black && !parent.black) {
            return -1;
        }
        int left = blackHeight(e.left, e, low, e.key);
        if (left < 0) {
            return -1;
        }
        int right = blackHeight(e.right, e, e.key, high);
        if (left != right) {
            return -1;
        }
        return e.black ? left + 1 : left;
    }

    private Entry entry(int key) {
        Entry e = root;
        while (e != null && e.key != key) {
            e = key < e.key ? e.left : e.right;
        }
        return e;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public int get(int key) {
        Entry e = entry(key);
        return e == null ? 0 : e.value;
    }

    //@ requires repOK();
    //@ ensures repOK();
    public void put(int key, int value) {
        Entry above = null;
        Entry e = root;
        while (e != null) {
            if (key == e.key) {
                e.value = value;
                return;
            }
            above = e;
            e = key < e.key ? e.left : e.right;
        }
        Entry made = new Entry(key, value, above);
        if (above == null) {
            root = made;
        } else if (key < above.key) {
            above.left = made;
        } else {
            above.right = made;
        }
        balanceAfterPut(made);
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

    //@ requires repOK();
    //@ ensures repOK();
    public void remove(int key) {
        Entry e = entry(key);
        if (e == null) {
            return;
        }
        if (e.left != null && e.right != null) {
            Entry next = e.right;
            while (next.left != null) {
                next = next.left;
            }
            e.key = next.key;
            e.value = next.value;
            e = next;
        }
        Entry child = e.left != null ? e.left : e.right;
        Entry above = e.parent;
        replace(e, child);
        if (e.black) {
            balanceAfterRemove(child, above);
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
