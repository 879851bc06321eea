// Exceptions of the platform that have no model are thrown where they are declared, and their handlers run.
// with missing error
import java.sql.SQLException;

interface Connection {
    void close() throws SQLException;
}

class Handlers {
    static int closed;
    private static Object last = new Object();

    // check Handlers.close: valid within bounds
    static void close(Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (SQLException thrown) {
                closed++;
                last = null;
            }
        }
    }

    // check Handlers.never: invalid, exception
    static void never(Connection connection) {
        if (connection != null) {
            try {
                connection.close();
            } catch (IllegalStateException | SQLException thrown) {
                assert false;
            }
        }
    }

    // check Handlers.wrapped: invalid, exception
    static void wrapped(Connection connection) {
        try {
            connection.close();
        } catch (SQLException thrown) {
            throw new RuntimeException(thrown);
        }
    }

    // check Handlers.message: valid within bounds
    static String message(Connection connection) {
        try {
            connection.close();
        } catch (SQLException | NullPointerException thrown) {
            return thrown.getMessage();
        }
        return null;
    }

    static String state(Connection connection) {
        try {
            connection.close();
        } catch (SQLException thrown) {
            return thrown.getSQLState();    // check Handlers.state: valid within bounds
        } catch (NullPointerException thrown) {
            return null;
        }
        return null;
    }

    // check Handlers.unclosed: invalid, exception
    static void unclosed() {
        assert closed == 0;
    }

    // check Handlers.kept: invalid, exception
    static void kept() {
        assert last != null;
    }
}
