// Values that verification tasks leave open.
import org.sosy_lab.sv_benchmarks.ObjectFactory;
import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Pair {
        int x;
        String y;
    }

    static class Pairs implements ObjectFactory<Pair> {
        @Override
        public Pair createObject() {
            Pair pair = new Pair();
            pair.x = Verifier.nondetInt();
            pair.y = Verifier.nondetString();
            return pair;
        }
    }

    static void kept() {                                // check Main.kept: valid
        Pair pair = Verifier.nondetObject(Pair.class, new Pairs());
        Verifier.assume(pair.x > 3);
        assert pair.x != 0 && pair.y != null;
    }

    static void any() {                                 // check Main.any: invalid, exception
        Pair pair = Verifier.nondetObject(Pair.class, new Pairs());
        assert pair.x != 77 || !pair.y.equals("no");
    }

    static void numbers() {                             // check Main.numbers: invalid, exception
        long sum = Verifier.nondetByte() + Verifier.nondetShort() + Verifier.nondetChar() + Verifier.nondetLong();
        assert sum != 1;
    }

    static void small() {                               // check Main.small: valid
        byte small = Verifier.nondetByte();
        short other = Verifier.nondetShort();
        char letter = Verifier.nondetChar();
        assert small >= -128 && other <= 32767 && letter >= 0;
    }

    static void floating() {                            // check Main.floating: invalid, exception
        float f = Verifier.nondetFloat();
        double d = Verifier.nondetDouble();
        assert f == f && d == d;
    }

    static void excluded() {                            // check Main.excluded: unknown
        Verifier.assume(Verifier.nondetBoolean() && false);
        assert false;
    }
}
