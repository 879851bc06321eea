// \typeof, \type and <:, \not_modified, folds over two variables.
class Animal {
    int legs;

    // check Animal.same: valid
    //@ requires other != null && \typeof(other) == \type(Animal);
    //@ ensures \result == 1;
    static int same(Animal other) {
        return other instanceof Cat ? 2 : 1;
    }

    // check Animal.cats: valid
    //@ requires other != null && \typeof(other) <: \type(Cat);
    //@ ensures \result == 2;
    static int cats(Animal other) {
        return other instanceof Cat ? 2 : 1;
    }

    //@ requires other != null && \typeof(other) != \type(Animal);
    //@ ensures \typeof(other) == \type(Cat); // check Animal.exact: invalid, ensures here
    static void exact(Animal other) {
    }

    // check Animal.make: valid
    //@ ensures \typeof(\result) == \type(Kitten) && \typeof(\result) != \type(Cat) && \typeof(\result) <: \type(Animal);
    static Animal make() {
        return new Kitten();
    }

    //@ ensures \typeof(other) != \type(Cat) || \typeof(other) == \type(Cat); // check Animal.none: invalid, ensures here
    static void none(Animal other) {
    }

    //@ requires o != null;
    //@ ensures \typeof(o) == \type(Object); // check Animal.object: unknown
    static void object(Object o) {
    }

    //@ requires a != null && b != null;
    //@ ensures \typeof(a) == \typeof(b); // check Animal.both: unknown
    static void both(Animal a, Animal b) {
    }

    //@ ensures \not_modified(legs); // check Animal.grow: invalid, ensures here
    void grow() {
        legs = legs == 7 ? 8 : legs;
    }

    // check Animal.stay: valid
    //@ ensures \not_modified(legs, this.legs);
    void stay() {
        legs = legs + 1;
        legs = legs - 1;
    }

    // check Animal.pairs: valid
    //@ ensures \result == (\num_of int i, j; 0 <= i && i < 4 && i < j && j < 4; true);
    //@ ensures \result * 2 == (\sum int i, j; 0 <= i && i < 3 && 0 <= j && j < 2; i + j) + 3;
    static int pairs() {
        return 6;
    }
}

class Cat extends Animal {
}

class Kitten extends Cat {
}
