package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.LabScenarios;
import dev.lockscope.testkit.ModelPlayer;
import dev.lockscope.trace.Event;
import dev.lockscope.trace.Trace;
import dev.lockscope.trace.world.Belief;
import dev.lockscope.trace.world.ClientState;
import dev.lockscope.trace.world.ClientView;
import dev.lockscope.trace.world.KeyView;
import dev.lockscope.trace.world.NodeView;
import dev.lockscope.trace.world.ResourceView;
import dev.lockscope.trace.world.World;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;

/** The changes that the page has, applied one after the other, give the state of the run after each event. */
class HtmlStateTest {

    @TestFactory
    Stream<DynamicTest> thePageIsInTheStateOfTheRunAfterEachEvent() throws IOException {
        return LabScenarios.each(scenario -> agrees(ModelPlayer.play(scenario)));
    }

    private static void agrees(Trace trace) {
        HtmlReading page = HtmlReading.of(Exported.of(ExportFormat.HTML, trace).text());
        assertThat(page.instants())
                .isEqualTo(trace.events().stream().map(Event::at).toList());
        assertThat(Numbers.of(trace)).isEqualTo(counted(page, trace));

        World world = World.initial(trace.header());
        int events = 0;
        for (Event event : trace.events()) {
            world = world.after(event);
            events++;
            clients(page, world, events, event.at());
            nodes(page, world, events, event.at());
            resources(page, world, events);
        }
    }

    private static void clients(HtmlReading page, World world, int events, long instant) {
        assertThat(page.parties("client")).hasSize(world.clients().size());
        for (ClientView client : world.clients()) {
            JsonNode card = page.card(page.party("client", client.name()), events, 0);
            assertThat(text(card, "inside")).isEqualTo(client.criticalSection());
            assertThat(card.get("mood").asString()).isEqualTo(mood(client));
            Optional<String> token = client.beliefs().values().stream()
                    .filter(Belief.Holds.class::isInstance)
                    .map(Belief.Holds.class::cast)
                    .findFirst()
                    .filter(holds -> holds.holdsAt(instant))
                    .map(Belief.Holds::token);
            assertThat(text(card, "believes")).isEqualTo(token);
        }
    }

    private static String mood(ClientView client) {
        ClientState state = client.state();
        boolean inside = client.isInCriticalSection();
        if (state instanceof ClientState.NotStarted) {
            return "waiting";
        } else if (state instanceof ClientState.Crashed) {
            return "dead";
        } else if (state instanceof ClientState.Finished) {
            return "done";
        } else if (state instanceof ClientState.Running) {
            return inside ? "inside" : "lively";
        }
        return inside ? "frozen-inside" : "frozen";
    }

    private static void nodes(HtmlReading page, World world, int events, long instant) {
        for (NodeView node : world.nodes()) {
            JsonNode card = page.card(page.party("node", node.name()), events, 0);
            Optional<KeyView> key = world.locks().stream()
                    .flatMap(lock -> node.key(lock).stream())
                    .findFirst()
                    .filter(stored -> stored.isAliveAt(instant));
            assertThat(text(card, "token")).isEqualTo(key.map(KeyView::value));
            assertThat(card.get("mood").asString().equals("lively")).isEqualTo(node.up());
            if (node.up()) {
                long until = key.flatMap(stored -> stored.expiresAt().isEmpty()
                                ? Optional.empty()
                                : Optional.of(stored.expiresAt().getAsLong()))
                        .orElse(0L);
                assertThat(card.get("ring").get("until").asLong()).isEqualTo(until);
            }
        }
    }

    private static void resources(HtmlReading page, World world, int events) {
        for (ResourceView resource : world.resources()) {
            JsonNode card = page.card(page.party("resource", resource.name()), events, 0);
            assertThat(List.of(
                            card.get("value").asLong(),
                            card.get("accepted").asLong(),
                            card.get("rejected").asLong()))
                    .isEqualTo(List.of(resource.value(), (long) resource.accepted(), (long) resource.rejected()));
            if (!resource.kind().isEmpty()) {
                assertThat(page.words(card)).startsWith(String.format(Locale.ROOT, "%d\n", resource.value()));
            }
        }
    }

    private static Optional<String> text(JsonNode card, String name) {
        return card.has(name) ? Optional.of(card.get(name).asString()) : Optional.empty();
    }

    /** Counted in the page alone: who was inside by the courses of the clients, writes by the last card of the resources. */
    private static Numbers counted(HtmlReading page, Trace trace) {
        Stays stays = new Stays();
        page.parties("client").forEach((name, party) -> {
            JsonNode course = party.get("course");
            for (int i = 0; i < course.size(); i += 3) {
                int events = course.get(i).asInt();
                long at = (events == 0 ? 0 : page.instants().get(events - 1))
                        + course.get(i + 1).asLong();
                JsonNode card = page.run().get("cards").get(course.get(i + 2).asInt());
                Optional<String> inside = text(card, "inside");
                if (inside.isPresent()) {
                    stays.enter(name, inside.get(), at);
                } else {
                    stays.leaveAll(name, at);
                }
            }
        });
        stays.end(page.run().get("to").asLong());
        long accepted = 0;
        long rejected = 0;
        for (JsonNode party : page.parties("resource").values()) {
            JsonNode last = page.card(party, trace.events().size(), 0);
            accepted += last.get("accepted").asLong();
            rejected += last.get("rejected").asLong();
        }
        long acquired = page.facts().stream().filter("LockAcquired"::equals).count();
        return new Numbers(acquired, stays.overlap(), accepted, rejected);
    }
}
