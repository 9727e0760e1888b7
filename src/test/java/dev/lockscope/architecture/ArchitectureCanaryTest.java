package dev.lockscope.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rules bite: each canary breaks one rule on purpose, and that rule has to name it. */
class ArchitectureCanaryTest {

    private static final String ROOT = "dev.lockscope.architecture.canary";

    /**
     * A class that breaks a rule.
     *
     * @param type its name under the root of the canaries
     * @param rule words that only the broken rule's description has
     */
    private record Canary(String type, String rule) {}

    private static final List<Canary> CANARIES = List.of(
            new Canary("trace.TraceThatKnowsTheLab", "data flows one way"),
            new Canary("verdict.VerdictThatKnowsTheLab", "pure fold over the trace"),
            new Canary("lab.LabThatKnowsJedis", "'redis.clients..'"),
            new Canary("lab.LabThatKnowsServers", "'redis.embedded..'"),
            new Canary("lab.LabThatReadsYaml", "'org.snakeyaml..'"),
            new Canary("lab.LabThatIsACommand", "'picocli..'"),
            new Canary("lab.LabThatOpensADatabase", "'org.h2..'"),
            new Canary("lab.LabThatShowsAWindow", "'javafx..'"),
            new Canary("lab.LabThatTakesKeysAway", "uses up the Escape"),
            new Canary("lab.LabThatHasAPopOver", "'org.controlsfx..'"),
            new Canary("lab.LabThatHasATheme", "'atlantafx..'"),
            new Canary("lab.LabThatEditsCode", "'org.fxmisc..'"),
            new Canary("lab.LabThatKnowsTheCourse", "without knowing the lessons"),
            new Canary("lab.LabThatReadsMarkdown", "'org.commonmark..'"),
            new Canary("lab.LabThatPrintsPages", "'com.openhtmltopdf..'"),
            new Canary("lab.LabThatWritesPdf", "'org.apache.pdfbox..'"),
            new Canary("lab.LabThatReadsFonts", "'org.apache.fontbox..'"),
            new Canary("lab.LabThatDraws", "other window toolkit"),
            new Canary("lab.LabThatReadsTables", "'org.apache.commons.csv..'"),
            new Canary("lab.LabThatComparesLists", "'com.github.difflib..'"),
            new Canary("lab.LabThatHasAnIcon", "'org.kordamp.ikonli..'"),
            new Canary("lab.LabThatWritesJson", "'tools.jackson..'"),
            new Canary("lab.LabThatStartsProcesses", "java.lang.ProcessBuilder"),
            new Canary("lock.recipe.RecipeThatReadsFiles", "a recipe learns everything through its ports"),
            new Canary("lock.recipe.RecipeThatStartsAThread", "a recipe starts no thread"),
            new Canary("lock.recipe.RecipeThatCatchesErrors", "an error ends a replay"),
            new Canary("lock.recipe.RecipeThatCatchesEverything", "an error ends a replay"),
            new Canary("lock.recipe.RecipeThatSleeps", "ambient time"),
            new Canary("lab.LabThatSleepsInUnits", "ambient time"),
            new Canary("lab.LabWithAmbientNanos", "ambient time"),
            new Canary("lab.LabWithAmbientMillis", "ambient time"),
            new Canary("lab.LabWithAmbientChance", "ambient time"),
            new Canary("lab.LabWithAmbientId", "ambient time"),
            new Canary("lab.LabWithAmbientInstant", "ambient time"),
            new Canary("lab.LabWithAmbientRandom", "ambient time"),
            new Canary("lab.LabWithAmbientSecureRandom", "ambient time"),
            new Canary("lab.LabWithAmbientThreadLocalRandom", "ambient time"),
            new Canary("resource.ResourceInACircle", "free of cycles"),
            new Canary("lab.LabThatPrints", "the only part that prints"),
            new Canary("lab.LabThatSpeaksJava", "in their own words"),
            new Canary("trace.FactThatIsNoRecord", "facts are immutable"),
            new Canary("scenario.ScenarioUtil", "Helper|Manager"),
            new Canary("scenario.ScenarioUtils", "Helper|Manager"),
            new Canary("scenario.ScenarioHelper", "Helper|Manager"),
            new Canary("scenario.ScenarioManager", "Helper|Manager"),
            new Canary("scenario.ScenarioImpl", "Helper|Manager"),
            new Canary("unmarked.TypeInAnUnmarkedPackage", "@NullMarked"));

    private final JavaClasses canaries = new ClassFileImporter().importPackages(ROOT);
    private final List<ArchRule> rules = ArchitectureRules.under(ROOT);

    @TestFactory
    Stream<DynamicTest> theBrokenRuleNamesTheCanary() {
        return CANARIES.stream()
                .map(canary -> DynamicTest.dynamicTest(canary.type(), () -> {
                    List<ArchRule> broken = rules.stream()
                            .filter(rule -> rule.getDescription().contains(canary.rule()))
                            .toList();
                    assertThat(broken).as("rules about %s", canary.rule()).hasSize(1);
                    String report = broken.get(0).evaluate(canaries).getFailureReport().getDetails().stream()
                            .collect(Collectors.joining("\n"));
                    String name = canary.type().substring(canary.type().lastIndexOf('.') + 1);
                    assertThat(report).containsPattern("\\b" + name + "\\b");
                }));
    }

    @Test
    void aRecipeMayTidyUp() {
        String report = rules.stream()
                .map(rule ->
                        rule.evaluate(canaries).getFailureReport().getDetails().toString())
                .collect(Collectors.joining("\n"));

        assertThat(report).doesNotContain("RecipeThatTidiesUp");
    }

    @TestFactory
    Stream<DynamicTest> everyRuleHasACanary() {
        return rules.stream()
                .map(ArchRule::getDescription)
                .map(rule -> DynamicTest.dynamicTest(
                        rule, () -> assertThat(CANARIES).anyMatch(canary -> rule.contains(canary.rule()))));
    }
}
