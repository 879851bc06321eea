import org.sosy_lab.sv_benchmarks.Verifier;

/** Annotations are comments: they are neither believed nor checked. */
public class Main {
    //@ requires false;
    //@ ensures \result == 0;
    static int choose() {
        int x = Verifier.nondetInt();
        //@ assume x < 5;
        return x;
    }

    public static void main(String[] args) {
        String kept = "/*@ not a comment @*/";
        assert choose() != 7 || kept.length() != 21;
    }
}
