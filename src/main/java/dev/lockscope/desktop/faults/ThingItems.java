package dev.lockscope.desktop.faults;

import dev.lockscope.desktop.Desk;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.lab.offer.Offers;
import dev.lockscope.lab.offer.Target;
import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;

/** The lines of the menu of one thing, which follow the moment that is shown as often as they are told to. */
final class ThingItems {

    private static final PseudoClass PAST = PseudoClass.getPseudoClass("past");
    private static final PseudoClass LONG = PseudoClass.getPseudoClass("long");
    /** How many letters surely fit into a line: a menu asks its parts for their heights without telling a width. */
    private static final int LINE = 50;

    private final Session session;
    private final Offers offers;
    private final Target target;
    private final FaultWords words;
    private final Label title = new Label();
    private final Label note = new Label();
    private final Label sentence = new Label();
    private final List<DoingItem> doings = new ArrayList<>();
    private final List<MenuItem> items = new ArrayList<>();
    private ThingMenu shown;

    ThingItems(Desk desk, Session session, Offers offers, Target target, FaultWords words) {
        this.session = session;
        this.offers = offers;
        this.target = target;
        this.words = words;
        this.shown = ThingMenu.of(session, offers, target, words);
        title.getStyleClass().add("menu-title");
        title.setGraphic(new FontIcon(Icons.of(target)));
        note.getStyleClass().add("menu-note");
        note.setWrapText(true);
        items.add(inert(new VBox(title, note), "menu-head"));
        for (List<Doing> section : shown.sections()) {
            items.add(new SeparatorMenuItem());
            section.forEach(doing -> add(
                    new DoingItem(doing, one -> desk.workbench().act(one.offer().action()), this::tell)));
        }
        if (!doings.isEmpty()) {
            sentence.getStyleClass().add("menu-sentence");
            sentence.setWrapText(true);
            sentence.setText(words.texts().say("menu.hint"));
            items.add(inert(new VBox(new Separator(), sentence), "menu-foot"));
        }
        dress();
    }

    private void add(DoingItem doing) {
        doings.add(doing);
        items.add(doing.item());
    }

    /** A part of the menu that cannot be chosen and is passed over by the keys. */
    private static MenuItem inert(Node content, String style) {
        SeparatorMenuItem item = new SeparatorMenuItem();
        content.getStyleClass().add(style);
        item.setContent(content);
        return item;
    }

    private void tell(Doing doing) {
        sentence.setText(doing.sentence());
    }

    List<MenuItem> items() {
        return List.copyOf(items);
    }

    String title() {
        return shown.title();
    }

    /** Shows what applies now. */
    void follow() {
        ThingMenu next = ThingMenu.of(session, offers, target, words);
        if (!next.equals(shown)) {
            shown = next;
            dress();
        }
    }

    private void dress() {
        title.setText(shown.title());
        note.setText(shown.note());
        note.pseudoClassStateChanged(PAST, shown.past());
        note.pseudoClassStateChanged(LONG, shown.note().length() > LINE);
        List<Doing> all = shown.all();
        for (int i = 0; i < doings.size(); i++) {
            doings.get(i).show(all.get(i));
        }
    }
}
