package dev.lockscope.desktop.inspector.findings;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.inspector.panel.Actor;
import dev.lockscope.desktop.inspector.panel.ActorMark;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.trace.Event;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.VerdictText;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** One finding: what broke, how, why, by which events that is known, and what cures it. */
final class FindingCard {

    private final Finding finding;
    private final Session session;
    private final Words words;
    private final Texts texts;
    private final VBox view = new VBox();
    private final ToggleButton show = new ToggleButton();

    FindingCard(Finding finding, Session session, Words words, Texts texts) {
        this.finding = finding;
        this.session = session;
        this.words = words;
        this.texts = texts;
        VerdictText told = words.verdicts();
        view.getStyleClass()
                .addAll("finding", SeverityMark.of(finding.severity()).style() + "-card");
        view.setId("finding-" + finding.id().id());
        Label explanation = text(told.explanation(finding));
        explanation.getStyleClass().add("muted");
        view.getChildren().setAll(head(told), text(told.story(finding)), explanation);
        view.getChildren().addAll(evidence());
        view.getChildren().add(remedy(told.remedy(finding)));
    }

    VBox view() {
        return view;
    }

    private HBox head(VerdictText told) {
        SeverityMark mark = SeverityMark.of(finding.severity());
        FontIcon icon = new FontIcon(mark.icon());
        icon.getStyleClass().add("severity-icon");
        Label severity = new Label(told.severity(finding.severity()));
        severity.setGraphic(icon);
        severity.getStyleClass().addAll("severity", mark.style());
        severity.setMinWidth(Region.USE_PREF_SIZE);
        Label title = text(told.title(finding));
        title.getStyleClass().add("finding-title");
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, severity);
        head.getStyleClass().add("finding-head");
        return head;
    }

    private List<Node> evidence() {
        show.setText(texts.say("verdict.show"));
        show.setGraphic(new FontIcon(Material2OutlinedMZ.TIMELINE));
        show.getStyleClass().addAll(Styles.SMALL, "narrow");
        show.setId("show-" + finding.id().id());
        show.setOnAction(event -> session.highlight(show.isSelected() ? finding.evidence() : List.of()));
        Label title = new Label(texts.say("verdict.evidence"));
        title.getStyleClass().add("heading");
        title.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(title, Priority.ALWAYS);
        HBox head = new HBox(title, show);
        head.getStyleClass().add("finding-head");
        VBox chips = new VBox();
        chips.getStyleClass().add("chips-list");
        for (long seq : finding.evidence()) {
            session.timeline().event(seq).ifPresent(event -> chips.getChildren().add(chip(event)));
        }
        VBox box = new VBox(head, chips);
        box.setOnMouseEntered(event -> session.highlight(finding.evidence()));
        box.setOnMouseExited(event -> {
            if (!show.isSelected()) {
                session.highlight(List.of());
            }
        });
        return List.of(box);
    }

    private Button chip(Event event) {
        String text = words.events().seconds(event.at()) + "  " + words.tell(event);
        Button chip = new Button(text);
        ActorMark mark = new ActorMark();
        mark.show(Actor.of(session.header().cast(), event.actor()));
        chip.setGraphic(mark);
        chip.setWrapText(true);
        chip.setMaxWidth(Double.MAX_VALUE);
        chip.setMinHeight(Region.USE_PREF_SIZE);
        chip.getStyleClass().addAll(Styles.FLAT, "evidence-chip");
        chip.setAccessibleText(texts.say("verdict.go", text));
        chip.setOnAction(pressed -> session.goTo(event));
        return chip;
    }

    private VBox remedy(String words) {
        Label title = new Label(texts.say("verdict.remedy"));
        title.setGraphic(new FontIcon(Material2OutlinedAL.BUILD));
        title.getStyleClass().add("heading");
        VBox remedy = new VBox(title, text(words));
        remedy.getStyleClass().add("remedy");
        return remedy;
    }

    /** Shows whether its evidence is what is highlighted. */
    void highlighted(List<Long> seqs) {
        if (!view.isHover()) {
            show.setSelected(!seqs.isEmpty() && seqs.equals(finding.evidence()));
        }
    }

    static Label text(String words) {
        Label text = new Label(words);
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.setMaxWidth(Double.MAX_VALUE);
        return text;
    }
}
