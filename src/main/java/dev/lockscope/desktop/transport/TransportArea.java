package dev.lockscope.desktop.transport;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.command.Command.Group;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The bar at the top: what is shown, its variants, and the course of its run. */
public final class TransportArea {

    private final Desk desk;
    private final Texts texts;
    private final Course course;
    private final CommandButtons buttons;
    private final MenuButton more = new MenuButton("", new FontIcon(Material2OutlinedMZ.MORE_VERT));
    private final Button toggle = new Button();
    private final FoldingBar view;

    /** An area of a window; adds its commands to those of the desk. */
    public TransportArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.transport.transport");
        this.course = new Course(desk);
        this.buttons = new CommandButtons(desk, texts);
        new TransportCommands(desk, course, texts).add();
        buildToggle();
        Titles titles = new Titles(desk.words());
        more.setId("more");
        more.getStyleClass().addAll("flat", "button-icon", "no-arrow");
        more.accessibleTextProperty().bind(texts.bind("more"));
        Region title = new TitleBox(desk, titles).view();
        VariantSwitch variants = new VariantSwitch(desk, titles, texts);
        view = new FoldingBar(catalogue(), title, variants, groups(), more, this::fold);
        view.setId("transport");
        view.getStyleClass().add("transport");
        desk.workbench()
                .comparisons()
                .shown()
                .addListener((property, old, now) -> view.offer(group -> now.isEmpty() || group.rank() == LOOK));
        SessionWatch.on(desk.workbench(), shown -> List.of(), shown -> {
            shown.ifPresent(now -> offerToRun());
            view.requestLayout();
        });
    }

    private static final String LIVE = "time.live";

    private static final int NEVER = 0;
    private static final int TIME = 2;
    private static final int RESTART = 3;
    private static final int SPEED = FoldingBar.DISPENSABLE;
    private static final int LOOK = FoldingBar.DISPENSABLE + 1;
    private static final int EXPORT = FoldingBar.DISPENSABLE + 2;

    /** Other areas bring them. */
    private static final String EXPORTING = "run.export";

    private static final String COMPARING = "compare.with";

    /** Where the focus was on a button, perhaps of what is gone, the space bar is to run what has come. */
    private void offerToRun() {
        Scene scene = view.getScene();
        Node focused = scene == null ? null : scene.getFocusOwner();
        if (scene != null && (focused == null || focused instanceof ButtonBase)) {
            toggle.requestFocus();
        }
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    private Button catalogue() {
        Button button = new Button("", new FontIcon(Material2OutlinedMZ.MENU));
        button.setId("catalogue-button");
        button.getStyleClass().addAll("flat", "button-icon");
        button.accessibleTextProperty().bind(texts.bind("catalogue"));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind("catalogue"));
        button.setTooltip(tooltip);
        button.setOnAction(event -> desk.workbench().showCatalogue());
        return button;
    }

    private List<FoldingBar.Group> groups() {
        Region speed = new SpeedBox(desk, texts).view();
        Region step = new StepButton(course, buttons, texts).view();
        Button next = icon("run.next", Material2OutlinedMZ.SKIP_NEXT, "next.hint");
        Button restart = icon("run.restart", Material2OutlinedMZ.REPLAY, "restart.hint");
        Button rewind = icon("time.rewind", Material2OutlinedAL.FIRST_PAGE, "rewind.hint");
        Button play = icon("time.play", Material2OutlinedMZ.SLOW_MOTION_VIDEO, "play.hint");
        return List.of(
                new FoldingBar.Group(List.of(toggle, step, next), NEVER, List.of()),
                new FoldingBar.Group(List.of(restart), RESTART, List.of("run.restart")),
                new FoldingBar.Group(List.of(rewind, play, live()), TIME, List.of("time.rewind", "time.play", LIVE)),
                new FoldingBar.Group(List.of(speed), SPEED, List.of("run.slower", "run.faster")),
                new FoldingBar.Group(
                        List.of(
                                elsewhere(COMPARING, Material2OutlinedAL.COMPARE_ARROWS, "compare"),
                                elsewhere(EXPORTING, Material2OutlinedMZ.SAVE_ALT, "export")),
                        EXPORT,
                        List.of(COMPARING, EXPORTING)),
                new FoldingBar.Group(
                        List.of(theme(), language(), help()),
                        LOOK,
                        List.of("view.theme", "view.language", "help.keys")));
    }

    private Button icon(String command, Ikon icon, String hint) {
        return buttons.icon(command, icon, buttons.hint(hint));
    }

    private void buildToggle() {
        FontIcon icon = new FontIcon(Material2OutlinedMZ.PLAY_ARROW);
        toggle.setGraphic(icon);
        toggle.getStyleClass().add("run-toggle");
        Command command = buttons.find("run.toggle");
        ObservableStringValue hint = Bindings.createStringBinding(
                () -> texts.say("toggle.hint." + course.controls().get().toggle()), course.controls(), command.name());
        buttons.join(toggle, command, hint);
        toggle.textProperty().bind(command.name());
        course.controls().addListener((property, old, now) -> dress(toggle, icon, now));
        dress(toggle, icon, course.controls().get());
    }

    private static void dress(Button button, FontIcon icon, Controls now) {
        boolean stops = now.toggle() == Controls.Toggle.HOLD || now.toggle() == Controls.Toggle.STOP;
        icon.setIconCode(stops ? Material2OutlinedMZ.PAUSE : Material2OutlinedMZ.PLAY_ARROW);
        button.pseudoClassStateChanged(TransportStyle.STOPS, stops);
    }

    private Button live() {
        Button button = new Button("", new FontIcon(Material2OutlinedAL.LAST_PAGE));
        ObservableBooleanValue possible =
                Bindings.createBooleanBinding(() -> course.controls().get().canGoLive(), course.controls());
        Command live = new Command(LIVE, Group.TIME, texts.bind("live"), List.of(), possible, this::goLive);
        buttons.join(button, live, buttons.hint("live.hint"));
        button.getStyleClass().addAll("flat", "button-icon");
        return button;
    }

    /** The picture over time brings the command, since it follows the latest moment too. */
    private void goLive() {
        desk.commands().find(LIVE).ifPresentOrElse(Command::ask, course::goLive);
    }

    private Button theme() {
        FontIcon icon = new FontIcon(Material2OutlinedAL.BRIGHTNESS_4);
        Button button = buttons.icon("view.theme", Material2OutlinedAL.BRIGHTNESS_4, new SimpleStringProperty(""));
        button.setGraphic(icon);
        desk.look()
                .tone()
                .addListener((property, old, now) -> icon.setIconCode(
                        now == Tone.DARK ? Material2OutlinedAL.BRIGHTNESS_HIGH : Material2OutlinedAL.BRIGHTNESS_4));
        return button;
    }

    private Button language() {
        Button button = new Button();
        buttons.join(button, buttons.find("view.language"), new SimpleStringProperty(""));
        button.textProperty().bind(texts.bind("language.short"));
        button.getStyleClass().addAll("flat", "language");
        return button;
    }

    /** A button for what another area brings. */
    private Button elsewhere(String command, Ikon icon, String key) {
        Button button = new Button("", new FontIcon(icon));
        button.setId(command.replace('.', '-'));
        button.getStyleClass().addAll("flat", "button-icon");
        button.accessibleTextProperty().bind(texts.bind(key));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind(key));
        button.setTooltip(tooltip);
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> desk.workbench().current().get().isEmpty(),
                        desk.workbench().current()));
        button.setOnAction(event -> desk.commands().find(command).ifPresent(Command::ask));
        return button;
    }

    private Button help() {
        Button button = new Button("", new FontIcon(Material2OutlinedAL.HELP_OUTLINE));
        button.setId("help");
        button.getStyleClass().addAll("flat", "button-icon");
        button.accessibleTextProperty().bind(texts.bind("help"));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind("help").concat("   ?"));
        button.setTooltip(tooltip);
        button.setOnAction(event -> askHelp());
        return button;
    }

    /** Another area brings it, after this one is built. */
    private void askHelp() {
        desk.commands().find("help.keys").ifPresent(Command::ask);
    }

    private void fold(List<FoldingBar.Group> groups) {
        List<MenuItem> entries = groups.stream()
                .flatMap(group -> group.commands().stream())
                .filter(command -> desk.commands().find(command).isPresent())
                .map(buttons::entry)
                .toList();
        more.getItems().setAll(entries);
    }
}
