package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import java.util.Optional;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import org.jspecify.annotations.Nullable;

/**
 * The menus of the things on the stage: everything that can be done to a thing at the moment that is shown, what does not
 * apply greyed with the reason. Belongs to the thread of the window.
 */
public final class FaultMenus {

    private final Desk desk;
    private final FaultWords words;
    private @Nullable ContextMenu open;

    /** The menus of a window. */
    public FaultMenus(Desk desk) {
        this.desk = desk;
        this.words = new FaultWords(desk.words());
    }

    /**
     * Shows the menu of a thing of what is shown, and closes the one that was open; nothing where nothing can be known
     * about the thing.
     *
     * @param owner gets the focus back
     * @param screenX where, px of the screen
     * @param screenY where, px of the screen
     */
    public void show(Target target, Node owner, double screenX, double screenY) {
        ContextMenu old = open;
        if (old != null) {
            old.hide();
        }
        menu(target).ifPresent(menu -> {
            open = menu;
            menu.show(owner, screenX, screenY);
        });
    }

    /**
     * The menu of a thing, not shown yet. It follows the moment while it is open, and closes where another session is
     * shown. Nothing where the scenario cannot be read.
     */
    public Optional<ContextMenu> menu(Target target) {
        return desk.workbench()
                .current()
                .get()
                .flatMap(session -> session.scenario().map(scenario -> menu(session, new Offers(scenario), target)));
    }

    private ContextMenu menu(Session session, Offers offers, Target target) {
        ThingItems items = new ThingItems(desk, session, offers, target, words);
        ContextMenu menu = new ContextMenu();
        menu.setId("fault-menu");
        menu.getStyleClass().add("fault-menu");
        menu.getItems().setAll(items.items());
        ChangeListener<Object> follow = (property, old, now) -> items.follow();
        ChangeListener<Optional<Session>> other = (property, old, now) -> menu.hide();
        menu.setOnShowing(event -> {
            items.follow();
            session.moment().addListener(follow);
            // A run ends and begins without another moment being shown.
            session.phase().addListener(follow);
            desk.workbench().current().addListener(other);
        });
        // The keys go to what has the focus in the menu, which is nothing at first.
        menu.setOnShown(event -> menu.getSkin().getNode().requestFocus());
        menu.setOnHidden(event -> {
            session.moment().removeListener(follow);
            session.phase().removeListener(follow);
            desk.workbench().current().removeListener(other);
        });
        return menu;
    }
}
