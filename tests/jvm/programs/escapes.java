// Unicode escapes: translated before anything else, wherever they stand (JLS 3.3).

class EscapesInWords {
    static int \u0061b\uuu0063 = 4;
    publ\u0069c static void main(String[] args) \u007b
        System.out.println(abc + \u0061bc);
        System.out\u002eprintln(\u0022text\u0022);
        char quote = '\u005c'';
        System.out.println(quote + "|" + '\u005c\u005c' + '\u005c\u0027');
    }
}

class EscapesInLiterals {
    public static void main(String[] args) {
        System.out.println("a\u0022 + \u0022b".length());
        System.out.println("\u005c\u005c".length() + " " + "\\u0041".length() + " " + "\\\u0041".length());
        System.out.println("\u005cn".length() + " " + (int) "\u005cn".charAt(0) + " " + (int) "\u005c60".charAt(0));
        System.out.println("\u005c\\u0041" + "\u005c\u005c\u0041" + "\u005c\u005cu0041");
        System.out.println("\u0000\u0001\u001b\u007f\u0085".length() + " " + (int) "\u0000".charAt(0));
        System.out.println((int) '\ud800' + " " + "\udc00\ud800".length() + " " + "\ud83d\ude00".length());
        System.out.println("\uD83D\uDE00".codePointAt(0) + " " + "\ud83dx\ude00".charAt(2) % 1000);
        System.out.println('\u0009' + 0);
        System.out.println("\ufeff\u00e9\u03b1".length() + " " + (int) "é".charAt(0));
    }
}

class EscapesInComments {
    public static void main(String[] args) {
        int n = 1;
        // this ends \u000a n += 2;
        // so does this \u000d n += 4;
        // and this \u000d\u000a n += 8;
        /* this ends \u002a/ n += 16; /* \u002f*/
        \u002f/ n += 100;
        \u002f* n += 100; */
        // \\u000a n += 100;
        System.out.println(n);
    }
}

class EscapesInTextBlocks {
    public static void main(String[] args) {
        String block = """
            a\u0020\u0020
              b\u005ct|
            \u0022"\u005c\u0022\u0022"
            c\u00a0
            \u2003d \u005c
            e""";
        for (int i = 0; i < block.length(); i++) {
            System.out.print((int) block.charAt(i) + " ");
        }
        System.out.println();
    }
}

class EscapesInNames {
    interface \u0053hape {
        int \u0061rea();
    }

    enum Gr\u00f6\u00dfe { KLEIN, GRO\u1e9e }

    public static void main(String[] args) {
        Shape one = () -> 3;
        int größe = one.area();
        System.out.println(gr\u00f6\u00dfe + " " + Größe.KLEIN + " " + (int) Größe.GROẞ.name().charAt(3));
    }
}
