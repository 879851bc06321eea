// `instanceof` with a pattern: the variable is there where the test is known to be true.
// prints: otherbig50text3otherother
// prints: 3
// prints: true false true
// prints: true false
// prints: take 8
// prints: 4
// prints: int 3
// prints: 4
class Main {
    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big" + i;
        } else if (o instanceof String s) {
            return "text" + s.length();
        }
        return "other";
    }

    static int length(Object o) {
        if (!(o instanceof String s)) {
            return -1;
        }
        return s.length();
    }

    static boolean either(Object o) {
        return !(o instanceof String s) || s.length() == 3;
    }

    static class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }

        public boolean equals(Object o) {
            return o instanceof Point p && p.x == x;
        }
    }

    static Object next;

    static Object take() {
        System.out.print("take ");
        return next;
    }

    public static void main(String[] args) {
        System.out.println(describe(5) + describe(50) + describe("abc") + describe(null) + describe('c'));
        System.out.println(length("four") + length(4));
        System.out.println(either("abc") + " " + either("ab") + " " + either(1));
        System.out.println(new Point(1).equals(new Point(1)) + " " + new Point(1).equals(null));
        next = 7;
        if (take() instanceof Integer n && n == 7) {
            System.out.println(n + 1);
        }
        Object o = "loop";
        while (!(o instanceof Integer count)) {
            o = 3;
        }
        System.out.println(count + 1);
        String t = o instanceof Integer k ? "int " + k : "none";
        System.out.println(t);
        Object[] things = {1, "two", 3.0, null};
        int total = 0;
        for (Object thing : things) {
            if (!(thing instanceof Number number)) {
                continue;
            }
            total += number.intValue();
        }
        System.out.println(total);
    }
}
