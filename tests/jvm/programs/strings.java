class StringConcat {
    public static void main(String[] args) {
        String s = null;
        System.out.println(s + "a");
        System.out.println("a" + null);
        System.out.println(1 + 'a' + "b" + 1.0 + true + 'c' + 2L);
        char[] none = null;
        Object o = null;
        System.out.println("" + o);
        s += "x";
        System.out.println(s);
    }
}

class StringConcatChars {
    public static void main(String[] args) {
        char c = 'a';
        System.out.println(c + c + "" + c + c);
        System.out.println("" + (char) (c + 1));
        System.out.println((c + 1) + "");
        String s = "";
        s += c + 1;
        System.out.println(s);
        s += c;
        System.out.println(s);
    }
}

class StringIdentity {
    public static void main(String[] args) {
        String a = "hi", b = "hi";
        System.out.println(a == b);
        System.out.println(a == "h" + "i");
        String h = "h";
        System.out.println(a == h + "i");
        System.out.println(a == (h + "i").intern());
        final String k = "h";
        System.out.println(a == k + "i");
        System.out.println(a == new String("hi"));
        System.out.println(a.equals(new String("hi")));
    }
}

class StringMethods {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf("o") + " " + s.lastIndexOf('o'));
        System.out.println(s.substring(7) + s.substring(0, 5));
        System.out.println(s.toUpperCase() + s.toLowerCase());
        System.out.println(s.replace('l', 'L') + s.replace("World", "there"));
        System.out.println(s.contains("lo,") + " " + s.startsWith("Hell") + " " + s.endsWith("x"));
        System.out.println(s.indexOf('z') + " " + s.indexOf("o", 5) + " " + s.isEmpty());
    }
}

class StringCompare {
    public static void main(String[] args) {
        System.out.println("apple".compareTo("banana"));
        System.out.println("apple".compareTo("app"));
        System.out.println("a".compareTo("a"));
        System.out.println("B".compareTo("a"));
        System.out.println("ABC".equalsIgnoreCase("abc"));
        System.out.println("a".compareToIgnoreCase("B"));
        System.out.println("a".equals(null));
    }
}

class StringTrimming {
    public static void main(String[] args) {
        System.out.println("[" + "  a b \t".trim() + "]");
        System.out.println("[" + "  a ".strip() + "]");
        System.out.println("[" + "  a ".stripLeading() + "]");
        System.out.println("[" + "  a ".stripTrailing() + "]");
        System.out.println(" ".isBlank() + " " + "".isBlank());
        System.out.println("ab".repeat(3) + "x".repeat(0));
    }
}

class StringSplitJoin {
    public static void main(String[] args) {
        for (String part : "a,b,,c,,".split(",")) {
            System.out.println("[" + part + "]");
        }
        System.out.println(String.join("-", "x", "y", "z"));
        System.out.println("a b".split(" ").length);
        System.out.println("".split(",").length);
        System.out.println(",a".split(",").length);
    }
}

class StringHash {
    public static void main(String[] args) {
        System.out.println("".hashCode());
        System.out.println("a".hashCode());
        System.out.println("Hello, World".hashCode());
        System.out.println("Aa".hashCode() == "BB".hashCode());
        System.out.println("polygenelubricants".hashCode());
    }
}

class StringIndexMessages {
    public static void main(String[] args) {
        try {
            "abc".charAt(3);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(4);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        "".charAt(-1);
    }
}

class StringSwitch {
    static String f(String s) {
        switch (s) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            case "":
                return "empty";
            default:
                return "other " + s;
        }
    }

    public static void main(String[] args) {
        System.out.println(f("Aa"));
        System.out.println(f("BB"));
        System.out.println(f(""));
        System.out.println(f("C#"));
        System.out.println(f(null));
    }
}

class StringTextBlock {
    public static void main(String[] args) {
        String s = """
            Hello
              indented \
            joined
            "quotes" \t tab
            trailing   \s
            end""";
        System.out.println(s);
        String t = """
          a
         b
          """;
        System.out.println(t + "|");
    }
}

class StringEscapes {
    public static void main(String[] args) {
        System.out.println("tab\tquote\"back\\");
        System.out.println("\u0041\101\7".length());
        System.out.println('\'');
        System.out.println("a\nb");
        System.out.println("\0".length());
        System.out.println((int) '\377');
        System.out.println("é".length());
    }
}

class StringCharArrays {
    public static void main(String[] args) {
        char[] c = {'a', 'b', 'c'};
        System.out.println(new String(c));
        System.out.println(String.valueOf(c, 1, 2));
        System.out.println(c);
        System.out.println("xyz".toCharArray().length);
        c[0] = 'z';
        System.out.println(String.valueOf(c));
        System.out.println(new String(c, 0, 2));
    }
}

class StringBuilderBasics {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder("ab");
        b.append(1).append('c').append(2.5).append(true).append((Object) null);
        System.out.println(b);
        b.insert(0, "<").insert(1, 7);
        System.out.println(b);
        b.reverse();
        System.out.println(b.length() + " " + b);
        b.setLength(3);
        System.out.println(b);
        b.deleteCharAt(0).setCharAt(0, 'Q');
        System.out.println(b.toString());
    }
}

class StringBuilderMore {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            b.append(i).append(',');
        }
        b.delete(2, 4);
        System.out.println(b);
        System.out.println(b.indexOf("3"));
        b.replace(0, 2, "__");
        System.out.println(b);
        System.out.println(b.charAt(2));
        System.out.println(new StringBuilder("a").equals(new StringBuilder("a")));
        b.charAt(99);
    }
}

class StringCharacters {
    public static void main(String[] args) {
        System.out.println(Character.isDigit('5') + " " + Character.isLetter('x') + " " + Character.isUpperCase('x'));
        System.out.println(Character.toUpperCase('q'));
        System.out.println(Character.getNumericValue('7'));
        System.out.println(Character.isWhitespace('\t'));
        System.out.println(Character.toString('c') + Character.valueOf('d'));
        System.out.println(Character.digit('f', 16));
        System.out.println(Character.forDigit(11, 16));
        System.out.println((int) Character.toLowerCase('Ä'));
    }
}

class StringValueOf {
    public static void main(String[] args) {
        System.out.println(String.valueOf(1) + String.valueOf(true) + String.valueOf('c') + String.valueOf(1.5));
        System.out.println(String.valueOf((Object) null));
        Object o = "text";
        System.out.println(o);
        System.out.println(o.toString().length());
        System.out.println(o.equals("text"));
    }
}

class StringFormat {
    public static void main(String[] args) {
        System.out.println(String.format("%d %s %c %b", 42, "x", 'y', true));
        System.out.println(String.format("%5d|%-5d|%05d", 42, 42, 42));
        System.out.println(String.format("%.2f %8.3f", 3.14159, 2.71828));
        System.out.println(String.format("%x %X %o", 255, 255, 8));
        System.out.println(String.format("%10s|%-10s|", "right", "left"));
        System.out.println(String.format("100%% %n").length());
        System.out.println(String.format("%,d %+d", 1234567, 5));
        System.out.println(String.format("%s %s", null, 1));
    }
}

class StringFormatRounding {
    public static void main(String[] args) {
        System.out.println(String.format("%.1f %.1f %.0f", 0.25, 0.35, 2.5));
        System.out.println(String.format("%.3f", -0.0005));
        System.out.println(String.format("%f", 1.0));
        System.out.printf("%d-%d%n", 1, 2);
        System.out.println("%d!".formatted(3));
    }
}

class StringChars {
    public static void main(String[] args) {
        int sum = 0;
        for (char c : "hello".toCharArray()) {
            sum += c - 'a';
        }
        System.out.println(sum);
        String r = "";
        for (int i = 0; i < 5; i++) {
            r = "hello".charAt(i) + r;
        }
        System.out.println(r);
    }
}

class StringCompoundOnArray {
    public static void main(String[] args) {
        String[] a = {"x", null};
        int i = 0;
        a[i++] += "y";
        System.out.println(a[0] + i);
        a[i] += 1;
        System.out.println(a[1]);
        Object o = "o";
        o += "p";
        System.out.println(o);
        CharSequence q = "seq";
        System.out.println(q.length() + q.charAt(1));
    }
}

class StringLines {
    public static void main(String[] args) {
        System.out.println("x".concat("y"));
        System.out.println("banana".indexOf("an", 2));
        System.out.println("banana".lastIndexOf("an"));
        System.out.println("banana".replaceAll("an", "o"));
        System.out.println("a1b22".replaceAll("[0-9]+", "#"));
        System.out.println("abc".matches("[a-c]+"));
    }
}

class StringSurrogates {
    public static void main(String[] args) {
        String s = "a\uD83D\uDE00b";
        System.out.println(s.length());
        System.out.println(s.codePointAt(1));
        System.out.println((int) s.charAt(2));
    }
}

class StringNullReceiver {
    public static void main(String[] args) {
        String s = null;
        System.out.println(s == null);
        System.out.println(s.length());
    }
}

class StringFormatExponent {
    public static void main(String[] args) {
        System.out.println(String.format("%e", 12345.678));
        System.out.println(String.format("%b %h", null, "a"));
    }
}
