package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The topology as a picture. */
public final class StageArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public StageArea(Desk desk) {
        view.setId("stage");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
