// Parts of URIs and URLs, escaped or not, what is refused, and how they are compared.
// prints: http truefalse //uA@Host.org:80/a/b;c?q=é //u%41@Host.org:80/a%2Fb;c?q=%C3%A9
// prints: uA@Host.org:80 u%41@Host.org:80 uA u%41 Host.org 80
// prints: /a/b;c /a%2Fb;c q=é q=%C3%A9 f  f%20
// prints: http://u%41@Host.org:80/a%2Fb;c?q=%C3%A9#f%20 -364205035 true
// prints: mailto truetrue a@b a@b
// prints: null null null null null -1
// prints: null null null null null null
// prints: mailto:a@b 79309521 true
// prints: null falsefalse a/b?c a/b?c
// prints: null null null null null -1
// prints: a/b a/b c c null null
// prints: a/b?c 12036143 true
// prints: null falsefalse //h_x/p //h_x/p
// prints: h_x h_x null null null -1
// prints: /p /p null null null null
// prints: //h_x/p 302272 true
// prints: file truefalse ///tmp/x ///tmp/x
// prints: null null null null null -1
// prints: /tmp/x /tmp/x null null null null
// prints: file:///tmp/x 1855220533 true
// prints: null falsefalse
// prints: null null null null null -1
// prints:   null null f f
// prints: #f 12954 true
// prints: null falsefalse
// prints: null null null null null -1
// prints:   null null null null
// prints:  0 true
// prints: Illegal character in path at index 1: a b 1253
// prints: Expected scheme name at index 0: :a 0202
// prints: Illegal character in scheme name at index 0: 1:a 0323
// prints: Expected scheme-specific part at index 2: a: 2292
// prints: Expected authority at index 2: // 2182
// prints: Malformed escape pair at index 10: http://a-/%4 102112
// prints: Illegal character in path at index 12: http://h:8x/< 122513
// prints: http://1.2.3.256/
// prints: Malformed escape pair at index 4: x://%zz 4217
// prints: Illegal character in path at index 1: a\b 1253
// prints: s:a%20b%25%23#x%20y //h/p true
// prints: 1 -22
// prints: http://h/x why: in
// prints: Illegal character in path at index 1: a b
// prints: URI is not absolute
// prints: http://u@h:8080/p/./q?a?b#r
// prints: https://h?x
// prints: file:a/b
// prints: ftp://h/../a
// prints: no protocol: no
// prints: unknown protocol: x
// prints: Error at index 0 in: "y"
// prints: Invalid port number :-3
// prints: Cannot invoke "String.length()" because "spec" is null
// prints: httpu@h:8080uh8080/p/q?a/p/qar
// prints: http://u@h:8080/p/x
// prints: http://u@h:8080/y
// prints: http://u@h:8080/z
// prints: http://u@h:8080/p/q?a#s
// prints: http://u@h:8080/p/?t
// prints: http://other
// prints: https:k
// prints: http://u@h:8080/p/k
// prints: http://u@h:8080/p/
// prints: http://u@h:8080/p/q?a#r truefalsefalsetruefalse
// prints: -5 255
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;

class Main {
    static void known(int port) throws Exception {        // check Main.known: valid
        URI uri = new URI("http://host/a?q#f");
        assert uri.getScheme().equals("http") && uri.getPath().equals("/a") && uri.getPort() == -1;
        URL url = uri.toURL();
        assert url.getHost().equals("host") && url.getFile().equals("/a?q") && url.getDefaultPort() == 80;
    }

    static int read(URL url) throws IOException {
        try (InputStream in = new URL("http://host/").openStream()) {        // check Main.read: valid
            return in.read();
        }
    }

    static URI fails() throws URISyntaxException {
        return new URI("http://host/a b");        // check Main.fails: valid
    }

    static Object bracketed() throws URISyntaxException {
        return new URI("http://[::1]/");        // check Main.bracketed: unknown, unsupported an address in brackets here
    }

    static Object packed() throws MalformedURLException {
        return new URL("jar:file:a.jar!/b");        // check Main.packed: unknown, unsupported a URL of this protocol here
    }

    static Object ascii() {
        return URI.create("é").toASCIIString();        // check Main.ascii: unknown, unsupported letters beyond ASCII in the ASCII form of a URI here
    }

    static Object authority() throws Exception {
        return new URL("http://a_b/").toURI();        // check Main.authority: unknown, unsupported whether an authority of a URL is one of a URI here
    }

    static Object hosts() throws Exception {
        return new URL("http://a/").equals(new URL("http://b/"));        // check Main.hosts: unknown, unsupported whether two names of hosts mean one here
    }

    static Object server() throws Exception {
        return new URI("http://a_b/").parseServerAuthority();        // check Main.server: unknown, unsupported why an authority is not that of a server here
    }

    static String refused(String text) {
        try {
            return new URI(text).toString();
        } catch (URISyntaxException e) {
            return e.getMessage() + " " + e.getIndex() + e.getReason().length() + e.getInput().length();
        }
    }

    static String url(String text) {
        try {
            return new URL(text).toExternalForm();
        } catch (MalformedURLException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        known(1);
        for (String text : new String[] {"http://u%41@Host.org:80/a%2Fb;c?q=%C3%A9#f%20", "mailto:a@b", "a/b?c", "//h_x/p", "file:///tmp/x", "#f", ""}) {
            URI u = new URI(text);
            System.out.println(u.getScheme() + " " + u.isAbsolute() + u.isOpaque() + " " + u.getSchemeSpecificPart() + " " + u.getRawSchemeSpecificPart());
            System.out.println(u.getAuthority() + " " + u.getRawAuthority() + " " + u.getUserInfo() + " " + u.getRawUserInfo() + " " + u.getHost() + " " + u.getPort());
            System.out.println(u.getPath() + " " + u.getRawPath() + " " + u.getQuery() + " " + u.getRawQuery() + " " + u.getFragment() + " " + u.getRawFragment());
            System.out.println(u.toASCIIString() + " " + u.hashCode() + " " + u.equals(URI.create(text)));
        }
        for (String text : new String[] {"a b", ":a", "1:a", "a:", "//", "http://a-/%4", "http://h:8x/<", "http://1.2.3.256/", "x://%zz", "a\\b"}) {
            System.out.println(refused(text));
        }
        System.out.println(new URI("s", "a b%#", "x y") + " " + new URI(null, "//h/p", null) + " " + new URI("http://A").equals(new URI("http://a")));
        System.out.println(new URI("a:b").compareTo(new URI("a:/b")) + " " + new URI("/a").compareTo(new URI("/c")) + new URI("http://h:1").compareTo(new URI("HTTP://H")));
        System.out.println(new URI("http://h/x").parseServerAuthority() + " " + new URISyntaxException("in", "why").getMessage());
        try {
            URI.create("a b");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            URI.create("a/b").toURL();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String text : new String[] {" URL:HTTP://u@h:8080/p/./q?a?b#r ", "https://h?x", "file:a/b", "ftp://h/../a", "no", "x:y", "http://h:y", "http://h:-3", null}) {
            System.out.println(url(text));
        }
        URL base = new URL("http://u@h:8080/p/q?a#r");
        System.out.println(base.getProtocol() + base.getAuthority() + base.getUserInfo() + base.getHost() + base.getPort() + base.getFile() + base.getPath() + base.getQuery() + base.getRef());
        for (String text : new String[] {"x", "../y", "/z", "#s", "?t", "//other", "https:k", "http:k", "./"}) {
            System.out.println(new URL(base, text));
        }
        System.out.println(base.toURI() + " " + base.equals(new URL(base, "")) + base.equals("x") + base.equals(new URL("http://u@h:8080/p/q?a")) + base.sameFile(new URL("http://v@H:8080/p/q?a")) + base.sameFile(new URL("http://h/")));
        System.out.println(Integer.parseInt("x-5y", 1, 3, 10) + " " + Integer.parseInt("ff", 0, 2, 16));
    }
}
