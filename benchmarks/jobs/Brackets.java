// array 10
class Brackets {
    //@ requires a != null;
    static boolean work(char[] a) {
        int depth = 0, deepest = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == '(') {
                depth++;
                if (depth > deepest) deepest = depth;
            } else if (a[i] == ')') {
                if (depth == 0) return false;
                depth--;
            }
        }
        assert deepest <= a.length;
        return depth == 0;
    }
}
