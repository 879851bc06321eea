package java.net;

import oxpecker.Oox;

/** Reads a URL into its parts, as far as it has them; the others come from another URL that it is relative to. */
final class URLReader {
    private static final String KNOWN = " http https ftp file ";
    private static final String OTHERS = " jar mailto jrt jmod ";

    String protocol;
    String authority;
    String user;
    String host = "";
    int port = -1;
    String path = "";
    String query;
    String fragment;

    /** What is still to be read. */
    private String rest;

    URLReader(URLReader context, String given) throws MalformedURLException {
        rest = given.trim();
        if (rest.regionMatches(true, 0, "url:", 0, 4)) {
            rest = rest.substring(4);
        }
        String own = ownProtocol();
        boolean relative = context != null && (own == null || own.equals(context.protocol));
        if (relative && (own == null || context.path.startsWith("/"))) {
            takeOver(context);
        } else {
            relative = false;
            protocol = own;
        }
        if (protocol == null) {
            throw new MalformedURLException("no protocol: " + given);
        }
        if (OTHERS.indexOf(" " + protocol + " ") >= 0) {
            Oox.unsupported("a URL of this protocol");
        }
        if (KNOWN.indexOf(" " + protocol + " ") < 0) {
            throw new MalformedURLException("unknown protocol: " + protocol);
        }
        int sign = rest.indexOf('#');
        if (sign >= 0) {
            fragment = rest.substring(sign + 1);
            rest = rest.substring(0, sign);
        }
        if (relative && rest.isEmpty()) {
            query = context.query;
            fragment = fragment == null ? context.fragment : fragment;
        }
        boolean onlyQuery = relative && rest.startsWith("?");
        int mark = rest.indexOf('?');
        if (mark >= 0) {
            query = rest.substring(mark + 1);
            rest = rest.substring(0, mark);
        }
        if (rest.startsWith("//") && !rest.startsWith("////")) {
            readAuthority();
        }
        readPath(onlyQuery);
    }

    private void takeOver(URLReader context) {
        protocol = context.protocol;
        authority = context.authority;
        user = context.user;
        host = context.host;
        port = context.port;
        path = context.path;
    }

    /** The protocol in front of the rest, in small letters, or null. */
    private String ownProtocol() {
        int colon = 0;
        while (colon < rest.length() && rest.charAt(colon) != ':') {
            char c = rest.charAt(colon);
            if (!Character.isLetter(c) && (colon == 0 || !Character.isDigit(c) && "+-.".indexOf(c) < 0)) {
                return null;
            }
            colon++;
        }
        if (colon == 0 || colon == rest.length()) {
            return null;
        }
        String found = rest.substring(0, colon).toLowerCase();
        rest = rest.substring(colon + 1);
        return found;
    }

    private void readAuthority() {
        int stop = rest.indexOf('/', 2);
        stop = stop < 0 ? rest.length() : stop;
        authority = rest.substring(2, stop);
        rest = rest.substring(stop);
        int sign = authority.indexOf('@');
        if (sign != authority.lastIndexOf('@')) {
            user = null;
            host = "";
        } else {
            user = sign < 0 ? null : authority.substring(0, sign);
            host = authority.substring(sign + 1);
            if (host.startsWith("[")) {
                Oox.unsupported("an address in brackets");
            }
            port = -1;
            int colon = host.indexOf(':');
            if (colon >= 0) {
                if (colon + 1 < host.length()) {
                    port = Integer.parseInt(host, colon + 1, host.length(), 10);
                }
                host = host.substring(0, colon);
            }
        }
        if (port < -1) {
            throw new IllegalArgumentException("Invalid port number :" + port);
        }
        checkHost();
        if (!authority.isEmpty()) {
            path = "";
        }
    }

    private void checkHost() {
        for (int i = 0; i < host.length(); i++) {
            char c = host.charAt(i);
            if (c < ' ' || c == 127) {
                String name = c == '\n' ? "LF" : c == '\r' ? "CR" : "control char (code=" + (int) c + ")";
                throw new IllegalArgumentException("Illegal character found in host: " + name);
            }
        }
    }

    private void readPath(boolean onlyQuery) {
        int slash = path.lastIndexOf('/');
        if (rest.startsWith("/")) {
            path = rest;
        } else if (rest.isEmpty()) {
            path = onlyQuery ? path.substring(0, Math.max(slash, 0)) + "/" : path;
        } else if (path.isEmpty()) {
            path = authority == null ? rest : "/" + rest;
        } else {
            path = path.substring(0, slash + 1) + (slash < 0 && authority != null ? "/" : "") + rest;
            shorten();
        }
    }

    /** Takes `.` and `..` out of the path, as far as there is something in front of them. */
    private void shorten() {
        for (int at = path.indexOf("/./"); at >= 0; at = path.indexOf("/./")) {
            path = path.substring(0, at) + path.substring(at + 2);
        }
        int up = path.indexOf("/../");
        while (up >= 0) {
            int before = up == 0 ? -1 : path.lastIndexOf('/', up - 1);
            if (before >= 0 && path.indexOf("/../", before) != 0) {
                path = path.substring(0, before) + path.substring(up + 3);
                up = path.indexOf("/../");
            } else {
                up = path.indexOf("/../", up + 3);
            }
        }
        while (path.endsWith("/..")) {
            int before = path.lastIndexOf('/', path.indexOf("/..") - 1);
            if (before < 0) {
                break;
            }
            path = path.substring(0, before + 1);
        }
        if (path.startsWith("./") && path.length() > 2) {
            path = path.substring(2);
        }
        if (path.endsWith("/.")) {
            path = path.substring(0, path.length() - 1);
        }
    }
}
