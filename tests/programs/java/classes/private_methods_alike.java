// A private method overrides nothing and is not overridden, whatever methods of its name there are above and below it.
// prints: 1 2 5
// prints: 1 3
// prints: 1 2
class Main {
    static class Top {
        private int rank() { return 1; }

        int called() { return rank(); }
    }

    static class Middle extends Top {
        private int rank() { return 2; }

        int middle() { return this.rank(); }
    }

    static class Low extends Middle {
        private int rank() { return 5; }

        int low() { return rank(); }
    }

    static class Open extends Top {
        int rank() { return 3; }
    }

    interface One {
        private int hidden() { return 1; }

        default int one() { return hidden(); }
    }

    interface Two {
        private int hidden() { return 2; }

        default int two() { return hidden(); }
    }

    static class Both implements One, Two { }

    static void always(Top top) {                    // check Main.always: valid
        assert top == null || top.called() == 1;
    }

    static void middles(Middle middle) {             // check Main.middles: valid
        assert middle == null || middle.middle() == 2;
    }

    static void never(Both both) {                   // check Main.never: invalid, exception
        assert both == null || both.one() == both.two();
    }

    public static void main(String[] arguments) {
        Low low = new Low();
        System.out.println(low.called() + " " + low.middle() + " " + low.low());
        System.out.println(new Open().called() + " " + new Open().rank());
        System.out.println(new Both().one() + " " + new Both().two());
    }
}
