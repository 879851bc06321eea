// `finally` runs however its `try` is left, and may change how.
// prints: finally 1 2 1 f1 inner f2 300
// prints: i0 f0 f1 i2 f2
// prints: second
class Main {
    static int returns() {
        try {
            return 1;
        } finally {
            System.out.print("finally ");
        }
    }

    @SuppressWarnings("finally")
    static int replaced() {
        try {
            throw new RuntimeException("lost");
        } finally {
            return 2;
        }
    }

    static int kept() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 5;
        }
    }

    static String nested() {
        String log = "";
        try {
            try {
                throw new IllegalStateException("inner");
            } finally {
                log += "f1 ";
            }
        } catch (IllegalStateException e) {
            log += e.getMessage();
        } finally {
            log += " f2";
        }
        return log;
    }

    @SuppressWarnings("finally")
    static int loop() {
        int n = 0;
        while (true) {
            try {
                n++;
                if (n == 3) {
                    return n;
                }
                continue;
            } finally {
                if (n == 3) {
                    break;
                }
            }
        }
        return n * 100;
    }

    public static void main(String[] args) {
        System.out.println(returns() + " " + replaced() + " " + kept() + " " + nested() + " " + loop());
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                System.out.print("i" + i + " ");
            } finally {
                System.out.print("f" + i + " ");
            }
        }
        System.out.println();
        try {
            try {
                throw new RuntimeException("first");
            } finally {
                throw new IllegalArgumentException("second");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
