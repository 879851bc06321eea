package p;
import java.util.*;
@Deprecated
public abstract class Shape<T extends Comparable<? super T> & java.io.Serializable, U> extends AbstractList<T> implements Iterable<T> {
    @FunctionalInterface public interface Visitor<R> { R visit(@SuppressWarnings("x") Object o) throws Exception; }
    public enum Tone { RED, GREEN { @Override int v() { return 2; } }; int v() { return 1; } }
    public record Pair<A, B>(@Deprecated A first, List<? extends B>[] second) { static final long L = 7L; }
    public sealed interface S permits Shape.P, Shape.Q { }
    public static final class P implements S { }
    public static final class Q implements S { static final double D = 1.5; static final String TEXT = "té\0\uD83D\uDC26"; static final int I = 3; static final float F = 2f; static final boolean B = true; static final char C = 'x'; }
    protected Map<String, int[][]> field;
    public class Inner<V> { V v; Inner(V v, T t) { this.v = v; } class Deep { U u; T t; V v; } }
    public <X extends Throwable> void go(Set<? super T> s, X x, U... us) throws X { Runnable r = () -> { throw new IllegalStateException(); }; r.run(); }
    private static int hidden(int a, long b, double c) { return switch (a) { case 1 -> 2; default -> (int) b; }; }
}
