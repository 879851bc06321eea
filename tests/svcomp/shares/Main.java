import org.sosy_lab.sv_benchmarks.Verifier;

/** A number that somebody has typed, of any length and in any spelling, decides how many shares there are. */
public class Main {
    static double typed(double otherwise) {
        String text = Verifier.nondetString();
        try {
            return Double.parseDouble(text.trim());
        } catch (NumberFormatException none) {
            return otherwise;
        }
    }

    public static void main(String[] args) {
        double people = typed(2.0);
        if (people >= 1.0 && people <= 1000.0) {
            double share = 100.0 / people;
            assert share > 0.0 && share <= 100.0;
        }
    }
}
