// Operands are evaluated from left to right, whatever effects they have.
// prints: a b c 7
// prints: array index value
// prints: array index value
// prints: 7
// prints: 21 20 2
// prints: 24 2
// prints: 9
// prints: 13
// prints: 11
// prints: 9
// prints: 2 2
class Main {
    static int trace(String name, int value) {
        System.out.print(name + " ");
        return value;
    }

    static int[] array(String name) {
        System.out.print(name + " ");
        return new int[] {1, 2, 3};
    }

    public static void main(String[] args) {
        System.out.println(trace("a", 1) + trace("b", 2) * trace("c", 3));
        array("array")[trace("index", 1)] = trace("value", 5);
        System.out.println();
        array("array")[trace("index", 2)] += trace("value", 5);
        System.out.println();
        int i = 1;
        System.out.println(i + i++ + ++i + i-- - --i);
        int[] a = {10, 20, 30};
        int k = 0;
        a[k++] = a[k] + k++;
        System.out.println(a[0] + " " + a[1] + " " + k);
        a[k = 1] += k * 2 + (k = 2);
        System.out.println(a[1] + " " + k);
        int x = 10;
        x -= 3 - (x = 2);
        System.out.println(x);
        int y = 3;
        y += y++ * 2 + y;
        System.out.println(y);
        int z = 5;
        z = z++ + z++;
        System.out.println(z);
        int p = 2, q = p * (p = 3) + p;
        System.out.println(q);
        int[] b = {0, 1, 2};
        int n = 0;
        b[n] = n = 2;
        System.out.println(b[0] + " " + n);
    }
}
