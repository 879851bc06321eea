import org.sosy_lab.sv_benchmarks.Verifier;

/** Where a satellite is above a station: no solver knows sines, but numbers can be sought. */
public class Main {
    static boolean inView(double angle, double height) {
        double x = height * Math.cos(angle);
        double y = height * Math.sin(angle);
        return x > 3 && y > 3 && Math.log10(height) < 1 && Math.exp(angle) < 2.5;
    }

    public static void main(String[] args) {
        double angle = Verifier.nondetDouble();
        double height = Verifier.nondetDouble();
        if (angle > 0.7 && angle < 0.8) {
            assert !inView(angle, height);
        }
    }
}
