package dev.lockscope.desktop.explorer;

import dev.lockscope.desktop.words.Texts;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** Offers to run a schedule once more on real servers, where the run before proves nothing. */
final class ReplayAgain {

    private final Texts texts;
    private final Button view = new Button("", new FontIcon(Material2OutlinedMZ.REPLAY));

    /**
     * A button.
     *
     * @param id its id
     * @param action what is to be done
     */
    ReplayAgain(Texts texts, String id, Runnable action) {
        this.texts = texts;
        view.setId(id);
        view.setMinWidth(Region.USE_PREF_SIZE);
        view.managedProperty().bind(view.visibleProperty());
        view.setVisible(false);
        view.setOnAction(event -> action.run());
    }

    /** Is there where a run proves nothing, and says how it would be done again. */
    void show(Fate fate) {
        view.setVisible(fate instanceof Fate.NoProof);
        view.setText(texts.say(isSlower(fate) ? "again.slower" : "again"));
    }

    /** Whether the next run has a better chance at a lower speed. */
    static boolean isSlower(Fate fate) {
        return fate instanceof Fate.NoProof none && none.why() instanceof Fate.Why.Disturbed;
    }

    Button view() {
        return view;
    }
}
