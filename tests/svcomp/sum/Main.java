import org.sosy_lab.sv_benchmarks.Verifier;

/** A sum that overflows for some values only. */
public class Main {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        Verifier.assume(x > 0 && y > 0);
        assert x + y > 0;
    }
}
