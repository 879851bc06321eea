class Solution {
    //@ requires n >= 0;
    static int digits(int n) {
        int count = 1;
        while (n >= 10) {
            n /= 10;
            count++;
        }
        return count;
    }
}
