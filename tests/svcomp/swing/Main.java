import org.sosy_lab.sv_benchmarks.Verifier;

/** A pendulum never leaves its range, whatever the sine is; how it moves cannot be told. */
public class Main {
    public static void main(String[] args) {
        double time = Verifier.nondetDouble();
        double place = 2 * Math.sin(time) + Math.exp(-time * time);
        assert !(Math.sin(time) > 1);
        if (Math.cos(time) < 0 && time == 0) {
            assert false;
        }
        System.out.println(place > 1 ? "far" : "near");
    }
}
