package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Texts;
import java.nio.file.Path;
import javafx.collections.ListChangeListener;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** The line below the catalogue: other files, and what was open before. */
final class OpenElsewhere {

    /** As many as fit beside each other. */
    private static final int MOST = 5;

    private final Desk desk;
    private final Opener opener;
    private final Texts texts;
    private final FlowPane recent = new FlowPane();
    private final HBox view;

    OpenElsewhere(Desk desk, Opener opener) {
        this.desk = desk;
        this.opener = opener;
        this.texts = desk.words().of(Opener.BUNDLE);
        Button choose = new Button(null, new FontIcon(Material2OutlinedAL.FOLDER));
        choose.setId("catalogue-open-file");
        choose.textProperty().bind(texts.bind("open-file"));
        choose.setOnAction(event -> opener.choose());
        choose.setMinWidth(Region.USE_PREF_SIZE);
        Label hint = new Label();
        hint.textProperty().bind(texts.bind("drop"));
        hint.getStyleClass().add("muted");
        hint.setMinWidth(Region.USE_PREF_SIZE);
        recent.setId("catalogue-recent");
        recent.getStyleClass().add("recent");
        HBox.setHgrow(recent, Priority.ALWAYS);
        view = new HBox(choose, recent, hint);
        view.getStyleClass().add("catalogue-foot");
        desk.memory().recent().addListener((ListChangeListener<Path>) change -> refresh());
        refresh();
    }

    private void refresh() {
        recent.getChildren().clear();
        if (!desk.memory().recent().isEmpty()) {
            Label heading = new Label();
            heading.textProperty().bind(texts.bind("recent"));
            heading.getStyleClass().add("muted");
            recent.getChildren().add(heading);
        }
        desk.memory().recent().stream().limit(MOST).forEach(file -> {
            Hyperlink link = new Hyperlink(String.valueOf(file.getFileName()));
            link.setTooltip(new Hint(file.toString()));
            link.setOnAction(event -> opener.open(file));
            recent.getChildren().add(link);
        });
    }

    Region view() {
        return view;
    }
}
