package dev.lockscope.scenario.tuning;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Something of a scenario that can be changed.
 *
 * @param path where it is in the scenario's document, such as {@code clients.A.ttl} or {@code clients.A.does.2.work};
 *     the steps of a client are counted from 0
 * @param what what it is, for its words
 * @param owner the client, or entry of several clients, that it belongs to; nothing for the topology and the resource
 * @param value what it is now, as written, or the usual value, to the millisecond, where it is not; empty for no
 *     limit
 * @param written whether the scenario says it, so that it does not follow from something else
 * @param choices the values that there are, where they are few
 * @param range the least and the most, where it has those
 */
public record Parameter(
        String path,
        What what,
        Optional<String> owner,
        String value,
        boolean written,
        List<String> choices,
        Optional<Range> range) {

    public Parameter {
        choices = List.copyOf(choices);
    }

    /** How it is written. */
    public Kind kind() {
        return what.kind();
    }

    /** The least and the most, both allowed, as they are written. */
    public record Range(String least, String most) {}

    /** How values are written. */
    public enum Kind {
        /** A length of time such as {@code 150ms}, {@code 1.5s} or {@code 2m}. */
        DURATION,
        /** A length of time, or {@code until-told}. */
        WORK,
        /** A whole number. */
        COUNT,
        /** A whole number of kroner. */
        MONEY,
        /** One of a few words. */
        CHOICE;

        /** Its id, as in the words' keys. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What a parameter is; there are words for each. */
    public enum What {
        TTL(Kind.DURATION),
        TIMEOUT(Kind.DURATION),
        RETRY_ATTEMPTS(Kind.COUNT),
        RETRY_DELAY(Kind.DURATION),
        RETRY_JITTER(Kind.DURATION),
        RENEW_EVERY(Kind.DURATION),
        RENEW_AT_MOST(Kind.COUNT),
        WAIT_REPLICAS(Kind.COUNT),
        WAIT_LIMIT(Kind.DURATION),
        WORK(Kind.WORK),
        WORK_FROM(Kind.DURATION),
        WORK_TO(Kind.DURATION),
        WORK_MEDIAN(Kind.DURATION),
        WORK_P99(Kind.DURATION),
        COMPUTE(Kind.DURATION),
        NODES(Kind.CHOICE),
        REPLICAS(Kind.COUNT),
        SENTINELS(Kind.CHOICE),
        MIN_REPLICAS(Kind.COUNT),
        MAX_LAG(Kind.DURATION),
        DOWN_AFTER(Kind.DURATION),
        KEEPS(Kind.CHOICE),
        BALANCE(Kind.MONEY),
        FENCING(Kind.CHOICE),
        COMPARE(Kind.CHOICE),
        KEYS(Kind.CHOICE);

        private final Kind kind;

        What(Kind kind) {
            this.kind = kind;
        }

        /** How it is written. */
        public Kind kind() {
            return kind;
        }

        /** Its id, as in the words' keys, such as {@code retry-delay}. */
        public String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
