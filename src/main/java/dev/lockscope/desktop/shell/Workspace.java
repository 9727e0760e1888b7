package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.faults.FaultMenus;
import dev.lockscope.desktop.faults.FaultPalette;
import dev.lockscope.desktop.inspector.InspectorArea;
import dev.lockscope.desktop.lesson.LessonArea;
import dev.lockscope.desktop.parameters.ParameterSheet;
import dev.lockscope.desktop.session.Phase;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.stage.StageArea;
import dev.lockscope.desktop.timeline.TimelineArea;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** The part of the window that shows a run: the picture in the middle, and a panel at each side. */
final class Workspace {

    private static final String PICTURE = "picture";

    /** How much of the picture is the stage. */
    private static final double STAGE_HEIGHT = 0.58;

    private final Desk desk;
    private final SplitPane columns = new SplitPane();
    private final SplitPane picture = new SplitPane();
    private final ScrollPane scroll = new ScrollPane();
    private final StackPane view = new StackPane();
    private final Panels panels;
    private final Region timeline;

    /** Where the picture was divided when it was last. */
    private double divided;

    Workspace(Desk desk, LessonArea lesson) {
        this.desk = desk;
        Region inspector = new InspectorArea(desk).view();
        VBox side = new VBox();
        this.panels = new Panels(desk, columns, side, picture, inspector);
        ParameterSheet parameters = new ParameterSheet(desk);
        VBox aside = new VBox(new FaultPalette(desk).view(), parameters.view());
        aside.getStyleClass().add("side-panels");
        aside.setMinWidth(0);
        scroll.setContent(aside);
        scroll.setFitToWidth(true);
        scroll.setId("side-scroll");
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        side.getChildren().setAll(scroll, parameters.bar());
        side.setId("side");
        new LessonPlace(desk, lesson, panels, side, aside, scroll, parameters.bar());
        picture.setOrientation(Orientation.VERTICAL);
        StageArea topology = new StageArea(desk);
        topology.ask(new FaultMenus(desk)::show);
        this.timeline = new TimelineArea(desk).view();
        picture.getItems().setAll(topology.view(), timeline);
        divided = desk.memory().dividers(PICTURE).stream().findFirst().orElse(STAGE_HEIGHT);
        picture.setDividerPositions(divided);
        SplitPane.setResizableWithParent(side, false);
        SplitPane.setResizableWithParent(inspector, false);
        columns.setId("workspace");
        view.getChildren().setAll(columns, cramped());
        view.setMinSize(0, 0);
        SessionWatch.on(desk.workbench(), run -> List.of(run.phase()), this::furnish);
        desk.course().presented().addListener((property, old, now) -> furnish());
        desk.course().current().addListener((property, old, now) -> furnish());
    }

    private void furnish() {
        furnish(desk.workbench().current().get());
    }

    /** Before a room there is no picture over time of a lesson's run that has not begun: the stage needs the place. */
    private void furnish(Optional<Session> shown) {
        boolean bare = desk.course().presented().get()
                && shown.filter(run -> run.phase().get() == Phase.READY)
                        .flatMap(desk.course()::lessonOf)
                        .isPresent();
        if (bare && picture.getItems().contains(timeline)) {
            divided = picture.getDividerPositions()[0];
            picture.getItems().remove(timeline);
        } else if (!bare && !picture.getItems().contains(timeline)) {
            picture.getItems().add(timeline);
            picture.setDividerPositions(divided);
        }
    }

    private Label cramped() {
        Label note = new Label();
        note.setId("cramped");
        note.textProperty()
                .bind(desk.words().of("dev.lockscope.desktop.shell.shell").bind("cramped"));
        note.visibleProperty().bind(panels.cramped());
        note.setWrapText(true);
        note.setMouseTransparent(true);
        note.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        note.getStyleClass().add("opening");
        StackPane.setAlignment(note, Pos.BOTTOM_CENTER);
        return note;
    }

    Region view() {
        return view;
    }

    /** Shows or hides a panel, see {@link Panels#flip}. */
    void flip(String panel) {
        panels.flip(panel);
    }

    /** How far the panel at the side is scrolled, 0 to 1. */
    double scrolled() {
        return scroll.getVvalue();
    }

    /** Scrolls the panel at the side, as {@link #scrolled} tells. */
    void scrollTo(double where) {
        view.applyCss();
        view.layout();
        scroll.setVvalue(where);
    }

    /** Gives the keys to the picture, else a key for the run would press whatever button had the focus before. */
    void focus() {
        // What has just been put together has no children before its styles are applied.
        view.applyCss();
        view.layout();
        Optional.ofNullable(picture.lookup("#timeline-chart"))
                .filter(chart -> view.isVisible())
                .ifPresent(Node::requestFocus);
    }

    /** Keeps where the dividers are now. */
    void remember() {
        double[] positions = picture.getDividerPositions();
        desk.memory().dividersAre(PICTURE, positions.length == 1 ? positions[0] : divided);
    }
}
