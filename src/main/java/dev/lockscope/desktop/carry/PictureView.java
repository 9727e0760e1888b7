package dev.lockscope.desktop.carry;

import dev.lockscope.export.Export;
import dev.lockscope.export.picture.Raster;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Screen;
import javafx.stage.Window;

/** Shows a picture as large as there is room, pixel by pixel. */
final class PictureView {

    private final ImageView image = new ImageView();
    private final StackPane view = new StackPane(image);
    private Consumer<Draft.Room> onRoom = room -> {};

    PictureView(CarryWords words) {
        view.setId("export-picture");
        view.getStyleClass().add("carry-shown");
        view.setMinSize(0, 0);
        // Its size comes from the sheet, never from the picture in it.
        view.setPrefSize(1, 1);
        view.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        view.accessibleTextProperty().bind(words.texts().bind("preview.picture"));
        VBox.setVgrow(view, Priority.ALWAYS);
        view.widthProperty().addListener((property, old, now) -> tell());
        view.heightProperty().addListener((property, old, now) -> tell());
    }

    /** Tells the room that there is, now and whenever it changes. */
    void onRoom(Consumer<Draft.Room> told) {
        onRoom = told;
        tell();
    }

    private void tell() {
        Insets around = view.getInsets();
        double scale = scale();
        int across = (int) ((view.getWidth() - around.getLeft() - around.getRight()) * scale);
        int down = (int) ((view.getHeight() - around.getTop() - around.getBottom()) * scale);
        if (across > 0 && down > 0 && view.isVisible()) {
            onRoom.accept(new Draft.Room(across, down, scale));
        }
    }

    private double scale() {
        Window window = view.getScene() == null ? null : view.getScene().getWindow();
        return window == null ? Screen.getPrimary().getOutputScaleX() : window.getOutputScaleX();
    }

    void show(Optional<Export.Sight> sight) {
        boolean shown = sight.isPresent();
        view.setVisible(shown);
        view.setManaged(shown);
        if (sight.isEmpty()) {
            image.setImage(null);
            return;
        }
        Image picture = image(sight.get().raster());
        image.setImage(picture);
        image.setFitWidth(picture.getWidth() / scale());
        image.setFitHeight(picture.getHeight() / scale());
    }

    /** Shows none, and keeps the place. */
    void blank() {
        image.setImage(null);
    }

    /** The pixels as the window's library has them. */
    static Image image(Raster raster) {
        WritableImage image = new WritableImage(raster.width(), raster.height());
        image.getPixelWriter()
                .setPixels(
                        0,
                        0,
                        raster.width(),
                        raster.height(),
                        PixelFormat.getIntArgbInstance(),
                        raster.pixels(),
                        0,
                        raster.width());
        return image;
    }

    Region view() {
        return view;
    }
}
