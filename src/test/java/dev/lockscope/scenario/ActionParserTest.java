package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.lockscope.scenario.LinkAction.Part;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every action is read back from its own text, and the schema knows it. */
class ActionParserTest {

    private static final Duration SHORT = Duration.ofMillis(20);
    private static final Duration LONG = Duration.ofMillis(1_500);

    private static final List<Action> CLIENTS = List.of(
            new ClientAction.Start("B"),
            new ClientAction.Pause("A"),
            new ClientAction.Resume("A"),
            new ClientAction.Stall("A"),
            new ClientAction.Resume("A"),
            new ClientAction.Finish("A"),
            new ClientAction.DriftClock("A", 1.5),
            new ClientAction.Crash("A"));
    private static final List<Action> NODES = List.of(
            new NodeAction.Stall("n1"),
            new NodeAction.Resume("n1"),
            new NodeAction.Crash("n1"),
            new NodeAction.Restart("n1", Optional.empty(), true),
            new NodeAction.LosePower("n1"),
            new NodeAction.Restart("n1", Optional.empty(), false),
            new NodeAction.Stop("n1"),
            new NodeAction.Restart("n1", Optional.of(LONG), true),
            new NodeAction.Crash("n2"),
            new NodeAction.Restart("n2", Optional.of(LONG), false),
            new NodeAction.Promote("n2"),
            new NodeAction.JumpClock("n2", LONG),
            new NodeAction.JumpClock("n2", SHORT.negated()),
            new NodeAction.DriftClock("n2", 0.1),
            new NodeAction.Evict("n2"),
            new NodeAction.Flush("n2"),
            new NodeAction.Delete("n2", "lock:l"));
    private static final List<Action> NETWORK = List.of(
            new LinkAction.Hold("A", "n1", Part.BOTH),
            new LinkAction.Hold("n2", "n1", Part.REPLIES),
            new LinkAction.HoldNext("A", "s1", Part.REQUESTS),
            new LinkAction.Lose("s1", "s2", Part.BOTH),
            new LinkAction.Lose("s1", "n2", Part.REQUESTS),
            new LinkAction.LoseNext("A", "n1", Part.REPLIES),
            new LinkAction.Open("A", "n1"),
            new LinkAction.Cut("A", "n1"),
            new LinkAction.Reset("A", "n2"),
            new LinkAction.Delay("A", "n1", LONG, SHORT, Part.REPLIES),
            new LinkAction.Delay("A", "n1", LONG, Duration.ZERO, Part.BOTH),
            new NetworkAction.Partition(List.of("A", "n1", "s3")),
            new NetworkAction.Heal());

    @TestFactory
    Stream<DynamicTest> everyActionIsReadBackFromItsText() {
        return Stream.of(CLIENTS, NODES, NETWORK)
                .map(actions -> DynamicTest.dynamicTest(
                        actions.get(0).text() + " ...",
                        () -> assertThat(parse(actions)).isEqualTo(actions)));
    }

    @Test
    void theSchemaKnowsEveryAction() throws IOException {
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(Files.readString(Path.of("assets/scenario.schema.json")), InputFormat.JSON);
        Stream.of(CLIENTS, NODES, NETWORK)
                .forEach(actions -> assertThat(schema.validate(scenario(actions), InputFormat.YAML))
                        .isEmpty());
    }

    @Test
    void everyVerbIsAmongTheActionsHere() {
        List<Action> all = new ArrayList<>(CLIENTS);
        all.addAll(NODES);
        all.addAll(NETWORK);
        assertThat(all.stream().map(action -> action.text().split(" ")[0]).distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(ActionVerb.values()).map(ActionVerb::id).toList());
    }

    @Test
    void withoutAWordTheNextMessageIsARequest() throws ScenarioException {
        String text = scenario(List.of(new LinkAction.HoldNext("A", "n1", Part.BOTH)));
        assertThat(ScenarioLoader.parse("actions.yaml", text)
                        .get(0)
                        .script()
                        .get(0)
                        .actions())
                .containsExactly(new LinkAction.HoldNext("A", "n1", Part.REQUESTS));
    }

    private static List<Action> parse(List<Action> actions) throws ScenarioException {
        return ScenarioLoader.parse("actions.yaml", scenario(actions))
                .get(0)
                .script()
                .get(0)
                .actions();
    }

    private static String scenario(List<Action> actions) {
        boolean starts = actions.stream().anyMatch(ClientAction.Start.class::isInstance);
        boolean works = actions.stream().anyMatch(ClientAction.Finish.class::isInstance);
        return """
                id: actions
                title: {en: Actions, nb: Handlinger}
                goal: {en: All of them., nb: Alle sammen.}
                topology: {kind: sentinel, keeps: aof-everysec}
                lock: lock:l
                resource: {kind: memory, balance: 0}
                clients:
                  A: {recipe: set-nx-px, ttl: 1s, does: [acquire%s]}
                  B: {recipe: set-nx-px, ttl: 1s%s, does: [acquire]}
                script:
                  - when: A.acquired
                    do: [%s]
                expect: safe
                """.formatted(
                        works ? ", work: until-told" : "",
                        starts ? ", start: when-told" : "",
                        actions.stream().map(Action::text).collect(Collectors.joining(", ")));
    }
}
