package java.util.regex;

import oxpecker.Oox;

/** A text that is searched for what a pattern stands for. */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    String text;
    /** Whether a match has to reach the end of the text. */
    boolean whole;
    /** Where the last match ended, and where the search for the next one begins. */
    int reached;
    int begin;
    int[] opened;
    int[] starts;
    int[] ends;
    int[] counts;
    int[] begun;
    private boolean found;
    private int appended;

    Matcher(Pattern pattern, String text) {
        this.text = text;
        use(pattern);
        reset();
    }

    private void use(Pattern pattern) {
        this.pattern = pattern;
        opened = new int[pattern.groups + 1];
        starts = new int[pattern.groups + 1];
        ends = new int[pattern.groups + 1];
        counts = new int[pattern.loops];
        begun = new int[pattern.loops];
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern pattern) {
        if (pattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        use(pattern);
        found = false;
        return this;
    }

    public Matcher reset() {
        found = false;
        begin = 0;
        appended = 0;
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input.toString();
        return reset();
    }

    private boolean matchAt(int at) {
        for (int i = 0; i < starts.length; i++) {
            starts[i] = -1;
            ends[i] = -1;
        }
        found = pattern.root.match(this, at);
        if (found) {
            starts[0] = at;
            ends[0] = reached;
            // After an empty match the search goes on behind the next character.
            begin = reached;
        }
        return found;
    }

    private boolean search(int from) {
        whole = false;
        for (int at = from; at <= text.length(); at++) {
            if (matchAt(at)) {
                return true;
            }
        }
        found = false;
        begin = text.length() + 1;
        return false;
    }

    public boolean find() {
        return search(found && starts[0] == ends[0] ? begin + 1 : begin);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        begin = start;
        return search(start);
    }

    public boolean matches() {
        whole = true;
        begin = 0;
        return matchAt(0);
    }

    public boolean lookingAt() {
        whole = false;
        begin = 0;
        return matchAt(0);
    }

    private void check(int group) {
        if (!found) {
            throw new IllegalStateException("No match found");
        }
        if (group < 0 || group > pattern.groups) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int groupCount() {
        return pattern.groups;
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group);
        return starts[group] < 0 ? null : text.substring(starts[group], ends[group]);
    }

    private int numberOf(String name) {
        int number = GroupNames.number(pattern.names, name);
        if (number == 0) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }

    public String group(String name) {
        if (!found) {
            throw new IllegalStateException("No match found");
        }
        return group(numberOf(name));
    }

    public int start() {
        return start(0);
    }

    public int start(int group) {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        check(group);
        return starts[group];
    }

    public int start(String name) {
        return start(numberOf(name));
    }

    public int end() {
        return end(0);
    }

    public int end(int group) {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        check(group);
        return ends[group];
    }

    public int end(String name) {
        return end(numberOf(name));
    }

    public MatchResult toMatchResult() {
        Matcher copy = new Matcher(pattern, text);
        copy.found = found;
        copy.starts = starts.clone();
        copy.ends = ends.clone();
        return copy;
    }

    /** What a replacement stands for after a match. */
    private String expand(String replacement) {
        StringBuilder result = new StringBuilder();
        int i = 0;
        while (i < replacement.length()) {
            char c = replacement.charAt(i);
            if (c == '\\') {
                if (i + 1 == replacement.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                result.append(replacement.charAt(i + 1));
                i += 2;
            } else if (c == '$') {
                i = appendGroup(result, replacement, i + 1);
            } else {
                result.append(c);
                i++;
            }
        }
        return result.toString();
    }

    /** Appends the group whose number or name begins at a place; gives the place after it. */
    private int appendGroup(StringBuilder result, String replacement, int at) {
        if (at == replacement.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        String value;
        int i = at;
        if (replacement.charAt(at) == '{') {
            i = replacement.indexOf('}', at);
            if (i < 0) {
                throw new IllegalArgumentException("named capturing group is missing trailing '}'");
            }
            value = group(numberOf(replacement.substring(at + 1, i)));
            i++;
        } else {
            int number = replacement.charAt(at) - '0';
            if (number < 0 || number > 9) {
                throw new IllegalArgumentException("Illegal group reference");
            }
            i++;
            while (i < replacement.length()) {
                int digit = replacement.charAt(i) - '0';
                if (digit < 0 || digit > 9 || number * 10 + digit > pattern.groups) {
                    break;
                }
                number = number * 10 + digit;
                i++;
            }
            value = group(number);
        }
        if (value != null) {
            result.append(value);
        }
        return i;
    }

    private String replace(String replacement, boolean once) {
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        int last = 0;
        do {
            result.append(text.substring(last, starts[0])).append(expand(replacement));
            last = ends[0];
        } while (!once && find());
        return result.append(text.substring(last)).toString();
    }

    public String replaceAll(String replacement) {
        return replace(replacement, false);
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        return replace(replacement, true);
    }

    public Matcher appendReplacement(StringBuilder builder, String replacement) {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        String expanded = expand(replacement);
        builder.append(text.substring(appended, starts[0])).append(expanded);
        appended = ends[0];
        return this;
    }

    public Matcher appendReplacement(StringBuffer buffer, String replacement) {
        if (!found) {
            throw new IllegalStateException("No match available");
        }
        String expanded = expand(replacement);
        buffer.append(text.substring(appended, starts[0])).append(expanded);
        appended = ends[0];
        return this;
    }

    public StringBuilder appendTail(StringBuilder builder) {
        return builder.append(text.substring(appended));
    }

    public StringBuffer appendTail(StringBuffer buffer) {
        return buffer.append(text.substring(appended));
    }

    public boolean hitEnd() {
        Oox.unsupported("Matcher.hitEnd");
        return false;
    }

    public static String quoteReplacement(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' || c == '$') {
                result.append('\\');
            }
            result.append(c);
        }
        return result.toString();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return oxpecker.Oox.unsupported("an input of Matcher");
    }
}
