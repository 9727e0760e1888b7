package dev.lockscope.benchmark;

import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** A window with nothing in it, to compare the start of the program's with. */
public final class EmptyWindow {

    private EmptyWindow() {}

    public static void main(String[] arguments) {
        Platform.startup(() -> {
            Stage stage = new Stage();
            stage.setTitle("Empty");
            stage.setScene(new Scene(new StackPane(), 1280, 800));
            stage.show();
        });
    }
}
