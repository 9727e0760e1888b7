package dev.lockscope.course;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.scenario.FindingId;
import dev.lockscope.scenario.Vocabulary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** The schema by which editors complete and check lessons says the same as the loader, as far as a schema can. */
class LessonSchemaTest {

    private static final Path FILE = Path.of("assets/lesson.schema.json");
    private static final Path LESSONS = Path.of("scenarios/lessons");

    /** Pieces of a new lesson, and what would be wrong in their place. */
    private static final List<List<String>> BROKEN = List.of(
            List.of("minutes: 6", "minutes: 0"),
            List.of("minutes:", "minuts:"),
            List.of("number: 1", "number: one"),
            List.of("scenario: sample", "# none"),
            List.of("    b: {order", "    x: {order"),
            List.of("c: {finding: foreign-delete}", "c: {finding: foreign-deleet}"),
            List.of("c: {finding: foreign-delete}", "c: {findng: foreign-delete}"),
            List.of("at: redis.expired", "at: redis.expird"),
            List.of("recipe: set-nx-px,", "recipe: set-nx-pz,"),
            List.of("actions: 0", "not: [crush]"),
            List.of("url: https", "url: file"));

    @TempDir
    private Path folder = Path.of("");

    private final JsonNode tree;
    private final Schema schema;

    LessonSchemaTest() throws IOException {
        String text = Files.readString(FILE);
        tree = new ObjectMapper().readTree(text);
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text, InputFormat.JSON);
    }

    @TestFactory
    Stream<DynamicTest> everyLessonIsValid() throws IOException {
        List<Path> files = Stream.of(LESSONS)
                .filter(Files::isDirectory)
                .flatMap(LessonSchemaTest::inside)
                .map(each -> each.resolve("lesson.yaml"))
                .filter(Files::exists)
                .toList();
        Path sample = LessonSkeleton.write(folder, "sample").resolve("lesson.yaml");
        String text = Files.readString(sample);
        return Stream.concat(
                Stream.of(DynamicTest.dynamicTest(
                        "a new lesson", () -> assertThat(problems(text)).isEmpty())),
                files.stream()
                        .map(file -> DynamicTest.dynamicTest(
                                file.toString(),
                                () -> assertThat(problems(Files.readString(file)))
                                        .isEmpty())));
    }

    private static Stream<Path> inside(Path course) {
        try (Stream<Path> folders = Files.list(course)) {
            return folders.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<?> problems(String text) {
        return schema.validate(text, InputFormat.YAML);
    }

    @TestFactory
    Stream<DynamicTest> brokenLessonsAreRefused() throws IOException {
        String sound = Files.readString(LessonSkeleton.write(folder, "sample").resolve("lesson.yaml"));
        return BROKEN.stream()
                .map(broken -> DynamicTest.dynamicTest(broken.get(1), () -> {
                    assertThat(sound).contains(broken.get(0));
                    assertThat(problems(sound.replace(broken.get(0), broken.get(1))))
                            .isNotEmpty();
                }));
    }

    @Test
    void knowsTheKeysOfTheLoader() {
        assertThat(tree.get("properties").propertyNames()).containsExactlyInAnyOrderElementsOf(PlanReader.KEYS);
    }

    @Test
    void knowsEveryRecipeFindingAndAction() {
        assertThat(words("/properties/code/items/properties/recipe/enum"))
                .containsExactlyElementsOf(
                        Catalogue.entries().stream().map(Catalogue.Entry::id).toList());
        assertThat(words("/$defs/finding/enum"))
                .containsExactlyElementsOf(
                        Stream.of(FindingId.values()).map(FindingId::id).toList());
        assertThat(words("/properties/challenge/properties/allowed/properties/not/items/enum"))
                .containsExactlyElementsOf(Vocabulary.verbs());
    }

    @Test
    void describesEveryKey() {
        assertThat(tree.findParents("properties").stream()
                        .flatMap(object -> object.get("properties").propertyStream()))
                .allSatisfy(property -> assertThat(
                                property.getValue().path("description").asString(""))
                        .as(property.getKey())
                        .isNotBlank());
    }

    private List<String> words(String place) {
        return StreamSupport.stream(tree.at(place).spliterator(), false)
                .map(JsonNode::asString)
                .toList();
    }
}
