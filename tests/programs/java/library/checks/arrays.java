// Copies, comparison and filling of arrays.
import java.util.Arrays;

class Main {
    static void copied(int[] a) {                       // check Main.copied: valid within bounds
        if (a == null) {
            return;
        }
        int[] b = Arrays.copyOf(a, a.length + 1);
        assert b.length == a.length + 1 && b[a.length] == 0;
        for (int i = 0; i < a.length; i++) {
            assert b[i] == a[i];
        }
    }

    static void equal(int x, int y) {                   // check Main.equal: valid
        assert Arrays.equals(new int[] {x, y}, new int[] {y, x}) == (x == y);
    }

    static void moved(int x, int y, int z) {            // check Main.moved: valid
        int[] a = {x, y, z};
        System.arraycopy(a, 0, a, 1, 2);
        assert a[0] == x && a[1] == x && a[2] == y;
    }

    static void filled(int x) {                         // check Main.filled: valid
        int[] a = new int[3];
        Arrays.fill(a, 1, 3, x);
        assert a[0] == 0 && a[1] == x && a[2] == x;
    }
}
