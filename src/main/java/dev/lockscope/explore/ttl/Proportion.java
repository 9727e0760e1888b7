package dev.lockscope.explore.ttl;

/**
 * How often something happened, and between which bounds its chance lies with 95 % confidence.
 *
 * <p>The bounds are those of E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal
 * of the American Statistical Association 22 (1927), which hold up for rare events and small numbers too.
 *
 * @param times how often it happened
 * @param of out of how many, at least 1
 */
public record Proportion(int times, int of) {

    /** How many standard deviations 95 % of a normal distribution lie within. */
    static final double Z = 1.959963984540054;

    /** @throws IllegalArgumentException when it happened more often than it could, or could not at all */
    public Proportion {
        if (of < 1 || times < 0 || times > of) {
            throw new IllegalArgumentException(times + " of " + of);
        }
    }

    /** The share, 0 to 1. */
    public double share() {
        return (double) times / of;
    }

    /** The lower bound, 0 to 1. */
    public double low() {
        return times == 0 ? 0 : Math.max(0, centre() - reach());
    }

    /** The upper bound, 0 to 1. */
    public double high() {
        return times == of ? 1 : Math.min(1, centre() + reach());
    }

    private double centre() {
        return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double reach() {
        double p = share();
        return Z * Math.sqrt(p * (1 - p) / of + Z * Z / (4.0 * of * of)) / (1 + Z * Z / of);
    }
}
