import org.sosy_lab.sv_benchmarks.Verifier;

/** Text that is read as a number, and a number that is read as bits. */
public class Main {
    public static void main(String[] args) {
        Double length = Double.parseDouble(Verifier.nondetString());
        Long bits = Double.doubleToLongBits(Verifier.nondetDouble());
        String name = Float.toString(Verifier.nondetFloat());
        assert !(length == -47.25 && bits == 4614253070214989087L && name.equals("2.5E9"));
    }
}
