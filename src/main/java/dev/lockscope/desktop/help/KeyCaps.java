package dev.lockscope.desktop.help;

import dev.lockscope.desktop.command.Command;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCombination;

/** Keys as they are shown: each combination on a cap of its own. */
final class KeyCaps {

    private KeyCaps() {}

    /** The caps of all keys of a command. */
    static List<Node> all(Command command) {
        return command.keys().stream().map(KeyCaps::cap).toList();
    }

    /** The cap of its first key, if it has one. */
    static List<Node> first(Command command) {
        return command.keys().stream().limit(1).map(KeyCaps::cap).toList();
    }

    private static Node cap(KeyCombination key) {
        Label cap = new Label(key.getDisplayText());
        cap.getStyleClass().add("key");
        cap.setMinWidth(Label.USE_PREF_SIZE);
        return cap;
    }
}
