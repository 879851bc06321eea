// Variables named like classes that the translation speaks of.
// prints: 5 6local71cx
// prints: 4
class Main {
    static class string {
        static int count = 3;
    }

    static String join(Object... Objects) {
        String String = "";
        for (Object Object : Objects) {
            String += Object;
        }
        return String;
    }

    public static void main(String[] System1) {
        int Integer = 5;
        Object boxed = Integer;
        Integer++;
        java.lang.Integer other = Integer;
        String string = "local";
        int Main = Integer + 1;
        System.out.println(boxed + " " + other + string + Main + join(1, 'c', "x"));
        int n = (n = 2) + n;
        System.out.println(n);
    }
}
