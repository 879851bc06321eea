// Objects of a class and of one below it compare with each other.
class Animal implements Comparable<Animal> {
    int weight;

    public int compareTo(Animal other) {
        return other == null ? 1 : Integer.compare(weight, other.weight);
    }
}

class Dog extends Animal {
}

class Two<T extends Comparable<T>> {
    T one;
    T two;

    // check Two.mixed with string 1: invalid, exception
    void mixed() {
        assert !(one instanceof Dog && two instanceof Animal && !(two instanceof Dog));
    }

    // check Two.compared with string 1: valid within bounds
    int compared() {
        return one == null || two == null ? 0 : one.compareTo(two);
    }

    // check Two.raw with string 1: invalid, exception
    void raw(@SuppressWarnings("rawtypes") Two other) {
        assert other == null || !(one instanceof String && other.one instanceof Integer);
    }
}

class Third<U extends Comparable<U>, T extends Comparable<T>> extends Two<T> {
    U three;

    // check Third.different with string 1: invalid, exception
    void different() {
        assert !(one instanceof String && three instanceof Integer);
    }
}

// What compares with anything, or with nothing in common, may be of any classes.
class Loose<T extends Comparable<?>> {
    T one;
    T two;

    // check Loose.mixed with string 1: invalid, exception
    void mixed() {
        assert !((Object) one instanceof String && (Object) two instanceof Integer);
    }
}
