// Methods that constructors call: they find fields that have no value yet, and may be the ones that give it.
class Late {
    private int[] data;

    Late(boolean early) {
        if (early) {
            prepare();
        }
        data = new int[2];
    }

    void prepare() {
        int n = data.length; // check Late.prepare: invalid, exception here
    }
}

class LateByContract {
    private int[] data;
    private final int size;
    private int half;

    LateByContract(int n) {
        half = half();
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        size = n;
        data = new int[n];
    }

    /*@ ensures \result > 0; assignable \nothing; @*/ // check LateByContract.half with modular: invalid, ensures here
    int half() {
        return size;
    }

    int length() { // check LateByContract.length: valid
        return data.length;
    }
}

class LatePromise {
    private int[] data;

    LatePromise() {
        begin();
        data = new int[1];
    }

    /*@ ensures data != null; @*/ // check LatePromise.begin: invalid, ensures here
    void begin() {
    }

    /*@ ensures isReady(); @*/ // check LatePromise.prepare: invalid, ensures here
    void prepare() {
    }

    /*@ pure @*/ boolean isReady() {
        return data != null;
    }
}

class Above {
    Above() {
        begin();
    }

    void begin() { // check Above.begin: valid
    }
}

class Below extends Above {
    private final String name;

    Below(String name) {
        this.name = java.util.Objects.requireNonNull(name);
    }

    void begin() {
        assert name != null; // check Below.begin: invalid, exception here
    }
}

class Helped {
    private int[] data;
    private String name;

    Helped(String name) {
        reset();
        rename(name);
    }

    void reset() {
        data = new int[3];
        data[0] = 1;
    }

    final void rename(String name) {
        if (name == null) {
            name = "";
        }
        this.name = name;
    }

    int size() { // check Helped.size: valid
        return data.length + name.length();
    }
}

class HelpedSometimes {
    private int[] data;

    HelpedSometimes(int n) {
        grow(n);
    }

    void grow(int n) {
        if (n > 0) {
            data = new int[n];
        }
    }

    int size() {
        return data.length; // check HelpedSometimes.size: invalid, exception here
    }
}

class HelpedByMany {
    private int[] data;

    HelpedByMany() {
        fill();
    }

    void fill() {
        data = new int[1];
    }

    int size() {
        return data.length; // check HelpedByMany.size: invalid, exception here
    }
}

class Lazy extends HelpedByMany {
    void fill() {
    }
}

class Refusing {
    private final int low, high;

    Refusing(int low, int high) {
        if (!isOrdered(low, high)) {
            throw new IllegalArgumentException();
        }
        if (low < 0) {
            throw new IllegalArgumentException();
        }
        this.low = low;
        this.high = high;
        size();
    }

    boolean isOrdered(int low, int high) {
        return low <= high;
    }

    int size() { // check Refusing.size: valid
        assert low >= 0;
        return high - low;
    }
}
