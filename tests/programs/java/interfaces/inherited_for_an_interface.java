// A method that a class inherits from its superclass for an interface that the superclass knows nothing of is
// checked on objects of that class, too.
interface Sink {
    int put(int item);
}

abstract class Refusing {
    // check Refusing.put: invalid, exception
    public int put(int item) {
        throw new UnsupportedOperationException();
    }

    // check Refusing.twice: valid
    int twice(int item) {
        return 2 * item;
    }
}

class Drain extends Refusing implements Sink {
}

abstract class Ordered {
    int last;

    //@ ensures last == item;
    public int put(int item) {        // check Ordered.put: valid
        last = item;
        return last;
    }
}

class Register extends Ordered implements Sink {
}
