// Arrays of arrays, initialisers, clone, covariance, defaults.
// prints: 12
// prints: 3 0
// prints: 1 99
// prints: 50
// prints: 2y
// prints: false 0 null 0.0
// prints: 1 0 13 4
// prints: 6
// prints: 5
// prints: 2199023255552
// prints: 5
// prints: true false true false
// prints: true
// prints: 16
class Main {
    static int count;

    static int next() {
        return count++;
    }

    public static void main(String[] args) {
        int[][] m = new int[2][3];
        m[1][2] = 7;
        System.out.println(m[1][2] + m.length + m[0].length);
        int[][] jagged = {{1}, {2, 3}, {}};
        System.out.println(jagged[1][1] + " " + jagged[2].length);
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 99;
        System.out.println(a[0] + " " + b[0]);
        int[][] deep = jagged.clone();
        deep[0][0] = 50;
        System.out.println(jagged[0][0]);
        Object[] objects = new String[] {"x", "y"};
        System.out.println(objects.length + (String) objects[1]);
        boolean[] flags = new boolean[2];
        char[] chars = new char[1];
        String[] names = new String[1];
        double[] reals = new double[1];
        System.out.println(flags[1] + " " + (int) chars[0] + " " + names[0] + " " + reals[0]);
        int[] xs = new int[3];
        xs[next()] = next();
        xs[next()] += next() + 10;
        System.out.println(xs[0] + " " + xs[1] + " " + xs[2] + " " + count);
        int[][] triangle = new int[5][];
        for (int i = 0; i < 5; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        System.out.println(triangle[4][2]);
        int[] c[] = {{1, 2}}, d = {3};
        System.out.println(c[0][1] + d[0]);
        long[] big = new long[2];
        big[0] = big[1] = 1L << 40;
        System.out.println(big[0] + big[1]);
        System.out.println(new int[] {4, 5, 6}[1] + new int[0].length);
        Object o = a;
        System.out.println((o instanceof int[]) + " " + (o instanceof Object[]) + " " + o.equals(a) + " " + a.equals(b));
        int[][][] cube = new int[2][2][];
        System.out.println(cube[1][1] == null);
        a[1]++;
        ++a[1];
        a[1] <<= 2;
        System.out.println(a[1]--);
    }
}
