package dev.lockscope.desktop.banner;

import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** The sign of a mood: a form of its own for each, and a colour. */
final class MoodIcon {

    private MoodIcon() {}

    /** An icon in the mood's colour. */
    static FontIcon of(Mood mood) {
        FontIcon icon = new FontIcon(code(mood));
        icon.getStyleClass().add("mood");
        dress(icon, mood);
        return icon;
    }

    /** Lets the stylesheet see the mood. */
    static void dress(Node node, Mood mood) {
        for (Mood one : Mood.values()) {
            node.pseudoClassStateChanged(
                    PseudoClass.getPseudoClass(
                            one.name().toLowerCase(Locale.ROOT).replace('_', '-')),
                    one == mood);
        }
    }

    /** The form. */
    static Ikon code(Mood mood) {
        return switch (mood) {
            case GOAL -> Material2OutlinedAL.FLAG;
            case SO_FAR -> Material2OutlinedAL.CHECK;
            case SAFE -> Material2OutlinedMZ.VERIFIED_USER;
            case NOTE -> Material2OutlinedAL.INFO;
            case DISTURBED -> Material2OutlinedAL.HELP_OUTLINE;
            case FAILED -> Material2OutlinedAL.ERROR_OUTLINE;
            case DANGER -> Material2OutlinedMZ.WARNING;
            case HARM -> Material2OutlinedMZ.REPORT;
        };
    }
}
