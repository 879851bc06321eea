// Switches with fall-through, default in the middle, shared variables, strings, characters.
// prints: 10 5 -1 2
// prints: 01 1 d56 d56 d56 56 6
// prints: 14
// prints: smallconstantother
// prints: AD?
// prints: 0,2,,4,
// prints: boxed
// prints: null
class Main {
    static int number(int x) {
        switch (x) {
            case 1:
                return 10;
            case 2: {
                int y = 5;
                return y;
            }
            default:
                return -1;
            case 7:
                int z = 1;
                z++;
                return z;
        }
    }

    static String fall(int x) {
        String s = "";
        switch (x) {
            case 0:
                s += "0";
            case 1:
                s += "1";
                break;
            default:
                s += "d";
            case 5:
                s += "5";
            case 6:
                s += "6";
        }
        return s;
    }

    static int shared(int x) {
        switch (x) {
            case 1:
                int y = 5;
                y++;
                return y;
            case 2:
                y = 7;
                return y + 1;
        }
        return 0;
    }

    static String text(String s) {
        switch (s) {
            case "one":
            case "two":
                return "small";
            case "three" + "!":
                return "constant";
            default:
                return "other";
        }
    }

    static final int LIMIT = 3;

    static String letter(char c) {
        switch (c) {
            case 'a': return "A";
            case LIMIT + 'a': return "D";
        }
        return "?";
    }

    public static void main(String[] args) {
        System.out.println(number(1) + " " + number(2) + " " + number(3) + " " + number(7));
        for (int i = 0; i < 7; i++) {
            System.out.print(fall(i) + " ");
        }
        System.out.println();
        System.out.println(shared(1) + shared(2) + shared(3));
        System.out.println(text("two") + text("three!") + text("x"));
        System.out.println(letter('a') + letter('d') + letter('z'));
        for (int i = 0; i < 5; i++) {
            switch (i) {
                case 1:
                    continue;
                case 3:
                    break;
                default:
                    System.out.print(i);
            }
            System.out.print(",");
        }
        System.out.println();
        Integer boxed = 2;
        switch (boxed) {
            case 2: System.out.println("boxed");
        }
        outer:
        while (true) {
            switch (1) {
                case 1:
                    break outer;
            }
        }
        try {
            text(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        switch (5) {
        }
    }
}
