package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A scenario in the list: what it is called, and on what it runs. */
final class EntryCell extends ListCell<Entry> {

    private final Desk desk;
    private final Texts texts;
    private final Label title = new Label();
    private final Label facts = new Label();
    private final FontIcon wrong = new FontIcon(Material2OutlinedMZ.REPORT_PROBLEM);
    private final HBox row = new HBox();

    EntryCell(Desk desk, Runnable open) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        title.getStyleClass().add("entry-title");
        facts.getStyleClass().add("entry-facts");
        wrong.getStyleClass().add("danger");
        VBox words = new VBox(title, facts);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        row.getChildren().setAll(words, wrong);
        row.getStyleClass().add("entry");
        // A text that is too long is cut, never scrolled to.
        row.setMinWidth(0);
        row.setPrefWidth(1);
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2 && !isEmpty()) {
                open.run();
            }
        });
    }

    @Override
    protected void updateItem(@Nullable Entry entry, boolean empty) {
        super.updateItem(entry, empty);
        setText(null);
        if (empty || entry == null) {
            setGraphic(null);
            setAccessibleText(null);
            return;
        }
        String language = desk.words().language().get();
        title.setText(entry.title(language));
        facts.setText(lesson(entry).map(lesson -> lesson + " · ").orElse("") + facts(entry));
        wrong.setVisible(!entry.isInOrder());
        wrong.setManaged(!entry.isInOrder());
        setAccessibleText(title.getText() + ", " + facts.getText());
        setGraphic(row);
    }

    /** The lesson that the scenario belongs to, where it belongs to one. */
    private Optional<String> lesson(Entry entry) {
        Path file = entry.file().toAbsolutePath().normalize();
        return desk.course().lessons().get().lessons().stream()
                .filter(lesson ->
                        file.startsWith(lesson.folder().toAbsolutePath().normalize()))
                .findFirst()
                .map(lesson -> texts.say("lesson", lesson.number()));
    }

    private String facts(Entry entry) {
        if (!entry.isInOrder()) {
            return texts.say("wrong", entry.problems().size());
        }
        String nodes = new TopologyWords(texts).of(entry.variants().get(0).topology());
        String recipes = String.join(", ", entry.recipes());
        int variants = entry.variants().size();
        return variants > 1
                ? nodes + " · " + recipes + " · " + texts.say("variants", variants)
                : nodes + " · " + recipes;
    }
}
