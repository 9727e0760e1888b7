package dev.lockscope.time;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Chance that nobody can guess, for passwords and seeds. */
public final class Secrets {

    private final SecureRandom random = new SecureRandom();

    /** A new password: 32 random bytes in hexadecimal. */
    public String password() {
        byte[] bytes = new byte[32];
        random.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** A random word that tells a run from every other: 4 bytes in hexadecimal. */
    public String runId() {
        return password().substring(0, 8);
    }

    /** A new seed, small enough (0 to 999,999) to read out and type in again. */
    public long seed() {
        return random.nextInt(1_000_000);
    }
}
