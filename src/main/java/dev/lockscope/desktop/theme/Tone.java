package dev.lockscope.desktop.theme;

import dev.lockscope.timeline.paint.Palette;

/** The window's light. */
public enum Tone {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK;

    /** Its colours. */
    public Palette palette() {
        return switch (this) {
            case LIGHT -> Palette.LIGHT;
            case DARK -> Palette.DARK;
        };
    }
}
