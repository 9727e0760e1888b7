package dev.lockscope.desktop.theme;

import dev.lockscope.timeline.paint.Ink;
import javafx.scene.paint.Color;

/** Colours as the window's library has them. */
public final class Colours {

    private Colours() {}

    /** The same colour. */
    public static Color of(Ink ink) {
        return Color.color(ink.red(), ink.green(), ink.blue(), ink.opacity());
    }
}
