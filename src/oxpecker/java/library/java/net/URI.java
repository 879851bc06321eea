package java.net;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import oxpecker.Oox;

/** A text with parts; addresses in brackets are not supported. */
public final class URI implements Comparable<URI>, Serializable {
    private final String text;
    /** Null in an input, whose text is read at each question. */
    private final URIReader parts;

    public URI(String text) throws URISyntaxException {
        this.parts = new URIReader(text);
        this.text = text;
    }

    /** Characters that may not stand there are escaped, and each `%`. */
    public URI(String scheme, String part, String fragment) throws URISyntaxException {
        this((scheme == null ? "" : scheme + ":") + quoted(part) + (fragment == null ? "" : "#" + quoted(fragment)));
    }

    public static URI create(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException exception) {
            throw new IllegalArgumentException(exception.getMessage(), exception);
        }
    }

    private URIReader parts() {
        if (parts != null) {
            return parts;
        }
        try {
            return new URIReader(text);
        } catch (URISyntaxException exception) {
            Oox.assume(false);
            return null;
        }
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; text != null && i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > 127 ? !Character.isSpaceChar(c) && !Character.isISOControl(c) : URIReader.anywhere(c)) {
                quoted.append(c);
                continue;
            }
            for (byte each : String.valueOf(c).getBytes(StandardCharsets.UTF_8)) {
                quoted.append('%').append("0123456789ABCDEF".charAt(each >> 4 & 15)).append("0123456789ABCDEF".charAt(each & 15));
            }
        }
        return quoted.toString();
    }

    /** A text with its escaped characters; in brackets a `%` may stand for itself. */
    private static String plain(String text, boolean brackets) {
        if (text == null || text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder plain = new StringBuilder();
        boolean inside = false;
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            inside = c == '[' || inside && c != ']';
            if (c != '%' || inside && brackets) {
                plain.append(c);
                at++;
                continue;
            }
            byte[] bytes = new byte[text.length() / 3];
            int count = 0;
            while (at < text.length() && text.charAt(at) == '%') {
                bytes[count] = (byte) Integer.parseInt(text.substring(at + 1, at + 3), 16);
                count++;
                at += 3;
            }
            plain.append(new String(bytes, 0, count, StandardCharsets.UTF_8));
        }
        return plain.toString();
    }

    // --- parts ---------------------------------------------------------------------------------------------

    public String getScheme() {
        return parts().scheme;
    }

    public boolean isAbsolute() {
        return parts().scheme != null;
    }

    public boolean isOpaque() {
        return parts().opaque != null;
    }

    public String getRawSchemeSpecificPart() {
        URIReader read = parts();
        int from = read.scheme == null ? 0 : read.scheme.length() + 1;
        int to = read.fragment == null ? text.length() : text.length() - read.fragment.length() - 1;
        return text.substring(from, to);
    }

    public String getSchemeSpecificPart() {
        return plain(getRawSchemeSpecificPart(), true);
    }

    public String getRawAuthority() {
        return parts().authority;
    }

    public String getAuthority() {
        return plain(parts().authority, true);
    }

    public String getRawUserInfo() {
        return parts().user;
    }

    public String getUserInfo() {
        return plain(parts().user, true);
    }

    public String getHost() {
        return parts().host;
    }

    public int getPort() {
        return parts().port;
    }

    public String getRawPath() {
        return parts().path;
    }

    public String getPath() {
        return plain(parts().path, false);
    }

    public String getRawQuery() {
        return parts().query;
    }

    public String getQuery() {
        return plain(parts().query, false);
    }

    public String getRawFragment() {
        return parts().fragment;
    }

    public String getFragment() {
        return plain(parts().fragment, false);
    }

    public String toString() {
        parts();
        return text;
    }

    public String toASCIIString() {
        parts();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) > 127) {
                Oox.unsupported("letters beyond ASCII in the ASCII form of a URI");
            }
        }
        return text;
    }

    public URL toURL() throws MalformedURLException {
        if (!isAbsolute()) {
            throw new IllegalArgumentException("URI is not absolute");
        }
        return new URL(text);
    }

    /** Hosts that are no addresses of servers need nothing more. */
    public URI parseServerAuthority() throws URISyntaxException {
        URIReader read = parts();
        if (read.host != null || read.authority == null) {
            return this;
        }
        return Oox.unsupported("why an authority is not that of a server");
    }

    // --- comparing -----------------------------------------------------------------------------------------

    public boolean equals(Object other) {
        if (!(other instanceof URI)) {
            return false;
        }
        URIReader a = parts();
        URIReader b = ((URI) other).parts();
        if ((a.opaque == null) != (b.opaque == null) || !(a.scheme == null ? b.scheme == null : a.scheme.equalsIgnoreCase(b.scheme))) {
            return false;
        }
        if (!same(a.fragment, b.fragment)) {
            return false;
        }
        if (a.opaque != null) {
            return same(a.opaque, b.opaque);
        }
        if (!same(a.path, b.path) || !same(a.query, b.query)) {
            return false;
        }
        if (a.host != null && b.host != null) {
            return same(a.user, b.user) && a.host.equalsIgnoreCase(b.host) && a.port == b.port;
        }
        return same(a.authority, b.authority);
    }

    /** Whether two parts are equal but for the letters of escaped characters. */
    private static boolean same(String a, String b) {
        return a == null || b == null ? a == b : escapesInCapitals(a).equals(escapesInCapitals(b));
    }

    private static String escapesInCapitals(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder capitals = new StringBuilder(text);
        for (int i = 2; i < text.length(); i++) {
            if (text.charAt(i - 1) == '%' || text.charAt(i - 2) == '%') {
                capitals.setCharAt(i, Character.toUpperCase(text.charAt(i)));
            }
        }
        if (text.charAt(0) == '%') {
            capitals.setCharAt(1, Character.toUpperCase(text.charAt(1)));
        }
        return capitals.toString();
    }

    public int hashCode() {
        URIReader read = parts();
        int hash = combined(lowerCase(0, read.scheme), read.fragment);
        if (read.opaque != null) {
            return combined(hash, read.opaque);
        }
        hash = combined(combined(hash, read.path), read.query);
        if (read.host == null) {
            return combined(hash, read.authority);
        }
        return lowerCase(combined(hash, read.user), read.host) + 1949 * read.port;
    }

    private static int combined(int hash, String part) {
        return part == null ? hash : hash * 127 + escapesInCapitals(part).hashCode();
    }

    private static int lowerCase(int hash, String part) {
        int sum = hash;
        for (int i = 0; part != null && i < part.length(); i++) {
            sum = 31 * sum + lower(part.charAt(i));
        }
        return sum;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    public int compareTo(URI other) {
        URIReader a = parts();
        URIReader b = other.parts();
        int order = orderOfLower(a.scheme, b.scheme);
        if (order != 0) {
            return order;
        }
        if (a.opaque != null || b.opaque != null) {
            order = a.opaque == null ? -1 : b.opaque == null ? 1 : order(a.opaque, b.opaque);
            return order != 0 ? order : order(a.fragment, b.fragment);
        }
        if (a.host != null && b.host != null) {
            order = order(a.user, b.user);
            order = order != 0 ? order : orderOfLower(a.host, b.host);
            order = order != 0 ? order : a.port - b.port;
        } else {
            order = order(a.authority, b.authority);
        }
        order = order != 0 ? order : order(a.path, b.path);
        order = order != 0 ? order : order(a.query, b.query);
        return order != 0 ? order : order(a.fragment, b.fragment);
    }

    /** A part that is missing comes first. */
    private static int order(String a, String b) {
        return a == null || b == null ? (a == null ? 0 : 1) - (b == null ? 0 : 1) : escapesInCapitals(a).compareTo(escapesInCapitals(b));
    }

    private static int orderOfLower(String a, String b) {
        if (a == null || b == null) {
            return order(a, b);
        }
        for (int i = 0; i < a.length() && i < b.length(); i++) {
            int difference = lower(a.charAt(i)) - lower(b.charAt(i));
            if (difference != 0) {
                return difference;
            }
        }
        return a.length() - b.length();
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return text != null && parts == null;
    }
}
