// Contracts are inherited where type arguments give a method other parameters than the one it overrides has.
interface Measure<T> {
    //@ requires item != null;
    //@ ensures \result >= 0;
    int of(T item);
}

class Length implements Measure<int[]> {
    // check Length.of(int[]): valid
    public int of(int[] array) {
        return array.length;
    }
}

class Negative implements Measure<int[]> {
    // check Negative.of(int[]): invalid, ensures
    public int of(int[] array) {
        return -1;
    }
}

class More implements Measure<int[]> {
    // check More.of(int[]): valid
    //@ also
    //@ requires array == null;
    //@ ensures \result == 0;
    public int of(int[] array) {
        return array == null ? 0 : array.length;
    }
}

class Client {
    // check Client.use: invalid, requires
    static int use() {
        return new Length().of(null);
    }
}
