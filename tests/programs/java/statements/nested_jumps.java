// Jumps out of loops, switches and blocks through finally, with values.
// prints: 5 -6 -6
// prints: 300fgfg2fgfg
// prints: 60fgfg2fgfg//
// prints: no ?
// prints: 36
// prints: 6 4
// prints: 2
// prints: 514233
class Main {
    static String log = "";

    static int search(int[][] grid, int wanted) {
        int steps = 0;
        outer:
        for (int i = 0; ; i++) {
            if (i == grid.length) {
                break;
            }
            for (int cell : grid[i]) {
                steps++;
                switch (cell) {
                    case 0:
                        continue outer;
                    case 9:
                        break outer;
                    default:
                        if (cell == wanted) {
                            return steps;
                        }
                }
            }
        }
        return -steps;
    }

    static int through() {
        for (int i = 0; i < 5; i++) {
            try {
                try {
                    if (i == 1) {
                        continue;
                    }
                    if (i == 3) {
                        return i * 10;
                    }
                    log += i;
                } finally {
                    log += "f";
                }
            } finally {
                log += "g";
            }
        }
        return -1;
    }

    static int evaluate(String op, int a, int b) {
        return switch (op) {
            case "+" -> a + b;
            case "-" -> a - b;
            case "/" -> {
                try {
                    yield a / b;
                } catch (ArithmeticException e) {
                    yield 0;
                } finally {
                    log += "/";
                }
            }
            default -> throw new IllegalArgumentException(op);
        };
    }

    static boolean flag;

    static boolean toggle() {
        return flag = !flag;
    }

    public static void main(String[] args) {
        int[][] grid = {{1, 2, 0, 7}, {3, 4}, {9, 5}};
        System.out.println(search(grid, 4) + " " + search(grid, 7) + " " + search(grid, 5));
        System.out.println(through() + log);
        System.out.println(evaluate("+", 1, 2) + evaluate("/", 1, 0) + evaluate("/", 9, 3) + log);
        try {
            evaluate("?", 1, 1);
        } catch (IllegalArgumentException e) {
            System.out.println("no " + e.getMessage());
        }
        int n = 0;
        do {
            if (toggle()) {
                continue;
            }
            n += 10;
        } while (n++ < 25);
        System.out.println(n);
        int i = 0, j = 0;
        while (i < 3 ? j < 2 : j < 4) {
            i++;
            j += i > 2 ? 1 : 0;
        }
        System.out.println(i + " " + j);
        int x = 5;
        while ((x = x - 1) > 0 && toggle() | true) {
            if (x == 2) break;
        }
        System.out.println(x);
        String s = "";
        for (int a = 0, b = 5; a < b; a++, b--, s += a) {
            s += b;
        }
        System.out.println(s);
    }
}
