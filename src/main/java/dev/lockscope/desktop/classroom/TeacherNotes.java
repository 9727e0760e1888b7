package dev.lockscope.desktop.classroom;

import atlantafx.base.theme.Styles;
import dev.lockscope.course.Lesson;
import dev.lockscope.course.LessonText;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.prose.ProseView;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What only the teacher sees of a lesson: where it is, what comes, how the room votes, and the note on how to teach it. */
final class TeacherNotes {

    private final Desk desk;
    private final Texts texts;
    private final LessonClock clock;
    private final Label title = label("teacher-title", "room-title");
    private final Label time = new Label();
    private final Label now = label("teacher-now", "teacher-beat");
    private final Label says = label("teacher-says");
    private final Label next = label("teacher-next", "teacher-beat");
    private final Label nextSays = label("teacher-next-says", "muted");
    private final Label tally = label("teacher-votes");
    private final VBox voting = new VBox();
    private final CheckBox hidden = new CheckBox();
    private final ProseView note;
    private final ProseView takeAway;
    private final BeatList beats;
    private final Button go = new Button();
    private final VBox text = new VBox();
    private final HBox view = new HBox();
    private final ChangeListener<Object> changed = (property, old, shown) -> refresh();
    private Optional<Presentation> presentation = Optional.empty();

    TeacherNotes(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(CueWords.BUNDLE);
        this.clock = new LessonClock(desk.clock());
        Terms terms = new Terms(desk);
        this.note = new ProseView(terms);
        this.takeAway = new ProseView(terms);
        this.beats = new BeatList(desk.words());
        build();
        desk.words().language().addListener(changed);
    }

    private void build() {
        time.setId("teacher-time");
        time.setMinWidth(Region.USE_PREF_SIZE);
        time.getStyleClass().add("teacher-time");
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, time);
        head.getStyleClass().add("teacher-row");
        note.view().setId("teacher-note");
        hidden.setId("teacher-hide");
        hidden.textProperty().bind(texts.bind("teacher.hide"));
        hidden.setOnAction(
                event -> presentation.ifPresent(shown -> shown.votes().hidden().set(hidden.isSelected())));
        voting.getChildren().setAll(heading("teacher.votes"), tally, hidden);
        voting.getStyleClass().add("teacher-part");
        text.getChildren()
                .setAll(
                        head,
                        part("teacher.now", now, says),
                        part("teacher.next", next, nextSays),
                        buttons(),
                        voting,
                        part("teacher.note", note.view()),
                        part("teacher.take-away", takeAway.view()));
        text.getStyleClass().add("teacher-text");
        text.setMinWidth(0);
        ScrollPane scroll = new ScrollPane(text);
        scroll.setId("teacher-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        HBox.setHgrow(scroll, Priority.ALWAYS);
        view.getChildren().setAll(beats.view(), scroll);
        view.setId("teacher");
        view.getStyleClass().add("teacher");
    }

    private HBox buttons() {
        Button back = button("teacher-back", "teacher.go-back", Presentation::back);
        dress(go, "teacher-go", "teacher.go-on", Presentation::next);
        go.getStyleClass().add(Styles.ACCENT);
        HBox row = new HBox(back, go);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("teacher-row");
        return row;
    }

    private Button button(String id, String key, Consumer<Presentation> action) {
        Button button = new Button();
        dress(button, id, key, action);
        return button;
    }

    private void dress(Button button, String id, String key, Consumer<Presentation> action) {
        button.setId(id);
        button.textProperty().bind(texts.bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> presentation.ifPresent(action));
    }

    private static Label label(String id, String... styles) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinWidth(0);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        label.getStyleClass().addAll(styles);
        return label;
    }

    private Label heading(String key) {
        Label heading = new Label();
        heading.textProperty().bind(texts.bind(key));
        heading.getStyleClass().add("heading");
        return heading;
    }

    private VBox part(String key, Region... content) {
        VBox part = new VBox(heading(key));
        part.getChildren().addAll(content);
        part.getStyleClass().add("teacher-part");
        part.setMinWidth(0);
        return part;
    }

    Region view() {
        return view;
    }

    /** Gives the keys to the button that goes on. */
    void focus() {
        go.requestFocus();
    }

    /** Shows another lesson, or none. */
    void show(Optional<Presentation> other) {
        presentation.ifPresent(old -> observed(old).forEach(property -> property.removeListener(changed)));
        presentation = other;
        presentation.ifPresent(fresh -> observed(fresh).forEach(property -> property.addListener(changed)));
        beats.show(other);
        clock.begin();
        refresh();
    }

    private static List<ObservableValue<?>> observed(Presentation shown) {
        return List.of(
                shown.cue(),
                shown.cues(),
                shown.votes().tallies(),
                shown.votes().hidden(),
                shown.play().grade());
    }

    private void refresh() {
        presentation.ifPresent(shown -> {
            Lesson lesson = shown.play().lesson();
            CueWords words = new CueWords(desk.words(), lesson);
            LessonText spoken = words.text();
            title.setText(texts.say("teacher.title", lesson.number(), spoken.title()));
            Cue cue = shown.cue().get();
            now.setText(name(shown, words, cue));
            says.setText(words.plain(cue));
            Optional<Cue> following = shown.following();
            next.setText(following.map(each -> name(shown, words, each)).orElseGet(() -> texts.say("teacher.end")));
            nextSays.setText(following.map(words::plain).orElse(""));
            votes(shown, words, cue);
            note.show(spoken.teacher());
            takeAway.show(spoken.takeAway());
            tick();
        });
    }

    private String name(Presentation shown, CueWords words, Cue cue) {
        return texts.say("overview.beat", shown.cues().get().indexOf(cue) + 1, words.title(cue));
    }

    /** The votes, also where the room does not see them. */
    private void votes(Presentation shown, CueWords words, Cue cue) {
        Cue asked = Cue.of(Page.QUESTION, Part.QUESTION);
        Optional<Cue> question = shown.questionOf(cue)
                .or(() -> Optional.of(asked).filter(shown.cues().get()::contains));
        Map<Cue, Tally> all = shown.votes().tallies().get();
        Tally votes = question.map(one -> all.getOrDefault(one, Tally.NONE)).orElse(Tally.NONE);
        StringBuilder line = new StringBuilder();
        question.ifPresent(one -> words.options(one)
                .keySet()
                .forEach(option -> line.append(line.length() == 0 ? "" : "    ")
                        .append(texts.say("teacher.count", option, votes.of(option)))));
        tally.setText(line.toString());
        hidden.setSelected(shown.votes().hidden().get());
        voting.setVisible(question.isPresent());
        voting.setManaged(question.isPresent());
    }

    /** Shows how long the lesson has taken. */
    void tick() {
        presentation.ifPresent(shown -> {
            String read = texts.say(
                    "teacher.time", clock.read(), shown.play().lesson().minutes());
            if (!read.equals(time.getText())) {
                time.setText(read);
            }
        });
    }
}
