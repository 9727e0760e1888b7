package dev.lockscope.lab.offer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.scenario.ClientAction;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class OfferWordsTest {

    private static ResourceBundle bundle(String language) {
        return ResourceBundle.getBundle(
                "dev.lockscope.lab.offer.offer",
                Locale.forLanguageTag(language),
                ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    }

    @Test
    void everyKindAndEveryReasonHasWordsAndNothingElseHas() {
        Set<String> wanted = new TreeSet<>(Set.of("decimal.sign"));
        for (Kind kind : Kind.values()) {
            wanted.add(kind.id() + ".label");
            wanted.add(kind.id() + ".does");
        }
        for (Reason.Why why : Reason.Why.values()) {
            wanted.add("reason." + why.id());
        }
        assertThat(new TreeSet<>(bundle("en").keySet())).isEqualTo(wanted);
        assertThat(new TreeSet<>(bundle("nb").keySet())).isEqualTo(wanted);
    }

    @Test
    void bothLanguagesNameTheSameThings() {
        for (String key : bundle("en").keySet()) {
            assertThat(places(bundle("nb").getString(key)))
                    .as(key)
                    .isEqualTo(places(bundle("en").getString(key)));
        }
    }

    private static Set<Integer> places(String text) {
        Set<Integer> places = new TreeSet<>();
        for (int i = 0; i < 10; i++) {
            if (text.contains("{" + i + "}")) {
                places.add(i);
            }
        }
        return places;
    }

    @Test
    void aRateIsWrittenAsTheLanguageDoes() {
        Naming naming = Naming.of(new ClientAction.DriftClock("A", 1.5));
        Offer offer = new Offer(
                naming.kind(),
                naming.target(),
                new ClientAction.DriftClock("A", 1.5),
                naming.parameters(),
                Optional.empty());
        assertThat(OfferWords.in("nb").label(offer)).isEqualTo("Klokken til A × 1,5");
        assertThat(OfferWords.in("en").label(offer)).isEqualTo("A's clock × 1.5");
        assertThat(List.of(offer.id())).containsExactly("drift-clock A 1.5");
    }
}
