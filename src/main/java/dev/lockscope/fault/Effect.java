package dev.lockscope.fault;

/** The kinds of what a fault can have changed in a run, with the sentence for each. */
public enum Effect {
    /** Calls of a client stood still with it. */
    CALLS_WAITED("no call came while it stood still", "1 call waited", "%d calls waited"),

    /** Messages waited in a link. */
    MESSAGES_WAITED("no message came by", "1 message was kept until then", "%d messages were kept until then"),

    /** Messages were on their way when a link was cut. */
    MESSAGES_LOST("no message was under way when it was cut", "1 message was lost", "%d messages were lost");

    private final String none;
    private final String one;
    private final String several;

    Effect(String none, String one, String several) {
        this.none = none;
        this.one = one;
        this.several = several;
    }

    /**
     * Tells what a fault came to.
     *
     * @param touched how many things of this kind there were, 0 for none
     */
    public Fault.Report report(int touched) {
        return new Fault.Report(touched, this);
    }

    /** The sentence for so many. */
    public String sentence(int touched) {
        return switch (touched) {
            case 0 -> none;
            case 1 -> one;
            default -> String.format(several, touched);
        };
    }
}
