package dev.lockscope.desktop.inspector;

import java.util.Locale;
import javafx.scene.input.KeyCode;

/** The tabs of the inspector, in their order. */
enum InspectorTab {
    CODE(KeyCode.DIGIT1),
    EVENTS(KeyCode.DIGIT2),
    REDIS(KeyCode.DIGIT3),
    STATE(KeyCode.DIGIT4),
    VERDICT(KeyCode.DIGIT5);

    private final KeyCode digit;

    InspectorTab(KeyCode digit) {
        this.digit = digit;
    }

    /** The digit that shows it, together with the platform's shortcut key. */
    KeyCode digit() {
        return digit;
    }

    /** Its name in ids. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
