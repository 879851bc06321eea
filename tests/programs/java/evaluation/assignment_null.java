// The index and the value are evaluated before a null array or object is noticed.
// prints: index
// prints: value
// prints: null array
// prints: index
// prints: null array, old value first
// prints: none
// prints: value
// prints: null object
// prints: value
// prints: Index 1 out of bounds for length 1
// prints: Index 2 out of bounds for length 1
class Main {
    int field;

    static int say(String text) {
        System.out.println(text);
        return 0;
    }

    static Main none() {
        System.out.println("none");
        return null;
    }

    public static void main(String[] args) {
        int[] a = null;
        try {
            a[say("index")] = say("value");
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
        try {
            a[say("index")] += say("value");
        } catch (NullPointerException e) {
            System.out.println("null array, old value first");
        }
        try {
            none().field = say("value");
        } catch (NullPointerException e) {
            System.out.println("null object");
        }
        int[] b = new int[1];
        try {
            b[1] = say("value");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            b[2] += say("not evaluated");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
