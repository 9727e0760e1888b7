package dev.lockscope.scenario.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Everything that can be said can be said in both languages, with the same gaps to fill. */
class WordingTest {

    private static final Pattern GAP = Pattern.compile("\\{[0-9]}");

    @Test
    void bothBundlesHaveEveryWordingAndNothingElse() throws IOException {
        Set<String> keys = Stream.concat(
                        Stream.of("join.expected", "join.hint", "join.variants"),
                        Stream.of(Wording.values()).map(Wording::key))
                .collect(Collectors.toSet());
        assertThat(bundle("problem.properties").stringPropertyNames()).isEqualTo(keys);
        assertThat(bundle("problem_nb.properties").stringPropertyNames()).isEqualTo(keys);
    }

    @Test
    void bothLanguagesHaveTheSameGaps() throws IOException {
        Properties english = bundle("problem.properties");
        Properties norwegian = bundle("problem_nb.properties");
        for (String key : english.stringPropertyNames()) {
            assertThat(gaps(norwegian.getProperty(key))).as(key).isEqualTo(gaps(english.getProperty(key)));
            assertThat(norwegian.getProperty(key)).as(key).isNotBlank();
        }
    }

    @Test
    void whatFillsAGapIsTakenAsItIs() {
        assertThat(Wording.UNKNOWN_KEY.with("{0}").in("en")).isEqualTo("unknown key \"{0}\"");
    }

    private static Set<String> gaps(String words) {
        return GAP.matcher(words)
                .results()
                .map(result -> result.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Properties bundle(String name) throws IOException {
        Properties bundle = new Properties();
        try (Reader in = new InputStreamReader(
                Objects.requireNonNull(Wording.class.getResourceAsStream(name)), StandardCharsets.UTF_8)) {
            bundle.load(in);
        }
        return bundle;
    }
}
