// Fields, parameters, locals and classes of the same name; names that OOX keeps for itself.
// prints: 13 16 9 2
// prints: printed
// prints: parameterfieldlocalfield
// prints: 6
// prints: 8
class Main {
    static int value = 1;
    int string = 2;
    static int join = 3;

    static int lock(int fork) {
        int bool = fork + join;
        int forall = bool * 2;
        int $x = 1, größe = 4;
        return forall + $x + größe;
    }

    int both(int value) {
        int string = this.string + value;
        {
            int inner = 1;
            string += inner;
        }
        {
            int inner = 2;
            string += inner;
        }
        return string + Main.value;
    }

    static class string {
        int uint = 9;

        int old() {
            return uint;
        }

        void print() {
            System.out.println("printed");
        }
    }

    static class Shadow {
        String value = "field";

        String get(String value) {
            class Local {
                String value = "local";

                String all() {
                    return value + Shadow.this.value;
                }
            }
            return value + this.value + new Local().all();
        }
    }

    static int wait(int retval) {
        return retval + 1;
    }

    public static void main(String[] args) {
        System.out.println(lock(1) + " " + new Main().both(10) + " " + new string().old() + " " + wait(1));
        new string().print();
        System.out.println(new Shadow().get("parameter"));
        int i = 0;
        for (int j = 0; j < 2; j++) {
            int k = j;
            i += k;
        }
        for (int j = 5; j < 6; j++) {
            int k = j;
            i += k;
        }
        System.out.println(i);
        String String = "variable";
        System.out.println(String.length());
    }
}
