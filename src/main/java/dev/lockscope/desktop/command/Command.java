package dev.lockscope.desktop.command;

import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.input.KeyCombination;

/**
 * Something that a person can ask the window for.
 *
 * @param id a short unique name, such as {@code run.hold}
 * @param group where it belongs in menus and in the list of keys
 * @param name what a person calls it, in the language that is spoken
 * @param keys the keys for it, the one that is shown first; none where it has none
 * @param possible whether it can be asked for now
 * @param action does it; called on the thread of the window
 */
public record Command(
        String id,
        Group group,
        ObservableStringValue name,
        List<KeyCombination> keys,
        ObservableBooleanValue possible,
        Runnable action) {

    public Command {
        keys = List.copyOf(keys);
    }

    /** Does it, if it is possible. */
    public void ask() {
        if (possible.get()) {
            action.run();
        }
    }

    /** Where commands belong. */
    public enum Group {
        /** Files, tabs, the program. */
        FILE,
        /** The lesson that is under way. */
        LESSON,
        /** A lesson before a room. */
        CLASSROOM,
        /** The course of a run. */
        RUN,
        /** Which moment is shown. */
        TIME,
        /** Two runs beside one another. */
        COMPARE,
        /** The search for what breaks a lock. */
        EXPLORE,
        /** What goes wrong. */
        FAULTS,
        /** How the window looks. */
        VIEW,
        /** What explains. */
        HELP
    }
}
