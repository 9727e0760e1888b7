package dev.lockscope.desktop.lesson;

import dev.lockscope.desktop.words.Words;
import dev.lockscope.verdict.Finding;
import dev.lockscope.verdict.Severity;
import dev.lockscope.verdict.Verdict;
import java.util.Comparator;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A verdict in a line, with a sign and a colour of how bad it is. */
public final class VerdictBox {

    private VerdictBox() {}

    /** The headline of a verdict. */
    public static HBox of(Verdict verdict, Words words) {
        Optional<Severity> worst =
                verdict.findings().stream().map(Finding::severity).min(Comparator.naturalOrder());
        Label headline = Reading.wrapped(words.verdicts().headline(verdict), "verdict-words");
        headline.setId("lesson-verdict");
        HBox.setHgrow(headline, Priority.ALWAYS);
        return box(worst.map(VerdictBox::sign).orElse(Material2OutlinedMZ.VERIFIED_USER), style(worst), headline);
    }

    /** A box with a sign, in one of the colours {@code good}, {@code warning}, {@code danger} and {@code plain}. */
    public static HBox box(Ikon sign, String style, Node words) {
        FontIcon icon = new FontIcon(sign);
        HBox box = new HBox(icon, words);
        HBox.setHgrow(words, Priority.ALWAYS);
        box.getStyleClass().addAll("lesson-box", style + "-box");
        box.setMinWidth(0);
        return box;
    }

    private static Ikon sign(Severity severity) {
        return switch (severity) {
            case HARM -> Material2OutlinedMZ.REPORT;
            case DANGER -> Material2OutlinedMZ.WARNING;
            case NOTE -> Material2OutlinedAL.INFO;
            case NOT_APPLICABLE -> Material2OutlinedAL.HELP_OUTLINE;
        };
    }

    private static String style(Optional<Severity> worst) {
        return worst.map(severity -> switch (severity) {
                    case HARM, DANGER -> "danger";
                    case NOTE, NOT_APPLICABLE -> "warning";
                })
                .orElse("good");
    }
}
