// What a type variable stands for that is compared is one class: objects of it compare with each other.
class Sorts {
    //@ requires a != null && (\forall int i; 0 <= i && i < a.length; a[i] != null);
    // check Sorts.sort with array 2 and string 1: valid within bounds
    static <T extends Comparable<T>> void sort(T[] a) {
        for (int i = 1; i < a.length; i++) {
            for (int j = i; j > 0 && a[j - 1].compareTo(a[j]) > 0; j--) {
                T moved = a[j];
                a[j] = a[j - 1];
                a[j - 1] = moved;
            }
        }
        if (a.length > 9) {
            throw new IllegalStateException("length " + a.length + Integer.valueOf(1));
        }
    }

    // check Sorts.greatest with string 1: valid within bounds
    static <T extends Comparable<T>> T greatest(T one, T two) {
        return one == null || two != null && one.compareTo(two) < 0 ? two : one;
    }

    // Two variables may be of two classes, and what is known of no variable may be anything.
    // check Sorts.different with string 1: invalid, exception
    @SuppressWarnings({"unchecked", "rawtypes"})
    static <S extends Comparable<S>, T extends Comparable<T>> int different(S one, T two) {
        return one == null || two == null ? 0 : ((Comparable) one).compareTo(two);
    }

    // check Sorts.raw with string 1: invalid, exception
    @SuppressWarnings({"unchecked", "rawtypes"})
    static int raw(Comparable one, Comparable two) {
        return one == null || two == null ? 0 : one.compareTo(two);
    }

    // The class of one is that of the other, also where it is asked for.
    // check Sorts.asked with string 1: valid within bounds
    static <T extends Comparable<T>> void asked(T one, T two) {
        if (one instanceof String && two != null) {
            assert two instanceof String;
        }
    }

    // check Sorts.reached with string 1: invalid, exception
    static <T extends Comparable<T>> void reached(T one, T two) {
        assert !(one instanceof String && two instanceof String && one != two);
    }
}

class Node<K extends Comparable<K>> {
    K key;
    Node<K> next;

    // check Node.holds with chain 1 and string 1: valid within bounds
    // exhaustive: check Node.holds with chain 2 and string 1: valid within bounds
    boolean holds(K wanted) {
        Node<K> current = this;
        while (current != null && wanted != null) {
            if (current.key != null && wanted.compareTo(current.key) == 0) {
                return true;
            }
            current = current.next;
        }
        return false;
    }
}
