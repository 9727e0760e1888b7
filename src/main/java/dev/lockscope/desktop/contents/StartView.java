package dev.lockscope.desktop.contents;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** What the start screen can show, in the order of its tabs. */
enum StartView {
    COURSE(KeyCode.DIGIT1),
    SCENARIOS(KeyCode.DIGIT2),
    MATRIX(KeyCode.DIGIT3),
    EXPLORER(KeyCode.DIGIT4),
    LABORATORY(KeyCode.DIGIT5),
    GLOSSARY(KeyCode.DIGIT6),
    KEPT(KeyCode.DIGIT7);

    private final KeyCode digit;

    StartView(KeyCode digit) {
        this.digit = digit;
    }

    /** The keys that show it. */
    KeyCombination keys() {
        return new KeyCodeCombination(digit, KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_DOWN);
    }

    /** What names its texts and its command. */
    String key() {
        return name().toLowerCase(Locale.ROOT);
    }
}
