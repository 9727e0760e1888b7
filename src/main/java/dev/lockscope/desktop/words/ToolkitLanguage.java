package dev.lockscope.desktop.words;

import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Skin;
import javafx.scene.control.TextField;
import javafx.scene.control.skin.TextFieldSkin;

/**
 * Lets the library's own texts, such as the menus of text fields, follow the language of the window. The library asks
 * for the locale of the whole process, and only when it makes a control's skin; so that is set, and text fields get new
 * skins. Belongs to the thread of the window.
 */
public final class ToolkitLanguage {

    private final Words words;

    /** The language of the library, which does not follow yet. */
    public ToolkitLanguage(Words words) {
        this.words = words;
    }

    /** Lets it follow, for controls that are made from now on. To be called before any is made. */
    public void follow() {
        Locale.setDefault(words.locale());
        words.language().addListener((property, old, now) -> Locale.setDefault(words.locale()));
    }

    /** Lets the text fields below a node follow too. */
    public void followIn(Parent root) {
        words.language()
                .addListener(
                        (property, old, now) -> root.lookupAll(".text-input").forEach(ToolkitLanguage::renew));
    }

    /**
     * Only the library's own skins are known to be as good when they are new; but not those of text areas, which go on
     * listening to the font after they were replaced, and fail at the next change of theme.
     */
    private static void renew(Node node) {
        if (node instanceof TextField field && isPlain(field.getSkin(), TextFieldSkin.class)) {
            field.setSkin(new TextFieldSkin(field));
        }
    }

    private static boolean isPlain(Skin<?> skin, Class<?> kind) {
        return kind.isInstance(skin) && skin.getClass().equals(kind);
    }
}
