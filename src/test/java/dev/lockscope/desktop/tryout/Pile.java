package dev.lockscope.desktop.tryout;

import java.nio.file.Path;
import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javafx.stage.StageStyle;
import org.testfx.util.WaitForAsyncUtils;

/** A file beside the window, such as in a file manager, that can be carried onto it. */
final class Pile implements AutoCloseable {

    static final String ID = "pile";

    private final Stage stage;

    private Pile(Stage stage) {
        this.stage = stage;
    }

    static Pile of(Path file) {
        return WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            Label label = new Label("file");
            label.setId(ID);
            label.setMinSize(60, 30);
            label.setOnDragDetected(event -> {
                ClipboardContent content = new ClipboardContent();
                content.putFiles(List.of(file.toFile()));
                label.startDragAndDrop(TransferMode.COPY).setContent(content);
                event.consume();
            });
            Stage stage = new Stage(StageStyle.UNDECORATED);
            stage.setScene(new Scene(label));
            stage.setX(0);
            stage.setY(0);
            stage.show();
            stage.toFront();
            return new Pile(stage);
        });
    }

    @Override
    public void close() {
        WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            stage.hide();
            return true;
        });
    }
}
