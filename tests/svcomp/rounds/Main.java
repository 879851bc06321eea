import org.sosy_lab.sv_benchmarks.Verifier;

/** Doors open and close in any order, as often as anybody likes. */
public class Main {
    static class Doors {
        int open;

        void toggle(boolean inner) {
            if (inner && open == 0) {
                open = 1;
            } else if (!inner && open == 0) {
                open = 2;
            } else {
                open = 0;
            }
        }
    }

    public static void main(String[] args) {
        Doors doors = new Doors();
        while (Verifier.nondetBoolean()) {
            doors.toggle(Verifier.nondetBoolean());
            assert doors.open >= 0 && doors.open <= 2;
        }
    }
}
