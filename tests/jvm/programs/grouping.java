class GroupPostfixUnderPrefix {
    int f = 7;

    public static void main(String[] args) {
        int v = 5;
        int[] a = {1, 2};
        GroupPostfixUnderPrefix o = new GroupPostfixUnderPrefix();
        System.out.println(-v++ + " " + v);
        System.out.println(~a[0]-- + " " + a[0]);
        System.out.println(-(v)++ - v);
        System.out.println((double) a[1]++ + a[1]);
        System.out.println((byte) -o.f++ + " " + o.f);
        System.out.println(- -v-- - -v--);
    }
}

class GroupNameInParentheses {
    static int x = 5;

    static class In {
        static int y = 3;
    }

    public static void main(String[] args) {
        int c = 2;
        System.out.println((In.y) + c);
        System.out.println((In.y) - c * c + 1);
        System.out.println(10 * (In.y) - c);
        System.out.println(-(In.y) + c * 2);
        System.out.println((GroupNameInParentheses.In.y) - c == 1);
        System.out.println((int) (In.y) - c);
        System.out.println((In.y) - (In.y) - (In.y));
        System.out.println(1 + 2 * (In.y) + c << 1);
        System.out.println((In.y) - c++);
        System.out.println((x) - -c);
    }
}
