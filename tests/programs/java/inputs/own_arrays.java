// An array that a class makes and hands to nobody is no other input.
import java.util.Arrays;

class Kept {
    private int[] own = new int[4];
    private int[] given = new int[4];
    private int[] shown = new int[4];
    private Object[] held = new Object[2];

    void grow() {
        int[] larger = new int[own.length + 1];
        System.arraycopy(own, 0, larger, 0, own.length);
        own = larger;
        own = Arrays.copyOf(own, own.length);
    }

    // check Kept.apart: valid within bounds
    void apart(int[] other) {
        if (other != null && other.length > 0 && own.length > 0) {
            own[0] = 1;
            other[0] = 2;
            assert own[0] == 1;
        }
        assert other == null || other != own;
    }

    // check Kept.fromObject: valid
    void fromObject(Object other) {
        assert other != own && other != held;
    }

    // check Kept.ofTwo: valid
    void ofTwo(Kept other) {
        assert other == null || other == this || other.own != own;
    }

    // check Kept.ofItself: invalid, exception
    void ofItself(Kept other) {
        assert other == null || other.own != own;
    }

    // Two fields of one type, each with arrays of its own.
    // check Kept.amongEachOther: valid
    void amongEachOther() {
        assert own != shown;
    }

    void give(int[] other) {
        given = other;
    }

    // check Kept.fromGiven: invalid, exception
    void fromGiven(int[] other) {
        assert other == null || other != given;
    }

    int[] show() {
        return shown;
    }

    // check Kept.fromShown: invalid, exception
    void fromShown(int[] other) {
        assert other == null || other != shown;
    }

    // What was assigned is no input any more.
    // check Kept.afterwards: invalid, exception
    void afterwards() {
        int[] before = held == null ? null : new int[1];
        give(before);
        assert before == null || before != given;
    }
}

class Twice {
    private int[] one = new int[1];
    private int[] two = new int[1];

    void chained() {
        one = two = new int[2];
    }

    // check Twice.same: invalid, exception
    void same() {
        assert one != two;
    }
}

class Shared {
    private int[] mine = new int[1];
    private Shared next;

    void spread() {
        int[] made = new int[2];
        for (Shared each = this; each != null; each = each.next) {
            each.mine = made;
        }
    }

    // check Shared.same: invalid, exception
    void same() {
        assert next == null || next == this || next.mine != mine;
    }
}

class Captured {
    private int[] mine = new int[1];
    int[] seen;

    void leak() {
        int[] made = new int[2];
        seen = made;
        mine = made;
    }

    // check Captured.same: invalid, exception
    void same() {
        assert seen == null || seen != mine;
    }
}
