package dev.lockscope.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.lockscope.lock.recipe.Catalogue;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The schema by which editors complete and check scenario files says the same as the loader, as far as a schema can. */
class SchemaTest {

    private static final Path FILE = Path.of("assets/scenario.schema.json");
    private static final Path BROKEN = Path.of("src/test/resources/dev/lockscope/scenario/broken");

    /** What a schema cannot see: how one part of a file fits to another, and what a YAML reader may take or leave. */
    private static final Set<String> ONLY_THE_LOADER = Set.of(
            "anchor",
            "begin-inside-begin",
            "begin-without-commit",
            "charge-before-acquire",
            "commit-without-begin",
            "crash-a-node-twice",
            "crash-nobody",
            "delete-unknown-key",
            "directive",
            "drift-of-a-client-that-crashed",
            "drift-too-fast",
            "client-key-of-nobody",
            "copies-named-as-one",
            "copies-never-started",
            "copies-take-a-name",
            "duplicate-client",
            "duplicate-key",
            "event-charged-never-happens",
            "event-key-unknown",
            "event-never-happens",
            "event-of-a-client",
            "event-of-a-node",
            "event-of-a-sentinel",
            "event-step-unknown",
            "evict-on-a-node-that-is-down",
            "fenced-resource-plain-recipe",
            "heal-without-partition",
            "held-at-itself",
            "jump-of-no-length",
            "lag-below-a-second",
            "link-of-a-node-to-itself",
            "link-to-a-client",
            "lose-power-without-a-file",
            "more-replicas-needed-than-there-are",
            "name-taken-by-a-sentinel",
            "name-taken-by-the-node",
            "name-taken-by-the-resource",
            "never-finished",
            "never-started",
            "node-event-at-a-client",
            "nothing-to-finish",
            "open-a-link-that-was-reset",
            "open-link-opened",
            "partition-of-everybody",
            "partition-of-strangers",
            "partition-twice",
            "pause-too-early",
            "paused-twice",
            "promote-without-replicas",
            "release-before-acquire",
            "restart-a-node-that-is-up",
            "restart-after-no-time",
            "restart-twice",
            "resume-a-node-without-stall",
            "resume-after-a-crash",
            "resume-without-pause",
            "retry-without-comparison",
            "spread-wrong-way-round",
            "sentinel-event-at-a-node",
            "stall-a-paused-client",
            "stalled-node-twice",
            "standard-tag",
            "start-a-node",
            "started-twice",
            "starts-at-once",
            "stop-a-client",
            "synced-with-an-unknown-master",
            "ttl-below-a-millisecond",
            "ttl-below-ten-milliseconds",
            "ttl-too-long",
            "unknown-actor",
            "unknown-client-in-action",
            "unknown-link",
            "unknown-node",
            "variant-lacks-a-recipe",
            "variant-removes-nothing",
            "variant-removes-what-the-script-needs",
            "variants-lack-a-lock",
            "write-before-acquire",
            "write-without-read");

    private final JsonNode tree;
    private final Schema schema;

    SchemaTest() throws IOException {
        String text = Files.readString(FILE);
        tree = new ObjectMapper().readTree(text);
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text, InputFormat.JSON);
    }

    @TestFactory
    Stream<DynamicTest> everyScenarioIsValid() throws IOException {
        List<Path> files = ScenarioFiles.find(ScenarioFilesOfTheLabTest.FOLDER);
        return Stream.concat(
                        files.stream(), Stream.of("base.yaml", "variants.yaml").map(BROKEN::resolveSibling))
                .map(file -> DynamicTest.dynamicTest(
                        file.toString(),
                        () -> assertThat(schema.validate(Files.readString(file), InputFormat.YAML))
                                .isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> brokenFilesAreRefusedWhereASchemaCan() throws IOException {
        return ScenarioFiles.find(BROKEN).stream().map(file -> {
            String name = file.getFileName().toString().replace(".yaml", "");
            return DynamicTest.dynamicTest(
                    name, () -> assertThat(isRefused(file)).as(name).isNotEqualTo(ONLY_THE_LOADER.contains(name)));
        });
    }

    private boolean isRefused(Path file) throws IOException {
        try {
            return !schema.validate(Files.readString(file), InputFormat.YAML).isEmpty();
        } catch (CharacterCodingException e) {
            return true;
        } catch (RuntimeException e) {
            // No YAML for its reader.
            return true;
        }
    }

    @Test
    void knowsEveryRecipe() {
        assertThat(words(tree.at("/$defs/client/properties/recipe/enum")))
                .containsExactlyElementsOf(
                        Catalogue.entries().stream().map(Catalogue.Entry::id).toList());
    }

    @Test
    void knowsEveryFinding() {
        assertThat(words(tree.at("/$defs/finding/enum")))
                .containsExactlyElementsOf(
                        Stream.of(FindingId.values()).map(FindingId::id).toList());
    }

    @Test
    void knowsEveryEvent() {
        Pattern pattern = Pattern.compile(
                tree.at("/$defs/scriptStep/properties/when/pattern").asString());
        for (EventKind kind : EventKind.values()) {
            assertThat("A." + kind.id()).matches(pattern);
        }
        assertThat("A.read account").doesNotMatch(pattern);
        assertThat("A.exploded").doesNotMatch(pattern);
    }

    @TestFactory
    Stream<DynamicTest> describesEveryKey() {
        return tree.findParents("properties").stream()
                .flatMap(object -> object.get("properties").propertyStream())
                .map(property -> DynamicTest.dynamicTest(
                        property.getKey(),
                        () -> assertThat(property.getValue().path("description").asString(""))
                                .isNotBlank()));
    }

    private static List<String> words(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }
}
