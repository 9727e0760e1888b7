package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.faults.FaultMenus;
import dev.lockscope.desktop.faults.FaultPalette;
import dev.lockscope.desktop.inspector.InspectorArea;
import dev.lockscope.desktop.parameters.ParameterSheet;
import dev.lockscope.desktop.stage.StageArea;
import dev.lockscope.desktop.timeline.TimelineArea;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The part of the window that shows a run: the picture in the middle, and a panel at each side. */
final class Workspace {

    private static final String PICTURE = "picture";

    /** How much of the picture is the stage. */
    private static final double STAGE_HEIGHT = 0.58;

    private final Desk desk;
    private final SplitPane columns = new SplitPane();
    private final SplitPane picture = new SplitPane();
    private final Panels panels;

    Workspace(Desk desk) {
        this.desk = desk;
        Region inspector = new InspectorArea(desk).view();
        ScrollPane side = new ScrollPane();
        this.panels = new Panels(desk, columns, side, picture, inspector);
        VBox aside = new VBox(new FaultPalette(desk).view(), new ParameterSheet(desk).view());
        aside.getStyleClass().add("side-panels");
        side.setContent(aside);
        side.setFitToWidth(true);
        side.setId("side");
        picture.setOrientation(Orientation.VERTICAL);
        StageArea topology = new StageArea(desk);
        topology.ask(new FaultMenus(desk)::show);
        picture.getItems().setAll(topology.view(), new TimelineArea(desk).view());
        picture.setDividerPositions(
                desk.memory().dividers(PICTURE).stream().findFirst().orElse(STAGE_HEIGHT));
        SplitPane.setResizableWithParent(side, false);
        SplitPane.setResizableWithParent(inspector, false);
        columns.setId("workspace");
    }

    Node view() {
        return columns;
    }

    /** Gives the keys to the picture, else a key for the run would press whatever button had the focus before. */
    void focus() {
        Optional.ofNullable(picture.lookup("#timeline-chart"))
                .filter(chart -> columns.isVisible())
                .ifPresent(Node::requestFocus);
    }

    /** Keeps where the dividers are now. */
    void remember() {
        panels.remember();
        double[] divided = picture.getDividerPositions();
        if (divided.length == 1) {
            desk.memory().dividersAre(PICTURE, divided[0]);
        }
    }
}
