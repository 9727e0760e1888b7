package dev.lockscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class MessagesTest {

    @Test
    void everyTextExistsInBothLanguages() throws IOException {
        assertThat(texts("messages_nb.properties").stringPropertyNames())
                .isEqualTo(texts("messages.properties").stringPropertyNames());
    }

    @Test
    void bothLanguagesTakeTheSameValues() throws IOException {
        Properties english = texts("messages.properties");
        Properties bokmal = texts("messages_nb.properties");

        assertThat(english.stringPropertyNames())
                .allSatisfy(key -> assertThat(values(bokmal.getProperty(key)))
                        .as(key)
                        .isEqualTo(values(english.getProperty(key))));
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() {
        assertThat(new Messages(Language.ENGLISH).number(1234.5, 3)).isEqualTo("1234.500");
        assertThat(new Messages(Language.BOKMAL).number(1234.5, 3)).isEqualTo("1234,500");
        assertThat(new Messages(Language.ENGLISH).speed(1)).isEqualTo("1×");
        assertThat(new Messages(Language.ENGLISH).speed(0.5)).isEqualTo("0.5×");
        assertThat(new Messages(Language.ENGLISH).speed(20)).isEqualTo("20×");
    }

    private static SortedSet<String> values(String text) {
        SortedSet<String> values = new TreeSet<>();
        Pattern.compile("\\{(\\d)").matcher(text).results().forEach(match -> values.add(match.group(1)));
        return values;
    }

    private static Properties texts(String name) throws IOException {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                Objects.requireNonNull(Messages.class.getResourceAsStream(name)), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        return texts;
    }
}
