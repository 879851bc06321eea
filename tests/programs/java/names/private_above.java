// What is private in a superclass is not inherited: a simple name means what stands around the class (JLS 8.2, 6.4.1).
class Main {
    static class Above {
        private int n = 5;
        private static int s = 6;

        private int get() {
            return 7;
        }
    }

    int n = 1;
    static int s = 2;

    int get() {
        return 3;
    }

    class Below extends Above {
        int sum() {
            return n + 10 * s + 100 * get();
        }

        int above() {
            Above seen = this;
            return seen.n + 10 * Above.s + 100 * seen.get();
        }
    }

    int sum() {
        return new Below().sum();
    }

    int above() {
        return new Below().above();
    }

    static int captured(int n) {
        Object made = new Above() {
            @Override
            public int hashCode() {
                return n;
            }
        };
        return made.hashCode();
    }

    public static void main(String[] arguments) {
        Main main = new Main();
        System.out.println(main.sum() + " " + main.above() + " " + captured(9));    // prints: 321 765 9
    }
}
