// Letters of all scripts: cases, digits, names, beyond Latin-1 and beyond the basic plane.

class LettersOfAllKinds {
    static final int[] POINTS = {
        0, 9, 0x1c, ' ', '$', '0', '9', 'A', 'I', 'K', 'Z', '_', 'a', 'i', 'k', 's', 'z', 0x7f, 0xa0, 0xaa, 0xb2, 0xb5, 0xbc, 0xc0,
        0xd7, 0xdf, 0xe9, 0xf7, 0xff, 0x100, 0x101, 0x130, 0x131, 0x149, 0x178, 0x17f, 0x180, 0x1c4, 0x1c5, 0x1c6, 0x1f0, 0x250,
        0x2b0, 0x300, 0x345, 0x370, 0x378, 0x390, 0x3a3, 0x3b1, 0x3c2, 0x3f4, 0x400, 0x430, 0x4c0, 0x531, 0x587, 0x660, 0x669,
        0x966, 0xbf0, 0xbf2, 0xf33, 0x10a0, 0x10d0, 0x13a0, 0x1680, 0x16ee, 0x1c90, 0x1e9e, 0x1f80, 0x1f88, 0x1fb3, 0x2007,
        0x200b, 0x202f, 0x2028, 0x203f, 0x2044, 0x20ac, 0x2126, 0x212a, 0x212b, 0x2155, 0x2160, 0x216c, 0x216f, 0x24b6, 0x24d0,
        0x2c00, 0x2d00, 0x2e9a, 0x3000, 0x3007, 0x4e00, 0x9fff, 0xa640, 0xa7ae, 0xab70, 0xac00, 0xd800, 0xdc00, 0xe000, 0xf900,
        0xfb00, 0xfb03, 0xfdd0, 0xfeff, 0xff10, 0xff21, 0xff41, 0xfffe, 0xffff, 0x10000, 0x10140, 0x10400, 0x10428, 0x104a0,
        0x10c80, 0x118a0, 0x16e40, 0x1d400, 0x1d7ce, 0x1e900, 0x1f100, 0x1f600, 0x20000, 0x2fa1d, 0xe0001, 0x10ffff, 0x110000, -1};

    static String flags(int c) {
        String found = "";
        found += Character.isLetter(c) ? "L" : "-";
        found += Character.isDigit(c) ? "D" : "-";
        found += Character.isLetterOrDigit(c) ? "O" : "-";
        found += Character.isAlphabetic(c) ? "A" : "-";
        found += Character.isUpperCase(c) ? "U" : "-";
        found += Character.isLowerCase(c) ? "S" : "-";
        found += Character.isTitleCase(c) ? "T" : "-";
        found += Character.isDefined(c) ? "d" : "-";
        found += Character.isMirrored(c) ? "m" : "-";
        found += Character.isWhitespace(c) ? "w" : "-";
        found += Character.isSpaceChar(c) ? "s" : "-";
        found += Character.isIdentifierIgnorable(c) ? "i" : "-";
        found += Character.isJavaIdentifierStart(c) ? "J" : "-";
        found += Character.isJavaIdentifierPart(c) ? "j" : "-";
        found += Character.isUnicodeIdentifierStart(c) ? "N" : "-";
        found += Character.isUnicodeIdentifierPart(c) ? "n" : "-";
        return found;
    }

    public static void main(String[] args) {
        for (int c : POINTS) {
            System.out.println(Integer.toHexString(c) + " " + flags(c) + " " + Integer.toHexString(Character.toUpperCase(c)) + " "
                + Integer.toHexString(Character.toLowerCase(c)) + " " + Integer.toHexString(Character.toTitleCase(c)) + " "
                + Character.getNumericValue(c) + " " + Character.digit(c, 10) + " " + Character.digit(c, 36));
        }
    }
}

class LettersOfSixteenBits {
    public static void main(String[] args) {
        for (int point : LettersOfAllKinds.POINTS) {
            char c = (char) point;
            boolean same = Character.isLetter(c) == Character.isLetter((int) c) && Character.isDigit(c) == Character.isDigit((int) c)
                && Character.isUpperCase(c) == Character.isUpperCase((int) c)
                && Character.isLowerCase(c) == Character.isLowerCase((int) c)
                && Character.isTitleCase(c) == Character.isTitleCase((int) c)
                && Character.isLetterOrDigit(c) == Character.isLetterOrDigit((int) c)
                && Character.isDefined(c) == Character.isDefined((int) c)
                && Character.isJavaIdentifierPart(c) == Character.isJavaIdentifierPart((int) c)
                && Character.toUpperCase(c) == Character.toUpperCase((int) c)
                && Character.toLowerCase(c) == Character.toLowerCase((int) c)
                && Character.toTitleCase(c) == Character.toTitleCase((int) c)
                && Character.getNumericValue(c) == Character.getNumericValue((int) c)
                && Character.digit(c, 16) == Character.digit((int) c, 16);
            System.out.print(same ? "" : Integer.toHexString(point) + " ");
        }
        System.out.println("done");
    }
}

class CasesOfStrings {
    static void show(String text) {
        for (int i = 0; i < text.length(); i++) {
            System.out.print(Integer.toHexString(text.charAt(i)) + " ");
        }
        System.out.println(";");
    }

    public static void main(String[] args) {
        String[] texts = {"Stra\u00dfe", "\u0130I\u0131i", "\u039f\u03a3 \u039f\u03a3\u039f \u03a3", "\u03a3", "a\u03a3", "\ufb03x\u0149",
            "\u1f88\u1fb3\u0390", "\ud801\udc00\ud801\udc28", "\ud801x\udc28", "\udc28\ud801", "\u01c4\u01c5\u01c6", "\u212a\u212b\u017f",
            "\ud83a\udd00\ud83a\udd22", "", "\u00ff\u00b5", "\u0587\u1e9e"};
        for (String text : texts) {
            show(text.toUpperCase());
            show(text.toLowerCase());
            show(text.toUpperCase(java.util.Locale.ROOT));
        }
    }
}

class WithoutCase {
    public static void main(String[] args) {
        String[] texts = {"k", "K", "\u212a", "s", "\u017f", "i", "I", "\u0130", "\u0131", "\u03c3", "\u03c2", "\u03a3", "\u00df", "ss",
            "\u1e9e", "\ud801\udc00", "\ud801\udc28", "\ud801", "\udc28", "\ud801x", "\ud83a\udd22", "\u01c5", "\u01c6", "\u00b5", "\u03bc"};
        for (String a : texts) {
            String line = "";
            for (String b : texts) {
                int order = a.compareToIgnoreCase(b);
                line += (a.equalsIgnoreCase(b) ? "=" : "") + order + (("x" + a).regionMatches(true, 1, b, 0, 1) ? "m " : " ");
            }
            System.out.println(line);
        }
    }
}

class StrippedTexts {
    public static void main(String[] args) {
        String[] texts = {"\u2003a\u3000", "\u00a0a\u00a0", "\u001ca\u001f", "\u2007", "\u2028\u1680", "\u0085", "\u200b", "\u0000a\u0000", " \t"};
        for (String text : texts) {
            System.out.println(text.strip().length() + " " + text.stripLeading().length() + " " + text.stripTrailing().length() + " "
                + text.trim().length() + " " + text.isBlank());
        }
    }
}

class ParsedDigits {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("\u0661\u0662\u0663") + Integer.parseInt("\uff11\uff12") + Integer.parseInt("\uff21", 16));
        System.out.println(Long.parseLong("-\u0967\u0968"));
        try {
            System.out.println(Integer.parseInt("\u00b2"));
        } catch (NumberFormatException e) {
            System.out.println("no");
        }
    }
}
