package dev.lockscope.desktop.inspector.panel;

import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;

/** Tells those who listen to a screen reader what has just changed. It is not seen, and takes no place. */
public final class Announcer {

    private final Label voice = new Label();

    /** One that has nothing to say yet. */
    public Announcer(String id) {
        voice.setId(id);
        voice.setAccessibleRole(AccessibleRole.TEXT);
        voice.setOpacity(0);
        voice.setManaged(false);
        voice.setMouseTransparent(true);
        voice.resize(1, 1);
    }

    /** What has to be part of the window. */
    public Label view() {
        return voice;
    }

    /** Says something, unless it was said last. */
    public void say(String text) {
        if (!text.equals(voice.getAccessibleText())) {
            voice.setAccessibleText(text);
            voice.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }
}
