package dev.lockscope.export.html;

import java.util.Locale;

/** The small pictures beside words; their shapes are in the page's template. */
enum Sign {
    NONE,
    RUNS,
    WORKS,
    PAUSED,
    STUCK,
    CRASHED,
    DONE,
    IDLE,
    KEY,
    LOCKED,
    FREE,
    ASKS,
    OVER,
    STORE,
    COPY,
    OFF,
    BOOKS,
    WRONG,
    GOOD,
    REFUSED,
    SEES,
    BLIND,
    HOLDS,
    LOSES,
    SLOW,
    CUT;

    /** What it is called in the page; empty for none. */
    String id() {
        return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
    }
}
