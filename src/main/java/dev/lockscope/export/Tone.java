package dev.lockscope.export;

import dev.lockscope.timeline.paint.Palette;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Whether a picture is dark on light or light on dark. */
public enum Tone {
    /** Dark on light. */
    LIGHT,
    /** Light on dark. */
    DARK;

    /** The tone of that id, if there is one. */
    public static Optional<Tone> of(String id) {
        return Arrays.stream(values()).filter(tone -> tone.id().equals(id)).findFirst();
    }

    /** What it is called on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    Palette palette() {
        return switch (this) {
            case LIGHT -> Palette.LIGHT;
            case DARK -> Palette.DARK;
        };
    }
}
