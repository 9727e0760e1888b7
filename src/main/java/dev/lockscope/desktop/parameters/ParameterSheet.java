package dev.lockscope.desktop.parameters;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.SessionWatch;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.scenario.tuning.Parameter;
import dev.lockscope.scenario.tuning.TuningWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import javafx.beans.value.ChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/**
 * The numbers and choices of what is shown, to be changed and tried out: each is checked as it is written, and a run with
 * them takes the place of the one that is shown. Belongs to the thread of the window.
 */
public final class ParameterSheet {

    static final String TEXTS = "dev.lockscope.desktop.parameters.parameters";

    private final Desk desk;
    private final Texts texts;
    private final VBox rows = new VBox();
    private final Button run = new Button();
    private final Button reset = new Button();
    private final Label note = new Label();
    private final TitledPane view = new TitledPane("", new VBox(rows, run, reset, note));
    private final Map<Session, Sheet> sheets = new WeakHashMap<>();
    private final ChangeListener<Trial> tried = (property, old, now) -> refresh();
    private Optional<Session> session = Optional.empty();
    private Optional<Sheet> sheet = Optional.empty();
    private List<ParameterRow> all = List.of();

    /** An area of a window. */
    public ParameterSheet(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(TEXTS);
        rows.getStyleClass().add("rows");
        run.setId("run-with-these");
        run.getStyleClass().add("accent");
        run.setMaxWidth(Double.MAX_VALUE);
        run.textProperty().bind(texts.bind("run"));
        run.setOnAction(event -> run());
        reset.setId("reset-all");
        reset.setMaxWidth(Double.MAX_VALUE);
        reset.textProperty().bind(texts.bind("reset.all"));
        reset.setOnAction(event -> reset());
        note.getStyleClass().add("note");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.textProperty().bind(texts.bind("note"));
        view.setId("parameters");
        view.setAnimated(false);
        view.setExpanded(false);
        view.getStyleClass().addAll("fold", "parameters");
        view.expandedProperty().addListener((property, old, now) -> build());
        SessionWatch.on(desk.workbench(), one -> List.of(), this::show);
        desk.words().language().addListener((property, old, now) -> build());
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** How a scenario that is played comes from its file, by its parameters alone. */
    public static Origin.How how(Origin origin, Scenario played) {
        return Sheet.how(origin, played);
    }

    private void show(Optional<Session> now) {
        sheet.ifPresent(old -> old.trial().removeListener(tried));
        session = now;
        sheet = now.flatMap(one -> one.scenario()
                .map(scenario -> sheets.computeIfAbsent(
                        one,
                        fresh -> new Sheet(fresh, scenario, desk.workbench().background()))));
        sheet.ifPresent(fresh -> fresh.trial().addListener(tried));
        view.setVisible(sheet.isPresent());
        view.setManaged(sheet.isPresent());
        build();
    }

    /** The fields are made when they are first looked at. */
    private void build() {
        rows.getChildren().clear();
        List<ParameterRow> made = new ArrayList<>();
        if (view.isExpanded()) {
            sheet.ifPresent(one -> build(one, made));
        }
        all = List.copyOf(made);
        refresh();
    }

    private void build(Sheet one, List<ParameterRow> made) {
        String group = "";
        for (Parameter parameter : one.parameters()) {
            String heading = heading(parameter);
            if (!heading.equals(group)) {
                Label label = new Label(heading);
                label.getStyleClass().add("group");
                rows.getChildren().add(label);
                group = heading;
            }
            ParameterRow row = new ParameterRow(desk, one, parameter);
            made.add(row);
            rows.getChildren().add(row.view());
        }
    }

    private String heading(Parameter parameter) {
        return parameter
                .owner()
                .map(owner -> texts.say("of.client", owner))
                .orElseGet(() -> texts.say(parameter.path().startsWith("resource") ? "of.resource" : "of.topology"));
    }

    private void refresh() {
        TuningWords words = TuningWords.in(desk.words().language().get());
        int changes = sheet.map(Sheet::changes).orElse(0);
        view.setText(changes == 0 ? texts.say("heading") : texts.say("heading.changed", changes));
        sheet.ifPresent(one -> all.forEach(row -> row.show(one.trial().get(), words)));
        run.setDisable(sheet.filter(Sheet::canRun).isEmpty());
        reset.setVisible(changes > 0);
        reset.setManaged(changes > 0);
        note.setVisible(changes > 0);
        note.setManaged(changes > 0);
    }

    private void reset() {
        sheet.ifPresent(one -> {
            one.reset();
            all.forEach(ParameterRow::reread);
        });
    }

    private void run() {
        session.ifPresent(shown -> sheet.filter(Sheet::canRun)
                .ifPresent(one -> desk.workbench()
                        .playInstead(
                                one.trial().get().tuning().scenario(),
                                shown.origin().made(one.how()))));
    }
}
