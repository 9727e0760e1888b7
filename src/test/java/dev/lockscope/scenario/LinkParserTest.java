package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.port.RetryPolicy;
import dev.lockscope.scenario.ClientSpec.Start;
import dev.lockscope.scenario.problem.Position;
import dev.lockscope.scenario.problem.Problems;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LinkParserTest {

    private final Problems problems = new Problems("links.yaml");

    @Test
    void namesMayHoldDashes() {
        LinkParser parser = parser(List.of("A", "A-b"), List.of("redis-1"));
        assertThat(parser.parse(written("A-b-redis-1"))).contains(new LinkEnds("A-b", "redis-1"));
        assertThat(problems.count()).isZero();
    }

    @Test
    void aLinkThatCanBeTwoIsRefused() {
        LinkParser parser = parser(List.of("A", "A-b"), List.of("b-c", "c"));
        assertThat(parser.parse(written("A-b-c"))).isEmpty();
        assertThat(problems.inOrder())
                .singleElement()
                .asString()
                .startsWith("links.yaml:1:1: \"A-b-c\" can mean more than one link");
    }

    private LinkParser parser(List<String> clients, List<String> nodes) {
        List<ClientDraft> drafts = clients.stream().map(LinkParserTest::client).toList();
        return new LinkParser(problems, new Actors(drafts, new Topology.Independent(nodes), List.of(), true));
    }

    private static ClientDraft client(String name) {
        ClientSpec spec = new ClientSpec(
                name,
                "set-nx-px",
                Duration.ofSeconds(1),
                Duration.ofSeconds(1),
                RetryPolicy.once(),
                Start.AT_ONCE,
                List.of());
        return new ClientDraft(
                Position.START, name, spec, Optional.empty(), Position.START, Position.START, List.of(), true);
    }

    private static Located<String> written(String link) {
        return new Located<>(Position.START, link);
    }
}
