// Character: kinds, cases, digits.
// prints: 3895 105 1495 2400 40 160 5180 4155 960 7190539075776174111
// prints: 7 15 -1 -1 7 10
// prints: b 35 -1 false true
// prints: abc true true Q 1 36
// prints: 41500
class Main {
    public static void main(String[] args) {
        int letters = 0, digits = 0, upper = 0, lower = 0, white = 0, space = 0, identifier = 0, start = 0, control = 0;
        long cases = 0;
        for (char c = 0; c < 256; c += 5) {
            letters += Character.isLetter(c) ? c : 0;
            digits += Character.isDigit(c) ? c : 0;
            upper += Character.isUpperCase(c) ? c : 0;
            lower += Character.isLowerCase(c) ? c : 0;
            white += Character.isWhitespace(c) ? c : 0;
            space += Character.isSpaceChar(c) ? c : 0;
            identifier += Character.isJavaIdentifierPart(c) ? c : 0;
            start += Character.isJavaIdentifierStart(c) ? c : 0;
            control += Character.isISOControl(c) ? c : 0;
            cases = cases * 31 + Character.toUpperCase(c) * 7 + Character.toLowerCase(c);
        }
        System.out.println(letters + " " + digits + " " + upper + " " + lower + " " + white + " " + space + " " + identifier + " " + start + " " + control + " " + cases);
        System.out.println(Character.digit('7', 10) + " " + Character.digit('f', 16) + " " + Character.digit('G', 16) + " " + Character.digit('8', 8) + " " + Character.digit('\u0667', 10) + " " + Character.digit('\uff21', 16));
        System.out.println(Character.forDigit(11, 16) + " " + Character.getNumericValue('z') + " " + Character.getNumericValue('-') + " " + Character.isLetterOrDigit('_') + " " + Character.isAlphabetic('x'));
        System.out.println(Character.toString('a') + Character.valueOf('b') + Character.toChars(99)[0] + " " + Character.isDigit('\u0966') + " " + Character.isWhitespace('\u2003') + " " + (char) Character.toUpperCase((int) 'q') + " " + Character.compare('b', 'a') + " " + Character.MAX_RADIX);
        int all = 0;
        for (int c = 0x100; c < 0x2000; c += 30) {
            all += Character.isDigit((char) c) ? c : 0;
            all += Character.isWhitespace((char) c) ? 1 : 0;
        }
        System.out.println(all);
    }
}
