package dev.lockscope.desktop.catalogue;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Trouble;
import dev.lockscope.desktop.sheet.Sheet;
import dev.lockscope.desktop.words.Texts;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;

/** Says why something that a person asked for could not be done, and what to do about it. */
public final class TroublePage {

    private final Desk desk;
    private final Texts texts;
    private final Label title = new Label();
    private final Label told = new Label();
    private final TextArea lines = new TextArea();
    private final Label log = new Label();
    private final Diagnosis diagnosis;
    private final Button again = new Button();
    private final Button close = new Button();
    private final Sheet sheet;

    /** A page of a window; it comes by itself. */
    public TroublePage(Desk desk) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        this.diagnosis = new Diagnosis(desk);
        FontIcon icon = new FontIcon(Material2OutlinedAL.ERROR_OUTLINE);
        icon.getStyleClass().addAll("danger", "large");
        title.getStyleClass().add("sheet-title");
        title.setWrapText(true);
        title.setId("trouble-title");
        told.setWrapText(true);
        told.setId("trouble-told");
        told.setMinHeight(Region.USE_PREF_SIZE);
        log.setWrapText(true);
        log.setId("trouble-log");
        log.setMinHeight(Region.USE_PREF_SIZE);
        lines.setEditable(false);
        lines.setWrapText(true);
        lines.setId("trouble-lines");
        lines.getStyleClass().add("mono");
        VBox.setVgrow(lines, Priority.ALWAYS);
        HBox head = new HBox(icon, title);
        head.getStyleClass().add("trouble-head");
        VBox card = new VBox(head, told, lines, diagnosis.view(), log, buttons());
        card.setId("trouble");
        card.setAccessibleRole(AccessibleRole.DIALOG);
        card.getStyleClass().add("trouble");
        this.sheet = new Sheet(card, Pos.CENTER, close, key -> {});
        sheet.fit(0.8, 0.9);
        sheet.onHidden(desk.workbench()::forgetTrouble);
        desk.workbench().trouble().addListener((property, old, now) -> refresh(now));
        desk.words()
                .language()
                .addListener((property, old, now) ->
                        refresh(desk.workbench().trouble().get()));
    }

    private HBox buttons() {
        again.setId("trouble-again");
        again.textProperty().bind(texts.bind("trouble.again"));
        again.getStyleClass().add(Styles.ACCENT);
        again.setOnAction(event -> desk.workbench().tryAgain());
        close.setId("trouble-close");
        close.textProperty().bind(texts.bind("trouble.close"));
        close.setOnAction(event -> desk.workbench().forgetTrouble());
        HBox buttons = new HBox(again, close);
        buttons.getStyleClass().add("sheet-buttons");
        return buttons;
    }

    private void refresh(Optional<Trouble> now) {
        if (now.isEmpty()) {
            sheet.hide();
            return;
        }
        Trouble trouble = now.get();
        TroubleStory story =
                TroubleStory.of(trouble, texts, desk.words().language().get());
        title.setText(story.title());
        told.setText(story.told());
        lines.setText(String.join("\n\n", story.lines()));
        lines.setAccessibleText(story.title());
        show(lines, !story.lines().isEmpty());
        boolean lacking = trouble instanceof Trouble.Lacking;
        show(diagnosis.view(), lacking);
        if (lacking) {
            diagnosis.look();
        }
        boolean lasting = trouble instanceof Trouble.UnknownFile
                || trouble instanceof Trouble.DamagedProgress
                || trouble instanceof Trouble.Defect;
        show(again, !lasting);
        show(log, trouble instanceof Trouble.Defect);
        if (trouble instanceof Trouble.Defect defect) {
            keep(defect);
        }
        sheet.show();
    }

    private void keep(Trouble.Defect defect) {
        log.setText("");
        desk.workbench()
                .background()
                .run(
                        () -> desk.surroundings().defects().apply(defect.defect()),
                        file -> log.setText(
                                file.isPresent()
                                        ? texts.say("trouble.defect.log", file.get())
                                        : texts.say("trouble.defect.no-log")),
                        failure -> log.setText(texts.say("trouble.defect.no-log")));
    }

    private static void show(Region part, boolean shown) {
        part.setVisible(shown);
        part.setManaged(shown);
    }

    /** What lies over the window while there is trouble. */
    public Region view() {
        return sheet.view();
    }
}
