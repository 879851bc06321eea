/** Ten buckets of a hash table. */
class Buckets {
    //@ ensures 0 <= \result && \result < 10;
    static int bucket(int hash) {
        return Math.floorMod(hash, 10);
    }
}
