import org.sosy_lab.sv_benchmarks.Verifier;

/** Holds, but no bound on the loop shows it. */
public class Main {
    public static void main(String[] args) {
        int limit = Verifier.nondetInt();
        int i = 0;
        while (i < limit) {
            i = i + 1;
            assert i > 0;
        }
    }
}
