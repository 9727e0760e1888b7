package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Scenario;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Lets a person pick one of the scenarios that came with the program, for something else than to open it. */
public final class ScenarioPicker {

    private final Desk desk;
    private final Texts texts;
    private final CatalogueModel model = new CatalogueModel();
    private final Consumer<Picked> picked;
    private final TextField search = new TextField();
    private final ListView<Entry> list = new ListView<>(model.shown());
    private final Label empty = new Label();
    private final VBox view = new VBox();
    private boolean reading;
    private boolean unreadable;

    /**
     * What was picked.
     *
     * @param file its file
     * @param variants all scenarios of that file, at least one
     */
    public record Picked(Path file, List<Scenario> variants) {

        public Picked {
            variants = List.copyOf(variants);
        }
    }

    /**
     * A picker that has read nothing yet.
     *
     * @param id what the ids of its parts begin with
     * @param picked gets what is picked
     */
    public ScenarioPicker(Desk desk, String id, Consumer<Picked> picked) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        this.picked = picked;
        search.setId(id + "-search");
        search.promptTextProperty().bind(texts.bind("search"));
        search.accessibleTextProperty().bind(texts.bind("search"));
        search.textProperty().bindBidirectional(model.query());
        search.addEventFilter(KeyEvent.KEY_PRESSED, this::searched);
        list.setId(id + "-list");
        list.getStyleClass().add("picker-list");
        list.accessibleTextProperty().bind(texts.bind("scenarios"));
        list.setCellFactory(shown -> new EntryCell(desk, () -> {}));
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        list.setPlaceholder(empty);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                pick();
                event.consume();
            }
        });
        list.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY) {
                pick();
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> {
            if (now != null) {
                model.select(now);
            }
        });
        model.selected().addListener((property, old, now) -> now.ifPresent(this::show));
        // A list that is filtered forgets what was selected in it.
        model.query().addListener((property, old, now) -> {
            model.selected().get().ifPresent(this::show);
            tell();
        });
        desk.words().language().addListener((property, old, now) -> {
            list.refresh();
            tell();
        });
        view.getChildren().setAll(search, list);
        view.getStyleClass().add("picker");
        VBox.setVgrow(list, Priority.ALWAYS);
        tell();
    }

    private void searched(KeyEvent event) {
        if (event.getCode() == KeyCode.DOWN) {
            list.requestFocus();
            event.consume();
        } else if (event.getCode() == KeyCode.ENTER) {
            pick();
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
            search.clear();
            event.consume();
        }
    }

    private void show(Entry entry) {
        if (!entry.equals(list.getSelectionModel().getSelectedItem())) {
            list.getSelectionModel().select(entry);
            list.scrollTo(entry);
        }
    }

    private void pick() {
        model.selected()
                .get()
                .filter(Entry::isInOrder)
                .ifPresent(entry -> picked.accept(new Picked(entry.file(), entry.variants())));
    }

    private void tell() {
        Path folder = desk.surroundings().scenarios();
        String key = unreadable ? "unreadable" : reading ? "reading" : model.count() == 0 ? "no-scenarios" : "no-match";
        empty.setText(texts.say(key, folder));
    }

    /** Reads what there is to pick from, and lets a person begin to look for it. */
    public void begin() {
        search.clear();
        search.requestFocus();
        reading = true;
        tell();
        desk.workbench().background().run(() -> Shelf.load(desk.surroundings().scenarios()), this::take, failure -> {
            reading = false;
            unreadable = true;
            tell();
        });
    }

    private void take(List<Entry> entries) {
        reading = false;
        unreadable = false;
        model.take(entries);
        tell();
    }

    /** On what servers a scenario runs, and by which locks, in a few words. */
    public static String facts(Desk desk, Scenario scenario) {
        Entry alone = new Entry(Path.of(scenario.id()), List.of(scenario), List.of());
        return new TopologyWords(desk.words().of(Opener.BUNDLE)).of(scenario.topology()) + " · "
                + String.join(", ", alone.recipes());
    }

    /** What a variant of a file is called beside the others, in the language that is spoken. */
    public static String variant(Desk desk, List<Scenario> variants, Scenario variant) {
        Entry file = new Entry(Path.of(variant.id()), variants, List.of());
        return file.title(variant, desk.words().language().get());
    }

    /** What is shown. */
    public Region view() {
        return view;
    }
}
