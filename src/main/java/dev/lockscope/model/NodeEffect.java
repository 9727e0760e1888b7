package dev.lockscope.model;

/** The kinds of what a fault of a node, a clock or a link can have changed in a run, with the sentence for each. */
enum NodeEffect {
    /** A process came or went. */
    DONE("it happened", "it happened", "it happened"),

    /** Writes were not forced to disk yet. */
    WRITES_LOST("no write was lost", "1 write was lost", "%d writes were lost"),

    /** Keys were on disk. */
    KEYS_FOUND("it found no key", "it found 1 key", "it found %d keys"),

    /** A new master lacks keys. */
    KEYS_LACKING("it has every key", "it lacks 1 key", "it lacks %d keys"),

    /** Keys have an expiry. */
    KEYS_MOVED("no key has an expiry", "the expiry of 1 key was moved", "the expiry of %d keys was moved"),

    /** Keys were thrown away. */
    KEYS_GONE("there was no key", "1 key is gone", "%d keys are gone"),

    /** Messages were late. */
    MESSAGES_DELAYED("no message came by", "1 message was late", "%d messages were late");

    private final String none;
    private final String one;
    private final String several;

    NodeEffect(String none, String one, String several) {
        this.none = none;
        this.one = one;
        this.several = several;
    }

    String sentence(int touched) {
        return switch (touched) {
            case 0 -> none;
            case 1 -> one;
            default -> String.format(several, touched);
        };
    }
}
