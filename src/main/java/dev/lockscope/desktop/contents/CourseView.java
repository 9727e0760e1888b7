package dev.lockscope.desktop.contents;

import atlantafx.base.theme.Styles;
import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The lessons of the course in their order, how far the learner has come, and the way on. */
final class CourseView {

    private final Desk desk;
    private final Course course;
    private final Texts texts;
    private final Button onward = new Button("", new FontIcon(Material2OutlinedMZ.PLAY_ARROW));
    private final ProgressBar bar = new ProgressBar(0);
    private final Label totals = new Label();
    private final TextField search = new TextField();
    private final ListView<ContentsRow> list = new ListView<>();
    private final Label nothing = new Label();
    private final Label wrong = new Label();
    private final TextArea problems = new TextArea();
    private final VBox trouble = new VBox();
    private final VBox view = new VBox();
    private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper(this, "summary", "");
    private ContentsModel model;

    CourseView(Desk desk, Region tools) {
        this.desk = desk;
        this.course = desk.course();
        this.texts = desk.words().of(StartArea.BUNDLE);
        this.model = model();
        buildSearch();
        buildList();
        view.setId("contents");
        view.getStyleClass().add("contents");
        StackPane middle = new StackPane(list, trouble());
        VBox.setVgrow(middle, Priority.ALWAYS);
        view.getChildren().setAll(head(tools), middle);
        course.lessons().addListener((property, old, now) -> take());
        course.profiles().addListener((property, old, now) -> take());
        course.current().addListener((property, old, now) -> take());
        course.trouble().addListener((property, old, now) -> tell());
        desk.words().language().addListener((property, old, now) -> {
            take();
            tell();
        });
        take();
        tell();
    }

    private Region head(Region tools) {
        onward.setId("course-continue");
        onward.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
        onward.setOnAction(event -> model.next().ifPresent(next -> begin(next.lesson())));
        onward.setMinWidth(Region.USE_PREF_SIZE);
        bar.setId("course-bar");
        bar.getStyleClass().add(Styles.SMALL);
        totals.setId("course-totals");
        totals.getStyleClass().add("muted");
        totals.setWrapText(true);
        VBox far = new VBox(bar, totals);
        far.getStyleClass().add("course-far");
        bar.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(far, Priority.ALWAYS);
        far.setMinWidth(0);
        HBox head = new HBox(onward, far, search, tools);
        tools.setMinWidth(Region.USE_PREF_SIZE);
        tools.getStyleClass().add("course-tools");
        head.getStyleClass().add("course-head");
        return head;
    }

    private void buildSearch() {
        search.setId("course-search");
        search.promptTextProperty().bind(texts.bind("search"));
        search.accessibleTextProperty().bind(texts.bind("search"));
        search.setMinWidth(0);
        search.textProperty().addListener((property, old, now) -> fill());
        search.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN) {
                list.requestFocus();
                event.consume();
            } else if (event.getCode() == KeyCode.ENTER) {
                beginSelected();
                event.consume();
            } else if (event.getCode() == KeyCode.ESCAPE && !search.getText().isEmpty()) {
                search.clear();
                event.consume();
            }
        });
    }

    private void buildList() {
        list.setId("course-lessons");
        list.accessibleTextProperty().bind(texts.bind("lessons"));
        list.setCellFactory(view -> new LessonCell(desk.words(), this::begin));
        nothing.setWrapText(true);
        nothing.getStyleClass().add("muted");
        list.setPlaceholder(nothing);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                beginSelected();
                event.consume();
            }
        });
    }

    private Region trouble() {
        wrong.getStyleClass().add("about-title");
        wrong.setId("course-trouble-title");
        wrong.setWrapText(true);
        problems.setId("course-problems");
        problems.setEditable(false);
        problems.setWrapText(true);
        problems.getStyleClass().add("mono");
        problems.accessibleTextProperty().bind(wrong.textProperty());
        VBox.setVgrow(problems, Priority.ALWAYS);
        Button again = new Button();
        again.setId("course-look-again");
        again.textProperty().bind(texts.bind("trouble.again"));
        again.setMinWidth(Region.USE_PREF_SIZE);
        again.setOnAction(event -> course.load(desk.surroundings().lessons()));
        trouble.getStyleClass().add("course-trouble");
        trouble.getChildren().setAll(wrong, problems, again);
        return trouble;
    }

    private ContentsModel model() {
        return new ContentsModel(
                course.lessons().get(),
                course.progress(),
                course.current().get().map(play -> play.lesson().id()));
    }

    private void take() {
        model = model();
        Optional<ContentsModel.Next> next = model.next();
        onward.setDisable(next.isEmpty());
        onward.setText(next.map(this::say).orElseGet(() -> texts.say("reading")));
        ContentsModel.Totals all = model.totals();
        bar.setProgress(all.all() == 0 ? 0 : (double) all.done() / all.all());
        boolean begun = !course.progress().lessons().isEmpty();
        String far = begun ? texts.say("totals", all.done(), all.all(), all.right(), all.won()) : texts.say("about");
        bar.setVisible(begun);
        bar.setManaged(begun);
        totals.setText(far);
        bar.setAccessibleText(far);
        summary.set(all.all() == 0 ? "" : texts.say("totals.short", all.done(), all.all()));
        fill();
    }

    private String say(ContentsModel.Next next) {
        return texts.say(
                switch (next.way()) {
                    case GO_ON -> "go-on";
                    case BEGIN -> "begin";
                    case CONTINUE -> "continue";
                    case AGAIN -> "again";
                },
                next.lesson().number());
    }

    private void fill() {
        Optional<String> before = selected().map(ContentsRow::lesson).map(Lesson::id);
        List<ContentsRow> rows = model.rows(search.getText());
        if (rows.equals(list.getItems())) {
            list.refresh();
        } else {
            list.getItems().setAll(rows);
        }
        nothing.setText(texts.say(course.lessons().get().lessons().isEmpty() ? "reading" : "no-match"));
        Optional<String> next = model.next().map(found -> found.lesson().id());
        Optional<String> wanted = search.getText().isBlank() ? next : before;
        rows.stream()
                .filter(row -> wanted.equals(Optional.of(row.lesson().id())))
                .findFirst()
                .or(() -> rows.stream().findFirst())
                .ifPresent(this::select);
    }

    private void select(ContentsRow row) {
        list.getSelectionModel().select(row);
        list.getFocusModel().focus(list.getSelectionModel().getSelectedIndex());
        // What stands before it belongs to the picture too.
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
    }

    private Optional<ContentsRow> selected() {
        return Optional.ofNullable(list.getSelectionModel().getSelectedItem());
    }

    private void beginSelected() {
        selected().map(ContentsRow::lesson).ifPresent(this::begin);
    }

    /** Begins a lesson, or leads back into it where it is under way. */
    void begin(Lesson lesson) {
        Optional<LessonPlay> now =
                course.current().get().filter(play -> play.lesson().id().equals(lesson.id()));
        now.ifPresentOrElse(this::goOn, () -> course.begin(lesson));
    }

    /** What shows lessons knows how to show it again, where it is there. */
    private void goOn(LessonPlay play) {
        desk.commands().find("lesson.show").ifPresentOrElse(Command::ask, play::show);
    }

    private void tell() {
        String language = desk.words().language().get();
        course.trouble().get().ifPresent(told -> {
            wrong.setText(texts.say("trouble", told.problems().size()));
            problems.setText(told.problems().stream()
                    .map(problem -> problem.text(language))
                    .collect(Collectors.joining("\n\n")));
        });
        boolean shown = course.trouble().get().isPresent();
        trouble.setVisible(shown);
        list.setVisible(!shown);
    }

    /** How far the learner has come, in a few words. */
    ObservableStringValue summary() {
        return summary.getReadOnlyProperty();
    }

    Region view() {
        return view;
    }

    void focus() {
        search.requestFocus();
    }
}
