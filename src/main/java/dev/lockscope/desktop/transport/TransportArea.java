package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The bar at the top. */
public final class TransportArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public TransportArea(Desk desk) {
        view.setId("transport");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
