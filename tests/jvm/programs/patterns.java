// Regular expressions, tokens and readers.

class PatternWhole {
    static void show(String regex, String... texts) {
        StringBuilder line = new StringBuilder(regex);
        for (String text : texts) {
            line.append(' ').append(text.matches(regex));
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        show("[A-Z][a-z]*", "Owl", "owl", "O", "OWL", "");
        show("\\d{3}-\\d{2,4}", "123-45", "123-45678", "12-345", "123-4567");
        show("(ab|a)(c|bcd)(d*)", "abcd", "acd", "abbcd", "ab");
        show("a?a?a?aaa", "aaa", "aaaa", "aa");
        show("(a*)*b", "aaab", "b", "aaa");
        show("(x+x+)+y", "xxy", "xy", "xxxxxx");
        show("[^,;]+[,;]?", "a;", "ab", ",", "a,,");
        show("[a-c&&[^b]]+", "ac", "abc", "");
        show("[]a]+|[-x]", "]a", "-", "x", "b");
        show("\\w+@\\w+\\.(com|org)", "a@b.com", "a_1@c2.org", "a@b.net");
        show(".*\\s\\S+", "a b", "ab", " c", "a\nb c");
        show("(?:ab){2}", "abab", "ab", "ababab");
        show("(a)(b)?\\1", "aa", "aba", "abb");
        show("\\Qa.b\\Ec+", "a.bc", "a.b", "acbc");
        show("^a$|^b", "a", "b", "ab");
        show("\\p{Upper}\\p{Lower}+\\P{Digit}", "Abc", "Ab1", "AB");
        show("a{2}?b*+b?", "aab", "aabb", "ab");
        show("(?=.*\\d)[a-z0-9]+", "abc1", "abc", "1");
        show("(?!no)\\w+", "yes", "no", "nothing", "on");
        show("(?>a+)ab|x", "aaab", "x");
        show("\\x41\\u0042\\t\\n?", "AB\t", "AB\t\n", "AB");
    }
}

class PatternFinding {
    static void all(String regex, String text) {
        java.util.regex.Matcher matcher = java.util.regex.Pattern.compile(regex).matcher(text);
        StringBuilder line = new StringBuilder();
        while (matcher.find()) {
            line.append(matcher.start()).append('-').append(matcher.end()).append('[').append(matcher.group());
            for (int i = 1; i <= matcher.groupCount(); i++) {
                line.append('|').append(matcher.group(i));
            }
            line.append(']');
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        all("a", "banana");
        all("a*", "baac");
        all("", "ab");
        all("(\\w)(\\d)?", "a1b c2");
        all("\\b\\w", "one two, three");
        all("\\Bo", "foo oboe");
        all("x*?y", "xxyxy");
        all("(a|ab)(c|bcd)?", "abcd");
        all("(?<key>\\w+)=(?<value>\\w*)", "a=1;bc=;d=e");
        all("$", "a\n");
        all("^", "a\nb");
        all("\\Aab|b\\z", "abab");
        all(".", "a\n\u0085b\r");
        all("((a)|b)+", "abba");
        all("(a(b)?)+", "aba");
    }
}

class PatternFlags {
    public static void main(String[] args) {
        java.util.regex.Pattern lines = java.util.regex.Pattern.compile("^\\w+$", java.util.regex.Pattern.MULTILINE);
        java.util.regex.Matcher matcher = lines.matcher("ab\ncd e\r\nfg");
        while (matcher.find()) {
            System.out.println(matcher.group());
        }
        int both = java.util.regex.Pattern.CASE_INSENSITIVE | java.util.regex.Pattern.DOTALL;
        System.out.println(java.util.regex.Pattern.compile("a.[b-d]", both).matcher("A\nC").matches());
        System.out.println(java.util.regex.Pattern.compile("a.b", java.util.regex.Pattern.LITERAL).matcher("xa.b").find());
        System.out.println(java.util.regex.Pattern.compile("x+").matcher("xxy").lookingAt());
        System.out.println(java.util.regex.Pattern.matches("\\d+", "12a"));
        System.out.println(java.util.regex.Pattern.quote("a*"));
        System.out.println(java.util.regex.Pattern.compile("a|b"));
    }
}

class PatternReplacing {
    public static void main(String[] args) {
        System.out.println("banana".replaceAll("a", "o"));
        System.out.println("banana".replaceAll("(a)(n)", "$2$1"));
        System.out.println("a1b22".replaceAll("\\d+", "<$0>"));
        System.out.println("abc".replaceAll("x*", "-"));
        System.out.println("abc".replaceFirst("\\A", "_"));
        System.out.println("a.b.c".replaceAll("\\.", "\\\\"));
        System.out.println("cost".replaceAll("o", "\\$"));
        System.out.println("key=value".replaceAll("(?<k>\\w+)=(?<v>\\w+)", "${v}=${k}"));
        System.out.println("ab".replaceAll("(a)|(b)", "[$1$2]"));
        java.util.regex.Matcher matcher = java.util.regex.Pattern.compile("\\d").matcher("a1b2c");
        StringBuilder built = new StringBuilder();
        while (matcher.find()) {
            matcher.appendReplacement(built, "#" + (Integer.parseInt(matcher.group()) + 1));
        }
        System.out.println(matcher.appendTail(built));
        System.out.println(java.util.regex.Matcher.quoteReplacement("a$b\\"));
    }
}

class PatternSplitting {
    static void show(String... parts) {
        StringBuilder line = new StringBuilder().append(parts.length);
        for (String part : parts) {
            line.append(" '").append(part).append("'");
        }
        System.out.println(line);
    }

    public static void main(String[] args) {
        show("a b  c".split(" "));
        show("a b  c ".split(" +"));
        show("a,b;c".split("[,;]"));
        show(",a,,b,,".split(","));
        show(",a,,b,,".split(",", -1));
        show(",a,,b,,".split(",", 3));
        show("abc".split(""));
        show("".split(","));
        show("abc".split("x"));
        show("a1b22c".split("\\d+"));
        show("aXbXc".split("(?=X)"));
        show("a|b".split("|"));
        show("a|b".split("\\|"));
        show("one  two".split("\\s*"));
    }
}

class PatternMistakes {
    static void show(String regex) {
        try {
            java.util.regex.Pattern.compile(regex);
            System.out.println("fine");
        } catch (java.util.regex.PatternSyntaxException mistake) {
            System.out.println(mistake.getClass().getName());
        }
    }

    public static void main(String[] args) {
        for (String regex : new String[] {"(", ")", "[a", "*a", "a{2", "a{3,2}", "\\", "a**", "[b-a]", "{", "a|*", "x"}) {
            show(regex);
        }
        java.util.regex.Matcher matcher = java.util.regex.Pattern.compile("(a)").matcher("b");
        try {
            matcher.group();
        } catch (IllegalStateException mistake) {
            System.out.println(mistake.getMessage());
        }
        matcher.reset("a").find();
        try {
            matcher.group(2);
        } catch (IndexOutOfBoundsException mistake) {
            System.out.println(mistake.getMessage());
        }
        try {
            "a".replaceAll("a", "$1");
        } catch (IndexOutOfBoundsException mistake) {
            System.out.println(mistake.getMessage());
        }
    }
}

class Tokens {
    public static void main(String[] args) {
        java.util.StringTokenizer tokens = new java.util.StringTokenizer("  one two\tthree\n");
        System.out.println(tokens.countTokens());
        while (tokens.hasMoreTokens()) {
            System.out.println(tokens.nextToken());
        }
        tokens = new java.util.StringTokenizer("a,b,,c", ",", true);
        System.out.println(tokens.countTokens());
        while (tokens.hasMoreElements()) {
            System.out.println(tokens.nextElement());
        }
        tokens = new java.util.StringTokenizer("a-b+c", "-");
        System.out.println(tokens.nextToken() + tokens.nextToken("+") + tokens.nextToken());
        try {
            tokens.nextToken();
        } catch (java.util.NoSuchElementException over) {
            System.out.println("over");
        }
    }
}

class ReadersOfTexts {
    public static void main(String[] args) throws java.io.IOException {
        String text = "one\ntwo\r\nthree\r\rlast";
        java.io.BufferedReader reader = new java.io.BufferedReader(new java.io.StringReader(text));
        String line;
        while ((line = reader.readLine()) != null) {
            System.out.println("<" + line + ">");
        }
        System.out.println(reader.read());
        reader.close();
        try {
            reader.readLine();
        } catch (java.io.IOException closed) {
            System.out.println(closed.getMessage());
        }
    }
}

class BuilderCapacity {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder();
        System.out.println(builder.capacity());
        builder.append("12345678901234567");
        System.out.println(builder.capacity());
        builder.append("1").append("2");
        System.out.println(builder.capacity());
        builder.ensureCapacity(35);
        System.out.println(builder.capacity());
        builder.trimToSize();
        System.out.println(builder.capacity());
        System.out.println(new StringBuilder("owl").capacity());
        System.out.println(new StringBuffer(5).append("a long text it is").capacity());
        System.out.println(new StringBuilder("ab").insert(1, new char[] {'x', 'y', 'z'}, 1, 2));
        System.out.println(new StringBuilder("ab").insert(1, "xyz", 0, 2));
    }
}

class KindsOfCharacters {
    public static void main(String[] args) {
        for (char c : new char[] {0, 'a', 'Z', '_', '9', '\u007f', '\u00ad', '\u00e9'}) {
            System.out.println(Character.isDefined(c) + " " + Character.isIdentifierIgnorable(c)
                + " " + Character.isTitleCase(c) + " " + Character.toTitleCase(c) + " " + Character.isISOControl((int) c));
        }
        System.out.println(Character.isHighSurrogate('\ud800') + " " + Character.isLowSurrogate('\udc00'));
        System.out.println(Character.isSurrogatePair('\ud800', '\udc00') + " " + Character.isSurrogatePair('a', '\udc00'));
        System.out.println(Character.isValidCodePoint(0x110000) + " " + Character.isBmpCodePoint(0xffff));
    }
}
