package dev.lockscope.desktop.laboratory;

import dev.lockscope.explore.ttl.Preset;
import java.util.Locale;

/** What a length of time that is drawn by chance is of. */
enum Role {
    /** How long a client works in its critical section. */
    WORK(Preset.LOG_NORMAL),
    /** For how long it stands still there besides. */
    PAUSES(Preset.GC),
    /** How much longer each message to the node takes. */
    NETWORK(Preset.LAN);

    private final Preset usual;

    Role(Preset usual) {
        this.usual = usual;
    }

    /** How it is spread at first. */
    Spread usual() {
        return Spread.usual(usual);
    }

    /** What names its texts and its fields. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
