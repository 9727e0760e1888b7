package dev.lockscope.desktop.contents;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.catalogue.CatalogueArea;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.explorer.Explorer;
import dev.lockscope.desktop.glossary.GlossaryPage;
import dev.lockscope.desktop.kept.KeptPage;
import dev.lockscope.desktop.laboratory.LaboratoryPage;
import dev.lockscope.desktop.matrix.MatrixPage;
import dev.lockscope.desktop.words.Texts;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What the window begins with: the course, the scenarios, and what else there is to choose from. */
public final class StartArea {

    static final String BUNDLE = "dev.lockscope.desktop.contents.contents";

    private final Desk desk;
    private final Texts texts;
    private final CatalogueArea catalogue;
    private final CourseView course;
    private final Explorer explorer;
    private final QuestionSheet note;
    private final ReadOnlyObjectWrapper<StartView> chosen =
            new ReadOnlyObjectWrapper<>(this, "chosen", StartView.COURSE);
    private final Map<StartView, Page> pages = new EnumMap<>(StartView.class);
    private final Map<StartView, ToggleButton> tabs = new EnumMap<>(StartView.class);
    private final StackPane middle = new StackPane();
    private final StackPane greeting = new StackPane();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private final StackPane view = new StackPane();
    private final List<Node> sheets;

    /** One of the views, once it was looked at. */
    private record Page(Node view, Runnable focus) {}

    /** An area of a window. */
    public StartArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(BUNDLE);
        this.catalogue = new CatalogueArea(desk);
        this.explorer = new Explorer(desk);
        ProfileMenu profiles = new ProfileMenu(desk);
        this.note = profiles.note();
        Keepsake keepsake = new Keepsake(desk, note);
        this.course = new CourseView(desk, new HBox(keepsake.button()));
        BorderPane frame = new BorderPane(middle);
        frame.setTop(new VBox(head(profiles), greeting));
        view.setId("start");
        middle.setId("start-middle");
        middle.setMinSize(0, 0);
        view.getStyleClass().add("start");
        // Else what wants to be wider would push the rest out of sight.
        view.setMinSize(0, 0);
        frame.setMinSize(0, 0);
        view.getChildren().setAll(frame);
        sheets = profiles.sheets();
        addCommands();
        choose(StartView.COURSE);
        desk.workbench()
                .explorations()
                .asked()
                .addListener((property, old, now) -> now.ifPresent(question -> show(StartView.EXPLORER)));
    }

    private Region head(ProfileMenu profile) {
        Label name = new Label("Lockscope");
        name.getStyleClass().add("catalogue-name");
        name.setMinWidth(Region.USE_PREF_SIZE);
        FlowPane row = new FlowPane();
        row.getStyleClass().add("start-tabs");
        HBox.setHgrow(row, Priority.ALWAYS);
        ToggleGroup group = new ToggleGroup();
        for (StartView each : StartView.values()) {
            ToggleButton tab = new ToggleButton();
            tab.setId("start-" + each.key());
            tab.textProperty().bind(texts.bind("view." + each.key()));
            tab.setToggleGroup(group);
            tab.getStyleClass().add("start-tab");
            tab.setMinWidth(Region.USE_PREF_SIZE);
            tab.setOnAction(event -> choose(each));
            tabs.put(each, tab);
            row.getChildren().add(tab);
        }
        // The one that is chosen stays so.
        group.selectedToggleProperty().addListener((property, old, now) -> {
            if (now == null && old != null) {
                old.setSelected(true);
            } else {
                tabs.entrySet().stream()
                        .filter(entry -> entry.getValue() == now && entry.getKey() != chosen.get())
                        .findFirst()
                        .ifPresent(entry -> choose(entry.getKey()));
            }
        });
        HBox head = new HBox(name, row, profile.view());
        head.getStyleClass().add("start-head");
        // Where there is no room for all of it, the name goes: it stands in the window's bar, too. Then the name of who
        // learns goes, and last the views need two lines.
        Runnable fit = () -> {
            double room = Math.min(head.getWidth(), view.getWidth())
                    - head.getInsets().getLeft()
                    - head.getInsets().getRight()
                    - head.getSpacing();
            double views =
                    tabs.values().stream().mapToDouble(tab -> tab.prefWidth(-1)).sum()
                            + (tabs.size() - 1) * row.getHgap();
            boolean fits = room >= views + profile.width(true) + name.prefWidth(-1) + head.getSpacing();
            name.setVisible(fits);
            name.setManaged(fits);
            profile.tell(room >= views + profile.width(true));
            row.setPrefWrapLength(views + 1);
        };
        head.widthProperty().addListener((property, old, now) -> fit.run());
        view.widthProperty().addListener((property, old, now) -> fit.run());
        row.widthProperty().addListener((property, old, now) -> fit.run());
        profile.view().widthProperty().addListener((property, old, now) -> fit.run());
        return head;
    }

    private void addCommands() {
        for (StartView each : StartView.values()) {
            desk.commands()
                    .add(new Command(
                            "view." + each.key(),
                            Command.Group.VIEW,
                            texts.bind("command." + each.key()),
                            List.of(each.keys()),
                            Bindings.createBooleanBinding(() -> true),
                            () -> show(each)));
        }
    }

    private Page page(StartView which) {
        return switch (which) {
            case COURSE -> new Page(course.view(), course::focus);
            case SCENARIOS -> new Page(catalogue.view(), catalogue::focus);
            case MATRIX -> {
                MatrixPage matrix = new MatrixPage(desk, course::begin);
                yield new Page(matrix.view(), matrix::focus);
            }
            case EXPLORER -> new Page(explorer.page().view(), explorer.page()::focus);
            case GLOSSARY -> {
                GlossaryPage glossary = new GlossaryPage(desk, course::begin);
                yield new Page(glossary.view(), glossary::focus);
            }
            case KEPT -> {
                KeptPage kept = new KeptPage(desk, note::ask);
                yield new Page(kept.view(), kept::focus);
            }
            case LABORATORY -> {
                LaboratoryPage laboratory = new LaboratoryPage(desk);
                yield new Page(laboratory.view(), laboratory::focus);
            }
        };
    }

    /** Shows a view, whatever is shown now. */
    private void show(StartView which) {
        // A lesson without runs is read where this screen would be.
        desk.commands().find("lesson.contents").ifPresent(Command::ask);
        desk.workbench().showCatalogue();
        choose(which);
        focus();
    }

    private void choose(StartView which) {
        chosen.set(which);
        tabs.values().forEach(tab -> tab.setSelected(false));
        ToggleButton tab = tabs.get(which);
        if (tab != null) {
            tab.setSelected(true);
        }
        Page page = pages.computeIfAbsent(which, this::page);
        middle.getChildren().setAll(page.view());
        summary.bind(
                switch (which) {
                    case SCENARIOS -> catalogue.summary();
                    case EXPLORER -> explorer.summary();
                    case COURSE, MATRIX, LABORATORY, GLOSSARY, KEPT -> course.summary();
                });
    }

    /** What there is to choose from, in a few words; nothing before that is read. */
    public ObservableStringValue summary() {
        return summary.getReadOnlyProperty();
    }

    /** Puts words above whatever there is to choose from, such as for whoever sees it for the first time. */
    public void greet(Region words) {
        greeting.getChildren().setAll(words);
    }

    /** What says above a run of what the explorer has found whether real servers agree. */
    public Region replayNote() {
        return explorer.replayNote();
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** What lies over the whole window when something is asked or told. */
    public List<Node> sheets() {
        return sheets;
    }

    /** Lets a person begin to choose. */
    public void focus() {
        Page page = pages.get(chosen.get());
        if (page != null) {
            // What scrolls has nothing in it before it is dressed, and what is not there yet cannot take the focus.
            middle.applyCss();
            page.focus().run();
        }
    }
}
