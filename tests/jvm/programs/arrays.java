import java.util.Arrays;

class ArrayDefaults {
    public static void main(String[] args) {
        boolean[] b = new boolean[1];
        String[] s = new String[1];
        double[] d = new double[2];
        char[] c = new char[1];
        int[][] g = new int[2][3];
        int[][] r = new int[2][];
        System.out.println(b[0] + s[0] + d[1] + (int) c[0] + g[1][2] + r[1]);
    }
}

class ArrayJagged {
    public static void main(String[] args) {
        int[][] a = {{1}, {2, 3}, {}};
        System.out.println(a.length + " " + a[1].length + " " + a[2].length);
        a[2] = new int[] {9, 8, 7};
        System.out.println(a[2][2]);
        int[] row = a[1];
        row[0] = 50;
        System.out.println(a[1][0]);
        a[0] = row;
        a[0][1]++;
        System.out.println(a[1][1]);
    }
}

class ArrayCopies {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int[] b = a.clone();
        b[0] = 9;
        System.out.println(a[0] + " " + b[0] + " " + (a == b));
        int[][] m = {{1}, {2}};
        int[][] k = m.clone();
        k[0][0] = 7;
        k[1] = null;
        System.out.println(m[0][0] + " " + m[1][0]);
        System.out.println(Arrays.toString(Arrays.copyOf(a, 5)) + Arrays.toString(Arrays.copyOfRange(a, 1, 3)));
    }
}

class ArrayHelpers {
    public static void main(String[] args) {
        int[] a = {3, 1, 2};
        Arrays.sort(a);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.equals(a, new int[] {1, 2, 3}));
        Arrays.fill(a, 7);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.hashCode(a));
        System.out.println(Arrays.deepToString(new int[][] {{1}, {2, 3}}));
        System.out.println(Arrays.asList(1, 2, 3));
        System.out.println(Arrays.binarySearch(new int[] {1, 3, 5}, 4));
    }
}

class ArrayArraycopy {
    public static void main(String[] args) {
        int[] a = {1, 2, 3, 4, 5};
        System.arraycopy(a, 0, a, 1, 4);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 1, a, 0, 4);
        System.out.println(Arrays.toString(a));
        try {
            System.arraycopy(a, 3, a, 0, 3);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        System.out.println(Arrays.toString(a));
    }
}

class ArrayTypes {
    public static void main(String[] args) {
        Object o = new int[] {1, 2};
        System.out.println(o instanceof int[]);
        System.out.println(o instanceof Object[]);
        Object s = new String[] {"a"};
        System.out.println(s instanceof Object[]);
        System.out.println(s instanceof String[]);
        System.out.println(s instanceof Comparable[]);
        System.out.println(((int[]) o)[1]);
        Object[] up = (Object[]) s;
        System.out.println(up[0]);
        String[] bad = (String[]) new Object[0];
    }
}

class ArrayElementTypes {
    public static void main(String[] args) {
        byte[] b = {1, (byte) 200, 'a'};
        System.out.println(b[1] + b[2]);
        b[0] += 127;
        System.out.println(b[0]);
        char[] c = {97, 'b'};
        c[0]++;
        System.out.println(c[0]);
        long[] l = {1, 'c'};
        System.out.println(l[1]);
        float[] f = {1, 2L, 'd'};
        System.out.println(f[2]);
        short[] s = new short[1];
        s[0]--;
        System.out.println(s[0]);
    }
}

class ArrayMatrix {
    public static void main(String[] args) {
        int[][] a = {{1, 2}, {3, 4}}, b = {{0, 1}, {1, 0}};
        int[][] c = new int[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 2; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        System.out.println(Arrays.deepToString(c));
    }
}

class ArraySwap {
    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        int i = 0, j = 2;
        int t = a[i];
        a[i++] = a[j];
        a[j--] = t;
        System.out.println(Arrays.toString(a) + i + j);
        a[i] = a[i] ^ a[j] ^ (a[j] = 5);
        System.out.println(a[1]);
    }
}

class ArrayDimsSyntax {
    public static void main(String[] args) {
        int a[] = {1}, b = 2, c[][] = {{3}};
        System.out.println(a[0] + b + c[0][0]);
        int[] d[] = new int[1][1];
        System.out.println(d[0][0]);
    }
}

class ArraySortObjects {
    public static void main(String[] args) {
        String[] s = {"pear", "fig", "apple"};
        Arrays.sort(s);
        System.out.println(String.join(",", s));
        Integer[] n = {3, -1, 2};
        Arrays.sort(n, (x, y) -> y - x);
        System.out.println(Arrays.toString(n));
        Arrays.sort(s, (x, y) -> x.length() - y.length());
        System.out.println(Arrays.toString(s));
    }
}

class ArrayNested {
    public static void main(String[] args) {
        Object[] a = {1, "s", new int[] {4}, null, 'c', 2.5};
        int[] inner = (int[]) a[2];
        inner[0]++;
        System.out.println(((int[]) a[2])[0] + "" + a[1] + a[3] + a[4] + a[5]);
        a[0] = a;
        System.out.println(((Object[]) a[0]).length);
    }
}

class ArrayCharSum {
    public static void main(String[] args) {
        char[] word = "mississippi".toCharArray();
        int[] count = new int[26];
        for (char c : word) {
            count[c - 'a']++;
        }
        System.out.println(count['s' - 'a'] + " " + count['p' - 'a']);
    }
}

class ArrayZeroLength {
    public static void main(String[] args) {
        int[] a = new int[0];
        System.out.println(a.length);
        for (int x : a) {
            System.out.println(x);
        }
        int[][] b = new int[3][0];
        System.out.println(b[2].length);
        int[][] z = new int[0][-1];
    }
}

class ArrayLengthFinal {
    public static void main(String[] args) {
        final int[] a = {1, 2, 3};
        a[0] = a.length;
        System.out.println(a[a[0] - 1]);
        System.out.println(new int[] {4, 5, 6}[1]);
        System.out.println((new int[][] {{1, 2}})[0][1]);
    }
}

class ArrayBubble {
    public static void main(String[] args) {
        int[] a = {5, 2, 9, 1};
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j + 1 < a.length - i; j++) {
                if (a[j] > a[j + 1]) {
                    int t = a[j];
                    a[j] = a[j + 1];
                    a[j + 1] = t;
                }
            }
        }
        System.out.println(Arrays.toString(a));
    }
}

class ArrayNullRow {
    public static void main(String[] args) {
        int[][] a = new int[2][];
        System.out.println(a[0]);
        a[1][0] = 3;
    }
}

class ArrayMultiNegative {
    public static void main(String[] args) {
        int n = -5;
        int[][] a = new int[3][n];
    }
}

class ArrayPartial {
    public static void main(String[] args) {
        int[][][] a = new int[2][3][];
        System.out.println(a[1].length);
        System.out.println(a[1][2]);
        a[1][2] = new int[] {4};
        System.out.println(a[1][2][0]);
    }
}
