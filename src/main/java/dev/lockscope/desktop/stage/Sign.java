package dev.lockscope.desktop.stage;

import java.util.Optional;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;

/** An icon of a size in px. In a stylesheet its size in em would be taken of the icon's own size, and grow. */
final class Sign extends FontIcon {

    Sign(double size) {
        setMouseTransparent(true);
        setStyle(getStyle() + "; -fx-icon-size: " + Math.round(size) + "px;");
    }

    /** Shows an icon, if there is one and it is another than before. */
    void show(Optional<Ikon> icon) {
        if (icon.isPresent() && !icon.get().equals(getIconCode())) {
            setIconCode(icon.get());
        }
    }
}
