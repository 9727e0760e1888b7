package dev.lockscope.desktop.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ScenarioFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogueModelTest {

    private static final Path SCENARIOS = Path.of("scenarios");

    @TempDir
    private Path folder = Path.of("");

    @Test
    void everyScenarioOfTheFolderIsShown() throws IOException {
        CatalogueModel model = model();

        assertThat(model.shown()).extracting(Entry::file).containsExactlyElementsOf(ScenarioFiles.find(SCENARIOS));
        assertThat(model.shown()).allMatch(Entry::isInOrder);
        assertThat(model.selected().get()).contains(model.shown().get(0));
    }

    @Test
    void allWordsOfAQueryMustOccur() throws IOException {
        CatalogueModel model = model();

        model.query().set("  PAUSE   lease ");

        assertThat(names(model)).contains("gc-pause.yaml").doesNotContain("redlock.yaml");
    }

    @Test
    void aQueryFindsBothLanguagesRecipesTopologiesAndFindings() throws IOException {
        CatalogueModel model = model();

        model.query().set("leietiden");
        assertThat(names(model)).contains("gc-pause.yaml");
        model.query().set("set-nx-px-fenced");
        assertThat(names(model)).contains("gc-pause-fenced.yaml");
        model.query().set("sentinel");
        assertThat(names(model)).contains("sentinel-failover.yaml");
        model.query().set("foreign-delete");
        assertThat(names(model)).contains("gc-pause.yaml");
    }

    @Test
    void whatIsSelectedStaysSoAsLongAsItIsShown() throws IOException {
        CatalogueModel model = model();
        Entry pause = named(model, "gc-pause.yaml");
        model.select(pause);

        model.query().set("gc-pause");
        assertThat(model.selected().get()).contains(pause);
        model.query().set("redlock");
        assertThat(model.selected().get()).contains(model.shown().get(0));
        model.query().set("no such thing");
        assertThat(model.selected().get()).isEmpty();
        model.query().set("");
        assertThat(model.selected().get()).contains(model.shown().get(0));
    }

    @Test
    void aTitleThatBeginsWithWhatWasTypedComesFirstAndIsSelectedLetterByLetter() throws IOException {
        CatalogueModel model = model();
        Entry best = model.shown().stream()
                .filter(entry -> entry.title("en").startsWith("Redlock on five"))
                .findFirst()
                .orElseThrow();

        for (int end = 1; end <= "Redlock on five".length(); end++) {
            model.query().set("Redlock on five".substring(0, end));
        }

        assertThat(model.shown()).first().isEqualTo(best);
        assertThat(model.selected().get()).contains(best);
        assertThat(model.shown()).as("others that have these words too").hasSizeGreaterThan(1);
    }

    @Test
    void everyScenarioIsFoundFirstByItsWholeTitleInEitherLanguageAndByItsFile() throws IOException {
        CatalogueModel model = model();
        for (Entry entry : List.copyOf(model.shown())) {
            for (String name : List.of(entry.title("en"), entry.title("nb"), entry.name())) {
                model.query().set(name);
                assertThat(model.selected().get().orElseThrow().names())
                        .as(name)
                        .contains(name);
            }
        }
    }

    @Test
    void readingAgainKeepsTheSelection() throws IOException {
        CatalogueModel model = model();
        model.select(named(model, "redlock.yaml"));

        model.take(Shelf.load(SCENARIOS));

        assertThat(model.selected().get().map(Entry::name)).contains("redlock.yaml");
    }

    @Test
    void aBrokenFileIsListedWithItsProblems() throws IOException {
        Files.copy(SCENARIOS.resolve("gc-pause.yaml"), folder.resolve("gc-pause.yaml"));
        Files.writeString(folder.resolve("half.yaml"), "id: half\ntitle: 5\n");

        List<Entry> entries = Shelf.load(folder);

        assertThat(entries).extracting(Entry::name).containsExactly("gc-pause.yaml", "half.yaml");
        assertThat(entries.get(1).isInOrder()).isFalse();
        assertThat(entries.get(1).problems()).isNotEmpty();
        assertThat(entries.get(1).title("en")).isEqualTo("half.yaml");
    }

    @Test
    void aFileIsCalledWhatItsVariantsHaveInCommon() throws IOException {
        Entry chain = named(model(), "late-del-chain.yaml");

        assertThat(chain.variants()).hasSizeGreaterThan(1);
        assertThat(chain.variants()).allSatisfy(variant -> {
            assertThat(variant.title().en()).startsWith(chain.title("en") + ": ");
            assertThat(chain.title(variant, "en")).doesNotContain(chain.title("en"));
            assertThat(chain.title(variant, "nb")).isNotBlank();
        });
    }

    private static CatalogueModel model() throws IOException {
        CatalogueModel model = new CatalogueModel();
        model.take(Shelf.load(SCENARIOS));
        return model;
    }

    private static Entry named(CatalogueModel model, String name) {
        return model.shown().stream()
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(CatalogueModel model) {
        return model.shown().stream().map(Entry::name).toList();
    }
}
