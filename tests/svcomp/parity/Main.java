import org.sosy_lab.sv_benchmarks.Verifier;

/** Two methods that call each other, up to two thousand million times. */
public class Main {
    static boolean even(int steps) {
        return steps == 0 || odd(steps - 1);
    }

    static boolean odd(int steps) {
        return steps != 0 && even(steps - 1);
    }

    public static void main(String[] args) {
        int steps = Verifier.nondetInt();
        if (steps >= 0) {
            boolean found = even(steps);
            assert found == (steps % 2 == 0);
        }
    }
}
