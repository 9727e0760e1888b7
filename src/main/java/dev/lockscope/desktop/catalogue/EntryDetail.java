package dev.lockscope.desktop.catalogue;

import atlantafx.base.theme.Styles;
import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Explorations.Question;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Scenario;
import dev.lockscope.verdict.VerdictText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** All about the scenario that is selected, with a button for each of its variants. */
final class EntryDetail {

    private final Desk desk;
    private final Texts texts;
    private final Opener opener;
    private final CatalogueModel model;
    private final VBox view = new VBox();

    EntryDetail(Desk desk, CatalogueModel model, Opener opener) {
        this.desk = desk;
        this.texts = desk.words().of(Opener.BUNDLE);
        this.opener = opener;
        this.model = model;
        view.setId("catalogue-about");
        view.getStyleClass().add("about");
        model.selected().addListener((property, old, now) -> refresh());
        desk.words().language().addListener((property, old, now) -> refresh());
    }

    Region view() {
        return view;
    }

    private void refresh() {
        view.getChildren().clear();
        model.selected().get().ifPresent(entry -> {
            if (entry.isInOrder()) {
                tell(entry);
            } else {
                tellProblems(entry);
            }
        });
    }

    private void tell(Entry entry) {
        String language = desk.words().language().get();
        view.getChildren().addAll(text(entry.title(language), "about-title"), text(entry.goal(language), "about-goal"));
        GridPane facts = new GridPane();
        facts.getStyleClass().add("about-facts");
        Scenario first = entry.variants().get(0);
        fact(facts, "servers", new TopologyWords(texts).of(first.topology()));
        fact(
                facts,
                "clients",
                first.clients().stream().map(client -> client.name()).collect(Collectors.joining(", ")));
        fact(facts, "recipes", String.join(", ", entry.recipes()));
        view.getChildren().add(facts);
        view.getChildren().add(heading(entry.variants().size() > 1 ? "variants.heading" : "variant.heading"));
        for (Scenario variant : entry.variants()) {
            view.getChildren().add(variant(entry, variant));
        }
        view.getChildren().add(text(entry.file().toString(), "about-file"));
    }

    private void tellProblems(Entry entry) {
        String language = desk.words().language().get();
        TextArea problems = new TextArea(entry.problems().stream()
                .map(problem -> TroubleStory.line(problem, language))
                .collect(Collectors.joining("\n\n")));
        problems.setId("catalogue-problems");
        problems.setAccessibleText(texts.say("wrong.title"));
        problems.setEditable(false);
        problems.setWrapText(true);
        problems.getStyleClass().add("mono");
        Button again = new Button(texts.say("look-again"));
        again.setId("catalogue-look-again");
        again.setOnAction(event -> opener.open(entry.file()));
        view.getChildren()
                .addAll(
                        text(entry.name(), "about-title"),
                        text(texts.say("wrong.title"), "about-goal"),
                        problems,
                        again,
                        text(entry.file().toString(), "about-file"));
    }

    private Node variant(Entry entry, Scenario variant) {
        String language = desk.words().language().get();
        List<FindingId> findings = variant.expect().findings().stream().sorted().toList();
        FontIcon icon = icon(
                findings.isEmpty() ? Material2OutlinedMZ.VERIFIED_USER : Material2OutlinedMZ.REPORT_PROBLEM,
                findings.isEmpty() ? "good" : "danger");
        Label title = text(
                variant.variant().isPresent() ? entry.title(variant, language) : expected(findings), "variant-title");
        VBox words = new VBox(title);
        if (variant.variant().isPresent()) {
            words.getChildren().add(text(expected(findings), "muted"));
        }
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button open = new Button(texts.say("open"), new FontIcon(Material2OutlinedMZ.PLAY_ARROW));
        open.setId("open-" + variant.variant().orElse("scenario"));
        open.setAccessibleText(texts.say("open.what", variant.title().in(language)));
        open.setMinWidth(Region.USE_PREF_SIZE);
        if (variant.equals(entry.variants().get(0))) {
            open.getStyleClass().add(Styles.ACCENT);
        }
        open.setOnAction(event -> opener.open(entry, variant));
        Button explore = new Button(texts.say("explore"), new FontIcon(Material2OutlinedAL.EXPLORE));
        explore.setId("explore-" + variant.variant().orElse("scenario"));
        explore.setAccessibleText(texts.say("explore.what", variant.title().in(language)));
        explore.setMinWidth(Region.USE_PREF_SIZE);
        explore.setOnAction(event -> desk.workbench()
                .explorations()
                .ask(Question.usual(variant, variant.title().in(language), Optional.of(entry.file()))));
        HBox row = new HBox(icon, words, explore, open);
        row.getStyleClass().add("variant");
        return row;
    }

    private String expected(List<FindingId> findings) {
        if (findings.isEmpty()) {
            return texts.say("expected.safe");
        }
        VerdictText verdicts = desk.words().verdicts();
        return findings.stream().map(verdicts::title).collect(Collectors.joining(" · "));
    }

    private void fact(GridPane facts, String key, String value) {
        int row = facts.getRowCount();
        Label name = text(texts.say(key), "muted");
        name.setMinWidth(Region.USE_PREF_SIZE);
        facts.add(name, 0, row);
        facts.add(text(value, "fact"), 1, row);
    }

    private Label heading(String key) {
        return text(texts.say(key), "heading");
    }

    private static Label text(String words, String style) {
        Label label = new Label(words);
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add(style);
        return label;
    }

    private static FontIcon icon(Ikon which, String style) {
        FontIcon icon = new FontIcon(which);
        icon.getStyleClass().addAll(style, "large");
        return icon;
    }
}
