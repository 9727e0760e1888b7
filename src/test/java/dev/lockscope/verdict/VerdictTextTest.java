package dev.lockscope.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.lockscope.scenario.FindingId;
import dev.lockscope.trace.LinkFact.Condition;
import dev.lockscope.trace.ResourceFact.Fencing;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class VerdictTextTest {

    private static final List<String> PARTS = List.of("headline", "title", "summary", "story", "explanation", "remedy");
    private static final List<String> CAUSES = List.of(
            "failover",
            "demotion",
            "split",
            "amnesia",
            "clock",
            "eviction",
            "flush",
            "by-hand",
            "late-answer",
            "stalled");
    private static final Properties EN = bundle("verdict.properties");
    private static final Properties NB = bundle("verdict_nb.properties");

    @ParameterizedTest
    @EnumSource(FindingId.class)
    void everyFindingHasAllTextsInBothLanguages(FindingId id) {
        for (String part : PARTS) {
            assertThat(EN.getProperty(id.id() + "." + part)).as(part).isNotBlank();
            assertThat(NB.getProperty(id.id() + "." + part)).as(part).isNotBlank();
            assertThat(NB.getProperty(id.id() + "." + part))
                    .as(part)
                    .isNotEqualTo(EN.getProperty(id.id() + "." + part));
        }
    }

    @Test
    void noTextIsTheSameInBothLanguages() {
        for (String key : EN.stringPropertyNames()) {
            assertThat(NB.getProperty(key)).as(key).isNotEqualTo(EN.getProperty(key));
        }
    }

    @Test
    void bothLanguagesHaveTheSameTextsWithTheSamePlaces() {
        assertThat(NB.stringPropertyNames()).isEqualTo(EN.stringPropertyNames());
        for (String key : EN.stringPropertyNames()) {
            assertThat(Template.places(NB.getProperty(key))).as(key).isEqualTo(Template.places(EN.getProperty(key)));
        }
    }

    @Test
    void everyWordThatAFactCanBeIsThere() {
        VerdictText text = VerdictText.in("en");
        for (Fencing rule : Fencing.values()) {
            assertThat(text.rule(rule)).isNotBlank();
        }
        for (Severity severity : Severity.values()) {
            assertThat(text.severity(severity)).isNotBlank();
        }
        for (Tenure.End end : Tenure.End.values()) {
            assertThat(EN).containsKey("word.end." + end.id());
        }
        for (Condition condition : Condition.values()) {
            assertThat(EN)
                    .containsKey("word.condition."
                            + condition.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
        assertThat(EN).containsKeys("word.down.killed", "word.down.stopped", "word.copy.never", "word.copy.gone");
        assertThat(EN).containsKeys("word.change.shorter", "word.change.longer", "word.change.same");
        assertThat(EN).containsKeys("word.letGo.released", "word.letGo.refused");
        assertThat(EN).containsKeys("word.order.late", "word.order.left");
        assertThat(EN)
                .containsKeys("word.outcome.got", "word.outcome.gave-up", "word.outcome.crashed", "word.outcome.waits");
        assertThat(EN).containsKeys("word.notice.told-late", "word.notice.looked-late", "word.notice.misled");
        for (String check : List.of("unfenced", "fenced")) {
            assertThat(EN).containsKeys("word.check." + check, "word.check." + check + "-forgetful");
        }
        assertThat(EN).containsKeys("remedy.fenced", "remedy.compared", "remedy.unlocked");
        for (String cause : List.of("too-late", "replicas", "unreachable", "blocked")) {
            assertThat(EN).containsKeys("not-acquired.remedy." + cause, "not-acquired.explanation." + cause);
        }
        for (String cause : CAUSES) {
            assertThat(EN).containsKeys("why." + cause, "remedy." + cause, "overlap.explanation." + cause);
        }
        assertThat(EN).containsKeys("word.how.crashed", "word.how.finished", "word.how.forgot", "word.end.released");
    }

    @Test
    void englishStaysEnglishOnANorwegianMachine() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("nb-NO"));
            assertThat(VerdictText.in("en").severity(Severity.HARM)).isEqualTo("harm");
            assertThat(VerdictText.in("nb").severity(Severity.HARM)).isEqualTo("skade");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void aPartInBracketsNeedsItsOwnFactsOnly() {
        assertThat(fill("a[ b {x}[ c {y}]]", Map.of("x", 1L, "y", 2L))).isEqualTo("a b 1 c 2");
        assertThat(fill("a[ b {x}[ c {y}]]", Map.of("x", 1L))).isEqualTo("a b 1");
        assertThat(fill("a[ b {x}[ c {y}]]", Map.of("y", 2L))).isEqualTo("a");
    }

    @Test
    void aMissingFactOrBracketIsAnError() {
        assertThatThrownBy(() -> fill("a {x}", Map.of())).hasMessageContaining("a {x}");
        assertThatThrownBy(() -> fill("a [b", Map.of())).hasMessageContaining("not closed");
        assertThatThrownBy(() -> fill("a ]b", Map.of())).hasMessageContaining("too many");
        assertThatThrownBy(() -> fill("a {b", Map.of())).hasMessageContaining("not closed");
    }

    @Test
    void timesAreInSecondsToTheMillisecond() {
        Measures measures = new Measures('.');
        assertThat(measures.instant(3_004_000_000L)).isEqualTo("3.004 s");
        assertThat(measures.instant(3_004_499_999L)).isEqualTo("3.004 s");
        assertThat(measures.instant(0)).isEqualTo("0.000 s");
        assertThat(measures.length(1_840_000_000L)).isEqualTo("1.84 s");
        assertThat(measures.length(2_000_000_000L)).isEqualTo("2.0 s");
        assertThat(measures.length(10_000_000_000L)).isEqualTo("10.0 s");
        assertThat(measures.length(250_000L)).isEqualTo("250 µs");
        assertThat(measures.length(1)).isEqualTo("1 µs");
        assertThat(measures.length(0)).isEqualTo("0.0 s");
        assertThat(new Measures(',').length(1_840_000_000L)).isEqualTo("1,84 s");
        assertThat(measures.money(-100)).isEqualTo("-100 kr");
    }

    private static String fill(String text, Map<String, Object> facts) {
        return Template.fill(text, new Template.Words() {
            @Override
            public boolean knows(String name) {
                return facts.containsKey(name);
            }

            @Override
            public String say(String name, String format) {
                return String.valueOf(facts.get(name));
            }
        });
    }

    private static Properties bundle(String name) {
        Properties texts = new Properties();
        try (InputStream file = VerdictText.class.getResourceAsStream(name);
                Reader reader = new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8)) {
            texts.load(reader);
        } catch (IOException e) {
            throw new AssertionError(name, e);
        }
        return texts;
    }
}
