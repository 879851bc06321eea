// Inputs of one `T extends Comparable<T>` compare with each other: a constant of an enum with no number.
class Compared {
    enum Color { RED, GREEN }

    // check Compared.compare with string 2: valid within bounds
    static <T extends Comparable<T>> int compare(T a, T b) {
        return a == null || b == null ? 0 : a.compareTo(b);
    }
}
