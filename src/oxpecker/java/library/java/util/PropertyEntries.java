package java.util;

/** The entries as they were; changing or removing one changes the properties. */
final class PropertyEntries extends AbstractSet<Map.Entry<Object, Object>> implements oxpecker.Shared {
    private final Properties all;
    private final Map<Object, Object> copy;

    PropertyEntries(Properties all, Map<Object, Object> copy) {
        this.all = all;
        this.copy = copy;
    }

    public int size() {
        return all.size();
    }

    public Iterator<Map.Entry<Object, Object>> iterator() {
        Iterator<Map.Entry<Object, Object>> each = copy.entrySet().iterator();
        return new Iterator<Map.Entry<Object, Object>>() {
            private Map.Entry<Object, Object> last;

            public boolean hasNext() {
                return each.hasNext();
            }

            public Map.Entry<Object, Object> next() {
                last = new AbstractMap.SimpleEntry<Object, Object>(each.next()) {
                    public Object setValue(Object value) {
                        all.put(getKey(), value);
                        return super.setValue(value);
                    }
                };
                return last;
            }

            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                all.remove(last.getKey());
                last = null;
            }
        };
    }

    /** Java may return the same view again. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof Set;
    }
}
