package dev.lockscope.desktop.settings;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the window remembers and a person can choose: light or dark, the language, motion, and how many runs are kept. */
public final class SettingsSheet {

    static final String BUNDLE = "dev.lockscope.desktop.settings.settings";

    private final Desk desk;
    private final Texts texts;
    private final KeptSettings kept;
    private final RadioButton system = new RadioButton();
    private final RadioButton light = new RadioButton();
    private final RadioButton dark = new RadioButton();
    private final Sheet sheet;
    private boolean choosing;

    /** A sheet of a window; adds its command to those of the desk. */
    public SettingsSheet(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(BUNDLE);
        this.kept = new KeptSettings(desk, texts);
        Label title = new Label();
        title.getStyleClass().add("sheet-title");
        title.textProperty().bind(texts.bind("title"));
        CheckBox motion = new CheckBox();
        motion.setId("settings-motion");
        motion.textProperty().bind(texts.bind("motion"));
        motion.selectedProperty().bindBidirectional(desk.look().reducedMotion());
        Button close = new Button();
        close.setId("settings-close");
        close.textProperty().bind(texts.bind("close"));
        close.getStyleClass().add(Styles.ACCENT);
        HBox buttons = new HBox(close);
        buttons.getStyleClass().add("sheet-buttons");
        VBox rows = new VBox(row("tone", tones()), row("language", languages()), motion, kept.view());
        rows.getStyleClass().add("settings-rows");
        VBox card = new VBox(title, rows, buttons);
        card.setId("settings");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.accessibleTextProperty().bind(title.textProperty());
        card.getStyleClass().addAll("loss", "settings");
        sheet = new Sheet(
                card,
                Pos.CENTER,
                system,
                event -> Sheet.keepToItself(event, card.getScene().getFocusOwner()));
        sheet.fit(0.8, 0.95);
        close.setOnAction(event -> sheet.hide());
        desk.commands()
                .add(new Command(
                        "view.settings",
                        Command.Group.VIEW,
                        texts.bind("title"),
                        List.of(new KeyCodeCombination(KeyCode.COMMA, KeyCombination.SHORTCUT_DOWN)),
                        new SimpleBooleanProperty(true),
                        this::show));
    }

    private HBox row(String key, List<RadioButton> choices) {
        Label name = new Label();
        name.textProperty().bind(texts.bind(key));
        name.getStyleClass().add("settings-name");
        HBox row = new HBox(name);
        ToggleGroup group = new ToggleGroup();
        for (RadioButton choice : choices) {
            choice.setToggleGroup(group);
            choice.setMinWidth(Region.USE_PREF_SIZE);
            row.getChildren().add(choice);
        }
        row.getStyleClass().add("settings-row");
        return row;
    }

    private List<RadioButton> tones() {
        dress(system, "settings-tone-system", "tone.system");
        dress(light, "settings-tone-light", "tone.light");
        dress(dark, "settings-tone-dark", "tone.dark");
        system.setOnAction(event -> followSystem());
        light.setOnAction(event -> choose(Tone.LIGHT));
        dark.setOnAction(event -> choose(Tone.DARK));
        desk.look().tone().addListener(any -> follow());
        desk.memory().systemTone().addListener(any -> follow());
        follow();
        return List.of(system, light, dark);
    }

    private void dress(RadioButton choice, String id, String key) {
        choice.setId(id);
        choice.textProperty().bind(texts.bind(key));
    }

    private void choose(Tone tone) {
        choosing = true;
        desk.memory().systemTone().set(false);
        desk.look().tone().set(tone);
        choosing = false;
        follow();
    }

    /** The system is asked in the background, since that may take a moment. */
    private void followSystem() {
        desk.memory().systemTone().set(true);
        desk.workbench().background().run(desk.surroundings().systemTone()::get, this::take);
    }

    private void take(Optional<Tone> told) {
        if (desk.memory().systemTone().get()) {
            told.ifPresent(desk.look().tone()::set);
        }
    }

    private void follow() {
        if (!choosing) {
            boolean isDark = desk.look().tone().get() == Tone.DARK;
            RadioButton chosen = desk.memory().systemTone().get() ? system : isDark ? dark : light;
            chosen.setSelected(true);
        }
    }

    private List<RadioButton> languages() {
        return Words.LANGUAGES.stream().map(this::language).toList();
    }

    private RadioButton language(String id) {
        RadioButton choice = new RadioButton();
        choice.textProperty().bind(texts.bind("language." + id));
        choice.setId("settings-language-" + id);
        choice.setSelected(desk.words().language().get().equals(id));
        choice.setOnAction(event -> desk.words().speak(id));
        desk.words().language().addListener((property, old, now) -> choice.setSelected(now.equals(id)));
        return choice;
    }

    private void show() {
        kept.look();
        sheet.show();
        Node chosen = system.isSelected() ? system : light.isSelected() ? light : dark;
        chosen.requestFocus();
    }

    /** What lies over the window while it is used. */
    public Region view() {
        return sheet.view();
    }
}
