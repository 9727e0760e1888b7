package dev.lockscope.desktop.inspector.code;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.command.Command;
import dev.lockscope.desktop.inspector.panel.Bundle;
import dev.lockscope.desktop.inspector.panel.Panel;
import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.lock.listing.Language;
import dev.lockscope.lock.listing.Listing;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2AL;

/** The code of the recipes, with the line that each client is at. */
public final class CodePanel implements Panel {

    private final Desk desk;
    private final Texts texts;
    private final ObjectProperty<Language> language = new SimpleObjectProperty<>(this, "language", Language.JAVA);
    private final ComboBox<CodeFile> files = new ComboBox<>();
    private final CodeText code;
    private final Whereabouts whereabouts;
    private final VBox view = new VBox();
    private Optional<Session> session = Optional.empty();
    private Optional<Listing> listing = Optional.empty();

    /** A panel of a window. */
    public CodePanel(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Bundle.NAME);
        this.code = new CodeText(texts, desk.look());
        this.whereabouts = new Whereabouts(desk, texts);
        files.setId("code-file");
        files.setMaxWidth(Double.MAX_VALUE);
        files.setMinWidth(60);
        files.accessibleTextProperty().bind(texts.bind("code.file"));
        files.setConverter(new Titles());
        HBox.setHgrow(files, Priority.ALWAYS);
        files.valueProperty().addListener((property, old, now) -> show());
        language.addListener((property, old, now) -> {
            files.setConverter(new Titles());
            show();
        });
        HBox bar = new HBox(files, languages(), copy());
        bar.getStyleClass().add("code-bar");
        Label nothing = new Label();
        nothing.textProperty().bind(texts.bind("code.none"));
        nothing.getStyleClass().add("muted");
        nothing.setWrapText(true);
        nothing.visibleProperty().bind(files.valueProperty().isNull());
        code.view().visibleProperty().bind(files.valueProperty().isNotNull());
        StackPane middle = new StackPane(nothing, code.view());
        VBox.setVgrow(middle, Priority.ALWAYS);
        view.getStyleClass().add("code-panel");
        view.getChildren().setAll(bar, middle, whereabouts.view());
        desk.words().language().addListener((property, old, now) -> show());
        desk.commands()
                .add(new Command(
                        "code.language",
                        Command.Group.VIEW,
                        texts.bind("command.language"),
                        List.of(new KeyCodeCombination(KeyCode.J, KeyCombination.SHORTCUT_DOWN)),
                        Bindings.createBooleanBinding(
                                () -> desk.workbench().current().get().isPresent(),
                                desk.workbench().current()),
                        this::switchLanguage));
    }

    private void switchLanguage() {
        language.set(language.get() == Language.JAVA ? Language.NODE : Language.JAVA);
    }

    private HBox languages() {
        ToggleGroup group = new ToggleGroup();
        ToggleButton java = language(Language.JAVA, "Java", Styles.LEFT_PILL, group);
        ToggleButton node = language(Language.NODE, "Node.js", Styles.RIGHT_PILL, group);
        java.setSelected(true);
        language.addListener((property, old, now) -> (now == Language.JAVA ? java : node).setSelected(true));
        group.selectedToggleProperty().addListener((property, old, now) -> {
            if (now == null) {
                group.selectToggle(old);
            }
        });
        return new HBox(java, node);
    }

    private ToggleButton language(Language which, String name, String place, ToggleGroup group) {
        ToggleButton button = new ToggleButton(name);
        button.setId("code-" + name.toLowerCase(Locale.ROOT).replace(".js", ""));
        button.setToggleGroup(group);
        button.getStyleClass().addAll(place, "narrow");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.accessibleTextProperty().bind(texts.bind("code.language", name));
        button.setOnAction(event -> language.set(which));
        return button;
    }

    private Button copy() {
        Button copy = new Button();
        copy.setId("code-copy");
        copy.setGraphic(new FontIcon(Material2AL.CONTENT_COPY));
        copy.getStyleClass().addAll(Styles.FLAT, "narrow");
        copy.setMinWidth(Region.USE_PREF_SIZE);
        copy.accessibleTextProperty().bind(texts.bind("code.copy"));
        copy.setTooltip(new Hint());
        copy.getTooltip().textProperty().bind(texts.bind("code.copy"));
        copy.setOnAction(event -> Optional.ofNullable(files.getValue()).ifPresent(file -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(code.selection().orElseGet(() -> file.text(language.get())));
            Clipboard.getSystemClipboard().setContent(content);
        }));
        copy.disableProperty().bind(files.valueProperty().isNull());
        return copy;
    }

    @Override
    public Node view() {
        return view;
    }

    @Override
    public Subscription follow(Session followed) {
        session = Optional.of(followed);
        offer(followed);
        return Subscription.combine(
                desk.course().mayTell().subscribe(may -> offer(followed)),
                desk.course().code().subscribe(steps -> point(new Pointed(steps))),
                followed.moment().subscribe(moment -> mark(followed, moment)),
                followed.selected().subscribe(selected -> code.comeBack()));
    }

    /** What can be looked at; a trace without a readable scenario tells it bit by bit. */
    private void offer(Session followed) {
        boolean told = desk.course().mayTell().get()
                || desk.course().lessonOf(followed).isEmpty();
        List<CodeFile> all = CodeFile.of(followed.scenario(), followed.index().latest(), told);
        if (!all.equals(files.getItems())) {
            CodeFile shown = files.getValue();
            files.getItems().setAll(all);
            files.setValue(all.stream()
                    .filter(file -> isSame(file, shown))
                    .findFirst()
                    .or(() -> all.stream().findFirst())
                    .orElse(null));
        }
    }

    /** Whether it is the same file, though less or more of it may be told. */
    private static boolean isSame(CodeFile one, @Nullable CodeFile other) {
        return one.equals(other)
                || (one instanceof CodeFile.Recipe recipe
                        && other instanceof CodeFile.Recipe known
                        && recipe.id().equals(known.id())
                        && recipe.clients().equals(known.clients()));
    }

    /** Shows the code that a lesson points at, where a client of the run uses it. */
    private void point(Pointed steps) {
        if (!steps.isIn(files.getValue())) {
            files.getItems().stream().filter(steps::isIn).findFirst().ifPresent(files::setValue);
        }
        code.point(lines(steps));
    }

    private Set<Integer> lines(Pointed steps) {
        return listing.map(steps::lines).orElse(Set.of());
    }

    private Pointed pointed() {
        return new Pointed(desk.course().code().get());
    }

    @Override
    public void clear() {
        session = Optional.empty();
        whereabouts.clear();
    }

    private void show() {
        CodeFile file = files.getValue();
        if (file == null) {
            return;
        }
        listing =
                file instanceof CodeFile.Recipe recipe ? Optional.of(recipe.listing(language.get())) : Optional.empty();
        code.show(
                file,
                language.get(),
                file instanceof CodeFile.Recipe recipe ? recipe.clients().size() : 0);
        code.point(lines(pointed()));
        session.ifPresent(followed -> mark(followed, followed.moment().get()));
    }

    private void mark(Session followed, Moment moment) {
        if (followed.scenario().isEmpty()) {
            offer(followed);
        }
        List<String> clients = List.copyOf(moment.world().clients().names());
        Map<String, Course> courses = Course.of(followed.index(), moment.events(), clients);
        List<CodeMark> marks = listing.map(
                        shown -> CodeMark.of(moment.world(), followed.header().cast(), courses, shown))
                .orElse(List.of());
        code.mark(marks);
        whereabouts.show(moment.world(), followed.header().cast(), courses, marks);
    }

    private final class Titles extends StringConverter<CodeFile> {
        @Override
        public String toString(@Nullable CodeFile file) {
            return file == null ? "" : file.title(language.get());
        }

        @Override
        public CodeFile fromString(String title) {
            return Objects.requireNonNull(files.getValue());
        }
    }
}
