package dev.lockscope.redis.process;

import java.util.Optional;

/**
 * What tells a process from a later one with the same number.
 *
 * @param pid its number
 * @param started when it started, ms since 1970, or 0 where the system does not tell
 * @param executable its executable, or {@code ?} where the system does not tell
 */
record Identity(long pid, long started, String executable) {

    static Identity of(ProcessHandle process) {
        ProcessHandle.Info info = process.info();
        return new Identity(
                process.pid(),
                info.startInstant().map(java.time.Instant::toEpochMilli).orElse(0L),
                info.command().orElse("?"));
    }

    /** Reads what {@link #toString} wrote, if it is whole. */
    static Optional<Identity> parse(String line) {
        String[] words = line.split(" ", 3);
        try {
            return words.length < 3
                    ? Optional.empty()
                    : Optional.of(new Identity(Long.parseLong(words[0]), Long.parseLong(words[1]), words[2]));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** The process, if the very same one is still alive. */
    Optional<ProcessHandle> find() {
        return ProcessHandle.of(pid)
                .filter(ProcessHandle::isAlive)
                .filter(process -> of(process).equals(this));
    }

    @Override
    public String toString() {
        return pid + " " + started + " " + executable;
    }
}
