package dev.lockscope.desktop.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.trace.Event;
import dev.lockscope.trace.RunFact.RunDisturbed;
import java.util.Optional;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.SimpleStringProperty;
import org.junit.jupiter.api.Test;

class TextsTest {

    private final Words words = new Words("en");
    private final Texts texts = words.of("dev.lockscope.desktop.words.sample");

    @Test
    void aTextIsInTheLanguageThatIsSpoken() {
        assertThat(texts.say("greeting", "A")).isEqualTo("Client A");
        words.speak("nb");
        assertThat(texts.say("greeting", "A")).isEqualTo("Klienten A");
    }

    @Test
    void aBoundTextFollowsTheLanguageAndItsValues() {
        SimpleStringProperty name = new SimpleStringProperty("A");
        StringBinding bound = texts.bind("greeting", name);
        assertThat(bound.get()).isEqualTo("Client A");
        name.set("B");
        assertThat(bound.get()).isEqualTo("Client B");
        words.speak("nb");
        assertThat(bound.get()).isEqualTo("Klienten B");
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        assertThat(texts.say("length", 1.5)).isEqualTo("1.5 s");
        words.speak("nb");
        assertThat(texts.say("length", 1.5)).isEqualTo("1,5 s");
    }

    @Test
    void anAmountIsWrittenAsVerdictsAndEventsWriteIt() {
        for (String language : Words.LANGUAGES) {
            words.speak(language);
            assertThat(texts.say("length", 1000)).isEqualTo("1000 s");
            assertThat(words.of("dev.lockscope.desktop.stage.stage").say("message.write", 1000))
                    .endsWith(" 1000");
        }
    }

    @Test
    void anEventIsToldWithWhoDidItInTheLanguage() {
        Event stall = new Event(1, 1, Event.RUN, Event.NO_CAUSE, new RunDisturbed(9_000_000, 1_000_000));
        assertThat(words.tell(stall)).startsWith("the run was disturbed");
        words.speak("nb");
        assertThat(words.tell(stall)).startsWith("kjøringen ble forstyrret");
        assertThat(words.who("A")).isEqualTo("A");
        assertThat(words.moment(Optional.empty())).isEqualTo("begynnelsen");
    }

    @Test
    void aLanguageThatThereIsNotIsRefused() {
        assertThatThrownBy(() -> words.speak("fr")).isInstanceOf(IllegalArgumentException.class);
        assertThat(words.language().get()).isEqualTo("en");
    }
}
