package dev.lockscope.desktop.inspector.panel;

import java.util.List;
import javafx.scene.Node;

/** Gives nodes their style classes. */
public final class Styling {

    private Styling() {}

    /** Gives a node these style classes and no others; where it has them, the stylesheet is not applied again. */
    public static void set(Node node, String... classes) {
        List<String> wanted = List.of(classes);
        if (!node.getStyleClass().equals(wanted)) {
            node.getStyleClass().setAll(wanted);
        }
    }
}
