// What a class declares or inherits has no simple name in its header.
// with missing error
class Headers {
    static class Above { interface Inherited { } }
    static class One implements Inside {            // error: cannot find symbol: class Inside
        interface Inside { }
    }
    static class Two<T extends Bound> {             // error: cannot find symbol: class Bound
        static class Bound { }
    }
    static class Three extends Above implements Inherited { }  // error: cannot find symbol: class Inherited
}
