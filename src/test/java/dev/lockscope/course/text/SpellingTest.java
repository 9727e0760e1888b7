package dev.lockscope.course.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word for one thing: what has a name in the glossary has no other name elsewhere. */
class SpellingTest {

    /** What is not said, by what is said instead. Code is not looked at. */
    private static final Map<String, Map<String, String>> INSTEAD = Map.of("en", english(), "nb", norwegian());

    private static Map<String, String> english() {
        Map<String, String> instead = new LinkedHashMap<>();
        instead.put("time-out", "timeouts?|time outs?");
        instead.put("failover", "fail-overs?|switch-?over");
        instead.put("replica", "slaves?|secondar(y|ies)|standby|followers?");
        instead.put("master", "primar(y|ies)|leaders?");
        instead.put("holder", "owners?|possessors?");
        instead.put("watchdog", "watch dogs?|watch-dogs?|keep-?alives?|heartbeats?");
        instead.put("fencing token", "fencing-tokens?|fence tokens?|fencing numbers?");
        instead.put("lost update", "lost writes?|lost-update");
        instead.put("majority", "majoritys");
        instead.put("Redlock", "(?-i:redlock|RedLock|Red Lock)");
        instead.put("Redis", "(?-i:redis|REDIS)");
        instead.put("Lua", "(?-i:lua|LUA)");
        instead.put("idempotency key", "idempotence keys?|idempotent keys?");
        instead.put("compare and set", "compare-and-swap|check-and-set|(?-i:CAS)");
        instead.put("orphan key", "orphaned keys?|zombie keys?");
        instead.put("partition", "network split|net split|split brain|split-brain");
        return instead;
    }

    private static Map<String, String> norwegian() {
        Map<String, String> instead = new LinkedHashMap<>();
        instead.put("leietid", "leases?|leasen|leasing\\p{L}*|leieperiode\\p{L}*|leiekontrakt\\p{L}*");
        instead.put("tidsgrense", "time-?outs?|timeouten|tidsavbrudd\\p{L}*");
        instead.put("failover", "fail-over\\p{L}*|omkobling\\p{L}*|overtakelse\\p{L}*");
        instead.put("replika", "slave\\p{L}*|følger(en|ne)|sekundær\\p{L}*|replica\\p{L}*|replikaset\\p{L}*");
        instead.put("master", "mester\\p{L}*|mestre\\p{L}*|primær(node|server)\\p{L}*|hovednode\\p{L}*");
        instead.put("innehaver", "(lås)?eier(en|ne)|holder(en|ne)|besitter\\p{L}*");
        instead.put("watchdog", "vakthund\\p{L}*|overvåker(en|ne)|watch-dog\\p{L}*");
        instead.put("fencing-token", "fencing token\\p{L}*|fencingtoken\\p{L}*|gjerde\\p{L}*|fence-token\\p{L}*");
        instead.put("token", "symbol\\p{L}*|tokens");
        instead.put("frigjøring", "frigiving\\p{L}*|frigivels\\p{L}*|opplåsing\\p{L}*");
        instead.put("quorum", "kvorum\\p{L}*");
        instead.put("flertall", "majoritet\\p{L}*");
        instead.put("livelock", "levelås\\p{L}*|live-lock\\p{L}*");
        instead.put("nettdeling", "nettverksdeling\\p{L}*|partisjon\\p{L}*|nettsplitt\\p{L}*");
        instead.put("luke", "gap(et|ene)?|vindu(er)? mellom");
        instead.put("podd", "pod(er|ene)");
        instead.put("dublett", "duplikat\\p{L}*");
        instead.put("sjekk", "kontroll|kontrollen|kontroller(e|er|te|t)");
        instead.put("overlappen", "overlappet");
        instead.put("forfremmelse", "promotering\\p{L}*|promotert?e?");
        instead.put("krasj", "kræsj\\p{L}*|krash\\p{L}*|crash\\p{L}*");
        instead.put("avbruddssignal", "abort-?signal\\p{L}*|abortsignal\\p{L}*");
        instead.put("Redlock", "(?-i:redlock|RedLock)");
        instead.put("Redis", "(?-i:redis|REDIS)");
        return instead;
    }

    private static Stream<String> wrong(Passage passage) {
        Map<String, String> words = INSTEAD.getOrDefault(passage.language(), Map.of());
        return words.entrySet().stream()
                .flatMap(entry -> Pattern.compile(
                                "(?<![\\p{L}-])(?:" + entry.getValue() + ")(?![\\p{L}])",
                                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                        .matcher(passage.spoken())
                        .results()
                        .map(found -> "%s %s: \"%s\" instead of \"%s\""
                                .formatted(passage.language(), passage.where(), found.group(), entry.getKey())));
    }

    @Test
    void oneWordForOneThing() {
        assertThat(Passages.all().stream().flatMap(SpellingTest::wrong)).isEmpty();
    }

    @Test
    void anotherWordIsFound() {
        assertThat(wrong(new Passage("nb", "x", "", "Leasen er ute, og eieren vet det ikke.")))
                .containsExactly(
                        "nb x: \"Leasen\" instead of \"leietid\"", "nb x: \"eieren\" instead of \"innehaver\"");
        assertThat(wrong(new Passage("en", "x", "", "The owner asks redis for a fencing-token.")))
                .containsExactly(
                        "en x: \"owner\" instead of \"holder\"",
                        "en x: \"fencing-token\" instead of \"fencing token\"",
                        "en x: \"redis\" instead of \"Redis\"");
    }
}
