// `+` with a string on one side: numbers, characters, null and objects as text.
// prints: 195cd121.0nulltrue
// prints: 3345
// prints: nullx
// prints: nully
// prints: nully3c
// prints: Namednull2.5-0.0
// prints: Named!null
// prints: hi
// prints: hi
// prints: a3bc35
// prints: i012
// prints: Hello
// prints:   "World" joined
// prints: tab	end
class Main {
    static class Named {
        public String toString() {
            return "Named";
        }
    }

    static class Nothing {
        public String toString() {
            return null;
        }
    }

    public static void main(String[] args) {
        System.out.println('a' + 'b' + "c" + 'd' + 1 + 2L + 1.0f + null + true);
        System.out.println(1 + 2 + "3" + 4 + 5);
        String s = null;
        System.out.println(s + "x");
        s += "y";
        System.out.println(s);
        s += 1 + 2;
        s += 'c';
        System.out.println(s);
        System.out.println("" + new Named() + new Nothing() + 2.50 + -0.0f);
        Object o = new Named();
        System.out.println(o + "!" + (Object) null);
        char[] letters = {'h', 'i'};
        System.out.println(letters);
        System.out.println(String.valueOf(letters[0]) + letters[1]);
        String t = "a" + (1 + 2) + "b" + ("c" + 3);
        System.out.println(t + t.length());
        int i = 0;
        System.out.println("i" + i++ + i++ + i);
        String text = """
            Hello
              "World" \
            joined
            tab\tend""";
        System.out.println(text);
    }
}
