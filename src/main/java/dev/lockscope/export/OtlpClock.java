package dev.lockscope.export;

import java.math.BigInteger;
import java.time.Instant;

/** Instants of a run as OTLP says them: decimal texts of ns since 1970, whatever clocks the run moved. */
final class OtlpClock {

    private static final BigInteger BILLION = BigInteger.valueOf(1_000_000_000);
    private static final BigInteger LATEST = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

    private final BigInteger start;

    OtlpClock(Instant start) {
        this.start =
                BigInteger.valueOf(start.getEpochSecond()).multiply(BILLION).add(BigInteger.valueOf(start.getNano()));
    }

    /** An instant, ns since the run's start; as near as 64 bits can say it. */
    String of(long at) {
        return start.add(BigInteger.valueOf(at))
                .max(BigInteger.ZERO)
                .min(LATEST)
                .toString();
    }
}
