// Contracts are inherited: an overriding method keeps the promises of what it overrides, and may add cases.
interface Shape {
    //@ ensures \result >= 0;
    int area();
}

class Square implements Shape {
    int side;

    // check Square.area: valid
    public int area() {
        return side > 1000 || side < -1000 ? 0 : side * side;
    }
}

class Hole implements Shape {
    // check Hole.area: invalid, ensures
    public int area() {
        return -1;
    }
}

class Base {
    //@ requires x > 0;
    //@ ensures \result > 0;
    int f(int x) {
        return x;
    }
}

class Wider extends Base {
    // check Wider.f: valid
    //@ also
    //@ requires x == 0;
    //@ ensures \result == 0;
    int f(int x) {
        return x;
    }
}

class Other {
    //@ requires x > 0;
    //@ ensures \result > 0;
    int f(int x) {
        return x;
    }
}

class Worse extends Other {
    // check Worse.f: invalid, ensures
    //@ also
    //@ requires x == 1;
    //@ ensures \result == 0;
    int f(int x) {
        return 0;
    }
}

class Client {
    // check Client.use: valid
    //@ requires b != null;
    static int use(Base b) {
        return b.f(1);
    }

    // check Client.misuse: invalid, requires
    //@ requires b != null;
    static int misuse(Base b) {
        return b.f(0);
    }
}
