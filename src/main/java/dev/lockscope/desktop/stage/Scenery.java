package dev.lockscope.desktop.stage;

import dev.lockscope.desktop.session.Moment;
import dev.lockscope.desktop.session.Session;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.LinkName;
import dev.lockscope.trace.world.LinkView;
import dev.lockscope.trace.world.ResourceView;
import dev.lockscope.trace.world.SentinelView;
import dev.lockscope.trace.world.World;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/** What a run's cards, links and messages say at a moment. */
final class Scenery {

    /** How many events of the last while are looked through for messages. */
    private static final int MOST_RECENT = 400;

    private final Session session;
    private final Texts texts;
    private final ClientText clients;
    private final NodeText nodes;
    private final SentinelText sentinels;
    private final ResourceText resources;
    private final Places places;
    private final Leases leases = new Leases();
    private final Said<LinkName, LinkView, LinkText> links = new Said<>();
    private final Said<Stand, SentinelView, CardText> watching = new Said<>();
    private final Said<Stand, ResourceView, CardText> kept = new Said<>();

    Scenery(Session session, Texts texts, Places places) {
        this.session = session;
        this.texts = texts;
        this.places = places;
        this.clients = new ClientText(texts);
        this.nodes = new NodeText(texts, places);
        this.sentinels = new SentinelText(texts);
        this.resources = new ResourceText(texts, places);
    }

    /** The language has changed. */
    void forget() {
        links.forget();
        watching.forget();
        kept.forget();
    }

    CardText card(Stand stand, Moment moment) {
        World world = moment.world();
        String name = stand.name();
        return switch (stand.party()) {
            case CLIENT -> clients.say(world.client(name), moment.instant(), places.of(name), stand.rows());
            case NODE ->
                nodes.say(world, world.node(name), moment.instant(), key -> lease(moment, name, key), stand.rows());
            case SENTINEL ->
                watching.of(stand, world.sentinel(name), view -> sentinels.say(view, firstMaster(), stand.rows()));
            case RESOURCE -> kept.of(stand, world.resource(name), view -> resources.say(view, stand.rows()));
        };
    }

    private String firstMaster() {
        List<String> all = session.header().cast().nodes();
        return all.isEmpty() ? "" : all.get(0);
    }

    private long lease(Moment moment, String node, KeyView key) {
        return leases.whole(
                session.index()::event,
                moment.events(),
                node,
                key.key(),
                key.expiresAt().orElse(key.storedAt()),
                key.storedAt());
    }

    List<Message> messages(Moment moment, Motion motion) {
        return Messages.at(moment, session.timeline(), recent(moment, motion), motion);
    }

    private List<Event> recent(Moment moment, Motion motion) {
        List<Event> recent = new ArrayList<>();
        long oldest = moment.instant() - 3 * motion.window();
        for (int i = moment.events() - 1; i >= 0 && recent.size() < MOST_RECENT; i--) {
            Event event = session.index().event(i);
            if (!recent.isEmpty() && event.at() < oldest) {
                break;
            }
            recent.add(event);
        }
        Collections.reverse(recent);
        return recent;
    }

    void show(Wire wire, Moment moment, OptionalInt user) {
        World world = moment.world();
        LinkName name = wire.route().link();
        LinkView link = world.link(name.from(), name.to());
        boolean counted = wire.route().carries() != Route.Carries.COMMANDS;
        LinkText text = links.of(name, link, view -> LinkText.of(view, counted, texts));
        boolean remarkable = !text.label().isEmpty();
        boolean present = switch (wire.route().carries()) {
            case COMMANDS, WRITES -> true;
            case COPIES ->
                remarkable
                        || world.node(name.from())
                                .follows()
                                .filter(name.to()::equals)
                                .isPresent();
            case QUESTIONS -> remarkable || world.nodes().has(name.to());
        };
        wire.show(text, present, isAlive(world, name.from()) && isAlive(world, name.to()), user);
    }

    private static boolean isAlive(World world, String name) {
        if (world.clients().has(name)) {
            ClientState state = world.client(name).state();
            return state instanceof ClientState.Running
                    || state instanceof ClientState.Paused
                    || state instanceof ClientState.Stalled;
        } else if (world.nodes().has(name)) {
            return world.node(name).up();
        }
        return true;
    }
}
