package dev.lockscope.desktop.compare;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.session.Comparisons.Source;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.session.Side;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Header;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** Asks with which run the one that is shown is to be compared: one that is open, one that is kept, or one in a file. */
public final class CompareSheet {

    private final Desk desk;
    private final CompareWords words;
    private final Picker picker;
    private final Label about = new Label();
    private final TextField search = new TextField();
    private final ListView<Candidate> list = new ListView<>();
    private final Label empty = new Label();
    private final Button compare = new Button();
    private final Sheet sheet;
    private List<Candidate> all = List.of();
    private Optional<Session> first = Optional.empty();

    /** A sheet of a window; adds its command to those of the desk. */
    public CompareSheet(Desk desk, Picker picker) {
        this.desk = desk;
        this.words = new CompareWords(desk.words());
        this.picker = picker;
        Texts texts = words.texts();
        Label title = new Label();
        title.getStyleClass().add("sheet-title");
        title.textProperty().bind(texts.bind("choose.title"));
        about.setId("compare-with-about");
        about.setWrapText(true);
        about.setMinHeight(Region.USE_PREF_SIZE);
        search.setId("compare-with-search");
        search.promptTextProperty().bind(texts.bind("choose.search"));
        search.accessibleTextProperty().bind(texts.bind("choose.search"));
        search.textProperty().addListener(any -> fill());
        list.setId("compare-with-runs");
        list.getStyleClass().add("compare-with-list");
        list.accessibleTextProperty().bind(texts.bind("choose.runs"));
        list.setCellFactory(shown -> new Cell());
        empty.setWrapText(true);
        empty.getStyleClass().add("muted");
        list.setPlaceholder(empty);
        VBox.setVgrow(list, Priority.ALWAYS);
        compare.setId("compare-with-yes");
        compare.textProperty().bind(texts.bind("choose.compare"));
        compare.getStyleClass().add(Styles.ACCENT);
        compare.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        compare.setOnAction(event -> take());
        Button file = new Button(null, new FontIcon(Material2OutlinedAL.FOLDER));
        file.setId("compare-with-file");
        file.textProperty().bind(texts.bind("choose.file"));
        file.setOnAction(event -> pick());
        Button cancel = new Button();
        cancel.setId("compare-with-cancel");
        cancel.textProperty().bind(texts.bind("cancel"));
        HBox buttons = new HBox(compare, file, cancel);
        buttons.getStyleClass().add("sheet-buttons");
        VBox card = new VBox(title, about, search, list, buttons);
        card.setId("compare-with");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.accessibleTextProperty().bind(title.textProperty());
        card.getStyleClass().addAll("loss", "compare-with");
        sheet = new Sheet(card, Pos.CENTER, search, this::pressed);
        sheet.fit(0.8, 0.9);
        cancel.setOnAction(event -> sheet.hide());
        addCommand(texts);
    }

    private void addCommand(Texts texts) {
        SimpleBooleanProperty possible = new SimpleBooleanProperty();
        desk.workbench().current().addListener((property, old, now) -> {
            possible.unbind();
            possible.set(false);
            now.ifPresent(session -> possible.bind(Bindings.greaterThan(session.size(), 0)));
        });
        desk.commands()
                .add(new Command(
                        "compare.with",
                        Command.Group.COMPARE,
                        texts.bind("command.with"),
                        List.of(new KeyCodeCombination(KeyCode.D, KeyCombination.SHORTCUT_DOWN)),
                        possible,
                        () -> desk.workbench().current().get().ifPresent(this::show)));
    }

    private void show(Session session) {
        first = Optional.of(session);
        about.setText(words.texts().say("choose.about", words.title(Side.of(session))));
        all = Candidate.sorted(Candidate.open(desk.workbench().sessions(), session), session.header());
        search.clear();
        empty.setText(words.texts().say(desk.surroundings().kept().isPresent() ? "choose.reading" : "choose.empty"));
        fill();
        sheet.show();
        desk.surroundings()
                .kept()
                .ifPresent(archive -> desk.workbench()
                        .background()
                        .run(
                                () -> Candidate.kept(archive),
                                found -> add(session, found),
                                failed -> add(session, List.of())));
    }

    private void add(Session of, List<Candidate> kept) {
        if (first.filter(session -> session == of).isEmpty()) {
            return;
        }
        List<Candidate> more = new ArrayList<>(all);
        List<Header> open =
                desk.workbench().sessions().stream().map(Session::header).toList();
        kept.stream().filter(one -> open.stream().noneMatch(one::isOf)).forEach(more::add);
        all = Candidate.sorted(more, of.header());
        empty.setText(words.texts().say("choose.empty"));
        fill();
    }

    private void fill() {
        Candidate before = list.getSelectionModel().getSelectedItem();
        list.getItems()
                .setAll(all.stream()
                        .filter(one -> one.matches(search.getText()))
                        .toList());
        int again = list.getItems().indexOf(before);
        if (!list.getItems().isEmpty()) {
            list.getSelectionModel().clearAndSelect(Math.max(0, again));
        }
    }

    private void pressed(KeyEvent event) {
        boolean chooses = search.isFocused() || list.isFocused();
        if (event.getCode() == KeyCode.ENTER && chooses) {
            event.consume();
            take();
        } else if (search.isFocused() && (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP)) {
            event.consume();
            int by = event.getCode() == KeyCode.DOWN ? 1 : -1;
            int to = list.getSelectionModel().getSelectedIndex() + by;
            if (to >= 0 && to < list.getItems().size()) {
                list.getSelectionModel().clearAndSelect(to);
                list.scrollTo(to);
            }
        } else {
            Sheet.keepToItself(event, view().getScene().getFocusOwner());
        }
    }

    private void take() {
        Optional.ofNullable(list.getSelectionModel().getSelectedItem()).ifPresent(chosen -> begin(chosen.source()));
    }

    private void pick() {
        picker.pick(
                        sheet.view().getScene().getWindow(),
                        words.texts().say("choose.file.title"),
                        words.texts().say("choose.file.kind"))
                .ifPresent(file -> begin(new Source.InFile(file)));
    }

    private void begin(Source second) {
        sheet.hide();
        first.ifPresent(session -> desk.workbench().comparisons().compare(new Source.Open(session), second));
        first = Optional.empty();
    }

    /** What lies over the window while it is used. */
    public Region view() {
        return sheet.view();
    }

    /** A run that can be chosen. */
    private final class Cell extends ListCell<Candidate> {

        private final Label title = new Label();
        private final Label facts = new Label();
        private final VBox row = new VBox(title, facts);

        private Cell() {
            title.getStyleClass().add("entry-title");
            facts.getStyleClass().add("entry-facts");
            row.getStyleClass().add("entry");
            row.setMinWidth(0);
            row.setPrefWidth(1);
            setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && !isEmpty()) {
                    take();
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Candidate one, boolean empty) {
            super.updateItem(one, empty);
            setText(null);
            if (empty || one == null) {
                setGraphic(null);
                setAccessibleText(null);
                return;
            }
            title.setText(one.title().in(desk.words().language().get()));
            boolean open = one.source() instanceof Source.Open;
            facts.setText(words.texts().say(open ? "choose.open" : "choose.kept") + " · " + words.facts(one.header()));
            setAccessibleText(title.getText() + ", " + facts.getText());
            setGraphic(row);
        }
    }
}
