package dev.lockscope.trace;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a trace is a trace of.
 *
 * @param scenario the scenario file's text, whole, so that a trace explains itself
 * @param scenarioName the scenario's id
 * @param variant which of the file's variants was run; null where the file has none
 * @param seed the seed of the run's chance
 * @param speed how many times faster than written the run went; every duration of the scenario was divided by it
 * @param started calendar time of the run's start
 * @param lockscopeVersion the version of this program
 * @param serverVersion the Redis servers' version text
 * @param javaVersion the Java runtime's version text
 * @param cast who takes part
 */
public record Header(
        String scenario,
        String scenarioName,
        @Nullable String variant,
        long seed,
        double speed,
        Instant started,
        String lockscopeVersion,
        String serverVersion,
        String javaVersion,
        Cast cast) {

    /** What the version text of a model of Redis begins with. */
    private static final String MODEL = "model of ";

    /** Whether the run was one on the model of Redis, for which no server was ever started. */
    public boolean isOfModel() {
        return serverVersion.startsWith(MODEL);
    }
}
