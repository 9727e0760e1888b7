package dev.lockscope.desktop.theme;

import javafx.scene.control.Tooltip;

/**
 * A tooltip that takes no key away from what it explains.
 *
 * <p>JavaFX's own uses up the Escape that closes it, so that a mouse left lying over a row made Escape in a search field
 * do nothing. This one closes too, and the key goes on. To be made and used on the JavaFX thread.
 */
public final class Hint extends Tooltip {

    /** A hint without words yet. */
    public Hint() {
        this("");
    }

    /** A hint of these words. */
    public Hint(String words) {
        super(words);
        setConsumeAutoHidingEvents(false);
    }
}
