// A default method that overrides another one is the one that runs, whatever order the interfaces are named in.
// prints: 2 2 2 2 2
// prints: 3 3
class Main {
    interface Animal {
        default int legs() { return 1; }

        default boolean flies() { return false; }
    }

    interface Bird extends Animal {
        default int legs() { return 2; }

        boolean flies();
    }

    interface Pet extends Animal { }

    static class First implements Animal, Bird {
        public boolean flies() { return true; }
    }

    static class Last implements Bird, Animal {
        public boolean flies() { return true; }
    }

    static class Some implements Animal { }

    static class Lower extends Some implements Bird {
        public boolean flies() { return legs() == 2; }
    }

    static class Both implements Pet, Bird {
        public boolean flies() { return false; }
    }

    static class Own {
        public int legs() { return 3; }
    }

    static class Inherits extends Own implements Bird {
        public boolean flies() { return false; }
    }

    static abstract class Vague implements Animal {
        public abstract int legs();
    }

    static class Clear extends Vague implements Animal {
        public int legs() { return 3; }
    }

    static void few(Animal a) {                      // check Main.few: invalid, exception
        assert a == null || a.legs() != 2;
    }

    static void walks(Lower a) {                     // check Main.walks: valid
        assert a == null || a.flies() && a.legs() == 2;
    }

    public static void main(String[] arguments) {
        Animal through = new Both();
        System.out.println(new First().legs() + " " + new Last().legs() + " " + new Lower().legs() + " "
            + new Both().legs() + " " + through.legs());
        Bird inherits = new Inherits();
        Animal clear = new Clear();
        System.out.println(inherits.legs() + " " + clear.legs());
    }
}
