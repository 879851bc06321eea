// BitSet.
// prints: {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47} 15 48 64 -1601526178
// prints: {3, 4, 70} 4 -1 5 4 false false true 1098
// prints: {3} 17 16 {4, 70} true false
// prints: bitIndex < 0: -1
// prints: fromIndex: 3 > toIndex: 1
// prints: {} 0
import java.util.BitSet;

class Main {
    public static void main(String[] args) {
        BitSet sieve = new BitSet(50);
        sieve.set(2, 50);
        for (int i = 2; i * i < 50; i++) {
            if (sieve.get(i)) {
                for (int j = i * i; j < 50; j += i) {
                    sieve.clear(j);
                }
            }
        }
        System.out.println(sieve + " " + sieve.cardinality() + " " + sieve.length() + " " + sieve.size() + " " + sieve.hashCode());
        BitSet a = new BitSet();
        a.set(1);
        a.set(70);
        a.set(3, true);
        a.flip(4);
        a.flip(1);
        System.out.println(a + " " + a.nextSetBit(4) + " " + a.nextSetBit(71) + " " + a.nextClearBit(3) + " " + a.previousSetBit(69) + " " + a.get(500) + " " + a.isEmpty() + " " + a.intersects(sieve) + " " + a.hashCode());
        BitSet and = (BitSet) a.clone();
        and.and(sieve);
        BitSet or = (BitSet) a.clone();
        or.or(sieve);
        BitSet xor = (BitSet) a.clone();
        xor.xor(sieve);
        BitSet not = (BitSet) a.clone();
        not.andNot(sieve);
        System.out.println(and + " " + or.cardinality() + " " + xor.cardinality() + " " + not + " " + a.equals(a.clone()) + " " + a.equals(and));
        try {
            a.set(-1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.clear(3, 1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        a.clear();
        System.out.println(a + " " + a.length());
    }
}
