package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.lab.offer.Target;
import dev.lockscope.trace.world.LinkName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongSupplier;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Pane;
import org.jspecify.annotations.Nullable;

/**
 * One run on the stage. Its cards and links are made once for a size, and only what they say changes; {@link #update} is
 * called before a frame is laid out.
 */
final class Board extends Pane {

    private static final PseudoClass CROWDED = PseudoClass.getPseudoClass("crowded");

    /** With more links than these, those at rest step back. */
    private static final int MANY = 16;

    private static final double BEHIND = 2;
    private static final double BETWEEN = 1;
    private static final double BEFORE = -1;

    private final Parties parties;
    private final Scenery scenery;
    private final Texts texts;
    private final Menus menus;
    private final LongSupplier clock;
    private final Places places;
    private final Map<String, CardView> cards = new LinkedHashMap<>();
    private final List<Wire> wires = new ArrayList<>();
    private final List<Pill> pills = new ArrayList<>();
    private Plan plan = new Plan(1, List.of(), List.of());
    private Place laidOut = new Place(0, 0, 0, 0);
    private double laidOutText;

    Board(Session session, Texts texts, Menus menus, LongSupplier clock) {
        this.parties = Parties.of(session.header().cast(), session.scenario());
        this.places = new Places(parties.clients());
        this.scenery = new Scenery(session, texts, places);
        this.texts = texts;
        this.menus = menus;
        this.clock = clock;
        getStyleClass().add("stage-board");
        setMinSize(0, 0);
        Asking.let(this, new Target.OfNetwork(), menus, clock);
    }

    /**
     * Shows a moment.
     *
     * @param text the size of plain text in the window, px
     */
    void update(Moment moment, Motion motion, double text) {
        layOut(text);
        for (Stand stand : plan.stands()) {
            CardView card = cards.get(stand.name());
            if (card != null) {
                card.show(scenery.card(stand, moment));
            }
        }
        List<Message> messages = scenery.messages(moment, motion);
        Map<LinkName, Message> onLinks = new HashMap<>();
        messages.forEach(message -> onLinks.put(message.link(), message));
        for (Wire wire : wires) {
            Message message = onLinks.get(wire.route().link());
            OptionalInt user =
                    message == null || message.client().isEmpty() ? OptionalInt.empty() : place(message.client());
            scenery.show(wire, moment, user);
        }
        show(messages);
        requestLayout();
    }

    /** The language has changed. */
    void forget() {
        scenery.forget();
    }

    private OptionalInt place(String client) {
        return OptionalInt.of(places.of(client));
    }

    private void show(List<Message> messages) {
        int used = 0;
        Set<Message> told = Messages.told(messages);
        for (Message message : messages) {
            Route route = plan.route(message.link()).orElse(null);
            if (route == null) {
                continue;
            }
            if (used == pills.size()) {
                Pill pill = new Pill(plan.em());
                pill.setViewOrder(BEFORE);
                pill.setManaged(false);
                pills.add(pill);
                getChildren().add(pill);
            }
            OptionalInt owner = message.client().isEmpty() ? OptionalInt.empty() : place(message.client());
            pills.get(used++).show(message, route, owner, told.contains(message), texts);
        }
        pills.subList(used, pills.size()).forEach(Pill::hide);
    }

    // Laying out

    private void layOut(double text) {
        Place size = new Place(0, 0, getWidth(), getHeight());
        if ((size.equals(laidOut) && text == laidOutText) || size.width() < 1 || size.height() < 1) {
            return;
        }
        laidOut = size;
        laidOutText = text;
        String focused = focused();
        plan = Planner.plan(parties, size.width(), size.height(), text);
        setStyle("-fx-font-size: " + Math.round(plan.em() * 100) / 100.0 + "px;");
        cards.clear();
        wires.clear();
        pills.clear();
        plan.stands().forEach(this::add);
        plan.routes().forEach(this::add);
        pseudoClassStateChanged(CROWDED, wires.size() > MANY);
        List<Node> all = new ArrayList<>(cards.values());
        for (Wire wire : wires) {
            all.add(wire);
            all.add(wire.label());
        }
        getChildren().setAll(all);
        all.stream()
                .filter(node -> node.getId() != null && node.getId().equals(focused))
                .findFirst()
                .ifPresent(Node::requestFocus);
    }

    private @Nullable String focused() {
        Scene scene = getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        return owner != null && getChildren().contains(owner) ? owner.getId() : null;
    }

    private void add(Stand stand) {
        OptionalInt place = stand.party() == Party.CLIENT ? place(stand.name()) : OptionalInt.empty();
        CardView card = new CardView(stand, place, plan.em());
        Asking.let(card, target(stand), menus, clock);
        cards.put(stand.name(), card);
    }

    private static Target target(Stand stand) {
        return switch (stand.party()) {
            case CLIENT -> new Target.OfClient(stand.name());
            case NODE -> new Target.OfNode(stand.name());
            case SENTINEL -> new Target.OfSentinel(stand.name());
            case RESOURCE -> new Target.OfResource(stand.name());
        };
    }

    private void add(Route route) {
        Wire wire = new Wire(route, plan.em());
        wire.setViewOrder(BEHIND);
        wire.setManaged(false);
        wire.label().setViewOrder(BETWEEN);
        if (route.carries() != Route.Carries.WRITES) {
            Target target = new Target.OfLink(route.link().from(), route.link().to());
            Asking.let(wire, target, menus, clock);
            wire.label().addEventHandler(MouseEvent.MOUSE_PRESSED, event -> wire.requestFocus());
            Asking.let(wire.label(), target, menus, clock);
        }
        wires.add(wire);
    }

    @Override
    protected void layoutChildren() {
        for (Stand stand : plan.stands()) {
            Place place = stand.place();
            CardView card = cards.get(stand.name());
            if (card != null) {
                card.resizeRelocate(place.x(), place.y(), place.width(), place.height());
            }
        }
        Set<LinkName> labelled = new HashSet<>();
        for (Wire wire : wires) {
            wire.arrange(plan.em());
            if (wire.label().isVisible()) {
                labelled.add(wire.route().link());
            }
        }
        for (Pill pill : pills) {
            boolean below =
                    pill.route().map(route -> labelled.contains(route.link())).orElse(false);
            pill.arrange(plan.em(), laidOut, below);
        }
    }
}
