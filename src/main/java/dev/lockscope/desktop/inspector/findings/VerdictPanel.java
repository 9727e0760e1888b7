package dev.lockscope.desktop.inspector.findings;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.session.Judgement;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Expectation;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.RunStarted;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Severity;
import dev.lockscope.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Subscription;
import org.kordamp.ikonli.javafx.FontIcon;

/** What broke by the moment that is shown: each finding with its story, its evidence and its remedy, and the figures. */
public final class VerdictPanel implements Panel {

    private final Desk desk;
    private final Texts texts;
    private final VBox content = new VBox();
    private final ScrollPane view = new ScrollPane(content);
    private final Map<Finding, FindingCard> cards = new LinkedHashMap<>();
    private Optional<Session> session = Optional.empty();

    /** A panel of a window. */
    public VerdictPanel(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        view.setId("verdict");
        view.setFitToWidth(true);
        view.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        view.accessibleTextProperty().bind(texts.bind("tab.verdict"));
        content.getStyleClass().add("verdict-panel");
        desk.words().language().addListener((property, old, now) -> {
            cards.clear();
            show();
        });
    }

    @Override
    public Node view() {
        return view;
    }

    @Override
    public Subscription follow(Session followed) {
        session = Optional.of(followed);
        return Subscription.combine(
                followed.judgement().subscribe(judgement -> show()),
                followed.phase().subscribe(phase -> show()),
                followed.highlighted().subscribe(events -> {
                    List<Long> seqs = events.stream().map(Event::seq).toList();
                    cards.values().forEach(card -> card.highlighted(seqs));
                }));
    }

    @Override
    public void clear() {
        session = Optional.empty();
        cards.clear();
        content.getChildren().clear();
    }

    private void show() {
        session.ifPresent(followed -> {
            Optional<Judgement> judgement = followed.judgement().get();
            if (judgement.filter(VerdictPanel::hasBegun).isPresent()) {
                show(followed, judgement.orElseThrow());
            } else {
                Label nothing = FindingCard.text(texts.say("verdict.not-begun"));
                nothing.setId("verdict-headline");
                nothing.getStyleClass().addAll("verdict-headline", "muted");
                content.getChildren().setAll(nothing);
            }
        });
    }

    /** Of a run that has not begun, not even that it is safe can be said. */
    private static boolean hasBegun(Judgement judgement) {
        return judgement.trace().events().stream().anyMatch(event -> event.fact() instanceof RunStarted);
    }

    private void show(Session followed, Judgement judgement) {
        Verdict verdict = judgement.verdict();
        cards.keySet().retainAll(verdict.findings());
        List<Node> parts = new ArrayList<>();
        parts.add(headline(verdict));
        expectation(followed, judgement).ifPresent(parts::add);
        for (Finding finding : verdict.findings()) {
            parts.add(cards.computeIfAbsent(finding, fresh -> new FindingCard(fresh, followed, desk.words(), texts))
                    .view());
        }
        parts.add(figures(verdict));
        content.getChildren().setAll(parts);
    }

    private Label headline(Verdict verdict) {
        SeverityMark mark = verdict.findings().stream()
                .map(Finding::severity)
                .min(Comparator.<Severity>naturalOrder())
                .map(SeverityMark::of)
                .orElse(SeverityMark.SAFE);
        Label headline = FindingCard.text(desk.words().verdicts().headline(verdict));
        headline.setId("verdict-headline");
        FontIcon icon = new FontIcon(mark.icon());
        icon.getStyleClass().add("severity-icon");
        headline.setGraphic(icon);
        headline.getStyleClass().addAll("verdict-headline", mark.style());
        return headline;
    }

    /** Only a run that is over, judged as a whole, can be what was expected. */
    private Optional<Node> expectation(Session followed, Judgement judgement) {
        if (followed.scenario().isEmpty()
                || followed.phase().get().isLive()
                || judgement.events() < followed.index().size()) {
            return Optional.empty();
        }
        boolean complete = followed.isComplete();
        Expectation expected = followed.scenario().get().expect();
        List<ExpectationLine.Part> parts = ExpectationLine.of(
                judgement.verdict(), expected, complete, desk.words().verdicts(), texts);
        boolean met = complete && judgement.verdict().meets(expected);
        TextFlow line = new TextFlow();
        for (ExpectationLine.Part part : parts) {
            Text text = new Text(part.text());
            text.getStyleClass().add(part.id() ? "finding-id" : met ? "expectation-met" : "expectation-open");
            line.getChildren().add(text);
        }
        line.setId("verdict-expectation");
        line.setAccessibleRole(AccessibleRole.TEXT);
        line.setAccessibleText(ExpectationLine.text(parts));
        return Optional.of(line);
    }

    private Node figures(Verdict verdict) {
        Label title = new Label(texts.say("verdict.figures"));
        title.getStyleClass().add("heading");
        GridPane grid = new GridPane();
        grid.getStyleClass().add("figures");
        int row = 0;
        for (FigureLines.Line line : FigureLines.of(verdict.figures(), desk.words(), texts)) {
            Label name = FindingCard.text(line.name());
            name.getStyleClass().add("muted");
            Label value = FindingCard.text(line.value());
            value.setMinWidth(Region.USE_PREF_SIZE);
            if (line.bad()) {
                value.getStyleClass().addAll("danger", "bad");
            }
            grid.addRow(row++, name, value);
        }
        return new VBox(title, grid);
    }
}
