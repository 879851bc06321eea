package java.util.concurrent;

public enum TimeUnit {
    NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS;

    public void sleep(long time) throws InterruptedException {
    }
}
