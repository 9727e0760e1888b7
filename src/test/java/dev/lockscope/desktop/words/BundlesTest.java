package dev.lockscope.desktop.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BundlesTest {

    private static final Path TEXTS = Path.of("src/main/resources/dev/lockscope/desktop");
    private static final Path SOURCES = Path.of("src/main/java/dev/lockscope/desktop");
    private static final String NORWEGIAN = "_nb.properties";

    /** A key that is written where a text is asked for; one that goes on with a plus is the beginning of several. */
    private static final Pattern USE = Pattern.compile("exts\\.(?:say|bind)\\(\\s*\"([^\"]+)\"\\s*([+,)])");

    @ParameterizedTest
    @MethodSource("bundles")
    void bothLanguagesHaveTheSameTexts(Path english) throws IOException {
        Path norwegian = Path.of(english.toString().replace(".properties", NORWEGIAN));

        assertThat(keys(norwegian)).isEqualTo(keys(english)).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void everyTextThatIsAskedForIsThere(Path english) throws IOException {
        Set<String> keys = keys(english);
        Path area = SOURCES.resolve(TEXTS.relativize(english).getParent());

        for (Path source : files(area, ".java")) {
            Matcher use = USE.matcher(Files.readString(source));
            while (use.find()) {
                String key = use.group(1);
                assertThat(keys)
                        .as(source + " asks for " + key)
                        .anyMatch(there -> use.group(2).equals("+") ? there.startsWith(key) : there.equals(key));
            }
        }
    }

    @Test
    void thereAreBundlesToLookAt() throws IOException {
        assertThat(bundles()).hasSizeGreaterThan(2);
    }

    static List<Path> bundles() throws IOException {
        return files(TEXTS, ".properties").stream()
                .filter(file -> !file.toString().endsWith(NORWEGIAN))
                .toList();
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static Set<String> keys(Path file) throws IOException {
        Properties texts = new Properties();
        try (Reader in = Files.newBufferedReader(file)) {
            texts.load(in);
        }
        return new TreeSet<>(texts.stringPropertyNames());
    }
}
