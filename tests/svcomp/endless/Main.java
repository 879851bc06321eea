import org.sosy_lab.sv_benchmarks.Verifier;

/** Holds, since no square ends like 2; but no bound on the loop shows it, nor anything that the program says. */
public class Main {
    public static void main(String[] args) {
        int limit = Verifier.nondetInt();
        int odd = 1;
        int square = 0;
        for (int i = 0; i < limit; i++) {
            square = square + odd;
            odd = odd + 2;
            assert square != 2;
        }
    }
}
