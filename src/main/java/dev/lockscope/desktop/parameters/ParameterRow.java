package dev.lockscope.desktop.parameters;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.tuning.Outcome;
import dev.lockscope.scenario.tuning.Parameter;
import dev.lockscope.scenario.tuning.Parameter.Kind;
import dev.lockscope.scenario.tuning.Parameter.What;
import dev.lockscope.scenario.tuning.TuningWords;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A parameter on the sheet: its name, its field, and what is wrong with what stands there. */
final class ParameterRow {

    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");
    private static final PseudoClass CHANGED = PseudoClass.getPseudoClass("changed");
    private static final double TOOLTIP_WIDTH = 320;

    private final Sheet sheet;
    private final Parameter parameter;
    private final Texts texts;
    private final Label name = new Label();
    private final Label help = new Label();
    private final Label problem = new Label();
    private final Tooltip tooltip = new Hint();
    private final Button reset = new Button("", new FontIcon(Material2OutlinedMZ.UNDO));
    private final TextField field = new TextField();
    private final ComboBox<String> choice = new ComboBox<>();
    private final Control input;
    private final VBox view;
    private final boolean votes;

    ParameterRow(Desk desk, Sheet sheet, Parameter parameter) {
        this.sheet = sheet;
        this.parameter = parameter;
        this.texts = desk.words().of(ParameterSheet.TEXTS);
        this.votes = parameter.what() == What.NODES || parameter.what() == What.SENTINELS;
        this.input = parameter.kind() == Kind.CHOICE ? choice() : field();
        input.setId("parameter-" + parameter.path().replace('.', '-'));
        input.setTooltip(tooltip);
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(TOOLTIP_WIDTH);
        name.setLabelFor(input);
        name.setWrapText(true);
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        name.setTooltip(tooltip);
        HBox.setHgrow(name, Priority.ALWAYS);
        reset.setId("reset-" + parameter.path().replace('.', '-'));
        reset.getStyleClass().addAll("flat", "button-icon", "small");
        reset.setMinWidth(Region.USE_PREF_SIZE);
        reset.setOnAction(event -> {
            write(parameter.value());
            input.requestFocus();
        });
        HBox line = new HBox(name, reset, input);
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("line");
        under(help, "note");
        under(problem, "problem");
        problem.setId("problem-" + parameter.path().replace('.', '-'));
        problem.setGraphic(new FontIcon(Material2OutlinedMZ.REPORT_PROBLEM));
        view = new VBox(line, help, problem);
        view.getStyleClass().add("parameter");
    }

    private static void under(Label label, String style) {
        label.getStyleClass().add(style);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    VBox view() {
        return view;
    }

    private Control choice() {
        choice.getItems().setAll(parameter.choices());
        choice.setValue(sheet.text(parameter));
        choice.valueProperty().addListener((property, old, now) -> sheet.write(parameter, now == null ? "" : now));
        return choice;
    }

    private Control field() {
        field.setText(sheet.text(parameter));
        field.setPrefColumnCount(6);
        field.textProperty().addListener((property, old, now) -> sheet.write(parameter, now));
        if (parameter.kind() == Kind.COUNT) {
            field.addEventFilter(KeyEvent.KEY_PRESSED, this::step);
        }
        return field;
    }

    /** The arrows count up and down. */
    private void step(KeyEvent event) {
        int by = event.getCode() == KeyCode.UP ? 1 : event.getCode() == KeyCode.DOWN ? -1 : 0;
        if (by != 0 && field.getText().strip().matches("[0-9]{1,6}")) {
            field.setText(Integer.toString(
                    Math.max(0, Integer.parseInt(field.getText().strip()) + by)));
            field.end();
            event.consume();
        }
    }

    private void write(String text) {
        if (parameter.kind() == Kind.CHOICE) {
            choice.setValue(text);
        } else {
            field.setText(text);
        }
    }

    /** Shows what the file says again, where all was reset. */
    void reread() {
        write(sheet.text(parameter));
    }

    /** Shows what came of the texts, in the language that is spoken now. */
    void show(Trial trial, TuningWords words) {
        Parameter now = trial.now(parameter);
        Optional<Outcome.Refused> refused = trial.problem(parameter.path());
        String unit = parameter.kind() == Kind.MONEY ? " (kr)" : "";
        name.setText(words.label(parameter) + unit);
        String told = words.help(now) + "\n" + words.hint(now);
        tooltip.setText(told);
        input.setAccessibleText(name.getText());
        input.setAccessibleHelp(refused.map(words::refusal).orElse(told));
        help.setText(votes ? words.help(now) : "");
        show(help, votes);
        problem.setText(refused.map(words::refusal).orElse(""));
        show(problem, refused.isPresent());
        input.pseudoClassStateChanged(WRONG, refused.isPresent());
        boolean changed = sheet.isChanged(parameter);
        name.pseudoClassStateChanged(CHANGED, changed);
        reset.setVisible(changed);
        reset.setManaged(changed);
        reset.setAccessibleText(texts.say("reset.one", name.getText(), parameter.value()));
    }

    private static void show(Label label, boolean visible) {
        label.setVisible(visible);
        label.setManaged(visible);
    }
}
