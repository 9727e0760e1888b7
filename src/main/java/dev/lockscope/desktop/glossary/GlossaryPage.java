package dev.lockscope.desktop.glossary;

import dev.lockscope.course.Glossary;
import dev.lockscope.course.Glossary.Entry;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.prose.ProseView;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** All terms of the course in the order of the alphabet, with what they mean and the lessons that show it. */
public final class GlossaryPage {

    private final Desk desk;
    private final Texts texts;
    private final Terms terms;
    private final Consumer<Lesson> begin;
    private final TextField search = new TextField();
    private final ListView<Entry> list = new ListView<>();
    private final Label nothing = new Label();
    private final VBox about = new VBox();
    private final HBox view = new HBox();

    /**
     * A page of a window.
     *
     * @param begin begins a lesson, or leads back into it
     */
    public GlossaryPage(Desk desk, Consumer<Lesson> begin) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.glossary.glossary");
        this.terms = new Terms(desk);
        this.begin = begin;
        buildSearch();
        buildList();
        about.setId("glossary-about");
        about.getStyleClass().add("about");
        ScrollPane detail = new ScrollPane(about);
        detail.setFitToWidth(true);
        detail.setFocusTraversable(false);
        detail.getStyleClass().add("catalogue-detail");
        detail.setMinWidth(0);
        detail.setPrefWidth(0);
        HBox.setHgrow(detail, Priority.ALWAYS);
        VBox left = new VBox(search, list);
        left.getStyleClass().add("catalogue-list");
        left.setMinWidth(0);
        VBox.setVgrow(list, Priority.ALWAYS);
        left.prefWidthProperty().bind(view.widthProperty().multiply(0.34));
        view.setId("glossary");
        view.getStyleClass().add("catalogue");
        view.getChildren().setAll(left, detail);
        desk.course().lessons().addListener((property, old, now) -> fill());
        desk.words().language().addListener((property, old, now) -> {
            fill();
            list.refresh();
            tell();
        });
        fill();
    }

    private void buildSearch() {
        search.setId("glossary-search");
        search.promptTextProperty().bind(texts.bind("search"));
        search.accessibleTextProperty().bind(texts.bind("search"));
        search.textProperty().addListener((property, old, now) -> fill());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.ENTER) {
                list.requestFocus();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
    }

    private void buildList() {
        list.setId("glossary-terms");
        list.accessibleTextProperty().bind(texts.bind("terms"));
        nothing.textProperty().bind(texts.bind("no-match"));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        list.setPlaceholder(nothing);
        list.setCellFactory(view -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable Entry entry, boolean empty) {
                super.updateItem(entry, empty);
                setText(empty || entry == null ? null : entry.in(language()).term());
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> tell());
    }

    private String language() {
        return desk.words().language().get();
    }

    private void fill() {
        Optional<Entry> before = Optional.ofNullable(list.getSelectionModel().getSelectedItem());
        Glossary glossary = desk.course().lessons().get().glossary();
        List<Entry> entries = GlossaryModel.entries(glossary, search.getText(), language());
        list.getItems().setAll(entries);
        before.filter(entry -> search.getText().isBlank() && entries.contains(entry))
                .or(() -> entries.stream().findFirst())
                .ifPresent(entry -> {
                    list.getSelectionModel().select(entry);
                    list.scrollTo(entry);
                });
    }

    private void tell() {
        about.getChildren().clear();
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(entry -> {
            Label title = new Label(entry.in(language()).term());
            title.setId("glossary-term");
            title.setWrapText(true);
            title.getStyleClass().add("about-title");
            Label other = new Label(texts.say(
                    "other", entry.in(language().equals("nb") ? "en" : "nb").term()));
            other.getStyleClass().add("muted");
            other.setWrapText(true);
            about.getChildren()
                    .addAll(title, other, ProseView.of(entry.in(language()).prose(), terms));
            List<Lesson> shown = entry.lessons().stream()
                    .flatMap(id -> desk.course().lessons().get().lesson(id).stream())
                    .toList();
            if (!shown.isEmpty()) {
                Label heading = new Label(texts.say("shown-in"));
                heading.getStyleClass().add("heading");
                about.getChildren().add(new VBox(heading, links(shown)));
            }
        });
    }

    private VBox links(List<Lesson> lessons) {
        VBox links = new VBox();
        for (Lesson lesson : lessons) {
            Hyperlink link = new Hyperlink(
                    texts.say("lesson", lesson.number(), lesson.text(language()).title()));
            link.setId("glossary-lesson-" + lesson.number());
            link.setWrapText(true);
            link.setOnAction(event -> begin.accept(lesson));
            links.getChildren().add(link);
        }
        return links;
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person begin to look for a term. */
    public void focus() {
        search.requestFocus();
    }
}
