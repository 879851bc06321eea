import org.sosy_lab.sv_benchmarks.Verifier;

/** A null reference stops the program before the assertion can fail. */
public class Main {
    int value = 1;

    public static void main(String[] args) {
        Main object = Verifier.nondetBoolean() ? new Main() : null;
        int value = object.value;
        assert value == 1;
    }
}
