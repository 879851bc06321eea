package java.net;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.util.Objects;
import oxpecker.Oox;

/** A text with parts; what is behind it is anything. */
public final class URL implements Serializable {
    private final String specification;
    /** Null in an input, whose text is read at each question. */
    private final URLReader parts;

    public URL(String specification) throws MalformedURLException {
        this(null, specification);
    }

    public URL(URL context, String specification) throws MalformedURLException {
        this.specification = specification;
        if (specification == null) {
            throw malformed(new NullPointerException("Cannot invoke \"String.length()\" because \"spec\" is null"));
        }
        try {
            this.parts = new URLReader(context == null ? null : context.parts(), specification);
        } catch (IllegalArgumentException failure) {
            throw malformed(failure);
        }
    }

    private static MalformedURLException malformed(RuntimeException failure) {
        MalformedURLException exception = new MalformedURLException(failure.getMessage());
        exception.initCause(failure);
        return exception;
    }

    private URLReader parts() {
        if (parts != null) {
            return parts;
        }
        try {
            return new URL(specification).parts;
        } catch (MalformedURLException exception) {
            Oox.assume(false);
            return null;
        }
    }

    // --- parts ---------------------------------------------------------------------------------------------

    public String getProtocol() {
        return parts().protocol;
    }

    public String getAuthority() {
        return parts().authority;
    }

    public String getUserInfo() {
        return parts().user;
    }

    public String getHost() {
        return parts().host;
    }

    public int getPort() {
        return parts().port;
    }

    public int getDefaultPort() {
        String protocol = parts().protocol;
        return protocol.equals("http") ? 80 : protocol.equals("https") ? 443 : protocol.equals("ftp") ? 21 : -1;
    }

    public String getFile() {
        URLReader read = parts();
        return read.query == null ? read.path : read.path + "?" + read.query;
    }

    public String getPath() {
        return parts().path;
    }

    public String getQuery() {
        return parts().query;
    }

    public String getRef() {
        return parts().fragment;
    }

    public String toExternalForm() {
        URLReader read = parts();
        String server = read.authority == null || read.authority.isEmpty() ? "" : "//" + read.authority;
        return read.protocol + ":" + server + getFile() + (read.fragment == null ? "" : "#" + read.fragment);
    }

    public String toString() {
        return toExternalForm();
    }

    public URI toURI() throws URISyntaxException {
        URI uri = new URI(toString());
        if (uri.getHost() == null && uri.getRawAuthority() != null) {
            Oox.unsupported("whether an authority of a URL is one of a URI");
        }
        return uri;
    }

    // --- comparing -----------------------------------------------------------------------------------------

    public boolean sameFile(URL other) {
        if (!getProtocol().equals(other.getProtocol()) || !getFile().equals(other.getFile()) || usedPort() != other.usedPort()) {
            return false;
        }
        return getHost().equalsIgnoreCase(other.getHost()) || (boolean) Oox.unsupported("whether two names of hosts mean one");
    }

    private int usedPort() {
        return getPort() < 0 ? getDefaultPort() : getPort();
    }

    public boolean equals(Object other) {
        return other instanceof URL && Objects.equals(getRef(), ((URL) other).getRef()) && sameFile((URL) other);
    }

    /** Depends on the address of the host. */
    public native int hashCode();

    // --- what is behind it ---------------------------------------------------------------------------------

    public InputStream openStream() throws IOException {
        if (Oox.nondetBoolean()) {
            throw new FileNotFoundException();
        }
        if (Oox.nondetBoolean()) {
            throw new UnknownHostException();
        }
        if (Oox.nondetBoolean()) {
            throw new IOException();
        }
        return InputStream.$unknown(false);
    }

    // --- as an input ---------------------------------------------------------------------------------------

    boolean $constructed() {
        return specification != null && parts == null;
    }
}
