package dev.lockscope.desktop.explorer;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Says what became of a schedule on real servers, with a sign and a colour. */
final class FateLine {

    private final ExplorerWords words;
    private final FontIcon icon = new FontIcon(Material2OutlinedAL.INFO);
    private final Label view = new Label("", icon);

    /**
     * A line.
     *
     * @param id its id
     */
    FateLine(ExplorerWords words, String id) {
        this.words = words;
        view.setId(id);
        view.getStyleClass().add("explorer-fate");
        view.setWrapText(true);
        view.setMinWidth(0);
        view.setMinHeight(Region.USE_PREF_SIZE);
    }

    void show(Fate now) {
        view.setText(words.fate(now));
        icon.setIconCode(icon(now));
        for (String each : List.of("same", "open", "differs")) {
            view.pseudoClassStateChanged(PseudoClass.getPseudoClass(each), each.equals(style(now)));
        }
    }

    private static Ikon icon(Fate fate) {
        return switch (style(fate)) {
            case "same" -> Material2OutlinedAL.CHECK_CIRCLE;
            case "differs" -> Material2OutlinedMZ.REPORT_PROBLEM;
            default -> Material2OutlinedAL.INFO;
        };
    }

    private static String style(Fate fate) {
        if (fate instanceof Fate.Same) {
            return "same";
        }
        return fate instanceof Fate.Differs || fate instanceof Fate.Disagrees || fate instanceof Fate.NoProof
                ? "differs"
                : "open";
    }

    Label view() {
        return view;
    }
}
