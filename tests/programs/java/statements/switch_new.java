// Switches with arrows, with values, with yield.
// prints: ABF
// prints: c 1 10 30
// prints: low 6 four
// prints: 30
// prints: text
// prints: 2.5
// prints: four
// prints: 204
class Main {
    enum Day { MON, TUE, SUN }

    static char grade(int score) {
        return switch (score / 10) {
            case 10, 9 -> 'A';
            case 8 -> 'B';
            default -> {
                char c = 'F';
                yield c;
            }
        };
    }

    static int old(String s) {
        return switch (s) {
            case "a":
            case "b":
                yield 1;
            case "c":
                System.out.print("c ");
            default:
                int n = s.length();
                yield n * 10;
        };
    }

    static void statement(int x) {
        switch (x) {
            case 1, 2 -> System.out.print("low ");
            case 3 -> {
                int y = x * 2;
                System.out.print(y + " ");
            }
            case 4 -> throw new IllegalStateException("four");
            default -> { }
        }
    }

    static int side;

    static int effect(int x) {
        side += x;
        return side;
    }

    public static void main(String[] args) {
        System.out.println(grade(95) + "" + grade(85) + grade(20));
        System.out.println(old("a") + " " + old("c") + " " + old("xyz"));
        statement(1);
        statement(3);
        statement(9);
        try {
            statement(4);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Day day = Day.SUN;
        int length = switch (day) {
            case MON, TUE -> 3;
            case SUN -> 4;
        };
        System.out.println(length + effect(1) + switch (effect(1)) { case 2 -> effect(10); default -> 0; } + effect(1));
        Object mixed = switch (length) { case 4 -> "text"; default -> 5; };
        System.out.println(mixed);
        double number = switch (length) { case 3 -> 1; default -> 2.5; };
        System.out.println(number);
        String nested = switch (day) {
            case SUN -> switch (length) {
                case 4 -> "four";
                default -> "other";
            };
            default -> "weekday";
        };
        System.out.println(nested);
        int looped = 0;
        for (int i = 0; i < 4; i++) {
            looped += switch (i) {
                case 0 -> 1;
                case 1 -> {
                    int s = 0;
                    for (int j = 0; j < 5; j++) {
                        if (j == 3) {
                            break;
                        }
                        s += j;
                    }
                    yield s;
                }
                default -> 100;
            };
        }
        System.out.println(looped);
    }
}
