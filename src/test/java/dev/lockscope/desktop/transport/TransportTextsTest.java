package dev.lockscope.desktop.transport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.desktop.theme.Tone;
import dev.lockscope.desktop.words.Texts;
import dev.lockscope.desktop.words.Words;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransportTextsTest {

    private static Properties read(String resource) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = Objects.requireNonNull(TransportTextsTest.class.getResourceAsStream(resource))) {
            properties.load(in);
        }
        return properties;
    }

    @ParameterizedTest
    @ValueSource(strings = {"/dev/lockscope/desktop/transport/transport", "/dev/lockscope/desktop/banner/banner"})
    void bothLanguagesHaveTheSameTexts(String bundle) throws IOException {
        assertThat(read(bundle + "_nb.properties").keySet())
                .isEqualTo(read(bundle + ".properties").keySet())
                .isNotEmpty();
    }

    @Test
    void everythingThatAButtonOrTheLineCanBeHasAText() {
        Texts texts = new Words("nb").of("dev.lockscope.desktop.transport.transport");
        for (Controls.Toggle toggle : Controls.Toggle.values()) {
            assertThat(texts.knows("toggle." + toggle) && texts.knows("toggle.hint." + toggle))
                    .isTrue();
        }
        for (Controls.Step step : Controls.Step.values()) {
            assertThat(texts.knows("step.hint." + step)).as("%s", step).isTrue();
        }
        for (Controls.Next next : Controls.Next.values()) {
            assertThat(texts.knows("next." + next)).as("%s", next).isTrue();
        }
        for (Controls.Play play : Controls.Play.values()) {
            assertThat(texts.knows("play." + play)).as("%s", play).isTrue();
        }
        for (StatusLine.State state : StatusLine.State.values()) {
            assertThat(texts.knows("status." + state)).as("%s", state).isTrue();
        }
        for (StatusLine.Note note : StatusLine.Note.values()) {
            assertThat(note == StatusLine.Note.NONE || texts.knows("status.note." + note))
                    .as("%s", note)
                    .isTrue();
        }
        for (Tone tone : Tone.values()) {
            assertThat(texts.knows("theme." + tone)).isTrue();
        }
    }
}
