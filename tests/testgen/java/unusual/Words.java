/** Names that are words of OOX. */
public class Words {
    enum Kind { lock, join }
    record Pair(int exists, String string) { }
    interface Gate { int fork(int uint); boolean requires(); }
    private int lock;
    int ensures;
    static int forall;
    private Words string;
    //@ ensures lock == \old(lock) + 1;
    public int join(int assume) { lock++; ensures = assume; forall++; return assume > 2 ? lock : 0; }
    private int bool(int x) { return x > lock ? 1 : 2; }
    public int uint(Pair p) { return p != null && p.exists() > 2 ? p.exists() : ensures; }
    public static Kind retval(Kind k) { return k == Kind.lock ? Kind.join : k; }
    public static int ask(Gate g) { return g != null && g.requires() ? g.fork(3) : -1; }
    public int deep() { return string != null && string.lock > 3 ? string.ensures : 0; }
    //@ ensures lock == 7;
    public void exceptional(int x) { if (x != 4) { lock = 7; } }
}
