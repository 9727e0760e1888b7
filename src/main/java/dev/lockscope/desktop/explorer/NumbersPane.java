package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.columns.EvenPane;
import dev.lockscope.explore.Tally;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** How far a search is, in numbers, each in a place of its own that stays where it is. */
final class NumbersPane {

    private static final List<String> KEYS = List.of("states", "open", "depth", "rate", "took");

    /** Between two numbers, px. */
    private static final double GAP = 12;

    private final ExplorerWords words;
    private final List<Label> values = new ArrayList<>();
    private final EvenPane view = new EvenPane(KEYS.size());

    NumbersPane(ExplorerWords words) {
        this.words = words;
        view.getStyleClass().add("explorer-numbers");
        view.setHgap(GAP);
        for (String key : KEYS) {
            Label value = new Label();
            value.setId("explorer-number-" + key);
            value.getStyleClass().add("explorer-number");
            value.setMinWidth(Region.USE_PREF_SIZE);
            Label name = new Label();
            name.textProperty().bind(words.texts().bind("number." + key));
            name.getStyleClass().add("entry-facts");
            name.setMinWidth(Region.USE_PREF_SIZE);
            VBox box = new VBox(value, name);
            box.getStyleClass().add("explorer-number-box");
            view.add(box);
            values.add(value);
        }
    }

    void show(Tally tally) {
        List<String> texts = List.of(
                words.number(tally.states()),
                words.number(tally.open()),
                words.number(tally.depth()),
                words.number(Math.round(tally.rate())),
                words.seconds(tally.took()));
        for (int i = 0; i < texts.size(); i++) {
            values.get(i).setText(texts.get(i));
        }
    }

    Region view() {
        return view;
    }
}
