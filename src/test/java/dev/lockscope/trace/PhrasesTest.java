package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.FaultFact.ActionRefused;
import dev.lockscope.trace.FaultFact.FaultBegan;
import dev.lockscope.trace.FaultFact.FaultEnded;
import dev.lockscope.trace.LockFact.AttemptRefused;
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
