// A type test in the condition of a loop has no effects, so its variant is checked.
class Variants {
    static class Shape {
        Shape next;
    }

    static class Round extends Shape {
    }

    // check Variants.counts: valid
    static int counts(Shape shape) {
        int n = 0;
        //@ decreases 3 - n;
        while (n < 3 && shape instanceof Round) {
            n++;
        }
        return n;
    }

    static int stands(Shape shape) {
        int n = 0;
        //@ decreases 3 - n;    // check Variants.stands: invalid, decreases here
        while (n < 3 && shape instanceof Round) {
            shape = shape.next;
        }
        return n;
    }

    // A pattern binds its variable inside of the iteration.
    static int binds(Object shape) {
        int n = 0;
        //@ decreases 3 - n;    // check Variants.binds: unknown, unsupported decreases: a loop whose condition has effects
        while (n < 3 && shape instanceof Round round) {
            n++;
        }
        return n;
    }
}
