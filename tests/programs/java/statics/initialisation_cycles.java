// Classes whose initialisers need each other: what they compute depends on which of them is used first.
class Cycle {
    static class First {
        static int value = Second.value + 1;
    }

    static class Second {
        static int value = First.value + 1;
    }

    static void firstIsLast() {
        assert First.value == 2; // check Cycle.firstIsLast: invalid, exception here
    }

    static void secondIsLast() {
        assert Second.value == 2; // check Cycle.secondIsLast: invalid, exception here
    }

    static class Owner {
        static final Owner ONE = new Owner();
        static final Integer SIZE = 7;
        final Part part = new Part();
    }

    static class Part {
        static final Integer SIZE = size();

        static Integer size() {
            return Owner.SIZE;
        }
    }

    static void partComesFirst() {
        assert Part.SIZE != null; // check Cycle.partComesFirst: invalid, exception here
    }

    static class Base {
        static Base made = new Derived();
        static int count = 1;
    }

    static class Derived extends Base {
        static int sum = 10 + Base.count;
    }

    static void superclassNeedsSubclass() {
        assert Derived.sum == 11; // check Cycle.superclassNeedsSubclass: invalid, exception here
    }

    static class Holder {
        static final Holder ONE = new Holder(5);
        final int number;

        Holder(int number) {
            this.number = number;
        }

        static int number() {
            return ONE.number;
        }
    }

    static class User {
        static final int NEXT = Holder.number() + 1;
    }

    static void noCycle() { // check Cycle.noCycle: valid
        assert User.NEXT == 6;
    }
}
