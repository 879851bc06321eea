/** A connection that can be closed. */
public final class Connection {
    private StringBuilder buffer = new StringBuilder();

    private Connection() {}

    void send(String text) {
        if (buffer == null) {
            throw new IllegalStateException("closed");
        }
        buffer.append(text);
    }

    void close() {
        buffer.setLength(0);
        buffer = null;
    }

    /** Sends a greeting and closes the connection, whatever happens. */
    public static boolean greet() {
        Connection connection = new Connection();
        try {
            connection.send("hello");
            connection.close();
        } finally {
            connection.close();
        }
        return true;
    }
}
