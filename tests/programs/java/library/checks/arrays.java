// Copies, comparison and filling of arrays.
import java.util.Arrays;

class Main {
    static void copied(int x, int y) {                  // check Main.copied: valid
        int[] b = Arrays.copyOf(new int[] {x, y}, 3);
        assert b.length == 3 && b[0] == x && b[1] == y && b[2] == 0;
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
