import org.sosy_lab.sv_benchmarks.Verifier;

/** The larger of two numbers is at least either. */
public class Main {
    static int maximum(int x, int y) {
        return x > y ? x : y;
    }

    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        int larger = maximum(x, y);
        assert larger >= x && larger >= y;
    }
}
