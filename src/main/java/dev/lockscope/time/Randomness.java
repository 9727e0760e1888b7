package dev.lockscope.time;

import java.util.SplittableRandom;

/**
 * Seeded chance: the same seed and the same questions give the same answers.
 *
 * <p>Each part of a run takes its own stream with {@link #fork}, so that a question more in one part changes nothing in
 * another. Not for secrets (see {@link Secrets}); one instance is safe for use by several threads.
 */
public final class Randomness {

    private static final int TOKEN_BYTES = 20;

    private final long seed;
    private final SplittableRandom random;

    private Randomness(long seed) {
        this.seed = seed;
        this.random = new SplittableRandom(seed);
    }

    /** A stream that is fixed by {@code seed}. */
    public static Randomness seeded(long seed) {
        return new Randomness(seed);
    }

    /** A stream of its own that is fixed by this stream's seed and {@code name} alone. */
    public Randomness fork(String name) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < name.length(); i++) {
            hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
        }
        return new Randomness(new SplittableRandom(seed ^ hash).nextLong());
    }

    /**
     * The next number of the stream.
     *
     * @param bound above 0
     * @return 0 to {@code bound} - 1
     */
    public synchronized long nextLong(long bound) {
        return random.nextLong(bound);
    }

    /** A lock token: 20 random bytes in hexadecimal, as the Redis documentation on distributed locks suggests. */
    public synchronized String token() {
        StringBuilder text = new StringBuilder(2 * TOKEN_BYTES);
        for (int i = 0; i < TOKEN_BYTES; i++) {
            int b = random.nextInt(256);
            text.append(Character.forDigit(b >> 4, 16)).append(Character.forDigit(b & 15, 16));
        }
        return text.toString();
    }
}
