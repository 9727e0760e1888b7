package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.material2.Material2OutlinedAL;
import org.kordamp.ikonli.material2.Material2OutlinedMZ;

/** A button with a menu of everything that can be done to any thing of the scenario. */
final class MoreMenu {

    private final Desk desk;
    private final FaultWords words;
    private final MenuButton button = new MenuButton();
    private List<ThingItems> things = List.of();

    MoreMenu(Desk desk, FaultWords words) {
        this.desk = desk;
        this.words = words;
        button.setId("faults-more");
        button.textProperty().bind(words.texts().bind("more"));
        button.accessibleTextProperty().bind(words.texts().bind("more.name"));
        button.setGraphic(new FontIcon(Material2OutlinedMZ.MORE_HORIZ));
        button.setMaxWidth(Double.MAX_VALUE);
        button.getStyleClass().add("faults-more");
        // A menu without items does not open.
        button.getItems().setAll(new MenuItem());
        button.setOnShowing(event -> fill());
        button.setOnHidden(event -> things = List.of());
    }

    MenuButton node() {
        return button;
    }

    /** The moment has changed. */
    void follow() {
        things.forEach(ThingItems::follow);
    }

    private void fill() {
        List<MenuItem> items = new ArrayList<>();
        List<ThingItems> all = new ArrayList<>();
        desk.workbench()
                .current()
                .get()
                .ifPresent(session -> session.scenario().ifPresent(scenario -> fill(session, scenario, all, items)));
        things = all;
        button.getItems().setAll(items);
    }

    private void fill(Session session, Scenario scenario, List<ThingItems> all, List<MenuItem> items) {
        Offers offers = new Offers(scenario);
        Menu links = new Menu(words.texts().say("more.links"), new FontIcon(Material2OutlinedAL.LINK));
        links.setId("more-links");
        for (Target target : offers.targets()) {
            ThingItems thing = new ThingItems(desk, session, offers, target, words);
            all.add(thing);
            Menu menu = new Menu(thing.title(), new FontIcon(Icons.of(target)));
            menu.getStyleClass().add("fault-menu");
            menu.getItems().setAll(thing.items());
            if (target instanceof Target.OfLink) {
                links.getItems().add(menu);
            } else {
                items.add(menu);
            }
        }
        items.add(items.size() - 1, links);
        items.add(items.size() - 1, new SeparatorMenuItem());
    }
}
