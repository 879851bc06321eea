// Default and static methods of interfaces, chosen among several, called through super.
// prints: CAB A Base helperCAB
// prints: static of A
// prints: Hello Bob Hello Ann!
// prints: helperBasetruefalse
// prints: true false
class Main {
    interface A {
        default String who() {
            return "A";
        }

        static String make() {
            return "static of A";
        }

        private String helper() {
            return "helper";
        }

        default String help() {
            return helper() + who();
        }
    }

    interface B {
        default String who() {
            return "B";
        }
    }

    static class C implements A, B {
        public String who() {
            return "C" + A.super.who() + B.super.who();
        }
    }

    static class D implements A {
    }

    static class Base {
        public String who() {
            return "Base";
        }
    }

    static class E extends Base implements A {
    }

    interface Named {
        String name();

        default String greet() {
            return "Hello " + name();
        }
    }

    interface Loud extends Named {
        default String greet() {
            return Named.super.greet() + "!";
        }
    }

    public static void main(String[] args) {
        System.out.println(new C().who() + " " + new D().who() + " " + new E().who() + " " + new C().help());
        System.out.println(A.make());
        Named n = () -> "Bob";
        Loud l = () -> "Ann";
        System.out.println(n.greet() + " " + l.greet());
        A a = new E();
        System.out.println(a.help() + (a instanceof Base) + (a instanceof B));
        System.out.println(n.equals(n) + " " + n.equals(l));
    }
}
