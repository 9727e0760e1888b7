package dev.lockscope.desktop.inspector.findings;

import dev.lockscope.verdict.Severity;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/**
 * How a severity looks.
 *
 * @param icon its sign
 * @param style the style class of its colour
 */
record SeverityMark(Ikon icon, String style) {

    /** How it looks that nothing broke. */
    static final SeverityMark SAFE = new SeverityMark(Material2OutlinedAL.CHECK_CIRCLE, "good");

    static SeverityMark of(Severity severity) {
        return switch (severity) {
            case HARM -> new SeverityMark(Material2OutlinedAL.CANCEL, "danger");
            case DANGER -> new SeverityMark(Material2OutlinedMZ.REPORT_PROBLEM, "warning");
            case NOTE -> new SeverityMark(Material2OutlinedAL.INFO, "note");
            case NOT_APPLICABLE -> new SeverityMark(Material2OutlinedAL.BLOCK, "note");
        };
    }
}
