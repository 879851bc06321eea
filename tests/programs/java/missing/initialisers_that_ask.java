// An initialiser that asks classes without source may have run before a call, when it got other answers than in a replay.
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;

final class Unit {
    private static final ConcurrentMap<String, Unit> UNITS = new ConcurrentSkipListMap<String, Unit>();
    static {
        try {
            String name = System.getProperty("units", "Units");
            Unit.class.getClassLoader().loadClass(name).asSubclass(Provider.class).getDeclaredConstructor().newInstance().register();
        } catch (Exception e) {
            throw new RuntimeException(e.toString(), e);
        }
    }
    static final Unit METRE = named("m");
    private final String code;

    Unit(String code) {
        this.code = code;
    }

    static Unit named(String name) {
        Unit found = UNITS.get(name);
        if (found == null) {
            throw new IllegalStateException(name);
        }
        return found;
    }
}

abstract class Provider {
    protected abstract void register() throws Exception;
}

class Units extends Provider {
    @Override
    protected void register() throws Exception {                // check Units.register: unknown
        try (InputStream in = getClass().getResourceAsStream("units.txt")) {
            if (in == null) {
                throw new java.io.FileNotFoundException();
            }
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, "UTF-8"));
            String line;
            while ((line = reader.readLine()) != null) {
                if (line.length() == 3) {
                    new Unit(line);
                }
            }
        }
    }
}

class Uses {
    static int share(Unit unit, int x) {
        return unit == null ? 0 : 10 / x;                       // check Uses.share: invalid, exception here
    }
}
