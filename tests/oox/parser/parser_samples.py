"""Whole programs that are well formed: each listing of the theses' kinds, the Jip dialect, and one of everything."""

from __future__ import annotations

from pathlib import Path

BUBBLE_SORT = """\
class Main {
    static int[] sort(int[] array)
        requires(array != null)
        ensures(forall v, i : retval : forall w, j : retval : i < j ==> v <= w)
        exceptional(false)
    {
        bool sorted := false;
        while (!sorted) {
            sorted := true;
            int i := 1;
            while (i < #array) {
                int a := array[i];
                int b := array[i - 1];
                if (a < b) {
                    array[i] := b;
                    array[i - 1] := a;
                    sorted := false;
                }
                i := i + 1;
            }
        }
        return array;
    }
}
"""

PHILOSOPHERS = """\
class Main
{
    static void main()
        exceptional(false)
    {
        int n := 2;
        Fork[] forks := new Fork[n];
        int i := 0;
        while (i < n) {
            forks[i] := new Fork();
            i := i + 1;
        }
        i := 0;
        while (i < n) {
            Fork left := forks[i];
            Fork right := forks[(i + 1) % n];
            fork Main.eat(left, right);
            i := i + 1;
        }
        join;
    }
    static void eat(Fork left, Fork right)
    {
        while (true) {
            lock (left) { lock (right) { ; } }
        }
    }
}
class Fork { Fork() { ; } }
"""

JIP = """\
// written for Jip: fields with a dash, an `if` closed by a semicolon, quantifiers over array, index and value
class Pump {
    - bool running ;
    - Environment [ ] env;

    Pump(Environment[] env_,){
       this.running := false;
       this.env := env_ ;
    }

    bool alarm(int level) {
       if (level > 3) return true; else {
          if (level == 3) {
             assert(false);
          };
       }
       bool running := this.running ;
       if (running) this.stop();;
       if (level < 0) { this.stop(); } else if (level == 0) {
          this.running := false;
       };
       return running
    }

    void stop() {;}
}

class Main {
    static void main (int[] array, int x) ensures(1 <= x && x <= 2)
    {
        assume #array > 0;
        Pump p := new Pump(null,);
        p.alarm(x,);
        assert
            forall array, i, vi :
                exists array, j, vj :
                    i < j ==> vi < vj;
    }
}
"""

EVERYTHING = """\
/* One of everything. */
option ints = java;
option overflow = check;

interface Shape extends Thing, Other {
    pure double area();
    int corners() requires(true) ensures(retval >= 0) { return 0; }
};

abstract class Base implements Shape {
    static int count := 0;
    string name;
    long[][] table := new long[3][];
    static { Base.count := 1; }
    invariant(this.name != null);

    Base(string name) requires(name != null) { super(); this.name := name; }

    abstract helper void hook(int x, bool[] flags)
        assignable(this.name, Base.count, this.*, this.table[0], this.table[0 .. #this.table - 1], this.table[*])
        signals (Error e) (e.message == "no") signals (Exception) (true) exceptional(x < 0);
    pure static helper int id(int x) assignable(nothing) { return x; }
    void all() assignable(everything) { }
}

class Derived extends Base implements Shape, Thing {
    Derived() { this(1); }
    Derived(int n) { super("n" + n); }

    double area() { return 1.5e-3 * 2f - 0.5d; }

    void statements(Object o, int n) {
        int local; int[] a := new int[] { 1, 2, n, };
        local := 0x1F + 42L + 7u;
        a[local % 2] := -n;
        this.name := "tab\\t\\"quote\\" \\u00e9" + 'c' + '\\'' + '\\n';
        o.f.g[0].h := (Base) o;
        this.all(); id(3); super.all(); new Derived(); ;
        assert forall i : 0 .. n - 1 : a[i] > 0;
        assume exists v, i : a : v == i && old(n) <= i || alldifferent(a);
        outer: while (n > 0) invariant(n >= 0) invariant(true) decreases(n) {
            if (n == 3) break outer; else if (n == 4) continue; else { n := n - 1; }
            inner: { break inner; }
        }
        try { throw new Error(); }
        catch (Error | Exception e) { throw e; }
        catch { throw; }
        finally { local := 1; }
        lock (this) { wait(this); notify(this); notifyall(o); }
        fork this.all(); fork id(3);
        join;
        bool b := o instanceof Base && !(o instanceof Derived[]) || (n & 1) == 0 ^ true | false;
        b := n << 2 >> 1 >>> 3 < ~n ? b ==> true ==> false : null == (Object) null;
        n := (int) nondet(long) + #"text" + #a + (int) 'c';
        (this).all();
        return;
    }
}
;
"""

PROGRAMS = {
    path.name: path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[2] / "programs").rglob("*.oox"))
}
"""The programs that Oxpecker is tested with."""

SAMPLES = {"bubble sort": BUBBLE_SORT, "philosophers": PHILOSOPHERS, "jip": JIP, "everything": EVERYTHING}
