import org.sosy_lab.sv_benchmarks.Verifier;

/** An assertion that fails only where an earlier exception does not happen. */
public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = 100 / x;
        assert y != 25;
    }
}
