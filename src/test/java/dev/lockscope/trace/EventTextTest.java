package dev.lockscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.lockscope.trace.ClientFact.ClientPaused;
import dev.lockscope.trace.CommandFact.CommandExecuted;
import dev.lockscope.trace.CommandFact.CommandSent;
import dev.lockscope.trace.LockFact.LockAcquired;
import dev.lockscope.trace.ResourceFact.WriteAccepted;
import dev.lockscope.trace.ResourceFact.WriteRejected;
import dev.lockscope.trace.StoreFact.KeyDeleted;
import dev.lockscope.trace.StoreFact.KeyExpired;
import dev.lockscope.trace.StoreFact.KeyStored;
import java.lang.reflect.RecordComponent;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EventTextTest {

    private static final String TOKEN = "7f3a90c1d2e3f4051627384950617283940a1b2c";

    private final EventText english = EventText.in("en");
    private final EventText bokmal = EventText.in("nb");

    @Test
    void saysWhatHappenedInPlainWords() {
        Fact acquired = new LockAcquired("A", "lock:account", TOKEN, null, 3_003_600_000L);
        assertThat(english.of(acquired)).isEqualTo("acquired lock:account, token 7f3a…, valid until 3.004 s");
        assertThat(bokmal.of(acquired)).isEqualTo("fikk lock:account, token 7f3a…, gyldig til 3,004 s");

        Fact expired = new KeyExpired("n1", "lock:account", TOKEN);
        assertThat(english.of(expired)).isEqualTo("key lock:account expired (held 7f3a…)");

        Fact wrote = new WriteAccepted("account", "A", 1000, 900, -100, null);
        assertThat(english.of(wrote)).isEqualTo("A wrote 900 (was 1000): accepted");
        assertThat(bokmal.of(wrote)).isEqualTo("A skrev 900 (var 1000): godtatt");

        assertThat(english.of(new ClientPaused("A"))).isEqualTo("was paused");
    }

    @Test
    void aLargeAmountIsNoToken() {
        assertThat(english.of(new WriteAccepted("account", "A", 1_000_000_000_000L, 2_000_000_000_000L, 1, null)))
                .isEqualTo("A wrote 2000000000000 (was 1000000000000): accepted");
    }

    @Test
    void fencingTokensStandInFull() {
        assertThat(english.of(new LockAcquired("A", "l", TOKEN, 1234567L, null)))
                .isEqualTo("acquired l, token 7f3a…, fencing token 1234567, valid for ever");
        assertThat(english.of(new WriteRejected("account", "A", 1000, 33L, 34L, "token is too low")))
                .isEqualTo("write of A with fencing token 33 rejected: highest seen is 34");
        assertThat(english.of(new WriteRejected("account", "A", 1000, null, null, "no token")))
                .isEqualTo("write of A rejected: no token");
    }

    @Test
    void whatIsNotKnownIsLeftOut() {
        assertThat(english.of(new KeyDeleted("n1", "k", "v", null))).isEqualTo("key k was deleted (held v)");
        assertThat(english.of(new KeyDeleted("n1", "k", "v", "B"))).isEqualTo("key k was deleted by B (held v)");
        assertThat(english.of(new KeyStored("n1", "k", "v", null))).isEqualTo("key k holds v, never expires");
        assertThat(english.of(new CommandExecuted("A", "n1", 1, "GET k", true)))
                .isEqualTo("executed inside a script, for A: GET k");
        assertThat(english.of(new CommandExecuted("A", "n1", 1, "GET k", false)))
                .isEqualTo("executed, for A: GET k");
    }

    @Test
    void tokensInCommandsAreShortenedAndLongCommandsCutOff() {
        assertThat(english.of(new CommandSent("A", "n1", 1, "SET lock:account " + TOKEN + " NX PX 3000")))
                .isEqualTo("sent to n1: SET lock:account 7f3a… NX PX 3000");
        assertThat(english.of(new CommandSent("A", "n1", 1, "EVAL " + "x".repeat(100_000))))
                .hasSize("sent to n1: ".length() + PlainText.LONGEST)
                .endsWith("…");
    }

    @Test
    void timesAreRoundedToTheMillisecond() {
        assertThat(english.seconds(0)).isEqualTo("0.000 s");
        assertThat(english.seconds(1_499_999)).isEqualTo("0.001 s");
        assertThat(english.seconds(1_500_000)).isEqualTo("0.002 s");
        assertThat(english.seconds(-61_234_000_000L)).isEqualTo("-61.234 s");
        assertThat(bokmal.seconds(61_234_000_000L)).isEqualTo("61,234 s");
        assertThat(english.seconds(Long.MIN_VALUE)).isEqualTo("-9223372036.855 s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "nb"})
    void everyFactHasAPlainLineWhateverItsFields(String language) {
        EventText text = EventText.in(language);
        RandomEvents random = RandomEvents.hostile(11);
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            for (int i = 0; i < 50; i++) {
                Fact fact = kind == UnknownFact.class ? new UnknownFact("X", "{}") : random.fact(kind);
                assertThat(text.of(fact))
                        .as("seed 11, %s", fact)
                        .isNotBlank()
                        .doesNotContainPattern("[\\p{Cc}\\p{Zl}\\p{Zp}\\u202E]")
                        .doesNotContain("null");
            }
        }
    }

    @Test
    void bothLanguagesHaveTheSameKeysAndPlaces() {
        ResourceBundle en = EventText.bundle("en");
        ResourceBundle nb = EventText.bundle("nb");

        assertThat(keys(nb)).isEqualTo(keys(en));
        for (String key : keys(en)) {
            assertThat(Template.places(nb.getString(key))).as(key).isEqualTo(Template.places(en.getString(key)));
            if (!key.equals("RunEnded") && !key.equals("decimal.sign") && !key.contains(".")) {
                assertThat(nb.getString(key)).as(key).isNotEqualTo(en.getString(key));
            }
        }
    }

    @Test
    void noKeyIsLeftOver() {
        Set<String> needed = new TreeSet<>(Set.of("decimal.sign"));
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            needed.add(kind.getSimpleName());
            for (RecordComponent component : kind.getRecordComponents()) {
                if (component.getType().isEnum()) {
                    for (Object constant : component.getType().getEnumConstants()) {
                        needed.add(component.getType().getSimpleName() + "." + ((Enum<?>) constant).name());
                    }
                }
            }
        }
        assertThat(keys(EventText.bundle("en"))).isEqualTo(needed);
    }

    @Test
    void whatMayBeUnknownStandsInBrackets() {
        ResourceBundle en = EventText.bundle("en");
        for (Class<? extends Record> kind : RandomEvents.kinds()) {
            String outside = en.getString(kind.getSimpleName()).replaceAll("\\[[^\\]]*\\]", "");
            for (RecordComponent component : kind.getRecordComponents()) {
                if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
                    assertThat(outside).as(kind.getSimpleName()).doesNotContain("{" + component.getName());
                }
            }
        }
    }

    private static Set<String> keys(ResourceBundle bundle) {
        Set<String> keys = new TreeSet<>();
        for (Enumeration<String> all = bundle.getKeys(); all.hasMoreElements(); ) {
            keys.add(all.nextElement());
        }
        return keys;
    }
}
