package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.columns.OwnScroll;
import dev.lockscope.explore.Tally;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** How a search goes, and what came of it: the answer above, the numbers below it, then the schedule, if there is one. */
final class ResultPane {

    private static final PseudoClass OUTDATED = PseudoClass.getPseudoClass("outdated");

    private final Desk desk;
    private final Explorer explorer;
    private final ExplorerWords words;
    private final FontIcon icon = new FontIcon(Mood.GOING.icon());
    private final Label about = new Label();
    private final Label headline = new Label();
    private final Label meaning = new Label();
    private final Label outdated = new Label();
    private final Label asked = new Label();
    private final Label advice = new Label();
    private final ProgressBar bar = new ProgressBar();
    private final HBox answer;
    private final NumbersPane numbers;
    private final SchedulePane schedule;
    private final VBox all = new VBox();
    private final ScrollPane scroll = new ScrollPane();
    private final OwnScroll view = new OwnScroll(all, scroll);

    ResultPane(Desk desk, Explorer explorer) {
        this.desk = desk;
        this.explorer = explorer;
        this.words = explorer.words();
        this.numbers = new NumbersPane(words);
        this.schedule = new SchedulePane(desk, explorer);
        icon.getStyleClass().addAll("explorer-icon", "large");
        about.setId("explorer-about");
        about.getStyleClass().add("explorer-about");
        outdated.setId("explorer-outdated");
        outdated.getStyleClass().add("outdated");
        headline.setId("explorer-headline");
        headline.getStyleClass().add("explorer-headline");
        meaning.setId("explorer-meaning");
        asked.setId("explorer-asked");
        asked.getStyleClass().add("entry-facts");
        advice.setId("explorer-advice");
        for (Label label : List.of(about, headline, meaning, outdated, asked, advice)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        advice.managedProperty().bind(advice.visibleProperty());
        // One stands in the place of the other, and both have their room: nothing moves where the form is changed.
        StackPane either = new StackPane(meaning, outdated);
        either.setAlignment(Pos.CENTER_LEFT);
        either.setMinWidth(0);
        VBox told = new VBox(about, headline, either);
        told.setMinWidth(0);
        HBox.setHgrow(told, Priority.ALWAYS);
        answer = new HBox(icon, told);
        answer.setId("explorer-answer");
        answer.getStyleClass().add("explorer-result");
        bar.setId("explorer-bar");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("explorer-bar");
        bar.accessibleTextProperty().bind(headline.textProperty());
        VBox.setVgrow(schedule.view(), Priority.ALWAYS);
        WayBack back = new WayBack(desk, words.texts());
        all.getStyleClass().add("explorer-middle");
        // Large text in a small window needs more than its height.
        scroll.setFitToHeight(true);
        scroll.getStyleClass().add("explorer-scroll");
        // What was found comes first: how long it took is of less matter by then.
        all.getChildren().setAll(back.view(), answer, bar, advice, schedule.view(), numbers.view(), asked);
        explorer.exploring().state().addListener((property, old, now) -> refresh());
        explorer.outdated().addListener((property, old, now) -> tellOutdated());
        desk.words().language().addListener((property, old, now) -> refresh());
        desk.look().reducedMotion().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void refresh() {
        Exploring.State now = explorer.exploring().state().get();
        Mood mood = Mood.of(now);
        icon.setIconCode(mood.icon());
        mood.dress(icon);
        mood.dress(answer);
        headline.setText(words.headline(now));
        meaning.setText(words.meaning(now));
        advice.setText(words.advice(now));
        advice.setVisible(!advice.getText().isEmpty());
        boolean going = now instanceof Exploring.State.Going;
        // Its place stays, so that nothing below it moves; a schedule is something else to look at, and needs the room.
        bar.setVisible(going);
        bar.setManaged(!(now instanceof Exploring.State.Broken));
        bar.setProgress(desk.look().reducedMotion().get() || !going ? 0 : ProgressBar.INDETERMINATE_PROGRESS);
        tally(now).ifPresent(numbers::show);
        now.question().ifPresent(one -> {
            asked.setText(words.asked(one.question()));
            about.setText(words.about(one.question()));
        });
        tellOutdated();
        schedule.show(now instanceof Exploring.State.Broken broken ? Optional.of(broken) : Optional.empty());
    }

    private void tellOutdated() {
        boolean now = explorer.outdated().get();
        outdated.setText(words.texts().say("outdated"));
        outdated.setVisible(now);
        meaning.setVisible(!now);
        answer.pseudoClassStateChanged(OUTDATED, now);
    }

    private static Optional<Tally> tally(Exploring.State state) {
        if (state instanceof Exploring.State.Going going) {
            return Optional.of(going.tally());
        } else if (state instanceof Exploring.State.Broken broken) {
            return Optional.of(broken.result().tally());
        } else if (state instanceof Exploring.State.Complete complete) {
            return Optional.of(complete.tally());
        }
        return state instanceof Exploring.State.Stopped stopped ? Optional.of(stopped.tally()) : Optional.empty();
    }

    /** What is shown. */
    OwnScroll view() {
        return view;
    }

    /** Lets a person read what was found. */
    void focus() {
        schedule.focus();
    }
}
