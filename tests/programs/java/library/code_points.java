// Properties of code points, and of numbers that are none.
// prints: -1: -1 -1 -1 -1 -1
// prints: -2147483648: -2147483648 -2147483648 -2147483648 -1 -1
// prints: 1114112: 1114112 1114112 1114112 -1 -1
// prints: 2147483647: 2147483647 2147483647 2147483647 -1 -1
// prints: 0: control ignorable part Part defined 0 0 0 -1 -1
// prints: 9: space control defined 9 9 9 -1 -1
// prints: 27: control ignorable part Part defined 27 27 27 -1 -1
// prints: 32: space defined 32 32 32 -1 -1
// prints: 40: mirrored defined 40 40 40 -1 -1
// prints: 53: digit word part Part defined 53 53 53 5 5
// prints: 65: letter word upper start part Start Part defined 65 97 65 10 10
// prints: 95: start part Part defined 95 95 95 -1 -1
// prints: 102: letter word lower start part Start Part defined 70 102 70 15 15
// prints: 36: start part defined 36 36 36 -1 -1
// prints: 127: control ignorable part Part defined 127 127 127 -1 -1
// prints: truefalsetruefalsetrue376
// prints: no code point
class Main {
    /** What is no code point has no properties, and asking for them throws nothing. */
    static String properties(int point) {
        String found = "";
        found += Character.isLetter(point) ? "letter " : "";
        found += Character.isDigit(point) ? "digit " : "";
        found += Character.isAlphabetic(point) | Character.isLetterOrDigit(point) ? "word " : "";
        found += Character.isUpperCase(point) ? "upper " : Character.isLowerCase(point) ? "lower " : "";
        found += Character.isWhitespace(point) | Character.isSpaceChar(point) ? "space " : "";
        found += Character.isISOControl(point) ? "control " : "";
        found += Character.isMirrored(point) ? "mirrored " : "";
        found += Character.isIdentifierIgnorable(point) ? "ignorable " : "";
        found += Character.isJavaIdentifierStart(point) ? "start " : "";
        found += Character.isJavaIdentifierPart(point) ? "part " : "";
        found += Character.isUnicodeIdentifierStart(point) ? "Start " : "";
        found += Character.isUnicodeIdentifierPart(point) ? "Part " : "";
        found += Character.isTitleCase(point) | Character.isDefined(point) ? "defined " : "";
        return found + Character.toUpperCase(point) + " " + Character.toLowerCase(point) + " "
            + Character.toTitleCase(point) + " " + Character.digit(point, 16) + " " + Character.getNumericValue(point);
    }

    public static void main(String[] args) {
        int[] points = {-1, Integer.MIN_VALUE, 0x110000, Integer.MAX_VALUE, 0, 9, 27, ' ', '(', '5', 'A', '_', 'f', '$', 127};
        for (int point : points) {
            System.out.println(point + ": " + properties(point));
        }
        System.out.println("" + Character.isSpace(' ') + Character.isSpace('\u000b') + Character.isJavaLetter('$')
            + Character.isJavaLetterOrDigit('-') + Character.isMirrored('>') + (int) Character.toTitleCase('\u00ff'));
        try {
            Character.toString(-1);
        } catch (IllegalArgumentException e) {
            System.out.println("no code point");
        }
    }
}
