package dev.lockscope.export.html;

import dev.lockscope.export.Excerpt;
import dev.lockscope.export.Selection;
import dev.lockscope.trace.Cast;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.LinkFact;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.LinkName;
import dev.lockscope.trace.world.LinkView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.ToIntFunction;

/** Folds a run once, from its beginning to the end of what is shown, and keeps what the page says of each party. */
final class Replay {

    private final Excerpt excerpt;
    private final Cast cast;
    private final List<Party> parties;
    private final Map<Party, Course> courses = new LinkedHashMap<>();
    private final Map<Party, List<Object>> grounds = new LinkedHashMap<>();
    private final Leases leases = new Leases();
    private final ClientCard clients;
    private final NodeCard nodes;
    private final SentinelCard sentinels;
    private final ResourceCard resources;
    private final LinkCard links;

    private World world;
    private int shown;
    private long shownAt;
    private long now;

    private Replay(Excerpt excerpt, PageText texts, CodeShelf shelf) {
        this.excerpt = excerpt;
        this.cast = excerpt.trace().header().cast();
        this.parties = Party.of(cast, excerpt.clients(), linksAmongServers());
        this.world = World.initial(excerpt.trace().header());
        ToIntFunction<String> placeOf = name -> Math.max(0, cast.clients().indexOf(name));
        this.clients = new ClientCard(texts, shelf);
        this.nodes = new NodeCard(texts, placeOf, leases);
        this.sentinels = new SentinelCard(
                texts, cast.nodes().isEmpty() ? "" : cast.nodes().get(0));
        this.resources = new ResourceCard(texts, placeOf);
        this.links = new LinkCard(texts);
        parties.forEach(party -> courses.put(party, new Course()));
    }

    /** What is said of each party, in the order in which they are shown. */
    static Map<Party, Course> of(Excerpt excerpt, PageText texts, CodeShelf shelf) {
        Replay replay = new Replay(excerpt, texts, shelf);
        replay.run();
        return replay.courses;
    }

    /** When what is shown begins, ns since the run's start. */
    static long beginning(Excerpt excerpt) {
        long from = excerpt.selection().from();
        if (from != Selection.ALL.from()) {
            return from;
        }
        List<Event> events = excerpt.trace().events();
        return events.isEmpty() ? 0 : Math.min(0, events.get(0).at());
    }

    /** When what is shown ends: with the latest event, or where the time asked for does. */
    static long end(Excerpt excerpt) {
        List<Event> events = excerpt.trace().events();
        long last = events.isEmpty() ? 0 : events.get(events.size() - 1).at();
        return Math.max(beginning(excerpt), Math.min(last, excerpt.selection().to()));
    }

    private Set<LinkName> linksAmongServers() {
        List<String> shown = new ArrayList<>(cast.nodes());
        shown.addAll(cast.sentinels());
        Set<LinkName> links = new LinkedHashSet<>();
        for (Event event : excerpt.trace().events()) {
            if (event.fact() instanceof LinkFact link && shown.contains(link.from()) && shown.contains(link.to())) {
                links.add(new LinkName(link.from(), link.to()));
            }
        }
        return links;
    }

    private void run() {
        long from = beginning(excerpt);
        shownAt = from;
        List<Event> before = new ArrayList<>();
        List<Event> during = new ArrayList<>();
        for (Event event : excerpt.trace().events()) {
            (event.at() < from ? before : during).add(event);
        }
        before.forEach(this::fold);
        now = from;
        parties.forEach(this::note);
        for (Event event : during) {
            if (event.at() > excerpt.selection().to()) {
                break;
            }
            turn(event.at());
            fold(event);
            now = event.at();
            if (excerpt.contains(event)) {
                shown++;
                shownAt = event.at();
            }
            parties.forEach(this::noteChange);
        }
        // What has no end in the trace may still run out in the time that the page shows behind it.
        turn(Long.MAX_VALUE);
    }

    private void fold(Event event) {
        leases.consider(event);
        world = world.after(event);
    }

    /** What changes by itself before an instant. */
    private void turn(long before) {
        for (Party party : parties) {
            long after = now;
            OptionalLong turn = turn(party, after);
            while (turn.isPresent() && turn.getAsLong() < before) {
                after = turn.getAsLong();
                courses(party).add(shown, after - shownAt, card(party, after));
                turn = turn(party, after);
            }
        }
    }

    private OptionalLong turn(Party party, long after) {
        return switch (party.kind()) {
            case CLIENT -> ClientCard.turn(world.client(party.name()), after);
            case NODE -> NodeCard.turn(world, world.node(party.name()), after);
            case SENTINEL, RESOURCE, LINK -> OptionalLong.empty();
        };
    }

    private void noteChange(Party party) {
        List<Object> ground = ground(party);
        if (!ground.equals(grounds.put(party, ground))) {
            note(party);
        }
    }

    private void note(Party party) {
        courses(party).add(shown, now - shownAt, card(party, now));
    }

    private Course courses(Party party) {
        return courses.computeIfAbsent(party, any -> new Course());
    }

    private Card card(Party party, long instant) {
        return switch (party.kind()) {
            case CLIENT -> clients.of(world.client(party.name()), instant, party.place());
            case NODE -> nodes.of(world, world.node(party.name()), instant);
            case SENTINEL -> sentinels.of(world.sentinel(party.name()));
            case RESOURCE -> resources.of(world.resource(party.name()));
            case LINK -> links.of(link(party), client(party));
        };
    }

    /** All that the card depends on: where this is as it was, the card is too. */
    private List<Object> ground(Party party) {
        return switch (party.kind()) {
            case CLIENT -> List.of(world.client(party.name()), turn(party, now));
            case NODE -> {
                NodeView node = world.node(party.name());
                int waiting = node.follows()
                        .map(master -> world.link(party.name(), master).held().size())
                        .orElse(0);
                yield List.of(node, waiting, world.locks(), turn(party, now));
            }
            case SENTINEL -> List.of(world.sentinel(party.name()));
            case RESOURCE -> List.of(world.resource(party.name()));
            case LINK -> List.of(link(party), client(party).map(ClientView::inFlight));
        };
    }

    private LinkView link(Party party) {
        return world.link(party.link().from(), party.link().to());
    }

    private Optional<ClientView> client(Party party) {
        return world.clients().get(party.link().from());
    }
}
