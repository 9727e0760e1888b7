package dev.lockscope.desktop.carry;

import atlantafx.base.theme.Styles;
import dev.lockscope.code.RecipeListings;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.export.Heading;
import dev.lockscope.trace.file.Existing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Asks what a run is to be saved as, shows what comes of it, and saves it. */
final class CarrySheet {

    static final String BUNDLE = "dev.lockscope.desktop.carry.carry";

    /** More than that is no good in a clipboard, bytes. */
    private static final long MOST_COPIED = 8_000_000;

    private final Desk desk;
    private final Chooser chooser;
    private final CarryWords words;
    private final ListView<Form> forms = new ListView<>();
    private final PartPane part;
    private final PicturePane framing;
    private final PictureView picture;
    private final TextArea preview = new TextArea();
    private final Label size = new Label();
    private final Label leftOut = new Label();
    private final Label told = new Label();
    private final Button save = new Button();
    private final Button copy = new Button();
    private final Sheet sheet;
    private Optional<CarryModel> model = Optional.empty();

    CarrySheet(Desk desk, Chooser chooser) {
        this.desk = desk;
        this.chooser = chooser;
        this.words = new CarryWords(desk.words());
        this.part = new PartPane(words);
        this.framing = new PicturePane(words);
        this.picture = new PictureView(words);
        VBox card = card();
        sheet = new Sheet(card, Pos.CENTER, forms, this::pressed);
        sheet.fit(0.96, 0.96);
        sheet.onHidden(this::forget);
        desk.words().language().addListener((property, old, now) -> {
            forms.refresh();
            framing.speak();
            sheet.hide();
        });
    }

    private VBox card() {
        Label title = new Label();
        title.getStyleClass().add("sheet-title");
        title.textProperty().bind(words.texts().bind("title"));
        forms.setId("export-forms");
        forms.getItems().setAll(Form.all());
        forms.setCellFactory(list -> new FormCell(words));
        forms.accessibleTextProperty().bind(words.texts().bind("forms"));
        forms.getStyleClass().add("carry-forms");
        forms.getSelectionModel().selectFirst();
        forms.getSelectionModel()
                .selectedItemProperty()
                .addListener((property, old, now) -> model.filter(asked -> now != null)
                        .ifPresent(asked -> asked.form().set(now)));
        forms.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                save();
            }
        });
        VBox right = new VBox(part.view(), framing.view(), shown(), picture.view(), size, leftOut, told, buttons());
        right.getStyleClass().add("carry-right");
        right.setMinWidth(0);
        HBox.setHgrow(right, Priority.ALWAYS);
        HBox columns = new HBox(forms, right);
        columns.getStyleClass().add("carry-columns");
        columns.setMinHeight(0);
        VBox.setVgrow(columns, Priority.ALWAYS);
        VBox card = new VBox(title, columns);
        card.setId("export-sheet");
        card.getStyleClass().add("carry");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.accessibleTextProperty().bind(title.textProperty());
        return card;
    }

    private Node shown() {
        preview.setId("export-preview");
        preview.setEditable(false);
        preview.getStyleClass().addAll("mono", "carry-preview");
        preview.accessibleTextProperty().bind(words.texts().bind("preview"));
        preview.setMinHeight(0);
        // It shares the room that there is with the picture, where there is one.
        preview.setPrefHeight(1);
        VBox.setVgrow(preview, Priority.ALWAYS);
        size.setId("export-size");
        size.getStyleClass().add("muted");
        wrap(size);
        leftOut.setId("export-left-out");
        wrap(leftOut);
        told.setId("export-told");
        told.getStyleClass().add("carry-told");
        told.setFocusTraversable(false);
        wrap(told);
        told.managedProperty().bind(told.textProperty().isNotEmpty());
        return preview;
    }

    private static void wrap(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    private HBox buttons() {
        save.setId("export-save");
        save.getStyleClass().add(Styles.ACCENT);
        save.textProperty().bind(words.texts().bind("save"));
        save.setOnAction(event -> save());
        copy.setId("export-copy");
        copy.textProperty().bind(words.texts().bind("copy"));
        copy.setOnAction(event -> copy());
        Button close = new Button();
        close.setId("export-close");
        close.textProperty().bind(words.texts().bind("close"));
        close.setOnAction(event -> sheet.hide());
        HBox buttons = new HBox(save, copy, close);
        buttons.getStyleClass().add("sheet-buttons");
        buttons.getChildren().forEach(button -> ((Button) button).setMinWidth(Region.USE_PREF_SIZE));
        return buttons;
    }

    /** Keys that the window knows too are not for the window now. */
    private void pressed(KeyEvent event) {
        Node focused = sheet.view().getScene().getFocusOwner();
        KeyCode code = event.getCode();
        boolean typing = focused instanceof TextInputControl;
        if ((code == KeyCode.ENTER && focused == forms) || (code == KeyCode.S && event.isShortcutDown())) {
            event.consume();
            save();
            return;
        }
        boolean moving = code.isArrowKey() || code.isNavigationKey();
        boolean pressing = code == KeyCode.SPACE || code == KeyCode.ENTER;
        boolean editing = code == KeyCode.A
                || code == KeyCode.C
                || code == KeyCode.V
                || code == KeyCode.X
                || code == KeyCode.Z
                || code == KeyCode.BACK_SPACE
                || code == KeyCode.DELETE;
        boolean plain = !event.isShortcutDown() && !event.isAltDown() && !code.isFunctionKey();
        boolean own = moving || (typing ? plain || editing : pressing && plain);
        if (!own && !code.isModifierKey()) {
            event.consume();
        }
    }

    /** Asks about a run; of one that goes on, about what has happened until now. */
    void show(Session session) {
        if (sheet.isShown()) {
            return;
        }
        String language = desk.words().language().get();
        Heading heading = session.scenario()
                .map(scenario -> new Heading(
                        language, scenario.title().in(language), scenario.goal().in(language), RecipeListings::of))
                .orElseGet(() -> new Heading(language, session.header().scenarioName(), "", RecipeListings::of));
        CarryModel asked = new CarryModel(
                session.trace(),
                heading,
                forms.getSelectionModel().getSelectedItem(),
                desk.workbench().background(),
                failure -> desk.workbench().tell(new Trouble.Defect(failure)));
        model = Optional.of(asked);
        part.show(asked);
        framing.show(asked);
        picture.onRoom(asked.room()::set);
        told.setText("");
        asked.state().addListener((property, old, now) -> show(asked, now));
        show(asked, asked.state().get());
        sheet.show();
    }

    private void forget() {
        model.ifPresent(CarryModel::stop);
        model = Optional.empty();
        preview.clear();
        picture.onRoom(room -> {});
        picture.show(Optional.empty());
    }

    private void show(CarryModel asked, CarryModel.State state) {
        if (!model.equals(Optional.of(asked))) {
            return;
        }
        boolean ready = state instanceof CarryModel.State.Ready;
        save.setDisable(!ready);
        part.allow(asked.form().get().isCut());
        framing.allow(asked.form().get());
        if (state instanceof CarryModel.State.Working) {
            size.setText(words.texts().say("working"));
            copy.setDisable(true);
        } else if (state instanceof CarryModel.State.Wrong wrong) {
            showNothing(words.texts().say("wrong." + wrong.problem().key(), words.seconds(asked.end())));
        } else if (state instanceof CarryModel.State.Unfit unfit) {
            showNothing(words.unfit(unfit.problem()));
        } else if (state instanceof CarryModel.State.Ready made) {
            show(made.draft().form(), made.preview());
        }
    }

    private void showNothing(String why) {
        preview.clear();
        picture.blank();
        size.setText("");
        leftOut.setText(why);
        copy.setDisable(true);
    }

    private void show(Form form, Draft.Preview made) {
        boolean more = form.isText() && made.bytes() > made.head().length();
        preview.setText(more ? made.head() + "\n…" : made.head());
        // A picture is looked at, whatever stands in its file; a report is read, too.
        boolean isRead = made.sight().isEmpty() || form.isIllustrated();
        preview.setVisible(isRead);
        preview.setManaged(isRead);
        picture.show(made.sight());
        size.setText(words.size(form, made));
        leftOut.setText(words.leftOut(made.leftOut()));
        copy.setDisable(made.bytes() > MOST_COPIED || !(form.isText() || form.hasPixels()));
    }

    private Optional<CarryModel.State.Ready> ready() {
        return model.map(asked -> asked.state().get())
                .filter(CarryModel.State.Ready.class::isInstance)
                .map(CarryModel.State.Ready.class::cast);
    }

    private void save() {
        ready().ifPresent(made -> {
            Draft draft = made.draft();
            String ending = draft.form().ending();
            String title = words.texts().say("save.title");
            chooser.choose(
                            sheet.view().getScene().getWindow(),
                            title,
                            draft.fileName(),
                            words.name(draft.form()),
                            ending)
                    .ifPresent(file -> save(draft, file));
        });
    }

    private void save(Draft draft, Path chosen) {
        String ending = "." + draft.form().ending();
        String name = String.valueOf(chosen.getFileName());
        // Only about the name that was chosen did the dialog ask whether it may be overwritten.
        boolean asked = name.contains(".");
        Path file = asked ? chosen : chosen.resolveSibling(name + ending);
        boolean alone = draft.files(file).stream().skip(1).noneMatch(Files::exists);
        Existing existing = asked && (alone || Files.exists(file)) ? Existing.REPLACE : Existing.KEEP;
        told.setText(words.texts().say("saving", file));
        desk.workbench()
                .background()
                .run(
                        () -> draft.save(file, existing),
                        saved -> told.setText(words.saved(saved)),
                        failure -> fail(file, failure));
    }

    private void fail(Path file, Throwable failure) {
        if (failure instanceof IOException) {
            told.setText(words.failure(file, failure));
        } else {
            told.setText("");
            desk.workbench().tell(new Trouble.Defect(failure));
        }
    }

    private void copy() {
        ready().map(CarryModel.State.Ready::draft).ifPresent(draft -> {
            if (draft.form().isText()) {
                desk.workbench().background().run(draft::text, text -> copy(content -> content.putString(text)));
            } else {
                desk.workbench()
                        .background()
                        .run(draft::picture, whole -> copy(content -> content.putImage(PictureView.image(whole))));
            }
        });
    }

    private void copy(Consumer<ClipboardContent> what) {
        ClipboardContent content = new ClipboardContent();
        what.accept(content);
        Clipboard.getSystemClipboard().setContent(content);
        told.setText(words.texts().say("copied"));
    }

    Region view() {
        return sheet.view();
    }
}
