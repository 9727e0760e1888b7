package dev.lockscope.desktop.banner;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Origin.How;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.VerdictText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** The story behind the verdict, finding by finding, or what helps against each. */
final class StoryPanel {

    private final Desk desk;
    private final Texts texts;
    private final Runnable closed;
    private final VBox findings = new VBox();
    private final VBox words = new VBox();
    private final Label evidence = new Label();
    private final Button previous = new Button("", new FontIcon(Material2OutlinedAL.CHEVRON_LEFT));
    private final Button next = new Button("", new FontIcon(Material2OutlinedAL.CHEVRON_RIGHT));
    private final HBox view = new HBox();
    private Optional<Story> story = Optional.empty();
    private boolean remedy;

    /**
     * A panel that shows nothing yet.
     *
     * @param closed told when a person closes it
     */
    StoryPanel(Desk desk, Texts texts, Runnable closed) {
        this.desk = desk;
        this.texts = texts;
        this.closed = closed;
        findings.setId("story-findings");
        findings.getStyleClass().add("story-findings");
        words.setId("story-words");
        words.getStyleClass().add("story-words");
        ScrollPane list = scrolling(findings);
        list.getStyleClass().add("story-list");
        ScrollPane text = scrolling(words);
        text.setId("story-text");
        VBox right = new VBox(text, evidenceRow());
        VBox.setVgrow(text, Priority.ALWAYS);
        HBox.setHgrow(right, Priority.ALWAYS);
        view.getChildren().addAll(list, right, closing());
        view.setId("story");
        view.getStyleClass().add("story");
        view.setVisible(false);
        view.setManaged(false);
        desk.words().language().addListener((property, old, now) -> fill());
    }

    /** What is shown. */
    Region view() {
        return view;
    }

    private static ScrollPane scrolling(Region content) {
        ScrollPane pane = new ScrollPane(content);
        pane.setFitToWidth(true);
        pane.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        return pane;
    }

    private HBox evidenceRow() {
        evidence.setId("story-evidence");
        evidence.setMinWidth(0);
        step(previous, "story-previous", "evidence.previous", -1);
        step(next, "story-next", "evidence.next", 1);
        HBox row = new HBox(previous, next, evidence);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("story-evidence-row");
        return row;
    }

    private void step(Button button, String id, String key, int by) {
        button.setId(id);
        button.getStyleClass().add("button-icon");
        button.accessibleTextProperty().bind(texts.bind(key));
        Tooltip tooltip = new Hint();
        tooltip.textProperty().bind(texts.bind(key));
        button.setTooltip(tooltip);
        button.setOnAction(event -> story.ifPresent(shown -> {
            shown.go(by);
            tellEvidence();
        }));
    }

    private Button closing() {
        Button close = new Button("", new FontIcon(Material2OutlinedAL.CLOSE));
        close.setId("story-close");
        close.getStyleClass().addAll("flat", "button-icon");
        close.accessibleTextProperty().bind(texts.bind("close"));
        close.setOnAction(event -> closed.run());
        return close;
    }

    /** Shows the story of a session, or what helps. */
    void show(Session session, boolean showRemedy) {
        remedy = showRemedy;
        if (story.isEmpty()) {
            story = Optional.of(new Story(session));
        }
        story.ifPresent(Story::highlight);
        view.setVisible(true);
        view.setManaged(true);
        fill();
    }

    /** Shows nothing, and highlights nothing any more in the session that was shown. */
    void hide(Optional<Session> session) {
        if (story.isPresent()) {
            story = Optional.empty();
            session.ifPresent(shown -> shown.highlight(List.of()));
        }
        view.setVisible(false);
        view.setManaged(false);
    }

    /** Takes in what is known by now. */
    void consider(Session session) {
        story.ifPresent(shown -> session.judgement().get().ifPresent(judgement -> {
            if (shown.consider(judgement)) {
                shown.highlight();
                fill();
            }
        }));
    }

    private void fill() {
        if (story.isEmpty()) {
            return;
        }
        Story shown = story.get();
        VerdictText text = desk.words().verdicts();
        List<Node> entries = new ArrayList<>();
        for (int i = 0; i < shown.findings().size(); i++) {
            entries.add(entry(shown, i, text));
        }
        findings.getChildren().setAll(entries);
        words.getChildren()
                .setAll(shown.chosen()
                        .map(finding -> remedy ? remedy(finding, text) : story(finding, text))
                        .orElse(List.of()));
        tellEvidence();
    }

    private ToggleButton entry(Story shown, int place, VerdictText text) {
        Finding finding = shown.findings().get(place);
        String at = desk.words().events().seconds(shown.cameAt(finding));
        String title = texts.say("finding", text.title(finding), at);
        ToggleButton entry = new ToggleButton(title, MoodIcon.of(Mood.of(finding.severity())));
        entry.setId("finding-" + place);
        entry.getStyleClass().add("story-finding");
        entry.setMaxWidth(Double.MAX_VALUE);
        entry.setAlignment(Pos.CENTER_LEFT);
        entry.setMnemonicParsing(false);
        entry.setSelected(place == shown.choice());
        entry.setAccessibleText(title + ", " + text.severity(finding.severity()));
        entry.setOnAction(event -> {
            shown.choose(place);
            shown.highlight();
            fill();
            findings.getChildren().get(place).requestFocus();
        });
        return entry;
    }

    private List<Node> story(Finding finding, VerdictText text) {
        return List.of(paragraph(text.story(finding), ""), paragraph(text.explanation(finding), "muted"));
    }

    private List<Node> remedy(Finding finding, VerdictText text) {
        List<Node> found = new ArrayList<>();
        found.add(paragraph(text.remedy(finding), ""));
        desk.workbench().current().get().ifPresent(session -> {
            List<Scenario> repaired =
                    Remedies.against(finding.id(), session.origin().variants(), session.scenario());
            if (!repaired.isEmpty()) {
                HBox row = new HBox(new Label(texts.say("repaired")));
                row.getStyleClass().add("story-variants");
                row.setAlignment(Pos.CENTER_LEFT);
                repaired.stream().limit(3).forEach(variant -> row.getChildren().add(turnTo(session, variant)));
                found.add(row);
            }
        });
        return found;
    }

    private Button turnTo(Session session, Scenario variant) {
        String title = variant.title().in(desk.words().language().get());
        Button button = new Button(title);
        button.setId("remedy-" + variant.variant().orElse(variant.id()));
        button.setMnemonicParsing(false);
        button.setTooltip(new Hint(title));
        button.setOnAction(event -> desk.workbench()
                .lose(
                        session,
                        () -> desk.workbench()
                                .playInstead(variant, session.origin().made(new How.AsWritten()))));
        return button;
    }

    private static Label paragraph(String text, String style) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        if (!style.isEmpty()) {
            label.getStyleClass().add(style);
        }
        return label;
    }

    private void tellEvidence() {
        if (story.isEmpty()) {
            return;
        }
        Story shown = story.get();
        List<Event> events = shown.evidence();
        previous.setDisable(!shown.canGo(-1));
        next.setDisable(!shown.canGo(1));
        if (shown.place() < 0) {
            evidence.setText(texts.say("evidence.all", events.size()));
            return;
        }
        Event event = events.get(shown.place());
        evidence.setText(texts.say(
                "evidence.one",
                shown.place() + 1,
                events.size(),
                desk.words().events().seconds(event.at()),
                desk.words().who(event.actor()),
                desk.words().events().of(event)));
    }
}
