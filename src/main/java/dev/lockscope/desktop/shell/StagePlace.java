package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.settings.Memory;
import dev.lockscope.desktop.settings.WindowPlace;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;

/** Puts the window where it was, and remembers where it goes. */
final class StagePlace {

    private final Stage stage;
    private final Memory memory;
    private boolean noting;

    StagePlace(Stage stage, Memory memory) {
        this.stage = stage;
        this.memory = memory;
    }

    /** Puts it where it was, as far as that is on a screen; one that was nowhere yet comes whole on the main one. */
    void restore() {
        List<Rectangle2D> screens =
                Screen.getScreens().stream().map(Screen::getVisualBounds).toList();
        WindowPlace place = memory.place().map(known -> known.on(screens)).orElseGet(() -> WindowPlace.first(main()));
        // Larger than its screen it could not be seen whole, whatever it would need.
        double width = place.bounds().getWidth();
        double height = place.bounds().getHeight();
        stage.setMinWidth(Math.min(WindowPlace.MIN_WIDTH, width));
        stage.setMinHeight(Math.min(WindowPlace.MIN_HEIGHT, height));
        stage.setX(place.bounds().getMinX());
        stage.setY(place.bounds().getMinY());
        stage.setWidth(width);
        stage.setHeight(height);
        stage.setMaximized(place.maximised());
        ChangeListener<Object> moved = (property, old, now) -> note();
        List.of(stage.xProperty(), stage.yProperty(), stage.widthProperty(), stage.heightProperty())
                .forEach(property -> property.addListener(moved));
        stage.maximizedProperty().addListener(moved);
    }

    private static Rectangle2D main() {
        return Screen.getPrimary().getVisualBounds();
    }

    /** Bounds change before it is known that the window fills the screen, so it is looked at a moment later. */
    private void note() {
        if (!noting) {
            noting = true;
            Platform.runLater(this::remember);
        }
    }

    private void remember() {
        noting = false;
        if (stage.isFullScreen() || stage.isIconified() || !stage.isShowing()) {
            return;
        }
        Rectangle2D before = memory.place().map(WindowPlace::bounds).orElse(now());
        memory.placeIs(new WindowPlace(stage.isMaximized() ? before : now(), stage.isMaximized()));
    }

    private Rectangle2D now() {
        return new Rectangle2D(
                stage.getX(), stage.getY(), Math.max(0, stage.getWidth()), Math.max(0, stage.getHeight()));
    }
}
