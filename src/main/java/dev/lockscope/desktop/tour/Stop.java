package dev.lockscope.desktop.tour;

import java.util.List;
import java.util.Locale;

/** The stops of the tour, in their order: what each speaks of, by the ids of what is in the window. */
enum Stop {
    /** Who takes part. */
    CLIENT,
    /** The person starts the run; the tour goes on when A holds the lock. */
    PLAY,
    /** A stands still while its lease runs; the tour goes on when that has ended. */
    LEASE,
    /** A believes in a lock that has ended. */
    UNAWARE,
    /** What broke. */
    VERDICT,
    /** Back to any moment. */
    REWIND,
    /** The lines of code behind it. */
    CODE,
    /** Colours, language, keys; where there is no room for them they are in a menu. */
    LOOK,
    /** What the person can do to a run; the last one, since doing it leads elsewhere. */
    FAULTS;

    /** The ids of what it speaks of; of several, whichever are to be seen. */
    List<String> targets() {
        return switch (this) {
            case CLIENT, UNAWARE -> List.of("stage-A");
            case PLAY -> List.of("run-toggle");
            case LEASE -> List.of("stage-redis");
            // The story, where the person has opened it.
            case VERDICT -> List.of("banner-line", "story");
            case REWIND -> List.of("timeline-chart");
            case CODE -> List.of("inspector");
            case FAULTS -> List.of("fault-buttons");
            case LOOK -> List.of("view-theme", "view-language", "help", "more");
        };
    }

    /** Where its words lie if there is room, the best place first. */
    List<Side> sides() {
        return switch (this) {
            case CLIENT, FAULTS -> List.of(Side.RIGHT);
            case PLAY, LOOK -> List.of(Side.BELOW);
            case LEASE, VERDICT -> List.of(Side.BELOW_START);
            case UNAWARE -> List.of(Side.RIGHT, Side.BELOW);
            case REWIND, CODE -> List.of(Side.LEFT);
        };
    }

    /** Its name in texts. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
