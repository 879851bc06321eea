import java.io.*;
import java.util.*;
import org.sosy_lab.sv_benchmarks.Verifier;

/** Parts of Java's library without a model do no harm where no run comes to them. */
public class Main {
    static int never(java.util.Random dice) throws Exception {
        DataInputStream input = new DataInputStream(new FileInputStream("nothing"));
        StackWalker walker = StackWalker.getInstance();
        return input.readInt() + Integer.parseUnsignedInt("7", 8) + walker.hashCode() + Locale.ROOT.hashCode();
    }

    public static void main(String[] args) throws Exception {
        int x = Verifier.nondetInt();
        int y = (new java.util.Random()).nextInt();
        if (x != x) {
            x = never(null);
        }
        String text = Verifier.nondetString();
        assert text.length() >= 0 && text.concat("a").length() > 0;
        assert 1 / x != 2 || y == 0;
    }
}
