package dev.lockscope.desktop.compare;

import dev.lockscope.desktop.session.Pair;
import dev.lockscope.desktop.session.Side;
import dev.lockscope.desktop.theme.Hint;
import dev.lockscope.desktop.words.Words;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Severity;
import dev.lockscope.verdict.Verdict;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** What one of the two runs is, its verdict, and what was found in it alone. */
final class VerdictColumn {

    private final Words words;
    private final CompareWords texts;
    private final boolean isFirst;
    private final Label title = new Label();
    private final Label facts = new Label();
    private final FontIcon icon = new FontIcon(Material2OutlinedMZ.VERIFIED_USER);
    private final Label headline = new Label("", icon);
    private final Label alone = new Label();
    private final VBox view;

    VerdictColumn(Words words, CompareWords texts, boolean isFirst) {
        this.words = words;
        this.texts = texts;
        this.isFirst = isFirst;
        String name = isFirst ? "first" : "second";
        title.setId("compare-title-" + name);
        title.getStyleClass().add("compare-title");
        title.setTooltip(new Hint());
        facts.setId("compare-facts-" + name);
        facts.getStyleClass().add("muted");
        headline.setId("compare-verdict-" + name);
        headline.getStyleClass().add("compare-headline");
        headline.setTooltip(new Hint());
        alone.setId("compare-alone-" + name);
        alone.setWrapText(true);
        alone.setMinHeight(Region.USE_PREF_SIZE);
        for (Label label : new Label[] {title, facts, headline}) {
            label.setMinWidth(0);
        }
        HBox head = new HBox(badge(isFirst), title, facts);
        head.getStyleClass().add("compare-head");
        HBox.setHgrow(facts, Priority.SOMETIMES);
        view = new VBox(head, headline, alone);
        view.getStyleClass().add("compare-verdict");
        view.setMinWidth(0);
        view.setPrefWidth(1);
        HBox.setHgrow(view, Priority.ALWAYS);
    }

    /** The number that stands for one of the runs everywhere. */
    static Label badge(boolean isFirst) {
        Label badge = new Label(isFirst ? "1" : "2");
        badge.getStyleClass().add("compare-badge");
        badge.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return badge;
    }

    Region view() {
        return view;
    }

    void show(Pair pair) {
        Side side = isFirst ? pair.first() : pair.second();
        Verdict verdict = isFirst ? pair.comparison().left() : pair.comparison().right();
        Set<FindingId> own =
                isFirst ? pair.comparison().onlyLeft() : pair.comparison().onlyRight();
        title.setText(texts.title(side));
        title.getTooltip().setText(texts.title(side));
        facts.setText(texts.facts(side));
        headline.setText(words.verdicts().headline(verdict));
        headline.getTooltip().setText(headline.getText());
        dress(verdict);
        boolean same =
                pair.comparison().left().ids().equals(pair.comparison().right().ids());
        String found = own.stream()
                .sorted(Comparator.comparing(FindingId::ordinal))
                .map(id -> words.verdicts().title(id))
                .collect(Collectors.joining(", "));
        String key = same ? "alone.same" : found.isEmpty() ? "alone.nothing" : "alone";
        alone.setText(texts.texts().say(key, found));
        alone.pseudoClassStateChanged(PseudoClass.getPseudoClass("differs"), !found.isEmpty());
        view.setAccessibleText(texts.texts().say(isFirst ? "first" : "second") + ": " + title.getText() + ". "
                + headline.getText() + ". " + alone.getText());
    }

    private void dress(Verdict verdict) {
        Optional<Severity> worst =
                verdict.findings().stream().map(Finding::severity).min(Comparator.naturalOrder());
        icon.setIconCode(worst.map(severity -> switch (severity) {
                    case HARM -> Material2OutlinedMZ.REPORT;
                    case DANGER -> Material2OutlinedMZ.WARNING;
                    case NOTE, NOT_APPLICABLE -> Material2OutlinedAL.INFO;
                })
                .orElse(Material2OutlinedMZ.VERIFIED_USER));
        String mood =
                worst.map(severity -> severity.name().toLowerCase(Locale.ROOT)).orElse("safe");
        for (String one : new String[] {"harm", "danger", "note", "not_applicable", "safe"}) {
            headline.pseudoClassStateChanged(PseudoClass.getPseudoClass(one), one.equals(mood));
        }
    }
}
