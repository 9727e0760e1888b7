package dev.lockscope.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.time.Randomness;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Header;
import dev.lockscope.trace.RandomEvents;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.World;
import dev.lockscope.trace.world.WorldIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Spans are another view of the world: at every instant of a random trace both say the same. */
class SpansAndWorldTest {

    private static final int TRACES = 60;

    @Test
    void theSpansAtAnInstantAreWhatTheWorldSaysOfIt() {
        for (long seed = 0; seed < TRACES; seed++) {
            Trace trace = new Trace(RandomEvents.plain(seed).header(), Leases.random(seed, 250));
            Timeline timeline = Timeline.of(trace);
            WorldIndex index = WorldIndex.of(trace);
            long end = timeline.now();
            for (long instant = 0; instant <= end; instant++) {
                World world = index.atInstant(instant);
                assertThat(new TreeSet<>(spans(timeline, instant)))
                        .as("seed %d, instant %d", seed, instant)
                        .isEqualTo(new TreeSet<>(states(world, instant)));
            }
        }
    }

    @Test
    void eventsThatComeInPiecesAndLateGiveTheSamePicture() {
        for (long seed = 0; seed < TRACES; seed++) {
            Header header = RandomEvents.plain(seed).header();
            List<Event> arrived = Leases.random(seed, 300);
            Timeline live = new Timeline(header);
            Randomness chunks = Randomness.seeded(seed);
            for (int from = 0; from < arrived.size(); ) {
                int to = (int) Math.min(arrived.size(), from + 1 + chunks.nextLong(40));
                live.append(arrived.subList(from, to));
                from = to;
                Timeline whole = Timeline.of(new Trace(header, arrived.subList(0, from)));
                assertThat(picture(live)).as("seed %d, %d events", seed, from).isEqualTo(picture(whole));
            }
        }
    }

    @Test
    void spansOfARowNeverOverlapAndNeverRunBackwards() {
        for (long seed = 0; seed < TRACES; seed++) {
            Timeline timeline = Timeline.of(new Trace(RandomEvents.plain(seed).header(), Leases.random(seed, 300)));
            for (Lane lane : timeline.lanes()) {
                for (Row row : timeline.rows(lane)) {
                    long latest = 0;
                    for (Span span : timeline.spans(row)) {
                        assertThat(span.from()).as("seed %d, %s", seed, span).isGreaterThanOrEqualTo(latest);
                        latest = span.to().orElse(Long.MAX_VALUE);
                        assertThat(latest).as("seed %d, %s", seed, span).isGreaterThanOrEqualTo(span.from());
                    }
                }
            }
        }
    }

    @Test
    void hostileTextsAndExtremeNumbersAreOnlyDrawn() {
        for (long seed = 0; seed < TRACES; seed++) {
            Timeline timeline = Timeline.of(RandomEvents.hostile(seed).trace(300));
            List<Row> rows = timeline.lanes().stream()
                    .flatMap(lane -> timeline.rows(lane).stream())
                    .toList();
            Frame frame = timeline.frame(rows, timeline.fit(300, 5));
            assertThat(frame.runs())
                    .extracting(Run::row)
                    .containsAll(IntStream.range(0, rows.size()).boxed().toList());
        }
    }

    private static List<Object> picture(Timeline timeline) {
        List<Object> picture = new ArrayList<>(timeline.lanes());
        for (Lane lane : timeline.lanes()) {
            for (Row row : timeline.rows(lane)) {
                picture.add(row);
                picture.addAll(timeline.spans(row));
            }
        }
        picture.addAll(timeline.arrows(0, Long.MAX_VALUE, Integer.MAX_VALUE).shown());
        return picture;
    }

    private static List<String> spans(Timeline timeline, long instant) {
        return timeline.at(instant).stream()
                .filter(span -> switch (span.kind()) {
                    case REQUESTING,
                            HOLDING,
                            OVERDUE,
                            IN_SECTION,
                            WORKING,
                            PAUSED,
                            STALLED,
                            CRASHED,
                            KEY_HELD,
                            MASTER,
                            REPLICA,
                            UNSYNCED,
                            DOWN,
                            SUSPECTS,
                            SECTION_OVERLAP,
                            BELIEF_OVERLAP,
                            FAULT,
                            IN_TRANSACTION,
                            LINK_HOLDS,
                            LINK_LOSES,
                            LINK_DELAYS,
                            LINK_CUT,
                            NAMES_MASTER -> true;
                    default -> false;
                })
                .map(span -> span.kind() + " "
                        + switch (span.kind()) {
                            case FAULT -> span.label();
                            case LINK_HOLDS, LINK_LOSES, LINK_DELAYS, LINK_CUT ->
                                span.row().subject() + " " + span.label();
                            case KEY_HELD ->
                                span.row().lane().name() + " " + span.row().subject() + " " + span.label() + " "
                                        + span.clients();
                            case SECTION_OVERLAP, BELIEF_OVERLAP ->
                                span.row().lane().name() + " " + span.clients();
                            default ->
                                span.row().lane().name() + " " + span.row().subject() + " " + span.label();
                        })
                .toList();
    }

    private static List<String> states(World world, long instant) {
        List<String> states = new ArrayList<>();
        world.clients().forEach(client -> client(states, client, instant));
        world.nodes().forEach(node -> node(states, node, instant));
        world.sentinels().forEach(sentinel -> {
            sentinel.suspects().forEach(node -> states.add("SUSPECTS " + sentinel.name() + " " + node + " " + node));
            sentinel.master().ifPresent(node -> states.add("NAMES_MASTER " + sentinel.name() + "  " + node));
        });
        world.links().forEach(link -> {
            String name = link.condition().name();
            if (!name.equals("OPEN")) {
                String kind = name.contains("_") ? name.substring(0, name.indexOf('_')) : name;
                states.add("LINK_" + kind + " " + link.name().from() + "-"
                        + link.name().to() + " " + name);
            }
        });
        world.faults().forEach(fault -> states.add("FAULT " + fault.kind() + " " + fault.target()));
        world.resources()
                .forEach(resource -> resource.books()
                        .transactions()
                        .forEach(client -> states.add("IN_TRANSACTION " + resource.name() + " " + client + " ")));
        for (String lock : List.of("A", "B", "n1", "lock:account", "account", "7f3a90", "34")) {
            if (world.insiders(lock).size() > 1) {
                states.add("SECTION_OVERLAP " + lock + " " + world.insiders(lock));
            }
            if (world.believers(lock, instant).size() > 1) {
                states.add("BELIEF_OVERLAP " + lock + " " + world.believers(lock, instant));
            }
        }
        return states;
    }

    private static void client(List<String> states, ClientView client, long instant) {
        String name = client.name();
        for (String lock : client.beliefs().names()) {
            Belief belief = client.belief(lock);
            if (belief instanceof Belief.Requesting asking) {
                states.add("REQUESTING " + name + " " + lock + " " + asking.recipe());
            } else if (belief instanceof Belief.Holds holds) {
                String label =
                        holds.fence().isPresent() ? Long.toString(holds.fence().getAsLong()) : holds.token();
                states.add((holds.holdsAt(instant) ? "HOLDING " : "OVERDUE ") + name + " " + lock + " " + label);
            }
        }
        client.criticalSection().ifPresent(lock -> states.add("IN_SECTION " + name + "  " + lock));
        if (client.working()) {
            states.add("WORKING " + name + "  ");
        }
        state(client.state()).ifPresent(state -> states.add(state + " " + name + "  "));
    }

    private static Optional<String> state(ClientState state) {
        return state instanceof ClientState.Paused
                ? Optional.of("PAUSED")
                : state instanceof ClientState.Stalled
                        ? Optional.of("STALLED")
                        : state instanceof ClientState.Crashed ? Optional.of("CRASHED") : Optional.empty();
    }

    private static void node(List<String> states, NodeView node, long instant) {
        for (KeyView key : node.keys()) {
            if (key.isAliveAt(instant)) {
                states.add("KEY_HELD " + node.name() + " " + key.key() + " " + key.value() + " "
                        + key.owner().map(List::of).orElseGet(List::of));
            }
        }
        if (node.role().isPresent()) {
            String kind = !node.up()
                    ? "DOWN"
                    : node.role().get().name().equals("MASTER") ? "MASTER" : node.synced() ? "REPLICA" : "UNSYNCED";
            boolean follows = kind.equals("REPLICA") || kind.equals("UNSYNCED");
            states.add(
                    kind + " " + node.name() + "  " + (follows ? node.follows().orElse("") : ""));
        }
    }
}
