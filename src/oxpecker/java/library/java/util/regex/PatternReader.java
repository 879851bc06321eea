package java.util.regex;

import oxpecker.Oox;

/** Reads the text of a pattern. */
final class PatternReader {
    /** How many groups, and how many loops, have been read. */
    int groups;
    int loops;
    GroupNames names;
    private final String text;
    private final int flags;
    private int at;

    PatternReader(String text, int flags) {
        this.text = text;
        this.flags = flags;
    }

    /** A sequence of nodes: the next ones are hung onto the last. */
    private static final class Chain {
        PatternNode first;
        PatternNode last;

        void add(PatternNode begin, PatternNode end) {
            if (first == null) {
                first = begin;
            } else {
                last.next = begin;
            }
            last = end;
        }

        void add(PatternNode node) {
            add(node, node);
        }
    }

    PatternNode read() {
        Chain chain;
        if ((flags & Pattern.LITERAL) != 0) {
            chain = new Chain();
            literal(chain, text);
        } else {
            chain = alternatives();
            if (at < text.length()) {
                throw errorBefore("Unmatched closing ')'");
            }
        }
        return ended(chain);
    }

    private static PatternNode ended(Chain chain) {
        chain.add(new PatternNode.Accept());
        return chain.first;
    }

    private PatternSyntaxException error(String description) {
        return new PatternSyntaxException(description, text, at);
    }

    /** What is wrong with the character that was read last. */
    private PatternSyntaxException errorBefore(String description) {
        return new PatternSyntaxException(description, text, at - 1);
    }

    private boolean more() {
        return at < text.length();
    }

    private boolean sees(String expected) {
        return text.startsWith(expected, at);
    }

    private boolean takes(String expected) {
        if (!sees(expected)) {
            return false;
        }
        at += expected.length();
        return true;
    }

    private void expect(char c, String problem) {
        if (!more() || text.charAt(at) != c) {
            throw error(problem);
        }
        at++;
    }

    private boolean anyCase() {
        return (flags & Pattern.CASE_INSENSITIVE) != 0;
    }

    private Chain alternatives() {
        Chain first = sequence();
        if (!sees("|")) {
            return first;
        }
        PatternNode.Branch branch = new PatternNode.Branch();
        PatternNode.Join join = new PatternNode.Join();
        first.add(join);
        branch.add(first.first);
        while (takes("|")) {
            Chain other = sequence();
            other.add(join);
            branch.add(other.first);
        }
        Chain chain = new Chain();
        chain.add(branch, join);
        return chain;
    }

    private Chain sequence() {
        Chain chain = new Chain();
        while (more() && text.charAt(at) != '|' && text.charAt(at) != ')') {
            element(chain);
        }
        return chain;
    }

    private void literal(Chain chain, String characters) {
        if (!anyCase()) {
            chain.add(new PatternNode.Slice(characters));
            return;
        }
        for (int i = 0; i < characters.length(); i++) {
            chain.add(single(CharacterSet.one(characters.charAt(i))));
        }
    }

    private PatternNode.Single single(CharacterSet set) {
        return new PatternNode.Single(anyCase() ? new CharacterSet.AnyCase(set) : set);
    }

    private static boolean plain(char c) {
        return "\\.[{()^$?*+|".indexOf(c) < 0;
    }

    private boolean quantified(int place) {
        return place < text.length() && "?*+{".indexOf(text.charAt(place)) >= 0;
    }

    /** Reads plain characters at once, or one other element and how often it comes. */
    private void element(Chain chain) {
        int begin = at;
        while (more() && plain(text.charAt(at)) && !quantified(at + 1)) {
            if (Character.isSurrogate(text.charAt(at))) {
                Oox.unsupported("characters beyond the basic plane in a regular expression");
            }
            at++;
        }
        if (at > begin) {
            literal(chain, text.substring(begin, at));
            return;
        }
        char c = text.charAt(at);
        if (c == '(') {
            group(chain);
        } else if (c == '\\') {
            at++;
            escape(chain);
        } else if (c == '^' || c == '$') {
            at++;
            place(chain, c, (flags & Pattern.MULTILINE) != 0);
        } else if (c == '?' || c == '*' || c == '+') {
            throw error("Dangling meta character '" + c + "'");
        } else if (c == '{') {
            at++;
            number();
            Oox.unsupported("this repetition in a regular expression");
        } else {
            repeated(chain, single(set()));
        }
    }

    private void place(Chain chain, char kind, boolean lines) {
        if (quantified(at)) {
            Oox.unsupported("this repetition in a regular expression");
        }
        chain.add(new PatternNode.Place(kind, lines));
    }

    /** A set of characters that stands for itself: a plain one, `.`, or a class in brackets. */
    private CharacterSet set() {
        char c = text.charAt(at);
        at++;
        if (c == '.') {
            return new CharacterSet.Dot((flags & Pattern.DOTALL) != 0);
        }
        return c == '[' ? brackets() : CharacterSet.one(c);
    }

    private CharacterSet brackets() {
        boolean negated = takes("^");
        CharacterSet.Union union = new CharacterSet.Union();
        CharacterSet result = union;
        boolean empty = true;
        while (empty || !sees("]")) {
            if (!more()) {
                throw errorBefore("Unclosed character class");
            }
            if (takes("&&")) {
                union = new CharacterSet.Union();
                result = new CharacterSet.Both(result, union);
            } else if (takes("[")) {
                union.add(brackets());
            } else {
                union.add(member());
            }
            empty = false;
        }
        at++;
        return negated ? new CharacterSet.Not(result) : result;
    }

    private CharacterSet member() {
        if (takes("\\")) {
            if (!more()) {
                throw error("Unclosed character class");
            }
            char name = name();
            CharacterSet named = name == 'p' || name == 'P' ? posix(name) : CharacterSet.named(name);
            if (named != null) {
                return named;
            }
            return range(escaped(name));
        }
        char c = text.charAt(at);
        at++;
        return range(c);
    }

    /** The range that a character begins, or the character alone. */
    private CharacterSet range(char low) {
        if (Character.isSurrogate(low)) {
            Oox.unsupported("characters beyond the basic plane in a regular expression");
        }
        if (sees("-") && at + 1 == text.length()) {
            at++;
            throw error("Illegal character range");
        }
        if (!sees("-") || at + 1 >= text.length() || text.charAt(at + 1) == ']' || text.charAt(at + 1) == '[') {
            return CharacterSet.one(low);
        }
        at++;
        char high = text.charAt(at);
        at++;
        if (high == '\\') {
            char name = name();
            if (CharacterSet.named(name) != null) {
                throw errorBefore("Illegal character range");
            }
            high = escaped(name);
        }
        if (Character.isSurrogate(high)) {
            Oox.unsupported("characters beyond the basic plane in a regular expression");
        }
        if (high < low) {
            throw errorBefore("Illegal character range");
        }
        return new CharacterSet.Range(low, high);
    }

    /** The character after a backslash. */
    private char name() {
        if (!more()) {
            throw error("Unexpected internal error");
        }
        char c = text.charAt(at);
        at++;
        return c;
    }

    private CharacterSet posix(char name) {
        int end = text.indexOf('}', at);
        if (!sees("{") || end < 0) {
            return Oox.unsupported("a property in a regular expression");
        }
        CharacterSet named = CharacterSet.posix(text.substring(at + 1, end));
        at = end + 1;
        if (named == null) {
            return Oox.unsupported("a property in a regular expression");
        }
        return name == 'P' ? new CharacterSet.Not(named) : named;
    }

    /** The character that a backslash and a name stand for. */
    private char escaped(char name) {
        switch (name) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return '\u0007';
            case 'e':
                return '\u001b';
            case 'x':
                return code(2);
            case 'u':
                return code(4);
            default:
                break;
        }
        if (name >= 'a' && name <= 'z' || name >= 'A' && name <= 'Z') {
            throw errorBefore("Illegal/unsupported escape sequence");
        }
        if (name == '0') {
            Oox.unsupported("an octal escape in a regular expression");
        }
        return name;
    }

    private char code(int digits) {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = more() ? Character.digit(text.charAt(at), 16) : -1;
            if (digit < 0) {
                throw error("Illegal " + (digits == 2 ? "hexadecimal" : "Unicode") + " escape sequence");
            }
            value = value * 16 + digit;
            at++;
        }
        return (char) value;
    }

    private void escape(Chain chain) {
        char name = name();
        if (name == 'Q') {
            int end = text.indexOf("\\E", at);
            String quoted = end < 0 ? text.substring(at) : text.substring(at, end);
            at = end < 0 ? text.length() : end + 2;
            if (quantified(at)) {
                Oox.unsupported("a repeated quotation in a regular expression");
            }
            literal(chain, quoted);
        } else if ("AzZbBG".indexOf(name) >= 0) {
            if (name == 'b' && sees("{")) {
                Oox.unsupported("\\b{g} in a regular expression");
            }
            place(chain, name, false);
        } else if (name >= '1' && name <= '9') {
            back(chain, name - '0');
        } else if ("kRXvVNpP".indexOf(name) >= 0 && name != 'p' && name != 'P') {
            Oox.unsupported("this escape in a regular expression");
        } else {
            CharacterSet named = name == 'p' || name == 'P' ? posix(name) : CharacterSet.named(name);
            repeated(chain, single(named != null ? named : CharacterSet.one(escaped(name))));
        }
    }

    private void back(Chain chain, int group) {
        if (group > groups || anyCase() || quantified(at) || more() && Character.isDigit(text.charAt(at))) {
            Oox.unsupported("this back reference in a regular expression");
        }
        chain.add(new PatternNode.Again(group));
    }

    private void group(Chain chain) {
        at++;
        boolean ahead = sees("?=") || sees("?!");
        if (ahead || sees("?>")) {
            boolean wanted = !sees("?!");
            at += 2;
            PatternNode body = ended(closed());
            Chain alone = new Chain();
            alone.add(new PatternNode.Alone(body, ahead, wanted));
            repeated(chain, alone);
        } else if (takes("?:")) {
            repeated(chain, closed());
        } else if (sees("?<=") || sees("?<!") || sees("?") && !sees("?<")) {
            Oox.unsupported("this kind of group in a regular expression");
        } else {
            groups++;
            int number = groups;
            if (takes("?<")) {
                names = new GroupNames(groupName(), number, names);
            }
            Chain captured = new Chain();
            captured.add(new PatternNode.Open(number));
            Chain body = closed();
            captured.add(body.first, body.last);
            captured.add(new PatternNode.Close(number));
            repeated(chain, captured);
        }
    }

    private static boolean isAlphabetic(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private String groupName() {
        int begin = at;
        if (!more() || !isAlphabetic(text.charAt(at))) {
            throw error("capturing group name does not start with a Latin letter");
        }
        while (more() && (isAlphabetic(text.charAt(at)) || text.charAt(at) >= '0' && text.charAt(at) <= '9')) {
            at++;
        }
        String name = text.substring(begin, at);
        expect('>', "named capturing group is missing trailing '>'");
        if (GroupNames.number(names, name) > 0) {
            throw errorBefore("Named capturing group <" + name + "> is already defined");
        }
        return name;
    }

    private Chain closed() {
        Chain body = alternatives();
        expect(')', "Unclosed group");
        if (body.first == null) {
            body.add(new PatternNode.Join());
        }
        return body;
    }

    private int least;
    private int most;

    /** Reads how often something comes; false if it comes once. */
    private boolean times() {
        if (takes("?")) {
            least = 0;
            most = 1;
        } else if (takes("*")) {
            least = 0;
            most = Integer.MAX_VALUE;
        } else if (takes("+")) {
            least = 1;
            most = Integer.MAX_VALUE;
        } else if (takes("{")) {
            least = number();
            most = least;
            if (takes(",")) {
                boolean counted = more() && Character.isDigit(text.charAt(at));
                most = counted ? number() : Integer.MAX_VALUE;
            }
            expect('}', "Unclosed counted closure");
            if (most < least) {
                throw errorBefore("Illegal repetition range");
            }
        } else {
            return false;
        }
        return true;
    }

    private int number() {
        if (!more() || !Character.isDigit(text.charAt(at))) {
            throw error("Illegal repetition");
        }
        int value = 0;
        while (more() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = value * 10 + (text.charAt(at) - '0');
            if (value > 100000) {
                Oox.unsupported("a large number in a regular expression");
            }
            at++;
        }
        return value;
    }

    private char manner() {
        if (takes("?")) {
            return '?';
        }
        return takes("+") ? '+' : ' ';
    }

    private void repeated(Chain chain, PatternNode.Single single) {
        if (times()) {
            chain.add(new PatternNode.Run(single, least, most, manner()));
        } else {
            chain.add(single);
        }
    }

    private void repeated(Chain chain, Chain body) {
        if (!times()) {
            chain.add(body.first, body.last);
            return;
        }
        int low = least;
        int high = most;
        char manner = manner();
        PatternNode.Loop loop = new PatternNode.Loop(loops, low, high, manner == '?');
        loops++;
        body.add(loop);
        loop.body = body.first;
        PatternNode.Enter enter = new PatternNode.Enter(loop);
        if (manner == '+') {
            Chain inner = new Chain();
            inner.add(enter, loop);
            chain.add(new PatternNode.Alone(ended(inner), false, true));
        } else {
            chain.add(enter, loop);
        }
    }
}
