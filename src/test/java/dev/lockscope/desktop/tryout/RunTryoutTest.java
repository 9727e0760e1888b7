package dev.lockscope.desktop.tryout;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RunTryoutTest extends Tryout {

    @Test
    void aScenarioIsOpenedFromTheCatalogueAndRunToItsVerdict() {
        person.clicks("start-scenarios");
        person.clicks("catalogue-search");
        person.types("outlasts");
        person.untilSees("open-scenario");
        person.clicks("open-scenario");
        person.untilReads("status-state", "Ready");
        assertThat(person.reads("title")).contains("A pause that outlasts the lease");
        assertThat(servers()).isEmpty();
        person.clicks("run-toggle");
        person.until("its server runs", () -> servers().size() == 1);
        awaitVerdict("Ended", "Two holders for");
        assertThat(person.reads("banner-headline")).contains("100 kr lost");
        person.clicks("banner-show");
        person.untilSees("story");
        assertThat(person.readsWithin("story-words")).contains("A's lease ended");
    }

    @Test
    void theRepairedVariantIsOneClickAway() {
        opens(SHORT, "Ready");
        person.clicks("variant-owned");
        person.until("the other variant is chosen", () -> person.isChosen("variant-owned"));
        person.untilReads("status-state", "Ready");
        person.clicks("run-toggle");
        awaitVerdict("Ended", "Two holders for");
        assertThat(person.reads("banner-headline")).doesNotContain("deleted");
    }

    @Test
    void closingTheWindowEndsEveryServer() throws Exception {
        opens(SHORT, "Ready");
        person.clicks("catalogue-button");
        opens(GC_PAUSE, "Ready");
        person.clicks("run-toggle");
        person.until("its server runs", () -> !servers().isEmpty());
        person.closesTheWindow();
        awaitEnd();
        assertThat(servers()).isEmpty();
    }
}
