package dev.lockscope.desktop.laboratory;

import dev.lockscope.desktop.words.Texts;
import dev.lockscope.explore.ttl.TtlChart.Panel;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What the laboratory is, and what it measures, for whoever has not run anything in it yet. */
final class RestPane {

    private final Texts texts;
    private final VBox view;

    RestPane(Texts texts) {
        this.texts = texts;
        view = new VBox(
                label("title", "about-title"),
                label("rest.what", "about-goal"),
                label("nothing", "about-goal"),
                label("rest.measured", "heading"));
        view.getStyleClass().add("laboratory-rest");
        view.setId("laboratory-rest");
        for (Panel panel : Panel.values()) {
            String key = PlainWords.key(panel);
            VBox told = new VBox(label("panel." + key, "laboratory-name"), label("about." + key, "muted"));
            told.getStyleClass().add("laboratory-measured");
            view.getChildren().add(told);
        }
    }

    private Label label(String key, String style) {
        Label label = new Label();
        label.textProperty().bind(texts.bind(key));
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }

    /** What is shown. */
    Region view() {
        return view;
    }
}
