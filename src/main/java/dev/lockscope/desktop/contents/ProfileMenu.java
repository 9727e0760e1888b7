package dev.lockscope.desktop.contents;

import dev.lockscope.course.Profiles;
import dev.lockscope.course.ProgressFile;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.course.Course;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Who learns: others who share the machine, and what can be done with one's progress. */
final class ProfileMenu {

    private final Desk desk;
    private final Course course;
    private final Texts texts;
    private final MenuButton button = new MenuButton("", new FontIcon(Material2OutlinedMZ.PERSON));
    private final Tooltip hint = new Hint();
    private final NameSheet naming;
    private final QuestionSheet question;

    ProfileMenu(Desk desk) {
        this.desk = desk;
        this.course = desk.course();
        this.texts = desk.words().of(StartArea.BUNDLE);
        this.naming = new NameSheet(texts, name -> course.change(before -> before.of(name)));
        this.question = new QuestionSheet(texts);
        button.setId("profile");
        button.setMinWidth(Region.USE_PREF_SIZE);
        course.profiles().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
        refresh();
    }

    private void refresh() {
        Profiles now = course.profiles().get();
        button.setText(name(now.current()));
        hint.setText(name(now.current()));
        button.setAccessibleText(texts.say("profile.menu", name(now.current())));
        SortedSet<String> names = new TreeSet<>(now.all().keySet());
        names.add("");
        names.add(now.current());
        List<MenuItem> items = new ArrayList<>();
        for (String each : names) {
            RadioMenuItem item = new RadioMenuItem(name(each));
            item.setId("profile-of-" + each);
            item.setMnemonicParsing(false);
            item.setSelected(each.equals(now.current()));
            item.setOnAction(event -> course.change(before -> before.of(each)));
            items.add(item);
        }
        items.add(new SeparatorMenuItem());
        items.add(item("new", naming::show));
        items.add(item("export", this::export));
        items.add(item(
                "reset", () -> question.ask("reset", name(now.current()), () -> course.change(Profiles::reset))));
        if (!now.current().isEmpty()) {
            items.add(item(
                    "forget",
                    () -> question.ask("forget", name(now.current()), () -> course.change(Profiles::forget))));
        }
        button.getItems().setAll(items);
    }

    private MenuItem item(String what, Runnable action) {
        MenuItem item = new MenuItem(texts.say("profile." + what));
        item.setId("profile-" + what);
        item.setOnAction(event -> action.run());
        return item;
    }

    private String name(String profile) {
        return profile.isEmpty() ? texts.say("profile.usual") : profile;
    }

    private void export() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(texts.say("profile.export.title"));
        chooser.setInitialFileName("lockscope-progress.json");
        chooser.getExtensionFilters().setAll(new FileChooser.ExtensionFilter("JSON", "*.json"));
        File chosen = chooser.showSaveDialog(button.getScene().getWindow());
        if (chosen != null) {
            export(chosen.toPath());
        }
    }

    /** Writes the current learner's progress, and nobody else's. */
    private void export(Path file) {
        Profiles now = course.profiles().get();
        Profiles own = new Profiles(now.current(), Map.of(now.current(), now.progress()));
        desk.workbench()
                .background()
                .run(
                        () -> {
                            ProgressFile.export(own, file);
                            return file;
                        },
                        written -> question.tell("exported", written.toString()),
                        failure -> question.tell("not-exported", file.toString()));
    }

    Region view() {
        return button;
    }

    /** Says who learns, or shows no more than a sign where there is no room for that. */
    void tell(boolean whole) {
        button.setContentDisplay(whole ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        button.setTooltip(whole ? null : hint);
    }

    /** How wide it is, px, with the name or with the sign alone. */
    double width(boolean whole) {
        ContentDisplay before = button.getContentDisplay();
        button.setContentDisplay(whole ? ContentDisplay.LEFT : ContentDisplay.GRAPHIC_ONLY);
        double width = button.prefWidth(-1);
        button.setContentDisplay(before);
        return width;
    }

    /** What tells what became of files. */
    QuestionSheet note() {
        return question;
    }

    /** What lies over the window when something is asked. */
    List<Node> sheets() {
        return List.of(naming.view(), question.view());
    }
}
