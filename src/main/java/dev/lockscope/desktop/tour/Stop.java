package dev.lockscope.desktop.tour;

import java.util.List;
import java.util.Locale;

/** The stops of the tour, in their order: what each speaks of, by the ids of what is in the window. */
enum Stop {
    /** Who takes part. */
    CLIENT(Side.RIGHT, "stage-A"),
    /** The person starts the run; the tour goes on when A holds the lock. */
    PLAY(Side.BELOW, "run-toggle"),
    /** A stands still while its lease runs; the tour goes on when that has ended. */
    LEASE(Side.BELOW_START, "stage-redis"),
    /** A believes in a lock that has ended. */
    UNAWARE(List.of(Side.RIGHT, Side.BELOW), "stage-A"),
    /** What broke. */
    VERDICT(Side.BELOW_START, "banner-line"),
    /** Back to any moment. */
    REWIND(Side.LEFT, "timeline-chart"),
    /** The lines of code behind it. */
    CODE(Side.LEFT, "inspector"),
    /** What the person can do to a run. */
    FAULTS(Side.RIGHT, "fault-buttons"),
    /** Colours, language, keys; where there is no room for them they are in a menu. */
    LOOK(Side.BELOW, "view-theme", "view-language", "help", "more");

    private final List<Side> sides;
    private final List<String> targets;

    Stop(Side side, String... targets) {
        this(List.of(side), targets);
    }

    Stop(List<Side> sides, String... targets) {
        this.sides = sides;
        this.targets = List.of(targets);
    }

    /** The ids of what it speaks of; of several, whichever are to be seen. */
    List<String> targets() {
        return targets;
    }

    /** Where its words lie if there is room, the best place first. */
    List<Side> sides() {
        return sides;
    }

    /** Its name in texts. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
