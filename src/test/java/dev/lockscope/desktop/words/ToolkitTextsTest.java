package dev.lockscope.desktop.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The libraries' own texts, found in the way in which the libraries look for them. */
class ToolkitTextsTest {

    private static final String CONTROLS = "com/sun/javafx/scene/control/skin/resources/controls";
    private static final Path RESOURCES = Path.of("src/main/resources");

    /** Signs and abbreviations are the same in every language. */
    private static final Pattern WORD = Pattern.compile("[a-z]{3}");

    @ParameterizedTest
    @ValueSource(strings = {CONTROLS, "controlsfx"})
    void everyTextWithWordsIsThereInNorwegian(String name) throws IOException {
        ResourceBundle english = ResourceBundle.getBundle(name, Locale.ROOT);
        Set<String> norwegian = own(RESOURCES.resolve(name + "_nb.properties"));

        List<String> missing = english.keySet().stream()
                .filter(key -> WORD.matcher(english.getString(key)).find())
                .filter(key -> !norwegian.contains(key))
                .toList();

        assertThat(missing).isEmpty();
        assertThat(english.keySet()).containsAll(norwegian);
    }

    @ParameterizedTest
    @ValueSource(strings = {"TextInputControl.menu.Copy", "Dialog.cancel.button"})
    void aNorwegianWindowDoesNotSpeakEnglish(String key) {
        String english = ResourceBundle.getBundle(CONTROLS, Locale.ROOT).getString(key);

        assertThat(ResourceBundle.getBundle(CONTROLS, Locale.forLanguageTag("nb"))
                        .getString(key))
                .isNotEqualTo(english);
        assertThat(ResourceBundle.getBundle(CONTROLS, Locale.forLanguageTag("nb-NO"))
                        .getString(key))
                .isNotEqualTo(english);
    }

    private static Set<String> own(Path file) throws IOException {
        Properties texts = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            texts.load(in);
        }
        return texts.stringPropertyNames();
    }
}
