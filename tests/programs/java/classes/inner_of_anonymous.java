// A class inside an anonymous one keeps the variables that this one keeps, and is around its superclass's part.
import java.util.Iterator;

abstract class InnerOfAnonymous {
    abstract int get(int index);

    class Entry {
        int at;

        int value() {
            return get(at);
        }
    }

    Iterator<Entry> iterator() {
        return new Iterator<Entry>() {
            int next = 0;

            public boolean hasNext() {
                return next < 2;
            }

            public Entry next() {
                Entry entry = new Entry();
                entry.at = next++;
                return entry;
            }
        };
    }

    static InnerOfAnonymous plus(InnerOfAnonymous other, int more) {
        return new InnerOfAnonymous() {
            int get(int index) {
                return other.get(index);
            }

            Iterator<Entry> iterator() {
                Iterator<Entry> entries = other.iterator();
                return new Iterator<Entry>() {
                    private final More entry = new More();

                    public boolean hasNext() {
                        return entries.hasNext();
                    }

                    public Entry next() {
                        entry.at = entries.next().at;
                        return entry;
                    }
                };
            }

            class More extends Entry {
                int value() {
                    return super.value() + other.get(at) + more;
                }
            }
        };
    }

    // run InnerOfAnonymous.test(): "5 25 "
    static String test() {
        InnerOfAnonymous tens = new InnerOfAnonymous() {
            int get(int index) {
                return index * 10;
            }
        };
        String shown = "";
        Iterator<Entry> entries = plus(tens, 5).iterator();
        while (entries.hasNext()) {
            shown += entries.next().value() + " ";
        }
        return shown;
    }
}
