package dev.lockscope.desktop.help;

import dev.lockscope.desktop.command.Command;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;

/** Keys as they are shown: each combination on a cap of its own. */
final class KeyCaps {

    private KeyCaps() {}

    /** The caps of all keys of a command. */
    static List<Node> all(Command command) {
        return command.keys().stream()
                .map(KeyCaps::text)
                .distinct()
                .map(KeyCaps::cap)
                .toList();
    }

    /** The cap of its first key, if it has one. */
    static List<Node> first(Command command) {
        return command.keys().stream()
                .limit(1)
                .map(KeyCaps::text)
                .map(KeyCaps::cap)
                .toList();
    }

    /** The library knows signs for some keys, and for others only the names of its own constants. */
    static String text(KeyCombination key) {
        String shown = key.getDisplayText();
        if (key instanceof KeyCodeCombination coded) {
            String constant = coded.getCode().name();
            if (constant.length() > 1 && shown.endsWith(constant)) {
                return shown.substring(0, shown.length() - constant.length())
                        + coded.getCode().getName();
            }
        }
        return shown;
    }

    private static Node cap(String key) {
        Label cap = new Label(key);
        cap.getStyleClass().add("key");
        cap.setMinWidth(Label.USE_PREF_SIZE);
        return cap;
    }
}
