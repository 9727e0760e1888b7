package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.lock.recipe.Catalogue;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class JavaListingTest {

    @TestFactory
    Stream<DynamicTest> everyStepOfARecipeHasItsLine() {
        return ofAll(listing -> {
            Catalogue.Entry entry = Catalogue.find(listing.recipe()).orElseThrow();
            assertThat(listing.steps().keySet()).containsExactlyInAnyOrderElementsOf(entry.steps());
            listing.steps()
                    .forEach((step, lines) -> assertThat(lines)
                            .isNotEmpty()
                            .isSorted()
                            .allSatisfy(line ->
                                    assertThat(listing.lines().get(line - 1)).contains(".step(\"" + step + "\")")));
        });
    }

    @TestFactory
    Stream<DynamicTest> theTextBeginsWithTheJavadocAndHasNoImports() {
        return ofAll(listing -> {
            assertThat(listing.lines().get(0)).startsWith("/**");
            assertThat(listing.lines()).noneMatch(line -> line.startsWith("import ") || line.startsWith("package "));
        });
    }

    @TestFactory
    Stream<DynamicTest> theCommentsAreReadWithoutTheMarksOfJavadoc() {
        return ofAll(
                listing -> assertThat(listing.lines()).noneMatch(line -> line.contains("{@") || line.contains("<p>")));
    }

    @Test
    void theTextIsTheSourceWithTheLineNumbersOfWhatIsShown() {
        Listing listing = Listings.of("set-nx-px", Language.JAVA);

        assertThat(listing.title()).isEqualTo("SetNxPx.java");
        int acquire = listing.lineOf("acquire.set").orElseThrow();
        assertThat(listing.lines().get(acquire - 1).strip()).isEqualTo("ports.surroundings().step(\"acquire.set\");");
        assertThat(listing.lineOf("release.del").orElseThrow()).isGreaterThan(acquire);
        assertThat(listing.lineOf("release.if-owner")).isEmpty();
    }

    @Test
    void thePartsThatARecipeUsesStandBehindIt() {
        assertThat(types("set-nx-px")).containsExactly("SetNxPx", "Refusals");
        assertThat(types("set-nx-px-watched"))
                .containsExactly(
                        "WatchedSetNxPx", "SetAttempt", "Watchdog", "OwnerRelease", "Refusals", "OwnerExtension");
    }

    @Test
    void theSiblingsOfRedlockUsingShowTheirOwnExtensionAlone() {
        assertThat(types("redlock-using"))
                .contains("RedlockExtension", "LeaseAlarm")
                .doesNotContain("LateAbortExtension");
        assertThat(types("redlock-using-late-abort"))
                .contains("LateAbortExtension")
                .doesNotContain("RedlockExtension", "LeaseAlarm");
    }

    @Test
    void theScriptsThatARecipeSendsAreRenderedAsTheyAreSent() {
        assertThat(Listings.scripts("set-nx-px")).isEmpty();
        assertThat(Listings.scripts("set-nx-px-safe")).containsExactly(new ScriptText("release-if-owner", """
                                if redis.call('get', KEYS[1]) == ARGV[1] then
                                  return redis.call('del', KEYS[1])
                                else
                                  return 0
                                end"""));
        assertThat(Listings.scripts("fair-queue"))
                .extracting(ScriptText::name)
                .containsExactly("join-queue", "leave-queue", "acquire-if-first", "release-if-owner");
        assertThat(Listings.scripts("redlock-using"))
                .extracting(ScriptText::name)
                .containsExactly("release-if-owner", "extend-if-owner");
    }

    @Test
    void anUnknownRecipeHasNoListing() {
        assertThatThrownBy(() -> Listings.of("no-such-lock", Language.JAVA))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static List<String> types(String recipe) {
        return Listings.of(recipe, Language.JAVA).lines().stream()
                .filter(line -> line.matches("(public )?(final class|record) .*"))
                .map(line -> line.replaceAll("(public )?(final class|record) (\\w+).*", "$3"))
                .toList();
    }

    private static Stream<DynamicTest> ofAll(Consumer<Listing> claim) {
        return Catalogue.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(
                        entry.id(), () -> claim.accept(Listings.of(entry.id(), Language.JAVA))));
    }
}
