package dev.lockscope.desktop.laboratory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.words.Words;
import dev.lockscope.explore.ttl.Estimate;
import dev.lockscope.explore.ttl.Experiment;
import dev.lockscope.explore.ttl.Findings;
import dev.lockscope.explore.ttl.Proportion;
import dev.lockscope.explore.ttl.Protection;
import dev.lockscope.explore.ttl.TtlChart.Panel;
import dev.lockscope.explore.ttl.Waits;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlainWordsTest {

    private static final Duration TTL = Duration.ofMillis(900);

    private static PlainWords words(String language) {
        Words words = new Words(language);
        return new PlainWords(words, words.of(LaboratoryPage.BUNDLE));
    }

    private static Estimate estimate(Protection protection, int overlaps) {
        Proportion never = new Proportion(0, 500);
        Waits waits = new Waits(500, 820_000_000L, 0, 0, 950_000_000L, 0, Long.MAX_VALUE);
        return new Estimate(protection, TTL, new Proportion(overlaps, 500), never, never, never, waits);
    }

    private static Findings findings(int plain, int watchdog) {
        Experiment experiment = Reading.of(Wish.usual()
                        .with(Protection.FENCED, false)
                        .with(Protection.VERSIONED, false)
                        .withOwnTtls(true)
                        .withTtls("900ms"))
                .experiment()
                .orElseThrow();
        return new Findings(
                experiment, List.of(estimate(Protection.PLAIN, plain), estimate(Protection.WATCHDOG, watchdog)));
    }

    @Test
    void sharesAreToldAsSoManyOfAHundredOrOfAThousand() {
        assertThat(words("en").at(Panel.OVERLAP, findings(125, 7), TTL))
                .containsExactly(
                        "• lease alone: in about 25 % of 500 runs (21 to 29 %)",
                        "• with watchdog: in about 1.4 % of 500 runs (0.7 to 2.9 %)");
    }

    @Test
    void whatWasNeverSeenIsNotSaidToBeImpossible() {
        assertThat(words("en").at(Panel.OVERLAP, findings(500, 0), TTL))
                .containsExactly(
                        "• lease alone: in all 500 runs; so in at least 99 %",
                        "• with watchdog: in none of 500 runs; so at most in about 0.8 %");
    }

    @Test
    void protectionsThatFareAlikeAreToldTogether() {
        assertThat(words("nb").at(Panel.LOST_UPDATE, findings(3, 4), TTL))
                .containsExactly(
                        "• bare leietid, med watchdog: ikke i noen av 500 kjøringer; altså i høyst omtrent 0,8 %");
    }

    @Test
    void waitsAreToldInTheLanguagesOwnNumbers() {
        assertThat(words("nb").at(Panel.WAIT, findings(3, 4), TTL))
                .containsExactly("• bare leietid, med watchdog: 820 ms i snitt; 99 av 100 ganger høyst 950 ms");
    }

    @Test
    void theHeadingSaysWhetherItIsTheRuleOfThumb() {
        Experiment experiment = findings(0, 0).experiment();
        assertThat(words("en").heading(TTL, experiment)).startsWith("With a lease of 900 ms, which is marked");
        assertThat(words("en").heading(experiment.ruleOfThumb(), experiment))
                .startsWith("With a lease of 2.7 s, by the rule of thumb");
    }

    @Test
    void everyPictureIsExplained() {
        for (Panel panel : Panel.values()) {
            assertThat(words("en").about(panel)).isNotBlank().doesNotContain("p99");
            assertThat(words("nb").about(panel)).isNotBlank();
        }
    }
}
