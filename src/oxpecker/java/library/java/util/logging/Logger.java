package java.util.logging;

import java.util.function.Supplier;
import oxpecker.Oox;

/** Where messages go, and which of them are written, is not known; nothing else depends on it. */
public class Logger implements oxpecker.Shared {
    private final String name;

    protected Logger(String name, String bundle) {
        this.name = name;
    }

    /** Two loggers of one name are one object in Java. */
    public static Logger getLogger(String name) {
        return new Logger(java.util.Objects.requireNonNull(name), null);
    }

    public static Logger getAnonymousLogger() {
        return new Logger(null, null);
    }

    public static final Logger getGlobal() {
        return new Logger("global", null);
    }

    public String getName() {
        return name;
    }

    public boolean isLoggable(Level level) {
        java.util.Objects.requireNonNull(level);
        return Oox.nondetBoolean();
    }

    public void setLevel(Level level) {
    }

    public void log(Level level, String message) {
        isLoggable(level);
    }

    public void log(Level level, Supplier<String> message) {
        if (isLoggable(level)) {
            message.get();
        }
    }

    public void log(Level level, String message, Object parameter) {
        isLoggable(level);
    }

    public void log(Level level, String message, Object[] parameters) {
        isLoggable(level);
    }

    public void log(Level level, String message, Throwable thrown) {
        isLoggable(level);
    }

    public void log(Level level, Throwable thrown, Supplier<String> message) {
        log(level, message);
    }

    public void severe(String message) {
    }

    public void severe(Supplier<String> message) {
        log(Level.SEVERE, message);
    }

    public void warning(String message) {
    }

    public void warning(Supplier<String> message) {
        log(Level.WARNING, message);
    }

    public void info(String message) {
    }

    public void info(Supplier<String> message) {
        log(Level.INFO, message);
    }

    public void config(String message) {
    }

    public void config(Supplier<String> message) {
        log(Level.CONFIG, message);
    }

    public void fine(String message) {
    }

    public void fine(Supplier<String> message) {
        log(Level.FINE, message);
    }

    public void finer(String message) {
    }

    public void finer(Supplier<String> message) {
        log(Level.FINER, message);
    }

    public void finest(String message) {
    }

    public void finest(Supplier<String> message) {
        log(Level.FINEST, message);
    }

    public void entering(String type, String method) {
    }

    public void exiting(String type, String method) {
    }

    public void throwing(String type, String method, Throwable thrown) {
    }

    /** Two loggers of one name are one object as long as Java keeps it. */
    public /*@ pure @*/ boolean $mayBe(Object other) {
        return name != null && other instanceof Logger && name.equals(((Logger) other).name);
    }

    public boolean equals(Object other) {
        return oxpecker.Shared.$same(this, other);
    }
}
