// Classes of the platform without a model have the signatures of their class files.
import java.lang.reflect.Method;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Wrapper;
import javax.xml.xpath.XPathException;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactoryConfigurationException;

class Rows {
    // check Rows.first: invalid, exception
    //@ requires rows != null;
    static int first(ResultSet rows) throws SQLException {
        int found = rows.getInt(1);
        assert found >= 0;
        return found;
    }

    // check Rows.direction: valid within bounds
    //@ requires rows != null;
    static boolean direction(ResultSet rows) throws SQLException {
        assert ResultSet.FETCH_FORWARD == 1000;
        return rows.getFetchDirection() == ResultSet.FETCH_FORWARD;
    }

    // check Rows.caught: invalid, exception
    //@ requires statement != null;
    static void caught(Statement statement) {
        try {
            statement.close();
        } catch (SQLException thrown) {
            assert false;
        }
    }

    // check Rows.unwrapped: valid within bounds
    //@ requires wrapper != null && connection != null;
    static int unwrapped(Wrapper wrapper, Connection connection) throws SQLException {
        String text = wrapper.unwrap(String.class);
        Integer number = connection.unwrap(Integer.class);
        return text != null && number != null ? 1 : 0;
    }

    // check Rows.shown: valid within bounds
    //@ requires method != null;
    static String shown(Method method) {
        String name = '(' + method.getName() + ')';
        return name + method.getParameterCount();
    }
}

class Delegating {
    final int kind;

    Delegating(Method method) {
        kind = 1;
    }

    Delegating(Statement statement) {
        kind = 2;
    }

    Delegating(Connection connection) throws SQLException {
        this(connection.createStatement());
    }

    // check Delegating.made: valid within bounds
    //@ requires connection != null;
    static void made(Connection connection) throws SQLException {
        assert new Delegating(connection).kind == 2;
    }
}

// An exception without a model may extend another one, whether or not the program names that.
class Paths {
    static int kind(int x) throws XPathException {
        try {
            if (x > 3) {
                throw new XPathExpressionException("x");
            }
            return 1;
        } catch (XPathException thrown) {
            return 2;
        }
    }

    // check Paths.caught: valid within bounds
    static void caught(int x) throws XPathException {
        assert kind(x) == (x > 3 ? 2 : 1);
    }

    // check Paths.other: invalid, exception
    static void other(int x) {
        try {
            if (x > 3) {
                throw new XPathFactoryConfigurationException("x");
            }
        } catch (XPathExpressionException thrown) {
            assert x > 3;
        } catch (XPathException thrown) {
            assert x != 7;
        }
    }
}
