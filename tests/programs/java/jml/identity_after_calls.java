// What a call leaves in a field of type Object may be what was in another one, or another object of any class.
class Pair {
    Object a;
    Object b;

    //@ ensures a == \old(b) && b == \old(a);
    //@ assignable a, b;
    void swap() { Object t = a; a = b; b = t; }

    //@ ensures a == \old(b) && b == \old(a);
    void once() { swap(); }                                 // check Pair.once with modular: valid

    //@ ensures a == \old(a) && b == \old(b);
    void twice() { swap(); swap(); }                        // check Pair.twice with modular: valid

    //@ ensures a == \old(a);
    void wrong() { swap(); }                                // check Pair.wrong with modular: invalid, ensures
}

class Boxed {
    //@ ensures \result == 5;
    //@ assignable \nothing;
    static Integer five() { return 5; }

    static void another(Integer given) {
        Integer result = five();
        if (given != null && given == 5) {
            assert result != given;                         // check Boxed.another with modular: invalid, exception here
        }
    }
}

interface Source {
    Integer number();
}

class Reader {
    static void same(Source source, Integer other) {
        if (source == null || other == null) return;
        Integer number = source.number();
        if (number != null && number.equals(other)) {
            assert number == other;                         // check Reader.same: invalid, exception here
        }
    }

    static void different(Source source, Integer other) {
        if (source == null || other == null) return;
        assert source.number() != other;                    // check Reader.different: invalid, exception here
    }
}
