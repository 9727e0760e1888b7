package dev.lockscope.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.testkit.Needs;
import dev.lockscope.testkit.NodeProgram;
import dev.lockscope.trace.Trace;
import dev.lockscope.verdict.Judge;
import dev.lockscope.verdict.VerdictText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages in Chromium, worked by hand and by keyboard; the trials are in {@code src/test/node/page-trial.mjs}. */
class HtmlInChromiumTest {

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");

    private static final RecipeCode CODE = recipe -> List.of(
            listing("Java", recipe + ".java", Map.of("acquire.set", 2, "release.del", 3)),
            listing("Node.js", recipe + ".mjs", Map.of("acquire.set", 1, "release.del", 2)));

    private static RecipeCode.Listing listing(String language, String title, Map<String, Integer> steps) {
        List<RecipeCode.Line> lines = Stream.of("one", "two", "three")
                .map(line -> new RecipeCode.Line(language + " " + line, List.of()))
                .toList();
        return new RecipeCode.Listing(language, title, lines, steps);
    }

    @TempDir
    private Path folder;

    @BeforeAll
    static void need() throws IOException, InterruptedException {
        NodeProgram.need();
        NodeProgram.needLibrary("playwright-core");
        Needs.that(chromium().isPresent(), "Chromium is not installed");
    }

    private static Optional<Path> chromium() {
        String paths = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.of(paths.split(":"))
                .flatMap(place -> NAMES.stream().map(name -> Path.of(place, name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void aRunIsPlayedScrubbedAndRead(String language) throws Exception {
        Trace trace = HostileTraces.plain();
        String headline = VerdictText.in(language).headline(Judge.judge(trace));

        assertThat(tried("trials", page(trace, language, "A title"), headline)).endsWith("13 trials passed\n");
    }

    @Test
    void aRunOfHostileTextsIsPlayed() throws Exception {
        String all = String.join(" ", HostileTraces.texts());

        assertThat(tried("hostile", page(HostileTraces.spoilt(HostileTraces.plain(), all), "en", all)))
                .endsWith("1 trials passed\n");
    }

    private Path page(Trace trace, String language, String title) throws IOException {
        Heading heading = new Heading(language, title, title, CODE);
        return Files.writeString(
                folder.resolve("page-" + language + ".html"),
                Exported.of(ExportFormat.HTML, Excerpt.of(trace, Selection.ALL), heading)
                        .text());
    }

    private String tried(String which, Path page, String... more) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of("page-trial.mjs"));
        arguments.add(chromium().orElseThrow().toString());
        arguments.add(which);
        arguments.add(page.toString());
        arguments.addAll(List.of(more));
        return NodeProgram.run(folder, arguments, Map.of());
    }
}
