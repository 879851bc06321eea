import org.sosy_lab.sv_benchmarks.Verifier;

/** An assertion that fails, and an index that is wrong, but nothing leaves `main`. */
public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        try {
            assert x != 3;
            int[] numbers = new int[2];
            numbers[x & 3] = 1;
        } catch (AssertionError | ArrayIndexOutOfBoundsException expected) {
            x = 0;
        }
    }
}
