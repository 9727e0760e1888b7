package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.catalogue.ScenarioPicker;
import dev.lockscope.desktop.columns.OwnScroll;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.explore.Property;
import dev.lockscope.scenario.ScenarioException;
import dev.lockscope.scenario.ScenarioLoader;
import java.io.File;
import java.nio.file.Path;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What a person would have explored, and the button that begins it. */
final class FormPane {

    private static final PseudoClass STOPS = PseudoClass.getPseudoClass("stops");

    /** What the edges of the form and its scroll bar take of its width, px. */
    private static final double EDGES = 50;

    private final Desk desk;
    private final Explorer explorer;
    private final ExplorerWords words;
    private final Wish wish;
    private final SubjectPane subject;
    private final ScenarioPicker picker;
    private final Button begin = new Button();
    private final FontIcon beginIcon = new FontIcon(Material2OutlinedAL.EXPLORE);
    private final Label hindrance = new Label();
    private final ScrollPane scroll = new ScrollPane();
    private final OwnScroll asking;
    private final VBox picking;
    private final StackPane swapped = new StackPane();
    private final VBox foot = new VBox();
    private final VBox view = new VBox();
    private boolean waitsToBegin;

    FormPane(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.words = explorer.words();
        this.wish = explorer.wish();
        this.subject =
                new SubjectPane(desk, words, wish, swapped.widthProperty().subtract(EDGES), this::pick);
        this.picker = new ScenarioPicker(desk, "explorer-picker", this::picked);
        this.asking = asking();
        this.picking = picking();
        buildBegin();
        swapped.getChildren().setAll(asking.view(), picking);
        swapped.setMinHeight(0);
        VBox.setVgrow(swapped, Priority.ALWAYS);
        foot.getChildren().setAll(hindrance, begin);
        foot.getStyleClass().add("explorer-foot");
        view.setMinHeight(0);
        view.getStyleClass().add("explorer-form");
        view.getChildren().setAll(swapped, foot);
        showPicker(false);
        explorer.exploring().state().addListener((property, old, now) -> refresh());
        wish.hindrance().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private OwnScroll asking() {
        VBox kept = new VBox();
        kept.getStyleClass().add("explorer-rows");
        for (Property one : Property.values()) {
            CheckBox box = new CheckBox();
            box.setId("explorer-" + one.id());
            box.textProperty().bind(words.texts().bind("property." + one.id()));
            box.setWrapText(true);
            box.setMinHeight(Region.USE_PREF_SIZE);
            box.selectedProperty().bindBidirectional(wish.wanted(one));
            Label told = new Label();
            told.textProperty().bind(words.texts().bind("property." + one.id() + ".told"));
            told.setWrapText(true);
            told.setMinHeight(Region.USE_PREF_SIZE);
            told.getStyleClass().addAll("entry-facts", "explorer-property-told");
            box.accessibleHelpProperty().bind(told.textProperty());
            kept.getChildren().addAll(box, told);
        }
        VBox all = new VBox(
                section("heading.subject", subject.view()),
                section("heading.faults", new BudgetPane(words, wish).view()),
                section("heading.properties", kept),
                new BoundsPane(words, wish).view());
        all.getStyleClass().add("explorer-asking");
        scroll.getStyleClass().add("explorer-scroll");
        return new OwnScroll(all, scroll);
    }

    private VBox section(String heading, Region content) {
        Label name = new Label();
        name.textProperty().bind(words.texts().bind(heading));
        name.getStyleClass().add("heading");
        name.setWrapText(true);
        name.setMinHeight(Region.USE_PREF_SIZE);
        VBox section = new VBox(name, content);
        section.getStyleClass().add("explorer-section");
        return section;
    }

    private VBox picking() {
        Button file = button("picker.file", this::pickFile);
        file.setGraphic(new FontIcon(Material2OutlinedAL.FOLDER_OPEN));
        Button back = button("picker.back", this::leavePicking);
        HBox row = new HBox(back, file);
        row.getStyleClass().add("explorer-picker-buttons");
        VBox all = new VBox(picker.view(), row);
        all.getStyleClass().add("explorer-picking");
        VBox.setVgrow(picker.view(), Priority.ALWAYS);
        return all;
    }

    private Button button(String key, Runnable action) {
        Button button = new Button();
        button.setId("explorer-" + key.replace('.', '-'));
        button.textProperty().bind(words.texts().bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private void buildBegin() {
        begin.setId("explorer-begin");
        begin.setGraphic(beginIcon);
        begin.getStyleClass().add("explorer-begin");
        begin.setMaxWidth(Double.MAX_VALUE);
        begin.setOnAction(event -> {
            if (explorer.exploring().isGoing()) {
                explorer.exploring().stop();
            } else {
                explorer.begin();
            }
        });
        hindrance.setId("explorer-hindrance");
        hindrance.setWrapText(true);
        hindrance.setMinHeight(Region.USE_PREF_SIZE);
        hindrance.getStyleClass().add("warning");
        hindrance.managedProperty().bind(hindrance.textProperty().isNotEmpty());
    }

    private void refresh() {
        boolean going = explorer.exploring().isGoing();
        beginIcon.setIconCode(going ? Material2OutlinedMZ.STOP : Material2OutlinedAL.EXPLORE);
        begin.setText(words.texts().say(going ? "stop" : "begin"));
        begin.pseudoClassStateChanged(STOPS, going);
        Optional<Hindrance> now = wish.hindrance().get();
        boolean hindered = now.isPresent() && !going;
        begin.setDisable(hindered);
        hindrance.setText(
                hindered && now.get() != Hindrance.NO_SCENARIO
                        ? words.texts().say(now.get().key())
                        : "");
        followUp();
    }

    // Another scenario

    private void pick() {
        showPicker(true);
        picker.begin();
    }

    private void showPicker(boolean now) {
        picking.setVisible(now);
        asking.view().setVisible(!now);
    }

    private void picked(ScenarioPicker.Picked picked) {
        wish.choose(new Subject(picked.variants().get(0), Optional.of(picked.file()), picked.variants()));
        leavePicking();
    }

    /** Goes back to the form without another scenario; answers whether it was left. */
    boolean leavePicking() {
        if (!picking.isVisible()) {
            return false;
        }
        showPicker(false);
        subject.focus();
        return true;
    }

    private void pickFile() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(words.texts().say("picker.file.title"));
        chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter("YAML", "*.yaml", "*.yml"));
        File start = desk.surroundings().scenarios().toAbsolutePath().toFile();
        if (start.isDirectory()) {
            chooser.setInitialDirectory(start);
        }
        File chosen = chooser.showOpenDialog(view.getScene().getWindow());
        if (chosen != null) {
            read(chosen.toPath());
        }
    }

    private void read(Path file) {
        desk.workbench()
                .background()
                .run(
                        () -> ScenarioLoader.load(file),
                        all -> picked(new ScenarioPicker.Picked(file, all)),
                        failure -> desk.workbench()
                                .tell(
                                        failure instanceof ScenarioException wrong
                                                ? new Trouble.WrongScenario(file, wrong)
                                                : new Trouble.Defect(failure)));
    }

    Region view() {
        return view;
    }

    /**
     * Whether it is a part of a page that scrolls as a whole. The button that begins is no part of it then, so that it is
     * in sight wherever one is.
     */
    void stack(boolean now) {
        boolean held = holdsTheFocusToBegin();
        asking.scrolls(!now);
        swapped.setMinHeight(now ? Region.USE_PREF_SIZE : 0);
        view.setMinHeight(now ? Region.USE_PREF_SIZE : 0);
        view.getChildren().remove(foot);
        if (!now) {
            view.getChildren().add(foot);
        }
        if (held && !now) {
            begin.requestFocus();
        }
    }

    /** The button that begins, and what stands in its way. */
    Region foot() {
        return foot;
    }

    /** Lets a person begin. */
    void focus() {
        if (picking.isVisible()) {
            picker.begin();
        } else if (begin.isDisabled()) {
            // What is explored first is still being read, perhaps; whoever waits for that begins as everybody else.
            waitsToBegin = wish.hindrance().get().equals(Optional.of(Hindrance.NO_SCENARIO));
            subject.focus();
        } else {
            begin.requestFocus();
        }
    }

    /** Goes on to the button that begins, for whoever came before it could be pressed and has gone nowhere since. */
    private void followUp() {
        if (waitsToBegin && !begin.isDisabled()) {
            waitsToBegin = false;
            if (subject.isFocused()) {
                begin.requestFocus();
            }
        }
    }

    /** Whether the focus is where a person waits. */
    boolean holdsTheFocusToBegin() {
        Node owner = view.getScene() == null ? null : view.getScene().getFocusOwner();
        return owner == begin;
    }
}
