package dev.lockscope.desktop.catalogue;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.lab.Check;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** What the machine has of what runs need, as {@code lockscope doctor} says it. */
final class Diagnosis {

    private final Desk desk;
    private final Texts texts;
    private final Label looking = new Label();
    private final GridPane checks = new GridPane();
    private final VBox view = new VBox(looking, checks);
    private int asked;

    Diagnosis(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        looking.getStyleClass().add("muted");
        checks.getStyleClass().add("checks");
        checks.setId("diagnosis");
        view.getStyleClass().add("diagnosis");
    }

    Region view() {
        return view;
    }

    /** Looks at the machine, and shows what was found. */
    void look() {
        int question = ++asked;
        looking.setText(texts.say("diagnosis.looking"));
        checks.getChildren().clear();
        desk.workbench()
                .background()
                .run(desk.surroundings().doctor().apply(desk.words().language().get()), found -> {
                    if (question == asked) {
                        show(found);
                    }
                });
    }

    private void show(List<Check> found) {
        long bad = found.stream().filter(check -> !check.ok()).count();
        looking.setText(texts.say(bad == 0 ? "diagnosis.healthy" : "diagnosis.ill", bad));
        for (Check check : found) {
            show(check);
        }
    }

    private void show(Check check) {
        int row = checks.getRowCount();
        FontIcon icon = new FontIcon(check.ok() ? Material2OutlinedAL.CHECK_CIRCLE : Material2OutlinedAL.ERROR_OUTLINE);
        icon.getStyleClass().add(check.ok() ? "good" : "danger");
        Label mark = new Label(texts.say(check.ok() ? "diagnosis.ok" : "diagnosis.problem"), icon);
        mark.setMinWidth(Region.USE_PREF_SIZE);
        Label what = new Label(check.what());
        what.setMinWidth(Region.USE_PREF_SIZE);
        checks.add(mark, 0, row);
        checks.add(what, 1, row);
        checks.add(text(check.detail(), "plain"), 2, row);
        if (!check.ok()) {
            checks.add(text(check.cure(), "cure"), 2, row + 1);
        }
    }

    private static Label text(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }
}
