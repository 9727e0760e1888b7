package dev.lockscope.explore;

/**
 * How a script makes clients stand still. A run knows less of an order than a schedule: what takes no time there takes some
 * in a run, and only what has a name can be waited for. So there is more than one way, and which works is found out by
 * running it.
 */
enum Manner {
    /** Wherever they are as soon as another is to move. */
    AT_ONCE(Ahead.NOT, false, false),
    /** The same, where what a master has for its replica arrives there before the client learns of its answer. */
    SHIPPED(Ahead.NOT, true, false),
    /** After they have done what they do by themselves once they have their answer. */
    ANSWERED(Ahead.AFTER_ANSWERS, true, false),
    /** After they have done what they do by themselves, also once they wake up. */
    AHEAD(Ahead.ALWAYS, true, false),
    /** The same, and who is to stand still while it sleeps does so when it wakes up. */
    WAKING(Ahead.ALWAYS, true, true);

    /** When a client does first what it does by itself. */
    enum Ahead {
        NOT,
        AFTER_ANSWERS,
        ALWAYS
    }

    private final Ahead ahead;
    private final boolean late;
    private final boolean on;

    Manner(Ahead ahead, boolean late, boolean on) {
        this.ahead = ahead;
        this.late = late;
        this.on = on;
    }

    Ahead ahead() {
        return ahead;
    }

    /** Whether moves come as late as they can, and what goes between nodes as early as it can. */
    boolean isLate() {
        return late;
    }

    /** Whether one that is to stand still sleeps first. */
    boolean sleepsOn() {
        return on;
    }
}
