package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What can be opened: the scenarios of the folder that came with the program, files, and what was open before. */
public final class CatalogueArea {

    private final Desk desk;
    private final Texts texts;
    private final CatalogueModel model = new CatalogueModel();
    private final Opener opener;
    private final BorderPane view = new BorderPane();
    private final TextField search = new TextField();
    private final ListView<Entry> list = new ListView<>(model.shown());
    private final Label empty = new Label();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private boolean reading;
    private Optional<Throwable> unreadable = Optional.empty();

    /** An area of a window. */
    public CatalogueArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        this.opener = new Opener(desk);
        view.setId("catalogue");
        view.getStyleClass().add("catalogue");
        buildSearch();
        buildList();
        EntryDetail detail = new EntryDetail(desk, model, opener);
        ScrollPane about = new ScrollPane(detail.view());
        about.setFitToWidth(true);
        about.setFocusTraversable(false);
        about.getStyleClass().add("catalogue-detail");
        VBox left = new VBox(search, list);
        left.getStyleClass().add("catalogue-list");
        VBox.setVgrow(list, Priority.ALWAYS);
        about.setMinWidth(0);
        about.setPrefWidth(0);
        HBox columns = new HBox(left, about);
        HBox.setHgrow(about, Priority.ALWAYS);
        left.prefWidthProperty().bind(view.widthProperty().multiply(0.42));
        left.setMinWidth(0);
        // Before the rest, so that it comes first for the keyboard too.
        view.setCenter(columns);
        view.setBottom(new OpenElsewhere(desk, opener).view());
        desk.workbench().current().addListener((property, old, now) -> {
            if (now.isEmpty()) {
                read();
            }
        });
        read();
    }

    private void buildSearch() {
        search.setId("catalogue-search");
        search.promptTextProperty().bind(texts.bind("search"));
        search.accessibleTextProperty().bind(texts.bind("search"));
        search.textProperty().bindBidirectional(model.query());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN) {
                list.requestFocus();
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                openSelected();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
    }

    private void buildList() {
        list.setId("catalogue-scenarios");
        list.accessibleTextProperty().bind(texts.bind("scenarios"));
        list.setCellFactory(view -> new EntryCell(desk, this::openSelected));
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        empty.textProperty()
                .bind(Bindings.createStringBinding(this::nothing, desk.words().language(), model.query()));
        list.setPlaceholder(empty);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                openSelected();
                event.consume();
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> {
            if (now != null) {
                model.select(now);
            }
        });
        model.selected().addListener((property, old, now) -> now.ifPresent(this::show));
        // A list that is filtered forgets what was selected in it.
        model.query().addListener((property, old, now) -> model.selected().get().ifPresent(this::show));
        desk.course().lessons().addListener((property, old, now) -> list.refresh());
        desk.words().language().addListener((property, old, now) -> {
            list.refresh();
            summarise();
        });
    }

    private void show(Entry entry) {
        if (!Objects.equals(list.getSelectionModel().getSelectedItem(), entry)) {
            list.getSelectionModel().select(entry);
            list.scrollTo(entry);
        }
    }

    private void openSelected() {
        model.selected()
                .get()
                .filter(Entry::isInOrder)
                .ifPresent(entry -> opener.open(entry, entry.variants().get(0)));
    }

    private String nothing() {
        if (unreadable.isPresent()) {
            return texts.say("unreadable", desk.surroundings().scenarios());
        } else if (reading) {
            return texts.say("reading");
        }
        return texts.say(
                model.count() == 0 ? "no-scenarios" : "no-match",
                desk.surroundings().scenarios());
    }

    private void read() {
        reading = true;
        desk.workbench()
                .background()
                .run(
                        () -> Shelf.load(desk.surroundings().scenarios()),
                        entries -> {
                            reading = false;
                            unreadable = Optional.empty();
                            model.take(entries);
                            tellNothing();
                            summarise();
                        },
                        failure -> {
                            reading = false;
                            unreadable = Optional.of(failure);
                            tellNothing();
                        });
    }

    private void tellNothing() {
        empty.textProperty().unbind();
        empty.textProperty()
                .bind(Bindings.createStringBinding(this::nothing, desk.words().language(), model.query()));
    }

    /** How many scenarios there are to choose from; nothing before they are read. */
    public ObservableStringValue summary() {
        return summary.getReadOnlyProperty();
    }

    private void summarise() {
        summary.set(model.count() == 0 ? "" : texts.say("count", model.count()));
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person begin to choose. */
    public void focus() {
        search.requestFocus();
    }
}
