package java.util;

/** What `Set.of` gives. Its order of iteration is another in each run of Java, so it is any. */
final class ImmutableSet<E> extends AbstractSet<E> implements java.io.Serializable, oxpecker.Shared,
        oxpecker.Immutable {
    private final Object[] elements;
    private boolean ordered;

    private ImmutableSet(Object[] given) {
        elements = new Object[given.length];
        for (int i = 0; i < given.length; i++) {
            Object element = Objects.requireNonNull(given[i]);
            for (int j = 0; j < i; j++) {
                if (element.equals(elements[j])) {
                    throw new IllegalArgumentException("duplicate element: " + element);
                }
            }
            elements[i] = element;
        }
    }

    static <E> Set<E> make(Object[] given) {
        return new ImmutableSet<E>(given);
    }

    public int size() {
        return elements.length;
    }

    public boolean contains(Object object) {
        Objects.requireNonNull(object);
        for (Object element : elements) {
            if (object.equals(element)) {
                return true;
            }
        }
        return false;
    }

    void $settled() {
        AnyOrder.shuffle(elements, 1);
        ordered = true;
    }

    public Iterator<E> iterator() {
        if (!ordered) {
            $settled();
        }
        return new Iterator<E>() {
            private int place;

            public boolean hasNext() {
                return place < elements.length;
            }

            public E next() {
                if (place >= elements.length) {
                    throw new NoSuchElementException();
                }
                return (E) elements[place++];
            }

            public void remove() {
                throw new UnsupportedOperationException("remove");
            }
        };
    }

    public boolean addAll(Collection<? extends E> other) {
        throw new UnsupportedOperationException();
    }

    public boolean remove(Object object) {
        throw new UnsupportedOperationException();
    }

    public boolean removeAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public boolean retainAll(Collection<?> other) {
        throw new UnsupportedOperationException();
    }

    public void clear() {
        throw new UnsupportedOperationException();
    }

    /** Java may return an object that exists. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return other instanceof ImmutableSet && size() == ((ImmutableSet<?>) other).size();
    }

    /** The elements, for those who look: that chooses no order. */
    Object[] $parts() {
        return elements.clone();
    }
}
