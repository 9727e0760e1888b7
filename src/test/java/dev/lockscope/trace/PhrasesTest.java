package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.ClientFact.ClientFinished;
import dev.lockscope.trace.CommandFact.CommandReplied;
import dev.lockscope.trace.CommandFact.Reply;
import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.AttemptRefused;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.util.Collections;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;

class PhrasesTest {

    private final EventText english = EventText.in("en");
    private final EventText bokmal = EventText.in("nb");

    @Test
    void anEffectIsToldByHowManyThingsItTouched() {
        assertThat(english.of(ended(0))).isEqualTo("latency of A-n1 ended: no message came by");
        assertThat(english.of(ended(1))).isEqualTo("latency of A-n1 ended: 1 message came late");
        assertThat(english.of(ended(7))).isEqualTo("latency of A-n1 ended: 7 messages came late");
        assertThat(bokmal.of(ended(7))).isEqualTo("forsinkelse for A-n1 tok slutt: 7 meldinger kom sent");
    }

    @Test
    void aKindOfFaultHasAName() {
        assertThat(english.of(new FaultBegan(1, "gc-pause", "A"))).isEqualTo("GC pause of A began");
        assertThat(bokmal.of(new FaultBegan(1, "power-loss", "n1"))).isEqualTo("strømbrudd for n1 begynte");
    }

    @Test
    void reasonsAreToldInBothLanguages() {
        Fact refused = new AttemptRefused("A", "l", 1, "2 of 5 nodes granted it");
        assertThat(english.of(refused)).endsWith(": 2 of 5 nodes granted it");
        assertThat(bokmal.of(refused)).endsWith(": 2 av 5 noder innvilget den");
        assertThat(bokmal.of(new AttemptRefused("A", "l", 1, "no answer: timed out after 50 ms")))
                .endsWith(": ikke noe svar: tidsavbrudd etter 50 ms");
        assertThat(bokmal.of(new ActionRefused("restart n1", "it is up"))).endsWith(": den er oppe");
    }

    @Test
    void whatIsNotKnownIsToldAsItStands() {
        assertThat(bokmal.of(new FaultEnded(1, "meteor", "n1", 2, "2 holes in the roof")))
                .isEqualTo("meteor for n1 tok slutt: 2 holes in the roof");
    }

    @Test
    void everyEnglishPhraseIsFoundByItself() {
        ResourceBundle words = EventText.bundle("dev.lockscope.trace.words", "en");
        Collections.list(words.getKeys()).stream()
                .filter(key -> key.startsWith("phrase."))
                .map(key -> words.getString(key).replaceAll("\\{[0-9]\\}", "3"))
                .forEach(phrase -> {
                    assertThat(Phrases.in("en").of(phrase)).isEqualTo(phrase);
                    assertThat(Phrases.in("nb").of(phrase)).as(phrase).isNotEqualTo(phrase);
                });
    }

    @Test
    void namesStayInThePhrasesAroundThem() {
        assertThat(bokmal.of(new ClientFinished("A", "found report there already")))
                .endsWith(": fant report der fra før");
        assertThat(Phrases.in("en").of("found report there already")).isEqualTo("found report there already");
    }

    @Test
    void whatAServerAnswersInWordsIsTranslatedAndWhatItHoldsIsNot() {
        assertThat(bokmal.of(
                        new CommandReplied("A", "n1", 1, Reply.FAILED, "cannot connect: the connection was reset")))
                .endsWith(": får ikke forbindelse: forbindelsen ble nullstilt");
        assertThat(bokmal.of(new CommandReplied("A", "n1", 1, Reply.UNKNOWN, "timed out after 50 ms")))
                .endsWith(": tidsavbrudd etter 50 ms");
        assertThat(bokmal.of(new CommandReplied("A", "n1", 1, Reply.VALUE, "OK, acknowledged by 2")))
                .endsWith(": OK, bekreftet av 2");
        assertThat(bokmal.of(new CommandReplied("A", "n1", 1, Reply.VALUE, "done")))
                .endsWith(": done");
    }

    @Test
    void theReasonsOfTheUsersOwnServersAreToldInBothLanguages() {
        assertThat(
                        bokmal.of(
                                new ActionRefused(
                                        "evict redis",
                                        "the servers are the user's own: only keys of this run, its clients and their links may be touched")))
                .isEqualTo(
                        "kunne ikke gjøre «evict redis»: serverne er dine egne: bare kjøringens nøkler, klientene og linkene deres kan røres");
    }

    @Test
    void whyServersCouldNotBeHadIsToldInBothLanguages() {
        assertThat(Phrases.in("nb").of("the replicas did not get what their master has within 10 s"))
                .isEqualTo("replikaene fikk ikke det masteren har, innen 10 s");
        assertThat(Phrases.in("nb").of("use redis-server 6.0 or newer")).isEqualTo("bruk redis-server 6.0 eller nyere");
    }

    @Test
    void aListIsCalledOne() {
        assertThat(bokmal.of(new KeyStored("n1", "queue", "(list)", null))).contains("inneholder (liste)");
    }

    @Test
    void bothLanguagesHaveTheSameKeys() {
        assertThat(Collections.list(
                        EventText.bundle("dev.lockscope.trace.words", "nb").getKeys()))
                .containsExactlyInAnyOrderElementsOf(Collections.list(
                        EventText.bundle("dev.lockscope.trace.words", "en").getKeys()));
    }

    private static Fact ended(int touched) {
        return new FaultEnded(1, "slow-link", "A-n1", touched, "messages-late");
    }
}
