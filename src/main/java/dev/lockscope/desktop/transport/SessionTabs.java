package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** A tab for each open session, where there is more than one. */
public final class SessionTabs {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public SessionTabs(Desk desk) {
        view.setId("tabs");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
