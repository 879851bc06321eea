import java.util.ArrayList;
import java.util.List;

/** Sessions with the time of their last use. */
public class ExpiredSessions {
    private record Session(String user, long lastUse) {}

    private final List<Session> sessions = new ArrayList<>();

    /** Adds a session. */
    public void open(String user, long now) {
        sessions.add(new Session(user, now));
    }

    /** Removes all sessions that were last used before a time; says how many remain. */
    public int expire(long deadline) {
        for (Session session : sessions) {
            if (session.lastUse() < deadline) {
                sessions.remove(session);
            }
        }
        return sessions.size();
    }
}
