package dev.lockscope.lock.listing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.lock.recipe.Catalogue;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Code without the comments that tell what is wrong with it. */
class ListingTest {

    private static Stream<Listing> all() {
        return Catalogue.entries().stream()
                .flatMap(entry -> Arrays.stream(Language.values()).map(language -> Listings.of(entry.id(), language)));
    }

    @TestFactory
    Stream<DynamicTest> nothingIsToldOfAFlaw() {
        return all().map(listing -> DynamicTest.dynamicTest(
                listing.title(),
                () -> assertThat(listing.withoutDocs().lines())
                        .isNotEmpty()
                        .noneMatch(line -> line.contains("flaw")
                                || line.strip().startsWith("/**")
                                || line.strip().startsWith("* ")
                                || line.strip().startsWith("*/"))));
    }

    @TestFactory
    Stream<DynamicTest> theStepsKeepTheirLines() {
        return all().map(listing -> DynamicTest.dynamicTest(listing.title(), () -> {
            Listing bare = listing.withoutDocs();
            assertThat(bare.steps().keySet()).isEqualTo(listing.steps().keySet());
            listing.steps()
                    .forEach((step, lines) -> assertThat(bare.linesOf(step).stream()
                                    .map(line -> bare.lines().get(line - 1))
                                    .toList())
                            .isEqualTo(lines.stream()
                                    .map(line -> listing.lines().get(line - 1))
                                    .toList()));
        }));
    }
}
