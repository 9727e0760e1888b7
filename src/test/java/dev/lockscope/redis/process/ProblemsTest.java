package dev.lockscope.redis.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ProblemsTest {

    private static final String BUNDLE = "dev.lockscope.redis.process.servers";

    @Test
    void bothLanguagesHaveTheSameTexts() {
        ResourceBundle english = ResourceBundle.getBundle(BUNDLE, Locale.ROOT);
        ResourceBundle norwegian = ResourceBundle.getBundle(BUNDLE, Locale.forLanguageTag("nb"));

        for (String key : new TreeSet<>(english.keySet())) {
            assertThat(norwegian.getString(key))
                    .as(key)
                    .isNotEqualTo(english.getString(key))
                    .doesNotContain("'");
            for (String word : new String[] {"{0}", "{1}", "{2}"}) {
                assertThat(norwegian.getString(key).contains(word))
                        .as("%s of %s", word, key)
                        .isEqualTo(english.getString(key).contains(word));
            }
        }
        assertThat(norwegian.keySet()).isEqualTo(english.keySet());
    }

    @Test
    void everyReasonHasATextAndACure() {
        Problems problems = Problems.in("en");
        for (Probe.Reason reason : Probe.Reason.values()) {
            if (reason != Probe.Reason.NONE) {
                for (String kind : new String[] {"own", "bundled"}) {
                    assertThat(problems.problem(reason.key(kind), "FILE", "TEXT")
                                    .cure())
                            .isNotBlank();
                }
            }
        }
        assertThat(problems.problem("start.port", "redis", "6379")).hasMessageContaining("6379");
    }
}
