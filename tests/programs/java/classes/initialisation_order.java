// Static and instance initialisers in the order of the text; superclasses first; an overridden method sees defaults.
// prints: Base static
// prints: Derived.s
// prints: Derived static
// prints: Base.x
// prints: Base block
// prints: Base()
// prints: Derived.hook 00
// prints: Derived.y
// prints: Derived(int) 155
// prints: Derived()
// prints: --
// prints: Base.x
// prints: Base block
// prints: Base()
// prints: Derived.hook 00
// prints: Derived.y
// prints: Derived(int) 157
class Main {
    static int say(String text) {
        System.out.println(text);
        return 1;
    }

    static class Base {
        static {
            say("Base static");
        }

        int x = say("Base.x");

        {
            say("Base block");
        }

        Base() {
            say("Base()");
            hook();
        }

        void hook() {
            say("Base.hook");
        }
    }

    static class Derived extends Base {
        static int s = say("Derived.s");

        static {
            say("Derived static");
        }

        int y = say("Derived.y");
        final int z;

        {
            z = 5;
        }

        Derived() {
            this(5);
            say("Derived()");
        }

        Derived(int k) {
            super();
            say("Derived(int) " + y + z + k);
        }

        void hook() {
            say("Derived.hook " + y + z);
        }
    }

    public static void main(String[] args) {
        new Derived();
        say("--");
        new Derived(7);
    }
}
