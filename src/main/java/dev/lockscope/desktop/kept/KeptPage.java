package dev.lockscope.desktop.kept;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Comparisons.Source;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.trace.IoReason;
import dev.lockscope.trace.file.TraceArchive;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.IntegerBinding;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** The runs that are kept, to open them once more or to delete them. */
public final class KeptPage {

    private final Desk desk;
    private final Asking asking;
    private final KeptWords words;
    private final Optional<TraceArchive> archive;
    private final Optional<KeptModel> model;
    private final Label about = new Label();
    private final Label summary = new Label();
    private final Label empty = new Label();
    private final Label trouble = new Label();
    private final ListView<KeptRun> list = new ListView<>();
    private final VBox view = new VBox();
    private Optional<Path> last = Optional.empty();

    /** A page of a window, which asks before it deletes anything. */
    public KeptPage(Desk desk, Asking asking) {
        this.desk = desk;
        this.asking = asking;
        this.words = new KeptWords(desk.words(), ZoneId.systemDefault());
        this.archive = desk.surroundings().kept();
        this.model = archive.map(kept -> new KeptModel(kept, desk.workbench().background()));
        about.setId("kept-about");
        wrap(about);
        summary.setId("kept-summary");
        summary.getStyleClass().add("muted");
        summary.managedProperty().bind(summary.textProperty().isNotEmpty());
        trouble.setId("kept-trouble");
        wrap(trouble);
        trouble.managedProperty().bind(trouble.textProperty().isNotEmpty());
        buildList();
        view.setId("kept");
        view.getStyleClass().add("kept");
        view.getChildren().setAll(about, summary, list, trouble, buttons());
        archive.ifPresent(kept -> view.getChildren().add(folder(kept)));
        VBox.setVgrow(list, Priority.ALWAYS);
        model.ifPresent(this::follow);
        desk.words().language().addListener((property, old, now) -> tell());
        desk.memory().changes().addListener((property, old, now) -> tell());
        tell();
    }

    private static void wrap(Label label) {
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
    }

    private void follow(KeptModel kept) {
        kept.runs().addListener((ListChangeListener<KeptRun>) change -> {
            // A list of its own each time: lines that are added to one that is shown move the line from which the
            // toolkit
            // chooses several.
            list.setItems(FXCollections.observableArrayList(kept.runs()));
            tell();
            // Nothing is selected in it.
            int same = kept.place(last);
            list.getSelectionModel().clearAndSelect(Math.max(0, same));
        });
        list.getSelectionModel().selectedItemProperty().addListener((property, old, now) -> {
            if (now != null) {
                last = Optional.of(now.kept().file());
            }
        });
        kept.state().addListener((property, old, now) -> tell());
        kept.failure().addListener((property, old, now) -> tell());
        // What was kept meanwhile is there whenever a person looks.
        view.sceneProperty().addListener((property, old, now) -> {
            if (now != null) {
                kept.read();
            }
        });
        desk.workbench().current().addListener((property, old, now) -> {
            if (now.isEmpty() && view.getScene() != null) {
                kept.read();
            }
        });
    }

    private void buildList() {
        list.setId("kept-runs");
        list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        list.getStyleClass().add("kept-list");
        list.accessibleTextProperty().bind(words.texts().bind("runs"));
        list.setCellFactory(shown -> new KeptCell(words, this::open));
        empty.setId("kept-empty");
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        list.setPlaceholder(empty);
        list.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.ENTER) {
                event.consume();
                open();
                compare();
            } else if (event.getCode() == KeyCode.DELETE) {
                event.consume();
                delete();
            }
        });
    }

    private HBox buttons() {
        Button open = button("open", this::open);
        open.getStyleClass().add(Styles.ACCENT);
        Button delete = button("delete", this::delete);
        Button clear = button("clear", this::clear);
        Button compare = button("compare", this::compare);
        compare.setTooltip(new Hint());
        compare.getTooltip().textProperty().bind(words.texts().bind("compare.hint"));
        IntegerBinding chosen = Bindings.size(list.getSelectionModel().getSelectedItems());
        open.disableProperty().bind(chosen.isNotEqualTo(1));
        delete.disableProperty().bind(chosen.isEqualTo(0));
        compare.disableProperty().bind(chosen.isNotEqualTo(2));
        model.ifPresentOrElse(
                kept -> clear.disableProperty().bind(Bindings.isEmpty(kept.runs())), () -> clear.setDisable(true));
        HBox row = new HBox(open, compare, delete, clear);
        row.getStyleClass().add("kept-buttons");
        return row;
    }

    private Button button(String key, Runnable action) {
        Button button = new Button();
        button.setId("kept-" + key);
        button.textProperty().bind(words.texts().bind(key));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> action.run());
        return button;
    }

    private HBox folder(TraceArchive kept) {
        Label name = new Label();
        name.textProperty().bind(words.texts().bind("folder"));
        name.setMinWidth(Region.USE_PREF_SIZE);
        TextField path = new TextField(kept.folder().toAbsolutePath().toString());
        path.setId("kept-folder");
        path.setEditable(false);
        path.accessibleTextProperty().bind(words.texts().bind("folder"));
        HBox.setHgrow(path, Priority.ALWAYS);
        Button copy = button("copy", () -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(path.getText());
            Clipboard.getSystemClipboard().setContent(content);
        });
        copy.setGraphic(new FontIcon(Material2OutlinedAL.CONTENT_COPY));
        HBox row = new HBox(name, path, copy);
        row.getStyleClass().add("kept-folder");
        return row;
    }

    private void tell() {
        about.setText(archive.map(kept -> words.texts().say("about", kept.most(), words.size(kept.mostBytes())))
                .orElseGet(() -> words.texts().say("none-kept")));
        boolean reading = model.filter(kept -> kept.state().get() == KeptModel.State.READING)
                .isPresent();
        empty.setText(model.isEmpty() ? "" : words.texts().say(reading ? "reading" : "empty"));
        summary.setText(model.filter(kept -> !kept.runs().isEmpty())
                .map(kept -> words.texts().say("summary", kept.runs().size(), words.size(kept.bytes())))
                .orElse(""));
        String language = desk.words().language().get();
        trouble.setText(model.flatMap(kept -> kept.failure().get())
                .map(why -> words.texts()
                        .say(
                                "trouble",
                                IoReason.in(language, why instanceof IOException io ? io : new IOException(why))))
                .orElse(""));
        list.refresh();
    }

    /** The one that is chosen; nothing where several are. */
    private Optional<KeptRun> selected() {
        List<KeptRun> chosen = list.getSelectionModel().getSelectedItems();
        return chosen.size() == 1 ? Optional.ofNullable(chosen.get(0)) : Optional.empty();
    }

    /** Compares the two that are chosen, the older with the newer. */
    private void compare() {
        List<KeptRun> chosen = List.copyOf(list.getSelectionModel().getSelectedItems());
        if (chosen.size() == 2) {
            desk.workbench()
                    .comparisons()
                    .compare(
                            new Source.InFile(chosen.get(1).kept().file()),
                            new Source.InFile(chosen.get(0).kept().file()));
        }
    }

    private void open() {
        selected().ifPresent(run -> desk.workbench().open(run.kept().file()));
    }

    private void delete() {
        List<KeptRun> chosen = List.copyOf(list.getSelectionModel().getSelectedItems());
        List<Path> files = chosen.stream().map(run -> run.kept().file()).toList();
        model.filter(kept -> !chosen.isEmpty()).ifPresent(kept -> {
            KeptRun first = chosen.get(0);
            boolean one = chosen.size() == 1;
            String whom = one ? words.title(first) + ", " + words.when(first.started()) : String.valueOf(chosen.size());
            asking.ask(one ? "delete-run" : "delete-some-runs", whom, () -> kept.delete(files));
        });
    }

    private void clear() {
        model.ifPresent(
                kept -> asking.ask("delete-runs", String.valueOf(kept.runs().size()), kept::clear));
    }

    /** What is shown. */
    public Region view() {
        return view;
    }

    /** Lets a person begin to choose. */
    public void focus() {
        if (selected().isEmpty()) {
            list.getSelectionModel().selectFirst();
        }
        list.requestFocus();
    }
}
