package dev.lockscope.desktop.lesson;

import dev.lockscope.course.Lesson;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Guessing;
import dev.lockscope.desktop.course.LessonPlay;
import dev.lockscope.desktop.course.Page;
import dev.lockscope.desktop.course.Seen;
import dev.lockscope.desktop.inspector.panel.Announcer;
import dev.lockscope.desktop.prose.Terms;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/**
 * The panel that leads through the lesson that is under way: its head, the page it is at, and the button that goes on.
 * Belongs to the thread of the window.
 */
public final class LessonArea {

    private final Desk desk;
    private final Texts texts;
    private final Terms terms;
    private final LessonCommands commands;
    private final LessonHead head;
    private final VBox content = new VBox();
    private final VBox below = new VBox();
    private final ScrollPane scroll = new ScrollPane(content);
    private final Button back = new Button();
    private final Button ahead = new Button();
    private final Announcer announcer = new Announcer("lesson-said");
    private final VBox view = new VBox();
    private final BooleanProperty reading = new SimpleBooleanProperty(this, "reading");
    private final ChangeListener<Object> turned = (property, old, now) -> turn();
    private final ChangeListener<Object> changed = (property, old, now) -> refresh();
    private final ChangeListener<Optional<Session>> another = (property, old, now) -> {
        old.ifPresent(this::letGo);
        now.ifPresent(this::follow);
        refresh();
    };
    private Optional<LessonPlay> play = Optional.empty();
    private Optional<Going> going = Optional.empty();
    private Optional<Reading> open = Optional.empty();
    private Optional<LessonPage> page = Optional.empty();
    private int seen;
    private boolean judged;
    private boolean counted;

    /** An area of a window; adds its commands to those of the desk. */
    public LessonArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.lesson.lesson");
        this.terms = new Terms(desk);
        this.head = new LessonHead(texts, this::present, this::contents, this::restart, this::leave);
        this.commands = new LessonCommands(desk, texts);
        build();
        commands.add("lesson.go", () -> going.ifPresent(Going::goOn), LessonCommands.GO);
        commands.add("lesson.next", () -> going.ifPresent(Going::next), LessonCommands.NEXT);
        commands.add("lesson.back", () -> going.ifPresent(Going::back), LessonCommands.BACK);
        commands.add("lesson.show", this::show);
        commands.add("lesson.contents", this::contents);
        commands.add("lesson.restart", this::restart);
        commands.add("lesson.leave", this::leave);
        commands.add("lesson.explore", () -> going.ifPresent(Going::explore));
        commands.addOptions(option -> going.ifPresent(way -> {
            way.choose(option);
            ahead.requestFocus();
        }));
        desk.course().current().addListener((property, old, now) -> show(now));
        desk.words().language().addListener((property, old, now) -> fill());
        desk.workbench().opening().addListener((property, old, now) -> refresh());
        desk.course().presented().addListener((property, old, now) -> refresh());
        show(desk.course().current().get());
    }

    private void build() {
        content.getStyleClass().add("lesson-content");
        content.setMinWidth(0);
        below.getStyleClass().add("lesson-below");
        below.setMinWidth(0);
        scroll.setId("lesson-scroll");
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        back.setId("lesson-back");
        back.setGraphic(new FontIcon(Material2OutlinedAL.ARROW_BACK));
        back.textProperty().bind(texts.bind("back"));
        back.setMinWidth(Region.USE_PREF_SIZE);
        back.setOnAction(event -> going.ifPresent(Going::back));
        ahead.setId("lesson-ahead");
        ahead.getStyleClass().add("lesson-ahead");
        ahead.setMaxWidth(Double.MAX_VALUE);
        ahead.setOnAction(event -> going.ifPresent(Going::goOn));
        HBox.setHgrow(ahead, Priority.ALWAYS);
        tip(back, "back.tip");
        tip(ahead, "ahead.tip");
        HBox foot = new HBox(back, ahead);
        foot.getStyleClass().add("lesson-foot");
        foot.setMinWidth(0);
        foot.setMinHeight(Region.USE_PREF_SIZE);
        view.getChildren().setAll(head.view(), scroll, foot, announcer.view());
        view.setId("lesson");
        view.getStyleClass().add("leading");
        view.setMinWidth(0);
        VBox.setVgrow(view, Priority.ALWAYS);
        // A button lives by the space bar alone; someone who reads presses Enter.
        view.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER && view.getScene().getFocusOwner() instanceof ButtonBase button) {
                button.fire();
                event.consume();
            }
        });
    }

    private void tip(Button button, String key) {
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind(key));
        button.setTooltip(tooltip);
        button.accessibleHelpProperty().bind(texts.bind(key));
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Whether a lesson that has no run is to be shown where a run would be. */
    public ObservableValue<Boolean> isReading() {
        return reading;
    }

    /** Puts something below the page's text, which scrolls with it. */
    public void below(List<? extends Node> nodes) {
        below.getChildren().setAll(nodes);
    }

    // What it follows

    private void show(Optional<LessonPlay> now) {
        play.ifPresent(old -> {
            old.page().removeListener(turned);
            observed(old).forEach(property -> property.removeListener(changed));
            old.session().removeListener(another);
            old.session().get().ifPresent(this::letGo);
        });
        play = now;
        going = Optional.empty();
        open = Optional.empty();
        page = Optional.empty();
        reading.set(now.filter(lesson -> lesson.lesson().run().isEmpty()).isPresent());
        now.ifPresent(this::begin);
        refresh();
    }

    private void begin(LessonPlay fresh) {
        Decks decks = Decks.of(fresh.lesson());
        Going way = new Going(desk, fresh, decks, this::contents, this::refresh);
        going = Optional.of(way);
        open = Optional.of(new Reading(desk, texts, fresh, decks, terms, way));
        fresh.page().addListener(turned);
        observed(fresh).forEach(property -> property.addListener(changed));
        fresh.session().addListener(another);
        fresh.session().get().ifPresent(this::follow);
        turn();
    }

    private static List<ObservableValue<?>> observed(LessonPlay play) {
        List<ObservableValue<?>> observed = new ArrayList<>(List.of(
                play.chosen(),
                play.variant(),
                play.seen(),
                play.grade(),
                play.verdict(),
                play.attempt(),
                play.hasTried()));
        play.guessing().ifPresent(guessing -> observed.addAll(List.of(guessing.guess(), guessing.state())));
        return observed;
    }

    private void follow(Session session) {
        session.phase().addListener(changed);
        session.stop().addListener(changed);
    }

    private void letGo(Session session) {
        session.phase().removeListener(changed);
        session.stop().removeListener(changed);
    }

    // What it shows

    private void turn() {
        fill();
        scroll.setVvalue(0);
        // The page is put together, but not in the window yet.
        Platform.runLater(this::focus);
    }

    private void fill() {
        open.ifPresent(reading -> {
            LessonPlay lesson = reading.play();
            head.show(lesson, reading.language(), lessons());
            LessonPage fresh = page(reading);
            page = Optional.of(fresh);
            content.getChildren().setAll(fresh.view(), below);
            seen = lesson.seen().get().size();
            refresh();
        });
    }

    private int lessons() {
        return Math.max(1, desk.course().lessons().get().lessons().size());
    }

    private static LessonPage page(Reading reading) {
        Page now = reading.play().page().get();
        return switch (now) {
            case SET_UP -> new SetUpPage(reading);
            case QUESTION -> new QuestionPage(reading);
            case RUN -> new RunPage(reading);
            case OUTCOME -> new OutcomePage(reading);
            case REPAIR -> new RepairPage(reading);
            case TRY_IT -> new TryPage(reading);
            case CARDS -> new QuizPage(reading, now, reading.decks().cards());
            case QUIZ -> new QuizPage(reading, now, reading.decks().quiz());
            case TAKE_AWAY -> new TakeAwayPage(reading);
        };
    }

    /** Gives the keys to what comes first on the page: a choice to make, or else the button that goes on. */
    public void focus() {
        if (play.isPresent() && view.getScene() != null) {
            boolean asked = going.filter(Going::canChoose).isPresent();
            if (!asked || page.filter(LessonPage::focus).isEmpty()) {
                ahead.requestFocus();
            }
        }
    }

    private void refresh() {
        commands.possible(going);
        going.ifPresent(way -> {
            head.mark();
            Ahead next = way.ahead();
            ahead.setText(texts.say("ahead." + next.key()));
            ahead.pseudoClassStateChanged(LessonCommands.WAITING, next == Ahead.Deed.WAIT);
            back.setDisable(!way.canGoBack());
        });
        page.ifPresent(LessonPage::refresh);
        boolean answered = play.flatMap(LessonPlay::guessing)
                .filter(guessing -> guessing.state().get() instanceof Guessing.Answered)
                .isPresent();
        if (answered && !counted) {
            Platform.runLater(() -> reveal("#fewest-answer"));
        }
        counted = answered;
        play.ifPresent(lesson -> announce(lesson.seen().get()));
    }

    /** Says what has come to be seen, and brings it into view. */
    private void announce(List<Seen> now) {
        boolean over = play.filter(lesson -> lesson.page().get() == Page.REPAIR
                        && lesson.verdict().get().isPresent())
                .isPresent();
        if (over && !judged) {
            Platform.runLater(() -> reveal("#lesson-verdict"));
        }
        judged = over;
        boolean told = play.filter(lesson ->
                        lesson.page().get() == Page.RUN || lesson.page().get() == Page.REPAIR)
                .isPresent();
        if (told && now.size() > seen) {
            Seen latest = now.get(now.size() - 1);
            open.filter(reading -> reading.play().page().get() == Page.RUN)
                    .flatMap(reading -> Optional.ofNullable(
                            reading.text().looks().get(latest.beat().id())))
                    .ifPresent(words -> announcer.say(words.plain()));
            Platform.runLater(() -> reveal("#beat-" + latest.beat().id()));
        }
        seen = now.size();
    }

    /** Scrolls so that a part of the page can be seen, from its top. */
    private void reveal(String id) {
        content.applyCss();
        view.layout();
        Optional.ofNullable(content.lookup(id)).ifPresent(node -> {
            double hidden = content.getHeight() - scroll.getViewportBounds().getHeight();
            if (hidden > 0) {
                double top = content.sceneToLocal(node.localToScene(node.getLayoutBounds()))
                        .getMinY();
                scroll.setVvalue(Math.min(1, Math.max(0, top / hidden)));
            }
        });
    }

    // What is asked of it

    /** Shows the lesson again after something else was shown. */
    private void show() {
        play.ifPresent(lesson -> {
            reading.set(lesson.lesson().run().isEmpty());
            lesson.show();
            Platform.runLater(this::focus);
        });
    }

    private void present() {
        desk.look().presenting().set(true);
    }

    private void contents() {
        reading.set(false);
        desk.workbench().showCatalogue();
    }

    private void restart() {
        open.map(Reading::play).map(LessonPlay::lesson).ifPresent(this::restart);
    }

    /** A lesson without runs has its answers besides. */
    private void restart(Lesson lesson) {
        if (lesson.run().isPresent()) {
            play.ifPresent(LessonPlay::restart);
            turn();
        } else {
            desk.course().begin(lesson);
        }
    }

    private void leave() {
        desk.course().leave();
    }
}
