package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The most useful faults of what is shown, as large buttons. */
public final class FaultPalette {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public FaultPalette(Desk desk) {
        view.setId("faults");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
