package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Look;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.TtlWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Region;

/** All numbers of the findings with their bounds, a row for each protection and TTL. */
final class FindingsTable {

    /** What the scroll bar and the edges take, in sizes of text. */
    private static final double BAR = 1.4;

    private final Look look;
    private final Words words;
    private final Texts texts;
    private final TableView<Estimate> table = new TableView<>();

    /** How wide columns have to be, in sizes of text. */
    private final Map<TableColumn<Estimate, String>, Double> wide = new LinkedHashMap<>();

    private Optional<Findings> findings = Optional.empty();

    FindingsTable(Desk desk, Texts texts) {
        this.look = desk.look();
        this.words = desk.words();
        this.texts = texts;
        table.setId("laboratory-table");
        table.getStyleClass().add("laboratory-table");
        table.accessibleTextProperty().bind(texts.bind("table"));
        table.widthProperty().addListener((property, old, now) -> fit());
        look.textScale().addListener((property, old, now) -> fit());
        look.presenting().addListener((property, old, now) -> fit());
        Label nothing = new Label();
        nothing.textProperty().bind(texts.bind("table.nothing"));
        nothing.getStyleClass().add("muted");
        table.setPlaceholder(nothing);
        table.getColumns()
                .setAll(List.of(
                        column("protection", 9.5, one -> told().name(one.protection())),
                        column("ttl", 5.5, this::ttl),
                        column("overlap", 10, one -> share(one.overlap())),
                        column("lost-update", 10, one -> share(one.lostUpdate())),
                        column("stale-write", 10, one -> share(one.staleWrite())),
                        column(
                                "mean",
                                11.2,
                                one -> seconds(
                                        one.waits().mean(),
                                        one.waits().meanLow(),
                                        one.waits().meanHigh())),
                        column(
                                "p99",
                                11.2,
                                one -> seconds(
                                        one.waits().p99(),
                                        one.waits().p99Low(),
                                        one.waits().p99High()))));
    }

    private TtlWords told() {
        return TtlWords.in(words.language().get());
    }

    private TableColumn<Estimate, String> column(String key, double sizes, Function<Estimate, String> text) {
        TableColumn<Estimate, String> column = new TableColumn<>();
        column.setId("laboratory-column-" + key);
        column.textProperty().bind(texts.bind("column." + key));
        column.setCellValueFactory(row -> new ReadOnlyStringWrapper(text.apply(row.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        wide.put(column, sizes);
        return column;
    }

    /** Columns share what room there is; where that is too little, they go on beyond its edge. */
    private void fit() {
        double text = look.textSize();
        double least = wide.values().stream().mapToDouble(sizes -> sizes * text).sum();
        double more = Math.max(1, (table.getWidth() - BAR * text) / least);
        wide.forEach((column, sizes) -> column.setPrefWidth(Math.floor(sizes * text * more)));
    }

    private String ttl(Estimate one) {
        boolean rule = findings.filter(found -> found.experiment().ruleOfThumb().equals(one.ttl()))
                .isPresent();
        return told().time(one.ttl()) + (rule ? " *" : "");
    }

    private String share(Proportion share) {
        return bounds(told().percent(share.share()), told().percent(share.low()), told().percent(share.high()));
    }

    private String seconds(long value, long low, long high) {
        return bounds(told().seconds(value), told().seconds(low), told().seconds(high));
    }

    private static String bounds(String value, String low, String high) {
        return value + " (" + low + "–" + high + ")";
    }

    void show(Optional<Findings> what) {
        findings = what;
        table.getItems().setAll(what.map(Findings::estimates).orElse(List.of()));
    }

    /** Says it all again, in the language that is spoken. */
    void say() {
        table.refresh();
    }

    /** The table itself. */
    TableView<Estimate> table() {
        return table;
    }

    /** What is shown. */
    Region view() {
        return table;
    }
}
