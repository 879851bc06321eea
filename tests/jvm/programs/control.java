class ControlLabels {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 4; i++) {
            for (int j = 0; j < 4; j++) {
                if (j == 2) {
                    continue outer;
                }
                if (i == 2) {
                    break outer;
                }
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println("end");
    }
}

class ControlLabelledBlock {
    public static void main(String[] args) {
        int n = 3;
        block: {
            if (n == 3) {
                break block;
            }
            System.out.println("skipped");
        }
        System.out.println("after");
        a: b: for (;;) {
            break a;
        }
        System.out.println("done");
    }
}

class ControlContinueInWhile {
    public static void main(String[] args) {
        int i = 0;
        top:
        while (true) {
            i++;
            do {
                if (i % 2 == 0) {
                    continue top;
                }
                if (i > 5) {
                    break top;
                }
                i += 2;
            } while (i < 3);
        }
        System.out.println(i);
    }
}

class ControlDoContinue {
    public static void main(String[] args) {
        int i = 0;
        do {
            i++;
            if (i == 2) {
                continue;
            }
            System.out.print(i);
        } while (i < 4);
        System.out.println("");
    }
}

class ControlForManyParts {
    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i += 2, j--) {
            System.out.print(i + ":" + j + " ");
        }
        int k = 0;
        for (; k < 3; ) {
            k++;
        }
        System.out.println(k);
    }
}

class ControlFinallyReturn {
    static int f() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }
    static int g() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }
    static int h() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 3;
        }
    }

    public static void main(String[] args) {
        System.out.println(f() + " " + g() + " " + h());
    }
}

class ControlFinallyLoop {
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                System.out.print("body" + i + " ");
            } finally {
                System.out.print("finally" + i + " ");
            }
        }
        System.out.println("");
    }
}

class ControlFinallyBreaksException {
    public static void main(String[] args) {
        int n = 0;
        while (true) {
            try {
                n++;
                throw new IllegalStateException();
            } finally {
                if (n > 2) {
                    break;
                }
                continue;
            }
        }
        System.out.println(n);
    }
}

class ControlNestedFinally {
    static int f(int n) {
        try {
            try {
                if (n == 0) {
                    return 0;
                }
                throw new Exception("n" + n);
            } finally {
                System.out.println("inner");
            }
        } catch (Exception e) {
            System.out.println(e.getMessage());
            return 1;
        } finally {
            System.out.println("outer");
        }
    }

    public static void main(String[] args) {
        System.out.println(f(0));
        System.out.println(f(1));
    }
}

class ControlSwitchFallThrough {
    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            switch (i) {
                case 1:
                    System.out.print("one ");
                case 2:
                    System.out.print("two ");
                    break;
                default:
                    System.out.print("default ");
                case 3:
                    System.out.print("three ");
            }
        }
        System.out.println("");
    }
}

class ControlSwitchDefaultFirst {
    static String f(char c) {
        String s = "";
        switch (c) {
            default: s += "d";
            case 'a': s += "a"; break;
            case 'b': case 'c': s += "bc";
        }
        return s;
    }

    public static void main(String[] args) {
        System.out.println(f('a') + f('b') + f('c') + f('z'));
    }
}

class ControlSwitchArrow {
    static String f(int n) {
        return switch (n) {
            case 1, 2, 3 -> "low";
            case 4 -> {
                String s = "four";
                yield s + "!";
            }
            default -> "high";
        };
    }

    public static void main(String[] args) {
        System.out.println(f(2) + f(4) + f(9));
        switch (7) {
            case 7 -> System.out.println("seven");
            default -> System.out.println("no");
        }
    }
}

class ControlSwitchYieldOld {
    static int f(String s) {
        int r = switch (s) {
            case "a":
                yield 1;
            case "b":
                System.out.print("b ");
            default:
                yield s.length();
        };
        return r * 10;
    }

    public static void main(String[] args) {
        System.out.println(f("a") + f("b") + f("ccc"));
    }
}

class ControlSwitchThrow {
    static int f(int n) {
        return switch (n) {
            case 0 -> throw new IllegalArgumentException("zero");
            default -> n;
        };
    }

    public static void main(String[] args) {
        System.out.println(f(3));
        System.out.println(f(0));
    }
}

class ControlSwitchBoxed {
    static String f(Integer n) {
        switch (n) {
            case 1: return "one";
            default: return "more";
        }
    }

    public static void main(String[] args) {
        System.out.println(f(1) + f(2));
        Character c = 'x';
        System.out.println(switch (c) { case 'x' -> 10; default -> 20; });
        System.out.println(f(null));
    }
}

class ControlSwitchInLoop {
    public static void main(String[] args) {
        int n = 0;
        loop:
        for (;;) {
            switch (n++) {
                case 0:
                    continue loop;
                case 3:
                    break loop;
                default:
                    break;
            }
            System.out.print(n + " ");
        }
        System.out.println(n);
    }
}

class ControlSwitchScope {
    public static void main(String[] args) {
        switch (2) {
            case 1:
                int x = 5;
                break;
            case 2:
                x = 7;
                System.out.println(x);
        }
        final int k = 3;
        switch (3) {
            case k: System.out.println("constant"); break;
            case k + 1: System.out.println("other");
        }
    }
}

class ControlIfDangling {
    static String f(int a, int b) {
        if (a > 0)
            if (b > 0) return "both";
            else return "a only";
        return "none";
    }

    public static void main(String[] args) {
        System.out.println(f(1, 1) + f(1, 0) + f(0, 1));
    }
}

class ControlForEach {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        for (int x : a) {
            x *= 2;
            System.out.print(x + " ");
        }
        for (char c : new char[] {'a', 'b'}) {
            System.out.print(c + 1 + " ");
        }
        for (long l : a) {
            System.out.print(l / 2.0 + " ");
        }
        int[] b = a;
        for (int x : b) {
            b = null;
            System.out.print(x);
        }
        System.out.println("");
    }
}

class ControlForEachNull {
    public static void main(String[] args) {
        int[] a = null;
        for (int x : a) {
            System.out.println(x);
        }
    }
}

class ControlTernaryNest {
    public static void main(String[] args) {
        for (int i = -1; i < 2; i++) {
            System.out.println(i < 0 ? "neg" : i == 0 ? "zero" : "pos");
        }
    }
}

class ControlAssert {
    public static void main(String[] args) {
        assert 1 + 1 == 2 : "fine";
        int n = 3;
        assert n < 3 : "n is " + n;
    }
}

class ControlAssertPlain {
    public static void main(String[] args) {
        int n = 3;
        assert n > 3;
    }
}

class ControlRecursionDepth {
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }

    public static void main(String[] args) {
        System.out.println(depth(500));
    }
}

class ControlGcdLoop {
    public static void main(String[] args) {
        int a = 1071, b = 462;
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        System.out.println(a);
    }
}

class ControlCollatz {
    public static void main(String[] args) {
        long n = 27;
        int steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
    }
}

class ControlVar {
    public static void main(String[] args) {
        var x = 5;
        var s = "t" + x;
        for (var i = 0; i < 2; i++) {
            s += i;
        }
        var d = x / 2.0;
        System.out.println(s + d);
    }
}
