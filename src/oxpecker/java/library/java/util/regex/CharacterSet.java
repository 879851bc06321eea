package java.util.regex;

import java.util.ArrayList;
import oxpecker.Frozen;

/**
 * The characters that one place of a pattern accepts: a class, a range, or a union of sets.
 * Conditions are joined by `|` and `&`, so that they decide nothing one by one.
 */
abstract class CharacterSet implements Frozen {
    abstract boolean accepts(char c);

    /** Whether characters beyond the basic plane are accepted, which take two places of a text. */
    boolean acceptsPairs() {
        return false;
    }

    static final class Range extends CharacterSet {
        private final char low;
        private final char high;

        Range(char low, char high) {
            this.low = low;
            this.high = high;
        }

        boolean accepts(char c) {
            return low <= c & c <= high;
        }
    }

    /** A letter of ASCII in either case. */
    static final class AnyCase extends CharacterSet {
        private final CharacterSet inner;

        AnyCase(CharacterSet inner) {
            this.inner = inner;
        }

        boolean accepts(char c) {
            boolean small = c >= 'a' & c <= 'z' & inner.accepts((char) (c - 32));
            boolean capital = c >= 'A' & c <= 'Z' & inner.accepts((char) (c + 32));
            return inner.accepts(c) | small | capital;
        }

        boolean acceptsPairs() {
            return inner.acceptsPairs();
        }
    }

    static final class Union extends CharacterSet {
        private final ArrayList<CharacterSet> parts = new ArrayList<>();

        void add(CharacterSet part) {
            parts.add(part);
        }

        boolean accepts(char c) {
            boolean accepted = false;
            for (int i = 0; i < parts.size(); i++) {
                accepted = accepted | parts.get(i).accepts(c);
            }
            return accepted;
        }

        boolean acceptsPairs() {
            boolean accepted = false;
            for (int i = 0; i < parts.size(); i++) {
                accepted = accepted | parts.get(i).acceptsPairs();
            }
            return accepted;
        }
    }

    static final class Both extends CharacterSet {
        private final CharacterSet left;
        private final CharacterSet right;

        Both(CharacterSet left, CharacterSet right) {
            this.left = left;
            this.right = right;
        }

        boolean accepts(char c) {
            return left.accepts(c) & right.accepts(c);
        }

        boolean acceptsPairs() {
            return left.acceptsPairs() & right.acceptsPairs();
        }
    }

    static final class Not extends CharacterSet {
        private final CharacterSet inner;

        Not(CharacterSet inner) {
            this.inner = inner;
        }

        boolean accepts(char c) {
            return !inner.accepts(c);
        }

        boolean acceptsPairs() {
            return !inner.acceptsPairs();
        }
    }

    /** What `.` stands for. */
    static final class Dot extends CharacterSet {
        private final boolean all;

        Dot(boolean all) {
            this.all = all;
        }

        boolean accepts(char c) {
            return all | c != '\n' & c != '\r' & c != '\u0085' & c != '\u2028' & c != '\u2029';
        }

        boolean acceptsPairs() {
            return true;
        }
    }

    static CharacterSet one(char c) {
        return new Range(c, c);
    }

    static CharacterSet digits() {
        return new Range('0', '9');
    }

    static CharacterSet spaces() {
        Union set = new Union();
        set.add(one(' '));
        set.add(new Range('\t', '\r'));
        return set;
    }

    static CharacterSet letters() {
        Union set = new Union();
        set.add(new Range('a', 'z'));
        set.add(new Range('A', 'Z'));
        return set;
    }

    static CharacterSet words() {
        Union set = new Union();
        set.add(letters());
        set.add(digits());
        set.add(one('_'));
        return set;
    }

    static CharacterSet horizontal() {
        Union set = new Union();
        set.add(one(' '));
        set.add(one('\t'));
        set.add(one('\u00a0'));
        set.add(one('\u1680'));
        set.add(one('\u180e'));
        set.add(new Range('\u2000', '\u200a'));
        set.add(one('\u202f'));
        set.add(one('\u205f'));
        set.add(one('\u3000'));
        return set;
    }

    static CharacterSet punctuation() {
        Union set = new Union();
        set.add(new Range('!', '/'));
        set.add(new Range(':', '@'));
        set.add(new Range('[', '`'));
        set.add(new Range('{', '~'));
        return set;
    }

    /** The set that a letter after a backslash names; null if it names none. */
    static CharacterSet named(char name) {
        switch (name) {
            case 'd':
                return digits();
            case 'D':
                return new Not(digits());
            case 's':
                return spaces();
            case 'S':
                return new Not(spaces());
            case 'w':
                return words();
            case 'W':
                return new Not(words());
            case 'h':
                return horizontal();
            case 'H':
                return new Not(horizontal());
            default:
                return null;
        }
    }

    /** The characters of a Unicode block, by the name in a pattern; null for a block without a model. */
    private static CharacterSet block(String name) {
        switch (name) {
            case "InBasicLatin":
                return new Range('\0', '\u007f');
            case "InCombiningDiacriticalMarks":
                return new Range('\u0300', '\u036f');
            case "InGreek":
                return new Range('\u0370', '\u03ff');
            case "InCyrillic":
                return new Range('\u0400', '\u04ff');
            case "InHebrew":
                return new Range('\u0590', '\u05ff');
            case "InArabic":
                return new Range('\u0600', '\u06ff');
            case "InHiragana":
                return new Range('\u3040', '\u309f');
            case "InKatakana":
                return new Range('\u30a0', '\u30ff');
            case "InCJKUnifiedIdeographs":
                return new Range('\u4e00', '\u9fff');
            default:
                return null;
        }
    }

    /** The set that POSIX calls so, of ASCII, or a Unicode block; null if this model has none of that name. */
    static CharacterSet posix(String name) {
        switch (name) {
            case "Lower":
                return new Range('a', 'z');
            case "Upper":
                return new Range('A', 'Z');
            case "ASCII":
                return new Range('\0', '\u007f');
            case "Alpha":
                return letters();
            case "Digit":
                return digits();
            case "Punct":
                return punctuation();
            case "Space":
                return spaces();
            case "Alnum": {
                Union set = new Union();
                set.add(letters());
                set.add(digits());
                return set;
            }
            case "Blank": {
                Union set = new Union();
                set.add(one(' '));
                set.add(one('\t'));
                return set;
            }
            case "Cntrl": {
                Union set = new Union();
                set.add(new Range('\0', '\u001f'));
                set.add(one('\u007f'));
                return set;
            }
            case "Graph":
                return new Range('!', '~');
            case "Print":
                return new Range(' ', '~');
            default:
                return block(name);
        }
    }
}
