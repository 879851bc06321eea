/** A set of small numbers as flags. */
public class BitSet64 {
    private boolean[] flags = new boolean[64];
    private int count;

    //~ requires flags != null && 0 <= element && element < flags.length;
    //~ ensures flags[element];
    //~ ensures \result == !\old(flags[element]);
    //~ ensures \result ==> count == \old(count) + 1;
    //~ ensures !\result ==> count == \old(count);
    public boolean add(int element) {
        if (flags[element]) {
            return false;
        }
        flags[element] = true;
        count++;
        return true;
    }

    //~ requires flags != null;
    //~ ensures \result == (0 <= element && element < flags.length && flags[element]);
    //~ assignable \nothing;
    public boolean contains(int element) {
        return element >= 0 && element < flags.length && flags[element];
    }

    //~ requires flags != null;
    //~ ensures (\forall int k; 0 <= k && k < flags.length; !flags[k]);
    //~ ensures count == 0;
    public void clear() {
        for (int i = 0; i < flags.length; i++) {
            flags[i] = false;
        }
        count = 0;
    }
}
