package dev.lockscope.desktop.inspector;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** Tabs with what lies behind the picture. */
public final class InspectorArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public InspectorArea(Desk desk) {
        view.setId("inspector");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
