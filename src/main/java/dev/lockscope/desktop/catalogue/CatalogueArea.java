package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What can be opened. */
public final class CatalogueArea {

    private final StackPane view = new StackPane();

    /** An area of a window. */
    public CatalogueArea(Desk desk) {
        view.setId("catalogue");
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
