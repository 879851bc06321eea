// Constants of enums without a model are not null, however they are named.
import static java.nio.file.attribute.AclEntryType.ALLOW;

import java.nio.file.attribute.AclEntryType;

class Entries {
    static String shown(AclEntryType type) {
        return type.name();
    }

    // check Entries.imported: valid within bounds
    static String imported() {
        return shown(ALLOW);
    }

    // check Entries.named: valid within bounds
    static String named() {
        return shown(AclEntryType.DENY);
    }

    // check Entries.any: invalid, exception
    static int any(AclEntryType type) {
        return type == ALLOW ? 10 / (type.ordinal() - 1) : 1;
    }
}
