package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The verdict, always in view; with a click, its story. */
public final class BannerArea {

    private final Desk desk;
    private final Texts texts;
    private final FontIcon icon = MoodIcon.of(Mood.GOAL);
    private final Label word = new Label();
    private final Label headline = new Label();
    private final Label detail = new Label();
    private final HBox first = new HBox(word, headline);
    private final VBox lines = new VBox(first, detail);
    private final Tooltip tooltip = new Hint();
    private final Button slower = new Button();
    private final ToggleButton show = new ToggleButton();
    private final ToggleButton remedy = new ToggleButton();
    private final HBox line = new HBox();
    private final StoryPanel story;
    private final VBox view = new VBox();
    private final BooleanProperty broken = new SimpleBooleanProperty(this, "broken");
    private Optional<Session> session = Optional.empty();
    private String told = "";

    /** An area of a window; adds its commands to those of the desk. */
    public BannerArea(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of("dev.lockscope.desktop.banner.banner");
        this.story = new StoryPanel(desk, texts, this::close);
        build();
        add("verdict.show", show, new KeyCodeCombination(KeyCode.V));
        add("verdict.remedy", remedy, new KeyCodeCombination(KeyCode.V, KeyCombination.SHIFT_DOWN));
        SessionWatch.on(
                desk.workbench(), shown -> List.of(shown.moment(), shown.judgement(), shown.phase()), this::look);
        desk.words().language().addListener((property, old, now) -> {
            told = "";
            look(session);
        });
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    private void build() {
        word.setId("banner-word");
        word.getStyleClass().add("banner-word");
        word.setMinWidth(Region.USE_PREF_SIZE);
        headline.setId("banner-headline");
        headline.getStyleClass().add("banner-headline");
        headline.setMinWidth(0);
        detail.setId("banner-detail");
        detail.setMinWidth(0);
        detail.setWrapText(true);
        first.setAlignment(Pos.BASELINE_LEFT);
        first.getStyleClass().add("banner-first");
        lines.setId("banner-lines");
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(0);
        lines.setFocusTraversable(true);
        lines.setAccessibleRole(AccessibleRole.TEXT);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(600);
        Tooltip.install(lines, tooltip);
        HBox.setHgrow(lines, Priority.ALWAYS);
        button(show, "banner-show", "show", Material2OutlinedAL.FACT_CHECK);
        button(remedy, "banner-remedy", "remedy", Material2OutlinedAL.HEALING);
        show.setOnAction(event -> open(show, false));
        remedy.setOnAction(event -> open(remedy, true));
        icon.getStyleClass().add("banner-icon");
        slower.setId("banner-slower");
        slower.setGraphic(new FontIcon(Material2OutlinedMZ.REPLAY));
        slower.textProperty().bind(texts.bind("slower"));
        slower.setMinWidth(Region.USE_PREF_SIZE);
        slower.setVisible(false);
        slower.setManaged(false);
        slower.setOnAction(event -> session.ifPresent(shown -> desk.workbench().restartSlower()));
        line.getChildren().addAll(icon, lines, slower, show, remedy);
        line.setId("banner-line");
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("banner");
        view.getChildren().addAll(line, story.view());
        view.setId("banner");
    }

    /** Puts the story away, if it is shown; answers whether it was. */
    public boolean dismiss() {
        boolean shown = story.view().isVisible();
        if (shown) {
            close();
        }
        return shown;
    }

    private void button(ToggleButton button, String id, String key, Material2OutlinedAL sign) {
        button.setId(id);
        button.setGraphic(new FontIcon(sign));
        button.textProperty().bind(texts.bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.disableProperty().bind(broken.not());
        Tooltip hint = new Hint();
        hint.setWrapText(true);
        hint.setMaxWidth(420);
        hint.textProperty().bind(texts.bind(key + ".hint"));
        button.setTooltip(hint);
        button.accessibleHelpProperty().bind(texts.bind(key + ".hint"));
    }

    private void add(String id, ToggleButton button, KeyCombination key) {
        desk.commands().add(new Command(id, Command.Group.HELP, texts.bind(id), List.of(key), broken, button::fire));
    }

    private void open(ToggleButton asked, boolean asRemedy) {
        if (!asked.isSelected()) {
            close();
            return;
        }
        show.setSelected(!asRemedy);
        remedy.setSelected(asRemedy);
        session.ifPresent(shown -> story.show(shown, asRemedy));
    }

    private void close() {
        show.setSelected(false);
        remedy.setSelected(false);
        story.hide(session);
        session.ifPresent(this::tell);
    }

    private void look(Optional<Session> shown) {
        if (!shown.equals(session)) {
            story.hide(session);
            show.setSelected(false);
            remedy.setSelected(false);
            session = shown;
            told = "";
        }
        view.setVisible(shown.isPresent());
        view.setManaged(shown.isPresent());
        shown.ifPresent(this::tell);
    }

    /** What a run is there to show; of a lesson's run what the lesson says, which gives no answer away. */
    private String goal(Session shown) {
        String language = desk.words().language().get();
        return desk.course()
                .lessonOf(shown)
                .map(lesson -> lesson.text(language).goal().plain())
                .or(() -> shown.scenario().map(scenario -> scenario.goal().in(language)))
                .orElseGet(() -> texts.say("goal.unknown"));
    }

    private void tell(Session shown) {
        story.consider(shown);
        String goal = goal(shown);
        BannerLine now = BannerLine.of(shown, goal, desk.words(), texts);
        // While a story is open, going back to its evidence must not take it away.
        broken.set(now.gravest().isPresent() || story.view().isVisible());
        // A branch has the speed of the run that it left.
        boolean stalled = now.mood() == Mood.DISTURBED
                && shown.scenario().isPresent()
                && !(shown.origin().how() instanceof How.Branched);
        slower.setVisible(stalled);
        slower.setManaged(stalled);
        set(word, now.word());
        set(headline, now.headline());
        set(detail, now.detail());
        String whole = (now.word() + " " + now.headline()).strip() + "\n" + now.detail();
        tooltip.setText(now.mood() == Mood.GOAL ? goal : whole + "\n\n" + texts.say("goal.of", goal));
        lines.setAccessibleText(whole);
        if (!told.equals(now.gist())) {
            told = now.gist();
            MoodIcon.dress(line, now.mood());
            MoodIcon.dress(icon, now.mood());
            icon.setIconCode(MoodIcon.code(now.mood()));
            lines.notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        }
    }

    private static void set(Label label, String text) {
        if (!label.getText().equals(text)) {
            label.setText(text);
        }
        label.setVisible(!text.isEmpty());
        label.setManaged(!text.isEmpty());
    }
}
