import org.sosy_lab.sv_benchmarks.Verifier;

/** A string with one value that fails. */
public class Main {
    public static void main(String[] args) {
        String name = Verifier.nondetString();
        assert !name.equals("ox");
    }
}
