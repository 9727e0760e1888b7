package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.segments.Segments;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.explore.ttl.Distribution;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.TtlChart.Panel;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** What came of an experiment: a picture, what it says in plain words, and a table with all numbers. */
final class ResultsPane {

    private final LaboratoryModel model;
    private final Texts texts;
    private final PlainWords plain;
    private final Segments<Panel> panel;
    private final Label about = new Label();
    private final Label outdated = new Label();
    private final StackPane above = new StackPane(about, outdated);
    private final ChartView chart;
    private final Label heading = new Label();
    private final Label told = new Label();
    private final FindingsTable table;
    private final Label bounds = new Label();
    private final RestPane rest;
    private final VBox rows = new VBox();
    private final ScrollPane view = new ScrollPane(rows);
    private final Region exports;
    private Optional<Duration> at = Optional.empty();

    /**
     * Shows what is found.
     *
     * @param exports what saves it
     */
    ResultsPane(Desk desk, LaboratoryModel model, Texts texts, Region exports) {
        this.exports = exports;
        this.model = model;
        this.texts = texts;
        this.plain = new PlainWords(desk.words(), texts);
        this.rest = new RestPane(texts);
        this.chart = new ChartView(desk);
        this.table = new FindingsTable(desk, texts);
        panel = new Segments<>(
                "laboratory-panel",
                List.of(Panel.values()),
                PlainWords::key,
                which -> texts.bind("panel." + PlainWords.key(which)));
        about.setId("laboratory-about");
        outdated.setId("laboratory-outdated");
        outdated.getStyleClass().add("outdated");
        heading.setId("laboratory-at");
        heading.getStyleClass().add("laboratory-at");
        told.setId("laboratory-told");
        bounds.getStyleClass().add("muted");
        for (Label label : List.of(about, outdated, heading, told, bounds)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        // One stands in the place of the other, and both have their room: the chart stays where it is.
        above.setAlignment(Pos.CENTER_LEFT);
        above.setMinHeight(Region.USE_PREF_SIZE);
        VBox.setVgrow(chart, Priority.ALWAYS);
        rows.getStyleClass().add("laboratory-results");
        view.setId("laboratory-results");
        view.setFitToWidth(true);
        view.setFitToHeight(true);
        view.setFocusTraversable(false);
        panel.chosen().addListener((property, old, now) -> say());
        model.findings().addListener((property, old, now) -> take(now));
        model.reading().addListener((property, old, now) -> say());
        desk.words().language().addListener((property, old, now) -> {
            table.say();
            say();
        });
        table.table().getSelectionModel().selectedItemProperty().addListener((property, old, now) -> {
            if (now != null) {
                at = Optional.of(now.ttl());
                say();
            }
        });
        say();
    }

    private void take(Optional<Findings> found) {
        table.show(found);
        at = found.map(Findings::experiment).map(ResultsPane::telling);
        say();
    }

    /** The TTL that is nearest to the p99 of the work: what is taken for long enough before one has looked. */
    private static Duration telling(Experiment experiment) {
        double p99 = Math.max(1, p99(experiment.work()));
        return experiment.ttls().stream()
                .min(Comparator.comparingDouble(ttl -> Math.abs(Math.log(ttl.toNanos() / p99))))
                .orElseThrow();
    }

    private static long p99(Distribution work) {
        return work.quantile(0.99);
    }

    private void say() {
        Optional<Findings> findings = model.findings().get();
        Panel which = panel.chosen().get();
        outdated.setText(texts.say("outdated"));
        outdated.setVisible(model.isOutdated());
        about.setVisible(!model.isOutdated());
        bounds.setText(texts.say("bounds"));
        if (findings.isEmpty()) {
            rows.getChildren().setAll(rest.view());
            return;
        }
        Findings found = findings.get();
        Duration ttl = at.orElse(found.experiment().ruleOfThumb());
        about.setText(plain.about(which));
        heading.setText(plain.heading(ttl, found.experiment()));
        told.setText(String.join("\n", plain.at(which, found, ttl)));
        chart.show(findings, which, Optional.of(ttl));
        chart.setAccessibleText(about.getText() + " " + heading.getText() + " " + told.getText());
        if (!rows.getChildren().contains(chart)) {
            FlowPane head = new FlowPane(panel.view(), exports);
            head.getStyleClass().add("laboratory-head");
            head.setMinWidth(0);
            rows.getChildren().setAll(head, above, chart, heading, told, table.view(), bounds);
        }
    }

    /** What is shown. */
    ScrollPane view() {
        return view;
    }
}
