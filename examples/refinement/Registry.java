// Names in a chain; `rename` looks for an entry and changes it.
class Entry {
    int key;
    int uses;
    Entry next;
}

class Registry {
    Entry first;
    int lookups;

    //@ alloy others: all e: Entry | int[e.key] != old => e.key' = e.key
    //@ alloy chain: this.first'.*next' = this.first.*next
    boolean rename(int old, int fresh) {
        Entry found = find(old);
        if (found == null) {
            return false;
        }
        found.key = fresh;
        touch(found);
        return true;
    }

    Entry find(int key) {
        lookups++;
        Entry e = first;
        while (e != null && e.key != key) {
            e = e.next;
        }
        return e;
    }

    void touch(Entry e) {
        for (Entry each = first; each != null; each = each.next) {
            if (each == e) {
                each.uses = each.uses + 1;
            }
        }
    }

    //@ alloy counted: return = true => some e: this.first.*next - null | int[e.uses'] > int[e.uses]
    boolean careless(int old, int fresh) {
        Entry found = find(old);
        if (found == null) {
            return false;
        }
        found.key = fresh;
        touch(find(old));
        return true;
    }
}
