package dev.lockscope.desktop.shell;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.banner.BannerArea;
import dev.lockscope.desktop.catalogue.CatalogueArea;
import dev.lockscope.desktop.catalogue.OpeningNote;
import dev.lockscope.desktop.catalogue.TroublePage;
import dev.lockscope.desktop.faults.FaultMenus;
import dev.lockscope.desktop.faults.FaultPalette;
import dev.lockscope.desktop.help.HelpArea;
import dev.lockscope.desktop.inspector.InspectorArea;
import dev.lockscope.desktop.parameters.ParameterSheet;
import dev.lockscope.desktop.session.Opening;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.stage.StageArea;
import dev.lockscope.desktop.timeline.TimelineArea;
import dev.lockscope.desktop.transport.SessionTabs;
import dev.lockscope.desktop.transport.StatusArea;
import dev.lockscope.desktop.transport.TransportArea;
import java.util.Optional;
import javafx.animation.AnimationTimer;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;

/** The one window of the program: puts its areas together. Belongs to the thread of the window. */
public final class MainWindow {

    private static final String PICTURE = "picture";
    private static final double STAGE_HEIGHT = 0.58;

    private final Desk desk;
    private final Stage stage;
    private final BorderPane frame = new BorderPane();
    private final StackPane middle = new StackPane();
    private final SplitPane columns = new SplitPane();
    private final SplitPane picture = new SplitPane();
    private final ScrollPane side = new ScrollPane();
    private final Region inspector;
    private final BannerArea banner;
    private final AnimationTimer pulse;
    private final CatalogueArea catalogue;
    private final Panels panels;
    private Optional<Left> leftAt = Optional.empty();

    /** Whether the window was asked for a file before it was shown, and has not read it yet. */
    private boolean straight;

    /** A window on a stage that is not shown yet. */
    public MainWindow(Desk desk, Stage stage) {
        this.desk = desk;
        this.stage = stage;
        this.inspector = new InspectorArea(desk).view();
        this.banner = new BannerArea(desk);
        this.catalogue = new CatalogueArea(desk);
        this.panels = new Panels(desk, columns, side, picture, inspector);
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
        frame.setTop(row(top, new SessionTabs(desk).view(), banner.view()));
        VBox aside = new VBox(new FaultPalette(desk).view(), new ParameterSheet(desk).view());
        aside.getStyleClass().add("side-panels");
        side.setContent(aside);
        aside.setMinWidth(0);
        side.setFitToWidth(true);
        side.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
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
        columns.setVisible(false);
        middle.getChildren().setAll(catalogue.view(), columns, new OpeningNote(desk).view(), cramped());
        middle.setMinSize(0, 0);
        frame.setCenter(middle);
        StatusArea status = new StatusArea(desk);
        status.whileNothingIsShown(catalogue.summary());
        frame.setBottom(row(new Caption(desk).view(), status.view()));
        // Else whatever wants to be wider than the window would push all of it out of sight.
        frame.setMinSize(0, 0);
        frame.getStyleClass().add("window");
        desk.workbench().current().addListener((property, old, now) -> {
            old.filter(session -> now.isEmpty()).ifPresent(session -> leftAt = Optional.of(new Left(session, side)));
            choose();
            now.ifPresent(session -> {
                leftAt.filter(left -> left.session() == session).ifPresent(this::goBack);
                leftAt = Optional.empty();
            });
        });
        desk.workbench().opening().addListener((property, old, now) -> {
            if (straight && now.isEmpty()) {
                straight = false;
                choose();
            }
        });
        choose();
        HelpArea help = new HelpArea(desk);
        new ViewCommands(desk).add(panels, this::close);
        StackPane root = new StackPane(frame);
        root.getChildren().addAll(help.sheets());
        root.getChildren().add(new TroublePage(desk).view());
        Scene scene = new Scene(root, 1280, 800);
        desk.look().dress(scene);
        desk.commands().listenIn(scene);
        help.listenIn(scene);
        scene.addEventHandler(KeyEvent.KEY_PRESSED, this::escape);
        acceptFiles(scene);
        stage.setScene(scene);
        stage.setTitle("Lockscope");
        stage.setOnHidden(event -> pulse.stop());
        new StagePlace(stage, desk.memory()).restore();
        // The program says itself how one leaves.
        stage.setFullScreenExitHint("");
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        desk.look().presenting().addListener((property, old, now) -> {
            stage.setFullScreen(now);
            focusPicture();
        });
        stage.fullScreenProperty().addListener((property, old, now) -> {
            if (!now) {
                desk.look().presenting().set(false);
            }
        });
    }

    private Label cramped() {
        Label note = new Label();
        note.setId("cramped");
        note.textProperty().bind(desk.words().of("dev.lockscope.desktop.shell.shell").bind("cramped"));
        note.visibleProperty().bind(panels.cramped().and(columns.visibleProperty()));
        note.setWrapText(true);
        note.setMouseTransparent(true);
        note.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        note.getStyleClass().add("opening");
        StackPane.setAlignment(note, Pos.BOTTOM_CENTER);
        return note;
    }

    private static VBox row(Region... rows) {
        VBox one = new VBox(rows);
        one.setMinWidth(0);
        return one;
    }

    /** What nothing else has used the key for: stops what is being opened, puts a story away, or leaves the audience. */
    private void escape(KeyEvent event) {
        if (event.getCode() != KeyCode.ESCAPE) {
            return;
        }
        Optional<Opening> opening = desk.workbench().opening().get();
        if (opening.isPresent()) {
            opening.get().cancel();
        } else if (!banner.dismiss()) {
            desk.look().presenting().set(false);
        }
    }

    /** Where the panel at the side was when the catalogue came before it. */
    private record Left(Session session, double scrolled) {

        Left(Session session, ScrollPane side) {
            this(session, side.getVvalue());
        }
    }

    private void goBack(Left left) {
        frame.applyCss();
        frame.layout();
        side.setVvalue(left.scrolled());
    }

    private void choose() {
        Optional<?> shown = desk.workbench().current().get();
        boolean opened = shown.isPresent() && !columns.isVisible();
        columns.setVisible(shown.isPresent());
        boolean chosen = shown.isEmpty() && !straight;
        catalogue.view().setVisible(chosen);
        if (chosen) {
            catalogue.focus();
        } else if (opened) {
            focusPicture();
        }
    }

    /** Else a key for the run would press whatever button had the focus before. */
    private void focusPicture() {
        Optional.ofNullable(picture.lookup("#timeline-chart"))
                .filter(chart -> columns.isVisible())
                .ifPresent(Node::requestFocus);
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
        stage.setOnCloseRequest(event -> {
            rememberPanels();
            action.run();
        });
    }

    /** Closes it, as the person could. */
    public void close() {
        stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST));
        stage.hide();
    }

    private void rememberPanels() {
        double[] divided = picture.getDividerPositions();
        if (divided.length == 1) {
            desk.memory().dividersAre(PICTURE, divided[0]);
        }
    }

    /** Shows it. */
    public void show() {
        straight = desk.workbench().current().get().isEmpty()
                && desk.workbench().opening().get().isPresent();
        choose();
        stage.show();
        pulse.start();
        if (catalogue.view().isVisible()) {
            catalogue.focus();
        }
    }
}
