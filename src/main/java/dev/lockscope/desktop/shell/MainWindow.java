package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.banner.BannerArea;
import dev.lockscope.desktop.catalogue.CatalogueArea;
import dev.lockscope.desktop.faults.FaultPalette;
import dev.lockscope.desktop.inspector.InspectorArea;
import dev.lockscope.desktop.parameters.ParameterSheet;
import dev.lockscope.desktop.stage.StageArea;
import dev.lockscope.desktop.timeline.TimelineArea;
import dev.lockscope.desktop.transport.SessionTabs;
import dev.lockscope.desktop.transport.StatusArea;
import dev.lockscope.desktop.transport.TransportArea;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;

/** The one window of the program: puts its areas together. Belongs to the thread of the window. */
public final class MainWindow {

    private final Desk desk;
    private final Stage stage;
    private final BorderPane frame = new BorderPane();
    private final StackPane middle = new StackPane();
    private final SplitPane columns = new SplitPane();
    private final SplitPane picture = new SplitPane();
    private final ScrollPane side = new ScrollPane();
    private final Region inspector;
    private final AnimationTimer pulse;

    /** A window on a stage that is not shown yet. */
    public MainWindow(Desk desk, Stage stage) {
        this.desk = desk;
        this.stage = stage;
        this.inspector = new InspectorArea(desk).view();
        this.pulse = new AnimationTimer() {
            @Override
            public void handle(long now) {
                desk.workbench().pulse();
            }
        };
        build();
    }

    private void build() {
        Region top = new TransportArea(desk).view();
        frame.setTop(new VBox(top, new SessionTabs(desk).view(), new BannerArea(desk).view()));
        VBox panels = new VBox(new FaultPalette(desk).view(), new ParameterSheet(desk).view());
        panels.getStyleClass().add("side-panels");
        side.setContent(panels);
        side.setFitToWidth(true);
        side.setId("side");
        picture.setOrientation(Orientation.VERTICAL);
        picture.getItems().setAll(new StageArea(desk).view(), new TimelineArea(desk).view());
        picture.setDividerPositions(0.58);
        SplitPane.setResizableWithParent(side, false);
        SplitPane.setResizableWithParent(inspector, false);
        columns.getItems().setAll(side, picture, inspector);
        columns.setDividerPositions(0.17, 0.74);
        columns.setId("workspace");
        Node catalogue = new CatalogueArea(desk).view();
        middle.getChildren().setAll(catalogue, columns);
        frame.setCenter(middle);
        frame.setBottom(new StatusArea(desk).view());
        frame.getStyleClass().add("window");
        desk.workbench().current().addListener((property, old, now) -> choose(catalogue));
        choose(catalogue);
        Scene scene = new Scene(frame, 1280, 800);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        acceptFiles(scene);
        stage.setScene(scene);
        stage.setTitle("Lockscope");
        stage.setOnHidden(event -> pulse.stop());
    }

    private void choose(Node catalogue) {
        Optional<?> shown = desk.workbench().current().get();
        columns.setVisible(shown.isPresent());
        catalogue.setVisible(shown.isEmpty());
    }

    private void acceptFiles(Scene scene) {
        scene.setOnDragOver(event -> {
            if (event.getDragboard().hasFiles()) {
                event.acceptTransferModes(TransferMode.COPY);
            }
        });
        scene.setOnDragDropped(event -> {
            event.getDragboard().getFiles().forEach(file -> desk.workbench().open(file.toPath()));
            event.setDropCompleted(true);
        });
    }

    /** What is to be done when the person closes it. */
    public void onClosing(Runnable action) {
        stage.setOnCloseRequest(event -> action.run());
    }

    /** Closes it. */
    public void close() {
        stage.hide();
    }

    /** Shows it. */
    public void show() {
        stage.show();
        pulse.start();
    }
}
