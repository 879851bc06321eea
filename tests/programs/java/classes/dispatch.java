// Methods are chosen by the class of the object, fields and static methods by the type of the expression.
// prints: FGFGFFF
// prints: G.hook F.hook F.secret
// prints: H.G.hook F.hook F.secret
// prints: kind of F, kind of G, kind of G
// prints: FGG
// prints: true false
// prints: no H
class Main {
    static class F {
        String name = "F";

        static String kind() {
            return "kind of F";
        }

        String get() {
            return name;
        }

        String call() {
            return hook() + secret();
        }

        String hook() {
            return "F.hook ";
        }

        private String secret() {
            return "F.secret";
        }
    }

    static class G extends F {
        String name = "G";

        static String kind() {
            return "kind of G";
        }

        String both() {
            return name + super.name + ((F) this).name + get();
        }

        String hook() {
            return "G.hook " + super.hook();
        }

        String secret() {
            return "G.secret";
        }
    }

    static class H extends G {
        String hook() {
            return "H." + super.hook();
        }
    }

    static String over(F f) {
        return "F";
    }

    static String over(G g) {
        return "G";
    }

    public static void main(String[] args) {
        F f = new G();
        System.out.println(f.name + ((G) f).name + f.get() + new G().both());
        System.out.println(f.call());
        System.out.println(new H().call());
        System.out.println(F.kind() + ", " + G.kind() + ", " + H.kind());
        System.out.println(over(f) + over((G) f) + over(new H()));
        System.out.println((f instanceof G) + " " + (f instanceof H));
        try {
            H h = (H) f;
            System.out.println(h);
        } catch (ClassCastException e) {
            System.out.println("no H");
        }
    }
}
