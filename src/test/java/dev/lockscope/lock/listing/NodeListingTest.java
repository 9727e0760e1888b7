package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.recipe.Catalogue;
import dev.lockscope.lock.script.Script;
import dev.lockscope.lock.script.Scripts;
import dev.lockscope.lock.script.Statement;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class NodeListingTest {

    @TestFactory
    Stream<DynamicTest> itMarksTheStepsThatTheJavaMarksAndNoOthers() {
        return ofAll(listing -> assertThat(listing.steps().keySet())
                .isEqualTo(Listings.of(listing.recipe(), Language.JAVA).steps().keySet()));
    }

    @TestFactory
    Stream<DynamicTest> aMarkIsNotShownAndItsLineIsCode() {
        return ofAll(listing -> {
            assertThat(listing.text()).doesNotContain("step:");
            listing.steps()
                    .forEach((step, lines) -> assertThat(lines)
                            .isSorted()
                            .allSatisfy(line -> assertThat(
                                            listing.lines().get(line - 1).strip())
                                    .isNotEmpty()
                                    .doesNotStartWith("/")
                                    .doesNotStartWith("*")));
        });
    }

    @TestFactory
    Stream<DynamicTest> itSendsTheScriptsOfTheJava() {
        return ofAll(listing -> {
            for (ScriptText script : Listings.scripts(listing.recipe())) {
                if (!isOneCommand(script.name())) {
                    assertThat(listing.text()).contains("`\n" + script.lua() + "`");
                }
            }
            assertThat(listing.text().split("redis\\.call\\('", -1).length - 1)
                    .as("calls in scripts")
                    .isEqualTo(Listings.scripts(listing.recipe()).stream()
                            .filter(script -> !isOneCommand(script.name()))
                            .mapToInt(script -> script.lua().split("redis\\.call\\('", -1).length - 1)
                            .sum());
        });
    }

    @TestFactory
    Stream<DynamicTest> itNeedsNothingButNodeAndIoredis() {
        return ofAll(listing -> assertThat(listing.lines().stream().filter(line -> line.startsWith("import ")))
                .allMatch(line -> line.matches("import \\{ [\\w ]+ } from '(node:[\\w/]+|ioredis)';")));
    }

    @TestFactory
    Stream<DynamicTest> itHasAFinallyBlockOnlyWhereTheJavaHasOne() {
        return ofAll(listing -> assertThat(listing.text().contains("finally {"))
                .isEqualTo(Listings.of(listing.recipe(), Language.JAVA).text().contains("finally {")));
    }

    @Test
    void theLineOfAStepIsTheLineBelowItsMark() {
        Listing listing = Listings.of("set-nx-px", Language.NODE);

        assertThat(listing.title()).isEqualTo("set-nx-px.mjs");
        assertThat(listing.lines()
                        .get(listing.lineOf("release.del").orElseThrow() - 1)
                        .strip())
                .isEqualTo("return (await this.#redis.del(this.#lock.key)) === 1;");
    }

    /** A script of a single command may be that command. */
    private static boolean isOneCommand(String name) {
        return Scripts.ALL.stream()
                .filter(script -> script.name().equals(name))
                .map(Script::body)
                .allMatch(Statement.Return.class::isInstance);
    }

    private static Stream<DynamicTest> ofAll(Consumer<Listing> claim) {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.id(), () -> claim.accept(Listings.of(entry.id(), Language.NODE))));
    }
}
