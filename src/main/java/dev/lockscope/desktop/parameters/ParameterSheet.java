package dev.lockscope.desktop.parameters;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The parameters of what is shown. */
public final class ParameterSheet {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public ParameterSheet(Desk desk) {
        view.setId("parameters");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
