import org.sosy_lab.sv_benchmarks.Verifier;

/** Small letters are those of all of Unicode, and a longer text breaks the assertion. */
public class Main {
    public static void main(String[] args) {
        String text = Verifier.nondetString();
        assert !text.toLowerCase().startsWith("owl");
    }
}
