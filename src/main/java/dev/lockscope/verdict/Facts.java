package dev.lockscope.verdict;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Collects what the texts of a finding or a moment name; what is not known is left out. */
final class Facts {

    private final Map<String, Object> facts = new LinkedHashMap<>();

    Facts add(String name, String word) {
        facts.put(name, word);
        return this;
    }

    Facts add(String name, long number) {
        facts.put(name, number);
        return this;
    }

    Facts addKnown(String name, @Nullable Long number) {
        if (number != null) {
            facts.put(name, number);
        }
        return this;
    }

    Facts addKnown(String name, Optional<String> word) {
        word.ifPresent(known -> facts.put(name, known));
        return this;
    }

    /** A count that is worth a word only where it is more than {@code usual}. */
    Facts addAbove(String name, long usual, long count) {
        if (count > usual) {
            facts.put(name, count);
        }
        return this;
    }

    /** When a pause began and ended, or since when it lasts. */
    Facts addPause(Optional<Pause> pause) {
        pause.ifPresent(known -> {
            long began = known.paused().at();
            known.resumed()
                    .ifPresentOrElse(
                            resumed -> add("paused", began).add("resumed", resumed.at()),
                            () -> add("pausedSince", began));
        });
        return this;
    }

    Map<String, Object> map() {
        return facts;
    }
}
