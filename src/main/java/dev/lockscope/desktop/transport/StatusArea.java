package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The line at the bottom: how far the run is, on what servers, with what seed. */
public final class StatusArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public StatusArea(Desk desk) {
        view.setId("status");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
