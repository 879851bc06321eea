package java.net;

import oxpecker.Oox;

/** Reads a URI into its parts (RFC 2396 with the deviations that Java documents). */
final class URIReader {
    private static final String MARKS = "-_.!~*'()";
    private static final String ANYWHERE = MARKS + ";/?:@&=+$,[]";
    private static final String IN_PATHS = MARKS + ":@&=+$,;/";
    private static final String IN_USERS = MARKS + ";:&=+$,";
    private static final String IN_SERVERS = IN_USERS + "@[]";
    private static final String IN_NAMES = MARKS + "$,;:@&=+";

    private final String text;
    private final int end;

    String scheme;
    /** Null if the URI is hierarchical. */
    String opaque;
    String authority;
    String user;
    String host;
    int port = -1;
    /** Null if the URI is opaque. */
    String path;
    String query;
    String fragment;

    URIReader(String text) throws URISyntaxException {
        this.text = text;
        this.end = text.length();
        read();
    }

    private void read() throws URISyntaxException {
        int colon = first(0, end, ":/?#");
        int at = 0;
        if (is(colon, end, ':')) {
            readScheme(colon);
            at = colon + 1;
        }
        if (at > 0 && !is(at, end, '/')) {
            int stop = first(at, end, "#");
            if (stop == at) {
                throw error("Expected scheme-specific part", at);
            }
            check(at, stop, ANYWHERE, "opaque part");
            opaque = text.substring(at, stop);
            at = stop;
        } else {
            at = hierarchical(at);
        }
        if (is(at, end, '#')) {
            check(at + 1, end, ANYWHERE, "fragment");
            fragment = text.substring(at + 1);
        }
    }

    private void readScheme(int stop) throws URISyntaxException {
        if (stop == 0) {
            throw error("Expected scheme name", 0);
        }
        for (int i = 0; i < stop; i++) {
            char c = text.charAt(i);
            if (!letter(c) && (i == 0 || !digit(c) && "+-.".indexOf(c) < 0)) {
                throw error("Illegal character in scheme name", i);
            }
        }
        scheme = text.substring(0, stop);
    }

    private int hierarchical(int start) throws URISyntaxException {
        int at = start;
        if (is(at, end, '/') && is(at + 1, end, '/')) {
            at += 2;
            int stop = first(at, end, "/?#");
            if (stop > at) {
                readAuthority(at, stop);
            } else if (stop == end) {
                throw error("Expected authority", at);
            }
            at = stop;
        }
        int stop = first(at, end, "?#");
        check(at, stop, IN_PATHS, "path");
        path = text.substring(at, stop);
        if (is(stop, end, '?')) {
            at = stop + 1;
            stop = first(at, end, "#");
            check(at, stop, ANYWHERE, "query");
            query = text.substring(at, stop);
        }
        return stop;
    }

    // --- authorities ---------------------------------------------------------------------------------------

    /** A server, or any name. */
    private void readAuthority(int start, int stop) throws URISyntaxException {
        if (first(start, stop, "[]") < stop) {
            Oox.unsupported("an address in brackets");
        }
        boolean isServer = allowed(start, stop, IN_SERVERS) == stop;
        int named = allowed(start, stop, IN_NAMES);
        if (isServer) {
            try {
                readServer(start, stop);
            } catch (URISyntaxException exception) {
                user = null;
                host = null;
                port = -1;
                if (named < stop) {
                    throw exception;
                }
            }
        } else if (named < stop) {
            throw error("Illegal character in authority", start);
        }
        authority = text.substring(start, stop);
    }

    private void readServer(int start, int stop) throws URISyntaxException {
        int at = start;
        int sign = first(at, stop, "@");
        if (sign < stop) {
            check(at, sign, IN_USERS, "user info");
            user = text.substring(at, sign);
            at = sign + 1;
        }
        int after = address(at, stop);
        if (after < 0) {
            after = hostname(at, stop);
        }
        host = text.substring(at, after);
        if (is(after, stop, ':') && after + 1 < stop) {
            for (int i = after + 1; i < stop; i++) {
                if (!digit(text.charAt(i))) {
                    throw error("Illegal character in port number", i);
                }
            }
            try {
                port = Integer.parseInt(text.substring(after + 1, stop));
            } catch (NumberFormatException large) {
                throw error("Malformed port number", after + 1);
            }
        }
    }

    /** The end of four numbers below 256 with dots between them; -1 if there is something else. */
    private int address(int start, int stop) {
        int at = start;
        for (int i = 0; i < 4; i++) {
            if (i > 0) {
                if (!is(at, stop, '.')) {
                    return -1;
                }
                at++;
            }
            int first = at;
            int value = 0;
            while (at < stop && digit(text.charAt(at)) && value < 256) {
                value = 10 * value + text.charAt(at) - '0';
                at++;
            }
            if (at == first || value > 255) {
                return -1;
            }
        }
        return at == stop || text.charAt(at) == ':' ? at : -1;
    }

    /** The end of labels with dots between them; the last one begins with a letter if there are others. */
    private int hostname(int start, int stop) throws URISyntaxException {
        int at = start;
        int label = -1;
        while (at < stop && letterOrDigit(text.charAt(at))) {
            label = at;
            while (at < stop && (letterOrDigit(text.charAt(at)) || text.charAt(at) == '-')) {
                at++;
            }
            if (text.charAt(at - 1) == '-') {
                throw error("Illegal character in hostname", at - 1);
            }
            if (!is(at, stop, '.')) {
                break;
            }
            at++;
        }
        if (at < stop && text.charAt(at) != ':') {
            throw error("Illegal character in hostname", at);
        }
        if (label < 0) {
            throw error("Expected hostname", start);
        }
        if (label > start && !letter(text.charAt(label))) {
            throw error("Illegal character in hostname", label);
        }
        return at;
    }

    // --- characters ----------------------------------------------------------------------------------------

    private boolean is(int at, int stop, char c) {
        return at < stop && text.charAt(at) == c;
    }

    /** The first of some characters, or the end. */
    private int first(int start, int stop, String characters) {
        int at = start;
        while (at < stop && characters.indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return at;
    }

    private void check(int start, int stop, String characters, String what) throws URISyntaxException {
        int at = allowed(start, stop, characters);
        if (at < stop) {
            throw error("Illegal character in " + what, at);
        }
    }

    /** The end of letters, digits, some other characters, escaped ones, and those beyond ASCII that are seen. */
    private int allowed(int start, int stop, String characters) throws URISyntaxException {
        int at = start;
        while (at < stop) {
            char c = text.charAt(at);
            if (c == '%') {
                if (at + 3 > stop || Character.digit(text.charAt(at + 1), 16) < 0 || Character.digit(text.charAt(at + 2), 16) < 0) {
                    throw error("Malformed escape pair", at);
                }
                at += 3;
            } else if (letterOrDigit(c) || characters.indexOf(c) >= 0 || other(c)) {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }

    static boolean other(char c) {
        return c > 128 && !Character.isSpaceChar(c) && !Character.isISOControl(c);
    }

    static boolean anywhere(char c) {
        return letterOrDigit(c) || ANYWHERE.indexOf(c) >= 0;
    }

    private static boolean letter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    private static boolean digit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean letterOrDigit(char c) {
        return letter(c) || digit(c);
    }

    private URISyntaxException error(String reason, int at) {
        return new URISyntaxException(text, reason, at);
    }
}
