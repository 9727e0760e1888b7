package dev.lockscope.desktop.contents;

import java.util.Arrays;
import java.util.Locale;

/** What lessons that stand together are about, in the order of the course. */
enum Theme {
    ONE_LOCK(6),
    LEASE(11),
    LOST_SERVERS(13),
    REDLOCK(19),
    RESOURCE(23),
    CHOICE(24),
    /** Lessons that somebody has added. */
    MORE(Integer.MAX_VALUE);

    private final int last;

    Theme(int last) {
        this.last = last;
    }

    /** The theme of a lesson, by its number. */
    static Theme of(int number) {
        return Arrays.stream(values())
                .filter(theme -> number <= theme.last)
                .findFirst()
                .orElse(MORE);
    }

    /** What names its texts. */
    String key() {
        return "theme." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
