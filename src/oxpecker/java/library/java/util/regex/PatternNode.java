package java.util.regex;

import java.util.ArrayList;
import oxpecker.Frozen;

/** A part of a compiled pattern; it matches at a place if the parts after it do, too. */
abstract class PatternNode implements Frozen {
    PatternNode next;

    abstract boolean match(Matcher matcher, int at);

    /** The end of a match, or of what is looked ahead at. */
    static final class Accept extends PatternNode {
        boolean match(Matcher matcher, int at) {
            if (matcher.whole && at != matcher.text.length()) {
                return false;
            }
            matcher.reached = at;
            return true;
        }
    }

    static final class Slice extends PatternNode {
        private final String characters;

        Slice(String characters) {
            this.characters = characters;
        }

        boolean match(Matcher matcher, int at) {
            return matcher.text.startsWith(characters, at) && next.match(matcher, at + characters.length());
        }
    }

    static final class Single extends PatternNode {
        private final CharacterSet set;
        private final boolean pairs;
        /** Whether no half of a pair is accepted, so that pairs need not be looked for. */
        private final boolean basic;

        Single(CharacterSet set) {
            this.set = set;
            this.pairs = set.acceptsPairs();
            this.basic = !pairs && !set.accepts('\ud800');
        }

        /** The place after the character at a place, if it is accepted; else -1. */
        int after(String text, int at) {
            if (at >= text.length()) {
                return -1;
            }
            char c = text.charAt(at);
            if (basic || !Character.isHighSurrogate(c)) {
                return set.accepts(c) ? at + 1 : -1;
            }
            if (at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))) {
                return pairs ? at + 2 : -1;
            }
            return set.accepts(c) ? at + 1 : -1;
        }

        boolean match(Matcher matcher, int at) {
            int after = after(matcher.text, at);
            return after >= 0 && next.match(matcher, after);
        }
    }

    /** A character several times. */
    static final class Run extends PatternNode {
        private final Single body;
        private final int least;
        private final int most;
        private final char kind;

        Run(Single body, int least, int most, char kind) {
            this.body = body;
            this.least = least;
            this.most = most;
            this.kind = kind;
        }

        boolean match(Matcher matcher, int at) {
            int count = 0;
            int place = at;
            while (count < least) {
                place = body.after(matcher.text, place);
                if (place < 0) {
                    return false;
                }
                count++;
            }
            return kind == '?' ? matchFewest(matcher, place, count) : matchMost(matcher, place, count);
        }

        private boolean matchFewest(Matcher matcher, int place, int count) {
            while (!next.match(matcher, place)) {
                place = count < most ? body.after(matcher.text, place) : -1;
                if (place < 0) {
                    return false;
                }
                count++;
            }
            return true;
        }

        private boolean matchMost(Matcher matcher, int place, int count) {
            ArrayList<Integer> before = new ArrayList<>();
            while (count < most) {
                int after = body.after(matcher.text, place);
                if (after < 0) {
                    break;
                }
                before.add(place);
                place = after;
                count++;
            }
            if (kind == '+') {
                return next.match(matcher, place);
            }
            while (!next.match(matcher, place)) {
                if (before.isEmpty()) {
                    return false;
                }
                place = before.remove(before.size() - 1);
            }
            return true;
        }
    }

    static final class Branch extends PatternNode {
        private final ArrayList<PatternNode> choices = new ArrayList<>();

        void add(PatternNode choice) {
            choices.add(choice);
        }

        boolean match(Matcher matcher, int at) {
            for (int i = 0; i < choices.size(); i++) {
                if (choices.get(i).match(matcher, at)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** What does nothing, so that several ways can meet. */
    static final class Join extends PatternNode {
        boolean match(Matcher matcher, int at) {
            return next.match(matcher, at);
        }
    }

    static final class Open extends PatternNode {
        private final int group;

        Open(int group) {
            this.group = group;
        }

        boolean match(Matcher matcher, int at) {
            int before = matcher.opened[group];
            matcher.opened[group] = at;
            if (next.match(matcher, at)) {
                return true;
            }
            matcher.opened[group] = before;
            return false;
        }
    }

    static final class Close extends PatternNode {
        private final int group;

        Close(int group) {
            this.group = group;
        }

        boolean match(Matcher matcher, int at) {
            int start = matcher.starts[group];
            int end = matcher.ends[group];
            matcher.starts[group] = matcher.opened[group];
            matcher.ends[group] = at;
            if (next.match(matcher, at)) {
                return true;
            }
            matcher.starts[group] = start;
            matcher.ends[group] = end;
            return false;
        }
    }

    /** Before the first round of a loop. */
    static final class Enter extends PatternNode {
        private final Loop loop;

        Enter(Loop loop) {
            this.loop = loop;
        }

        boolean match(Matcher matcher, int at) {
            int count = matcher.counts[loop.number];
            int begun = matcher.begun[loop.number];
            matcher.counts[loop.number] = 0;
            matcher.begun[loop.number] = -1;
            if (loop.match(matcher, at)) {
                return true;
            }
            matcher.counts[loop.number] = count;
            matcher.begun[loop.number] = begun;
            return false;
        }
    }

    /** After each round of a loop, and before the first: whether there is another. */
    static final class Loop extends PatternNode {
        PatternNode body;
        private final int number;
        private final int least;
        private final int most;
        private final boolean few;

        Loop(int number, int least, int most, boolean few) {
            this.number = number;
            this.least = least;
            this.most = most;
            this.few = few;
        }

        boolean match(Matcher matcher, int at) {
            int count = matcher.counts[number];
            // A round that took nothing cannot be followed by one that takes more.
            boolean again = count < most && (count < least || at != matcher.begun[number]);
            if (count < least) {
                return again(matcher, at);
            }
            if (few) {
                return leave(matcher, at) || again && again(matcher, at);
            }
            return again && again(matcher, at) || leave(matcher, at);
        }

        private boolean leave(Matcher matcher, int at) {
            return next.match(matcher, at);
        }

        private boolean again(Matcher matcher, int at) {
            int count = matcher.counts[number];
            int begun = matcher.begun[number];
            matcher.counts[number] = count + 1;
            matcher.begun[number] = at;
            if (body.match(matcher, at)) {
                return true;
            }
            matcher.counts[number] = count;
            matcher.begun[number] = begun;
            return false;
        }
    }

    /** A part that is matched once and never tried another way. */
    static final class Alone extends PatternNode {
        private final PatternNode body;
        private final boolean ahead;
        private final boolean wanted;

        Alone(PatternNode body, boolean ahead, boolean wanted) {
            this.body = body;
            this.ahead = ahead;
            this.wanted = wanted;
        }

        boolean match(Matcher matcher, int at) {
            boolean whole = matcher.whole;
            int[] starts = matcher.starts.clone();
            int[] ends = matcher.ends.clone();
            matcher.whole = false;
            boolean found = body.match(matcher, at);
            matcher.whole = whole;
            int reached = matcher.reached;
            if (found == wanted && next.match(matcher, ahead ? at : reached)) {
                return true;
            }
            matcher.starts = starts;
            matcher.ends = ends;
            return false;
        }
    }

    /** What a group has matched, again. */
    static final class Again extends PatternNode {
        private final int group;

        Again(int group) {
            this.group = group;
        }

        boolean match(Matcher matcher, int at) {
            if (matcher.starts[group] < 0) {
                return false;
            }
            String before = matcher.text.substring(matcher.starts[group], matcher.ends[group]);
            return matcher.text.startsWith(before, at) && next.match(matcher, at + before.length());
        }
    }

    /** A place of a kind: `^`, `$`, `\A`, `\z`, `\Z`, `\b`, `\B`, `\G`. */
    static final class Place extends PatternNode {
        private final char kind;
        private final boolean lines;

        Place(char kind, boolean lines) {
            this.kind = kind;
            this.lines = lines;
        }

        boolean match(Matcher matcher, int at) {
            return holds(matcher, matcher.text, at) && next.match(matcher, at);
        }

        private boolean holds(Matcher matcher, String text, int at) {
            switch (kind) {
                case '^':
                    return at == 0 || lines && at < text.length() && startsLine(text, at);
                case 'A':
                    return at == 0;
                case 'z':
                    return at == text.length();
                case 'Z':
                    return endsText(text, at);
                case '$':
                    return lines ? endsLine(text, at) : endsText(text, at);
                case 'G':
                    return at == matcher.begin;
                default:
                    return (word(text, at - 1) != word(text, at)) == (kind == 'b');
            }
        }

        private static boolean terminator(char c) {
            return c == '\n' | c == '\r' | c == '\u0085' | c == '\u2028' | c == '\u2029';
        }

        /** Whether a line feed stands in the middle of a line's end. */
        private static boolean inside(String text, int at) {
            return at > 0 && at < text.length() && text.charAt(at - 1) == '\r' && text.charAt(at) == '\n';
        }

        private static boolean startsLine(String text, int at) {
            return terminator(text.charAt(at - 1)) && !inside(text, at);
        }

        private static boolean endsLine(String text, int at) {
            return at == text.length() || terminator(text.charAt(at)) && !inside(text, at);
        }

        private static boolean endsText(String text, int at) {
            if (at == text.length()) {
                return true;
            }
            if (at == text.length() - 2) {
                return text.charAt(at) == '\r' && text.charAt(at + 1) == '\n';
            }
            return at == text.length() - 1 && terminator(text.charAt(at)) && !inside(text, at);
        }

        private static boolean word(String text, int at) {
            if (at < 0 || at >= text.length()) {
                return false;
            }
            char c = text.charAt(at);
            return c == '_' || Character.isLetterOrDigit(c);
        }
    }
}
