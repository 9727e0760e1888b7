package dev.lockscope.desktop.contents;

import java.util.Locale;

/** What the start screen can show, in the order of its tabs. */
enum StartView {
    COURSE,
    SCENARIOS,
    MATRIX,
    GLOSSARY;

    /** What names its texts and its command. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
