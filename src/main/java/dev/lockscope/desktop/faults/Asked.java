package dev.lockscope.desktop.faults;

import java.util.Optional;

/** What was asked for and of which the trace does not tell yet. */
final class Asked {

    private String text = "";
    private long before;

    /** Something was asked for, after a person's latest deed. */
    void ask(String what, Optional<Deed> latest) {
        text = what;
        before = seq(latest);
    }

    void forget() {
        text = "";
    }

    /** Whether the trace does not tell of it yet, as far as a person's latest deed shows. */
    boolean awaits(Optional<Deed> latest) {
        return !text.isEmpty() && seq(latest) <= before;
    }

    String text() {
        return text;
    }

    private static long seq(Optional<Deed> deed) {
        return deed.map(one -> one.act().seq()).orElse(0L);
    }
}
