package dev.lockscope.desktop.parameters;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Origin;
import dev.lockscope.desktop.session.Phase;
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
import javafx.application.Platform;
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
    private final Label state = new Label();
    private final VBox bar = new VBox(state, run);
    private final TitledPane view = new TitledPane("", new VBox(rows, reset, note));
    private final Map<Session, Sheet> sheets = new WeakHashMap<>();
    private final ChangeListener<Trial> tried = (property, old, now) -> take();
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
        bar.getStyleClass().add("parameters-bar");
        state.setId("parameters-state");
        state.getStyleClass().add("state");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        note.getStyleClass().add("note");
        note.setWrapText(true);
        note.setMinHeight(Region.USE_PREF_SIZE);
        note.textProperty().bind(texts.bind("note"));
        view.setId("parameters");
        view.setAnimated(false);
        view.setMinWidth(0);
        view.setExpanded(false);
        view.getStyleClass().addAll("fold", "parameters");
        view.expandedProperty().addListener((property, old, now) -> build());
        SessionWatch.on(desk.workbench(), one -> List.of(one.phase()), this::show);
        desk.workbench().beforeRun(this::settle);
        desk.words().language().addListener((property, old, now) -> build());
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Says what becomes of what was changed, and runs with it; to lie where it stays in view. */
    public Region bar() {
        return bar;
    }

    /** How a scenario that is played comes from its file, by its parameters alone. */
    public static Origin.How how(Origin origin, Scenario played) {
        return Sheet.how(origin, played);
    }

    private void show(Optional<Session> now) {
        if (now.equals(session)) {
            refresh();
            return;
        }
        Optional<Sheet> before = sheet;
        Optional<Sheet> kept =
                before.filter(one -> now.filter(fresh -> takesOver(fresh, one)).isPresent());
        session = now;
        sheet = now.flatMap(this::sheet);
        if (kept.isPresent() && kept.equals(sheet)) {
            refresh();
            // Another session is being shown to everybody now; that one is not to be replaced in the midst of it.
            Platform.runLater(this::take);
            return;
        }
        before.ifPresent(old -> old.trial().removeListener(tried));
        sheet.ifPresent(fresh -> fresh.trial().addListener(tried));
        view.setVisible(sheet.isPresent());
        view.setManaged(sheet.isPresent());
        build();
    }

    private Optional<Sheet> sheet(Session one) {
        return one.scenario()
                .map(scenario -> sheets.computeIfAbsent(
                        one,
                        fresh -> new Sheet(fresh, scenario, desk.workbench().background())));
    }

    /** What is written stays where a session takes the place of another one of the same scenario. */
    private boolean takesOver(Session fresh, Sheet old) {
        boolean replaced = session.filter(one -> !desk.workbench().sessions().contains(one))
                .isPresent();
        Optional<Scenario> scenario = fresh.scenario();
        if (!replaced || scenario.isEmpty() || sheets.containsKey(fresh) || !old.fits(fresh.origin(), scenario.get())) {
            return false;
        }
        old.isPlayed(scenario.get());
        sheets.put(fresh, old);
        return true;
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
        boolean pending = sheet.filter(Sheet::isPending).isPresent();
        boolean waits = session.filter(this::waits).isPresent();
        String heading = changes == 0 ? "heading" : "heading.changed";
        view.setText(texts.say(pending && !waits ? "heading.pending" : heading, changes));
        sheet.ifPresent(one -> all.forEach(row -> row.show(one.trial().get(), words)));
        state.setText(
                pending && !waits ? texts.say("state.pending") : changes > 0 && waits ? texts.say("state.ready") : "");
        shown(state, !state.getText().isEmpty());
        run.setDisable(!canRun((changes > 0 && waits) || pending));
        shown(bar, sheet.isPresent() && (changes > 0 || pending));
        shown(reset, changes > 0);
        shown(note, changes > 0);
    }

    private static void shown(Region part, boolean now) {
        part.setVisible(now);
        part.setManaged(now);
    }

    private boolean canRun(boolean changed) {
        return changed && sheet.filter(Sheet::isRight).isPresent();
    }

    /** Whether nothing has begun, so that what is written on the sheet is what will be run. */
    private boolean waits(Session one) {
        return one.phase().get() == Phase.READY && !(one.origin().how() instanceof Origin.How.Branched);
    }

    private void reset() {
        sheet.ifPresent(one -> {
            one.reset();
            all.forEach(ParameterRow::reread);
        });
    }

    /** What will do is the session's own as long as nothing has begun. */
    private void take() {
        if (session.filter(this::waits).isPresent()
                && desk.workbench().opening().get().isEmpty()) {
            replace();
        }
        refresh();
    }

    /** What was written in the last moment counts too. */
    private Session settle(Session asked) {
        if (session.filter(one -> one == asked).isEmpty() || !waits(asked)) {
            return asked;
        }
        sheet.ifPresent(Sheet::settle);
        replace();
        return session.orElse(asked);
    }

    private void replace() {
        session.ifPresent(shown -> sheet.filter(Sheet::isPending)
                .ifPresent(one -> desk.workbench()
                        .playInstead(
                                one.trial().get().tuning().scenario(),
                                shown.origin().made(one.how(shown.origin().how())))));
    }

    private void run() {
        if (desk.workbench().opening().get().isEmpty()) {
            session.ifPresent(shown -> desk.workbench().lose(shown, () -> {
                replace();
                session.ifPresent(Session::run);
            }));
        }
    }
}
